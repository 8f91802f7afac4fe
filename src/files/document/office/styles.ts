/** Properties of a style that affect extraction and cleaning. */
export interface StyleFacts {
  hidden: boolean;
  /** Whether the text must not change: code, or glyphs of a symbol font. */
  code: boolean;
  underlined: boolean;
  /** Undefined where the style leaves it as it is around. */
  bold?: boolean | undefined;
  italic?: boolean | undefined;
}

/** Returns the properties of a style. An unknown style has the properties of plain text. */
export type StyleOf = (id: string | undefined) => StyleFacts;

/** A declared style. It inherits the properties that it does not set. */
export interface Style {
  name: string;
  parent?: string | undefined;
  font?: string | undefined;
  hidden?: boolean;
  underlined?: boolean;
  bold?: boolean;
  italic?: boolean;
}

export const plainStyle: StyleFacts = { hidden: false, code: false, underlined: false };

/** Maximum length of an inheritance chain. Far above real documents; the limit is for hostile ones. */
const generationsMax = 32;

/** Names of code styles in Word, LibreOffice and pandoc. ODF writes a space as `_20_`, and pandoc as `_`. */
const codeNames =
  /^(code|inline code|code block|source ?(code|text)|verbatim( ?char)?|preformatted text|html ?(code|preformatted|typewriter|keyboard|sample|variable)|macro text|teletype|user entry)( char)?$/i;

/** `name` may have a family prefix: `paragraph:Code`. */
const isCodeName = (name: string): boolean =>
  codeNames.test(
    name
      .replace(/^[^:]*:/, '')
      .replaceAll(/_20_|_/g, ' ')
      .trim(),
  );

/** Whether the letters of a font are pictures: a hyphen of Wingdings is a mailbox. */
export const isSymbolFont = (name = ''): boolean =>
  /^symbol(?: ?mt)?$|^(?:web|wing)dings|dingbats/i.test(name);

/** Looks up style properties by id. Lookups are lazy, because styles may be added later. */
export function styleFacts(styles: ReadonlyMap<string, Style>): StyleOf {
  const known = new Map<string, StyleFacts>();
  return id => {
    if (id === undefined) return plainStyle;
    const facts = known.get(id) ?? inherit(styles, id);
    known.set(id, facts);
    return facts;
  };
}

function inherit(styles: ReadonlyMap<string, Style>, id: string): StyleFacts {
  let inherited: Partial<Style> = {};
  let code = isCodeName(id);
  let style = styles.get(id);
  for (let generation = 0; style !== undefined && generation < generationsMax; generation++) {
    inherited = { ...style, ...inherited };
    code ||= isCodeName(style.name) || isSymbolFont(style.font);
    style = style.parent === undefined ? undefined : styles.get(style.parent);
  }
  const { hidden = false, underlined = false, bold, italic } = inherited;
  return { hidden, code, underlined, bold, italic };
}
