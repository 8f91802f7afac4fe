/** The literals of the built sources, cut into pieces: a new rule is covered without an edit here. */
import { readdirSync, readFileSync } from 'node:fs';
import { parseAst } from 'rolldown/parseAst';
import type { Random } from '../../src/training/statistics/random.js';

/** A text of a source, or a pattern of which `sampleOf` writes matches. */
type Literal = { text: string } | { pattern: string; flags: string };

/** The literals of one source. */
export interface SourceLiterals {
  /** Path in src, such as `engine/text/words.js`. */
  file: string;
  literals: readonly Literal[];
}

/** Sources with rules about texts. Generated lists of words are read as well. */
const read = /^(?:engine|files|net|report|api|cli|contract|generated\/lexicon)\b.*\.js$/;

export function literalsOfSources(): SourceLiterals[] {
  const folder = new URL('../../src/', import.meta.url);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => read.test(file))
    .sort()
    .map(file => ({ file, literals: literalsOf(readFileSync(new URL(file, folder), 'utf8')) }))
    .filter(({ literals }) => literals.length > 0);
}

type Node = Readonly<Record<string, unknown>>;

function literalsOf(source: string): Literal[] {
  const found: Literal[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit);
    if (typeof value !== 'object' || value === null) return;
    const { type, regex, value: literal, ...children } = value as Node;
    if (type === 'ImportDeclaration' || type === 'ExportNamedDeclaration') return visit(children.declaration);
    if (regex !== undefined) {
      const { pattern, flags } = regex as { pattern: string; flags: string };
      found.push({ pattern, flags });
    } else if (type === 'TemplateElement')
      found.push(...piecesOf((literal as { cooked: string | null }).cooked ?? ''));
    else if (typeof literal === 'string') found.push(...piecesOf(literal));
    else visit(literal);
    visit(Object.values(children));
  };
  visit(parseAst(source).body);
  return found;
}

/** Texts up to this length are one piece; longer ones are lists of words or sentences. */
const pieceUnits = 24;

function piecesOf(text: string): Literal[] {
  if (text === '') return [];
  if (/[\\|]|\(\?/.test(text) && text.length > 1)
    try {
      return [{ pattern: new RegExp(text, 'u').source, flags: 'u' }];
    } catch {
      // A text with signs of a pattern.
    }
  if (text.length <= pieceUnits) return [{ text }];
  return text
    .split(/[\n|]|(?<=\S) +/)
    .filter(piece => piece !== '')
    .map(piece => ({ text: piece.slice(0, pieceUnits) }));
}

/** Writes a text of a literal. */
export const written = (literal: Literal, random: Random): string =>
  'text' in literal ? literal.text : new PatternSampler(literal.pattern, literal.flags, random).sample();

/** Characters that escapes and classes are tried on: each kind that rules distinguish. */
export const kinds: readonly string[] = [
  ...Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)),
  ...'\0\t\n\v\f\r\x1b\x7f\x85\u00a0\u00ad\u1680\u2009\u2028\u2029\u3000\ufeff\ufffd\uffff',
  ...'éßıſΣσЖаіאعمあア汉한กक᠎Ａｱ٣²½ⅷ€©™°·•▪→✅❤',
  ...'‐‑–—―−‘’‚“”„«»‹›…′″´`′⁄∕「」【】（）！、。',
  ...'ﬁ\u0301\u0308\u0323\u0345\u200b\u200c\u200d\u200e\u200f\u202e\u2060\u2066\u2069\ufe0f\u20e3\u1112\u1161\u11ab',
  ...['𝐀', '𝟘', '😀', '👍🏽', '🇩', '𐐀', '\u{e0061}', '\u{1d165}', '\ud83d', '\ude00', '\ue200', '\u115f'],
];
const loneSurrogate = /[\ud800-\udfff]/;
const charOf = (_: string, braced?: string, hex?: string) =>
  String.fromCodePoint(Math.min(Number.parseInt((braced ?? hex)!, 16), 0x10ffff));
const members = new Map<string, readonly string[]>();

/** Characters that a class or escape matches. */
function membersOf(source: string, flags: string): readonly string[] {
  const key = `${flags}:${source}`;
  let found = members.get(key);
  if (found === undefined) {
    const named = source.replace(/\\u\{([\da-f]+)\}|\\(?:u([\da-f]{4})|x([\da-f]{2}))/gi, (all, a, b, c) =>
      charOf(all, a, b ?? c),
    );
    const pattern = new RegExp(`^(?:${source})$`, flags.replace(/[gy]/g, ''));
    found = [...new Set([...kinds, ...named])].filter(char => pattern.test(char));
    members.set(key, found);
  }
  return found;
}

export const pick = <T>(from: readonly T[], random: Random): T => from[Math.floor(random() * from.length)]!;

const groupStart = /\((?:\?(?:<?[=!]|<\w+>|[a-z-]*:))?/y;
const quantifier = /(?:([*+?])|\{(\d+)(?:(,)(\d*))?\})\??/y;
const escapeSequence =
  /\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|c[A-Za-z]|k<\w+>|[1-9]\d?|[\s\S])/y;
const classEscape = /\\(?:[\s\S]|$)|[[\]]/g;
/** Repetitions beyond the minimum of a quantifier. */
const moreMax = 3;
const sampleUnits = 200;

/**
 * Writes texts that a pattern matches, or nearly: a look-around is written like a group, a negative one
 * rarely, and a back-reference is omitted.
 */
class PatternSampler {
  private at = 0;

  constructor(
    private readonly pattern: string,
    private readonly flags: string,
    private readonly random: Random,
  ) {}

  sample(): string {
    return this.alternatives();
  }

  private alternatives(): string {
    const options = [this.sequence()];
    while (this.pattern[this.at] === '|') {
      this.at++;
      options.push(this.sequence());
    }
    return pick(options, this.random);
  }

  private sequence(): string {
    let text = '';
    while (this.at < this.pattern.length && !'|)'.includes(this.pattern[this.at]!)) {
      const start = this.at;
      const first = this.atom();
      const end = this.at;
      const [least, most] = this.counts();
      const after = this.at;
      const count = least + Math.floor(this.random() * (Math.min(most - least, moreMax) + 1));
      if (count > 0) text += first;
      for (let i = 1; i < count && text.length < sampleUnits; i++) {
        this.at = start;
        text += this.atom();
      }
      this.at = Math.max(after, end);
    }
    return text.slice(0, sampleUnits);
  }

  private matched(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    const match = pattern.exec(this.pattern);
    if (match !== null) this.at += match[0].length;
    return match;
  }

  private counts(): [least: number, most: number] {
    const match = this.matched(quantifier);
    if (match === null) return [1, 1];
    const [, sign, least, comma, most] = match;
    if (sign !== undefined) return [sign === '+' ? 1 : 0, sign === '?' ? 1 : Number.POSITIVE_INFINITY];
    const from = Math.min(Number(least), 64);
    return [from, comma === undefined ? from : most === '' ? Number.POSITIVE_INFINITY : Number(most)];
  }

  private atom(): string {
    const char = String.fromCodePoint(this.pattern.codePointAt(this.at)!);
    if (char === '(') {
      const [start] = this.matched(groupStart)!;
      const inside = this.alternatives();
      this.at++;
      return start.endsWith('!') && this.random() < 0.8 ? '' : inside;
    }
    if (char === '\\') {
      const [source] = this.matched(escapeSequence)!;
      return /^\\(?:[bB1-9]|k<)/.test(source) ? '' : this.member(source);
    }
    if (char === '[') {
      const end = this.classEnd();
      const source = this.pattern.slice(this.at, end);
      this.at = end;
      return this.member(source);
    }
    this.at += char.length;
    if (char === '.') return this.member('.');
    return char === '^' || char === '$' ? '' : char;
  }

  private classEnd(): number {
    let depth = 0;
    classEscape.lastIndex = this.at;
    for (let match = classEscape.exec(this.pattern); match !== null; match = classEscape.exec(this.pattern)) {
      if (match[0] === ']' && --depth === 0) return classEscape.lastIndex;
      if (match[0] === '[' && (depth === 0 || this.flags.includes('v'))) depth++;
    }
    return this.pattern.length;
  }

  private member(source: string): string {
    const found = membersOf(source, this.flags);
    if (found.length === 0) return '';
    const char = pick(found, this.random);
    return loneSurrogate.test(char) && char.length === 1 && this.random() < 0.9 ? '' : char;
  }
}
