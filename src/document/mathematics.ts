/** A part of a formula as a line of text. */
interface Part {
  /** Local name of its element. */
  name: string;
  text: string;
  /** Whether it has an element whose parts are not in a row, such as a fraction. */
  isBuilt: boolean;
}

/** Characters of an operator and of brackets, as Office Math and MathML name them. */
type Properties = Partial<
  Record<'chr' | 'begChr' | 'sepChr' | 'endChr' | 'open' | 'close', string | undefined>
>;

interface OpenElement {
  name: string;
  parts: Part[];
  properties: Properties;
}

/** Operands up to this length are examined, so that deep nesting takes linear time. */
const examinedUnits = 100;
const word = /^[-+\u2212]?[\p{L}\p{M}\p{N}.,\u2032]*$/u;

/** An operand, in parentheses unless it is one word or number. */
const operand = (text: string): string =>
  text.length <= examinedUnits && (word.test(text) || /^(?:.|\([^()]*\))$/u.test(text)) ? text : `(${text})`;

const named = (parts: readonly Part[], name: string): string =>
  parts.find(part => part.name === name)?.text.trim() ?? '';
/** The text of a child element; white space between the elements is none. */
const at = (parts: readonly Part[], index: number): string =>
  parts.filter(({ name }) => name !== '')[index]?.text.trim() ?? '';

const fraction = (over: string, under: string): string =>
  over === '' || under === '' ? over + under : `${operand(over)}/${operand(under)}`;
const script = (base: string, sub: string, sup: string): string =>
  (sub + sup === '' || base === '' ? base : operand(base)) +
  (sub === '' ? '' : `_${operand(sub)}`) +
  (sup === '' ? '' : `^${operand(sup)}`);
const root = (degree: string, of: string): string =>
  degree === '' ? `√${operand(of)}` : `√[${degree}](${of})`;

const separated = (parts: readonly Part[], separator: string): string =>
  parts
    .map(({ text }) => text.trim())
    .filter(text => text !== '')
    .join(separator);
const bracketed = (parts: readonly Part[], open = '(', separator: string, close = ')'): string =>
  open + separated(parts, separator) + close;

type Linear = (parts: readonly Part[], properties: Properties) => string;

/** Elements of Office Math (ECMA-376 part 1, chapter 22.1) and MathML whose parts are not in a row. */
const built = new Map<string, Linear>(
  Object.entries<Linear>({
    f: parts => fraction(named(parts, 'num'), named(parts, 'den')),
    sSub: parts => script(named(parts, 'e'), named(parts, 'sub'), ''),
    sSup: parts => script(named(parts, 'e'), '', named(parts, 'sup')),
    sSubSup: parts => script(named(parts, 'e'), named(parts, 'sub'), named(parts, 'sup')),
    sPre: parts => `${script('', named(parts, 'sub'), named(parts, 'sup'))} ${named(parts, 'e')}`,
    limLow: parts => script(named(parts, 'e'), named(parts, 'lim'), ''),
    limUpp: parts => script(named(parts, 'e'), '', named(parts, 'lim')),
    rad: parts => root(named(parts, 'deg'), named(parts, 'e')),
    nary: (parts, { chr = '∫' }) =>
      `${script(chr, named(parts, 'sub'), named(parts, 'sup'))} ${named(parts, 'e')}`,
    mfrac: parts => fraction(at(parts, 0), at(parts, 1)),
    msub: parts => script(at(parts, 0), at(parts, 1), ''),
    msup: parts => script(at(parts, 0), '', at(parts, 1)),
    msubsup: parts => script(at(parts, 0), at(parts, 1), at(parts, 2)),
    munder: parts => script(at(parts, 0), at(parts, 1), ''),
    munderover: parts => script(at(parts, 0), at(parts, 1), at(parts, 2)),
    msqrt: parts => root('', inRow(parts)),
    mroot: parts => root(at(parts, 1), at(parts, 0)),
    d: (parts, { begChr, sepChr = '|', endChr }) => bracketed(parts, begChr, sepChr, endChr),
    mfenced: (parts, { open, close }) => bracketed(parts, open, ',', close),
    func: parts => separated(parts, ' '),
    m: parts => separated(parts, '; '),
    mr: parts => separated(parts, ', '),
    eqArr: parts => separated(parts, '; '),
    mtable: parts => separated(parts, '; '),
    mtr: parts => separated(parts, ', '),
  }),
);

/** Notes in other languages, and what is not displayed. */
const skipped = /^(?:annotation|annotation-xml|mphantom)$/;

/** Parts in a row, with a space where a fraction or power would run into a letter or number. */
function inRow(parts: readonly Part[]): string {
  let row = '';
  let before: Part | undefined;
  for (const part of parts) {
    const isBuilt = part.isBuilt || before?.isBuilt === true;
    row +=
      before !== undefined && isBuilt && runsTogether(before.text, part.text) ? ` ${part.text}` : part.text;
    if (part.text !== '') before = part;
  }
  return row;
}

/** Whether the end of a text and the start of another are letters or numbers. */
export const runsTogether = (before: string, after: string): boolean =>
  /[\p{L}\p{M}\p{N}]$/u.test(before.slice(-2)) && /^[\p{L}\p{N}]/u.test(after);

/** A formula after text: with a space where it would run into a word or number. */
export const apart = (before: string, formula: string): string =>
  runsTogether(before, formula) ? ` ${formula}` : formula;

/** Elements inside deeper ones are in a row, so that the time is linear. */
const depthMax = 50;

/**
 * Writes a formula of Office Math or MathML as a line of text that is no other number: "1/2", "10^6", "√2".
 * Receives the elements inside the formula.
 */
export class Mathematics {
  private readonly elements: OpenElement[] = [{ name: '', parts: [], properties: {} }];
  private skippedDepth = 0;

  /**
   * @param name may have a prefix
   * @param attributeOf returns the value of an attribute by its local name
   */
  open(name: string, attributeOf: (name: string) => string | undefined): void {
    const local = name.slice(name.indexOf(':') + 1);
    const properties: Properties =
      local === 'mfenced' ? { open: attributeOf('open'), close: attributeOf('close') } : {};
    this.elements.push({ name: local, parts: [], properties });
    if (this.skippedDepth === 0 && skipped.test(local)) this.skippedDepth = this.elements.length;
    const value = attributeOf('val');
    if (/^(?:begChr|sepChr|endChr|chr)$/.test(local) && value !== undefined)
      Object.assign(this.elements.at(-3)?.properties ?? {}, { [local]: value });
  }

  text(text: string): void {
    if (this.skippedDepth === 0) this.elements.at(-1)!.parts.push({ name: '', text, isBuilt: false });
  }

  close(): void {
    if (this.elements.length === 1) return;
    if (this.skippedDepth === this.elements.length) this.skippedDepth = 0;
    const { name, parts, properties } = this.elements.pop()!;
    if (/Pr$/.test(name)) return;
    const write = this.elements.length > depthMax ? inRow : (built.get(name) ?? inRow);
    const isBuilt = built.has(name) || parts.some(part => part.isBuilt);
    this.elements.at(-1)!.parts.push({ name, text: write(parts, properties), isBuilt });
  }

  finish(): string {
    return inRow(this.elements[0]!.parts).replace(/\s+/g, ' ');
  }
}
