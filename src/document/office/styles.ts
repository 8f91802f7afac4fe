/** What a style says that matters to a reader of prose: is its text hidden, is it code. */
export interface StyleFacts {
  hidden: boolean;
  code: boolean;
}

/** Looks a style up; an unknown one is plain. */
export type StyleOf = (id: string | undefined) => StyleFacts;

/** A style as declared: what it doesn't say, it inherits. */
export interface Style {
  name: string;
  parent?: string | undefined;
  hidden?: boolean;
}

const plain: StyleFacts = { hidden: false, code: false };

/** Longest inheritance followed: far beyond real documents, short enough for a hostile chain. */
const generationsMax = 32;

/** Names of styles for code, as Word, LibreOffice and pandoc write them; ODF writes a space as `_20_`. */
const codeNames =
  /^(code|inline code|code block|source ?(code|text)|verbatim( ?char)?|preformatted text|html ?(code|preformatted|typewriter|keyboard|sample|variable)|macro text|teletype|user entry)( char)?$/i;

/** `name` may stand after its family. */
const isCodeName = (name: string): boolean =>
  codeNames.test(
    name
      .slice(name.indexOf(':') + 1)
      .replaceAll('_20_', ' ')
      .trim(),
  );

/** Facts by id, found when asked for: styles may still be added. */
export function styleFacts(styles: ReadonlyMap<string, Style>): StyleOf {
  const known = new Map<string, StyleFacts>();
  return id => {
    if (id === undefined) return plain;
    let facts = known.get(id);
    if (facts === undefined) {
      facts = inherit(styles, id);
      known.set(id, facts);
    }
    return facts;
  };
}

function inherit(styles: ReadonlyMap<string, Style>, id: string): StyleFacts {
  let hidden: boolean | undefined;
  let code = isCodeName(id);
  let next: string | undefined = id;
  for (let generation = 0; next !== undefined && generation < generationsMax; generation++) {
    const style = styles.get(next);
    hidden ??= style?.hidden;
    code ||= isCodeName(style?.name ?? '');
    next = style?.parent;
  }
  return { hidden: hidden ?? false, code };
}
