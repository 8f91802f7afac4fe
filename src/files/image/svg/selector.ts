/**
 * Parses one CSS selector (Selectors Level 4): its specificity, and the attributes and names that it tests.
 * The grammar is an allow-list, because css-select, which matches the selectors, also accepts selectors that
 * browsers reject (`:contains`, `:even`). A drawing could use them to look different here than in a browser.
 */

export interface Selector {
  /** The selector without namespace prefixes: elements are compared by local name. */
  source: string;
  /** Ids, then classes, attributes and pseudo-classes, then types; each part below 1,000. */
  specificity: number;
  /** Names that the matched element has, used to find candidates: `#id`, `.class` and `type`. */
  subject: readonly string[];
  /** Names of the attributes that the selector tests. */
  attributes: readonly string[];
}

/** `inert`: matches nothing in a still drawing (`:hover`, `::before`); `unknown`: may match anything. */
export type ParsedSelector = Selector | 'inert' | 'unknown';

/** One to six hexadecimal digits, all that follow, so that an escape can be read in one way only. */
const hexEscape = '\\\\(?:[\\da-fA-F]{6}|[\\da-fA-F]{1,5}(?![\\da-fA-F]))\\s?';
const escapeSequence = `${hexEscape}|\\\\[^\\n\\da-fA-F]`;
const letter = `[\\w\\u00b0-\\uffff-]|${escapeSequence}`;
const ident = `(?!-?\\d)(?:${letter})+`;

const namespacePrefix = new RegExp(`(?:(?:${ident}|\\*)?\\|)(?![|=])`, 'y');
const typeName = new RegExp(`\\*|${ident}`, 'y');
const idOrClass = new RegExp(`([#.])(?:${ident})`, 'y');
const attribute = new RegExp(
  `\\[\\s*(${ident})\\s*(?:[~|^$*]?=\\s*(?:"[^"\\\\\\n]*"|'[^'\\\\\\n]*'|${ident})\\s*(?:[iIsS]\\s*)?)?\\]`,
  'y',
);
const pseudoElement = new RegExp(`::(?:${letter})+`, 'y');
const pseudoClass = new RegExp(`:(${ident})`, 'y');
const combinator = /\s*([>+~])\s*|\s+/y;
const nthArgument = /^\s*(?:even|odd|[+-]?\d+|[+-]?\d*n(?:\s*[+-]\s*\d+)?)\s*$/i;

const structural = new Set(
  'root empty first-child last-child only-child first-of-type last-of-type only-of-type'.split(' '),
);
const counting = new Set(['nth-child', 'nth-last-child', 'nth-of-type', 'nth-last-of-type']);
/** Functions of selectors, without `:has`, which searches the subtree of every candidate. */
const logical = new Set(['not', 'is', 'where']);
/** States that no element of an image is in, and pseudo-elements in the notation of CSS 2. */
const absent = new Set(
  'hover active focus focus-visible focus-within visited target checked before after'.split(' '),
);
/** Pseudo-elements that style a part of the text itself. */
const partsOfText = /^::first-(?:line|letter)$/i;
const nestedMax = 3;

/** Parses a selector without commas at its top level. */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one branch for each kind of simple selector
export function parseSelector(text: string, nested = 0): ParsedSelector {
  const selector = text.trim();
  const names: string[] = [];
  let source = '';
  let specificity = 0;
  let isInert = false;
  let at = 0;
  const match = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(selector);
    if (found !== null) at = pattern.lastIndex;
    return found;
  };
  while (at < selector.length) {
    const subject: string[] = [];
    match(namespacePrefix);
    const type = match(typeName)?.[0];
    const start = source.length;
    source += type ?? '';
    if (type !== undefined && type !== '*') {
      specificity++;
      if (isPlain(type)) subject.push(type);
    }
    for (;;) {
      const simple = match(idOrClass);
      if (simple !== null) {
        const [name, sign] = simple;
        specificity += sign === '#' ? 1_000_000 : 1_000;
        if (isPlain(name)) subject.push(name);
        names.push(sign === '#' ? 'id' : 'class');
        source += name;
        continue;
      }
      const tested = match(attribute);
      if (tested !== null) {
        specificity += 1_000;
        names.push(unescapeCss(tested[1]!));
        source += tested[0];
        continue;
      }
      const part = match(pseudoElement)?.[0];
      if (part !== undefined) {
        if (partsOfText.test(part)) return 'unknown';
        isInert = true;
        continue;
      }
      const pseudo = match(pseudoClass);
      if (pseudo === null) break;
      const name = pseudo[1]!.toLowerCase();
      if (absent.has(name)) isInert = true;
      else if (structural.has(name)) {
        specificity += 1_000;
        source += `:${name}`;
      } else {
        const argument = argumentAt(selector, at);
        if (argument === null) return 'unknown';
        at += argument.length + 2;
        if (counting.has(name) && nthArgument.test(argument)) specificity += 1_000;
        else if (logical.has(name) && nested < nestedMax) {
          const inner = splitSelectors(argument).map(one => parseSelector(one, nested + 1));
          if (!inner.every(one => typeof one === 'object')) return 'unknown';
          if (name !== 'where') specificity += Math.max(...inner.map(one => one.specificity));
          names.push(...inner.flatMap(one => one.attributes));
          source += `:${name}(${inner.map(one => one.source).join(',')})`;
          continue;
        } else return 'unknown';
        source += `:${name}(${argument})`;
      }
    }
    if (source.length === start && !isInert) return 'unknown';
    if (at === selector.length)
      return isInert ? 'inert' : { source, specificity, subject, attributes: names };
    const between = match(combinator);
    if (between === null) return 'unknown';
    source += between[1] ?? ' ';
  }
  return 'unknown';
}

/** Splits at the commas outside parentheses, brackets and strings. */
export function splitSelectors(list: string): string[] {
  const parts: string[] = [];
  for (let at = 0; at <= list.length; ) {
    const end = endOf(list, at, ',');
    parts.push(list.slice(at, end));
    at = end + 1;
  }
  return parts;
}

/** The content of the parentheses that open at `at`; null when none open there or they are not closed. */
function argumentAt(selector: string, at: number): string | null {
  if (selector[at] !== '(') return null;
  const end = endOf(selector, at + 1, ')');
  return end === selector.length ? null : selector.slice(at + 1, end);
}

const closing: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/** Offset of the first of `stops` outside strings and nested brackets; `to` when there is none. */
export function endOf(text: string, from: number, stops: string, to = text.length): number {
  const open: string[] = [];
  for (let at = from; at < to; at++) {
    const char = text[at]!;
    if (char === '\\') at++;
    else if (char === '"' || char === "'") at = endOfString(text, at, to);
    else if (open.length === 0 && stops.includes(char)) return at;
    else if (closing[char] !== undefined) open.push(closing[char]);
    else if (char === open.at(-1)) open.pop();
  }
  return to;
}

/** Offset of the closing quote. A string that is not closed ends with its line. */
function endOfString(text: string, from: number, to: number): number {
  for (let at = from + 1; at < to; at++) {
    if (text[at] === '\\') at++;
    else if (text[at] === text[from] || text[at] === '\n') return at;
  }
  return to;
}

/** Whether a name can be looked up as it is: it contains no CSS escape. */
const isPlain = (name: string): boolean => !name.includes('\\');

/** Resolves CSS escapes: `\64 isplay` is `display`. */
export const unescapeCss = (text: string): string =>
  text.includes('\\')
    ? text.replace(/\\(?:([\da-fA-F]{1,6})\s?|([^\n]))/g, (_, hex: string | undefined, char: string) => {
        if (hex === undefined) return char;
        const code = Number.parseInt(hex, 16);
        return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd';
      })
    : text;
