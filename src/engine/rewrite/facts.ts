import { mergeSpans, type Span } from '../../document/span.js';
import { protectedRanges } from '../cleanup/fixes/protected-ranges.js';
import { lexicon } from '../text/lexicon/index.js';
import {
  commonOpeners,
  emphaticNot,
  emptyFrames,
  equalStrength,
  hadAfter,
  hedges,
  modals,
  negatives,
  numberWords,
  quantifiers,
} from './fact-words.js';

/** Facts of a sentence that a rewrite must preserve, in text order, each in the form that is compared. */
export interface Facts {
  readonly numbers: readonly string[];
  readonly names: readonly string[];
  /** Capitalised words at the start of a sentence that may be names. */
  readonly openers: readonly string[];
  readonly negations: readonly string[];
  readonly quotes: readonly string[];
  readonly links: readonly string[];
  readonly code: readonly string[];
  readonly modals: readonly string[];
  readonly hedges: readonly string[];
  readonly quantifiers: readonly string[];
  /** All words, in lower case. */
  readonly words: readonly string[];
}

const quoted =
  /"(?!\s)[^"]*"|“[^“”]*”|«[^«»]*»|„[^„“”]*[“”]|(?<![\p{L}\p{N}])[‘'][^‘’'\n]*(?:(?<=\p{L})['’](?=\p{L})[^‘’'\n]*)*['’](?![\p{L}\p{N}])/gu;
const token =
  /\[[^[\]\n]*\](?:\([^()\s]*\))?|\{[^{}\n]*\}|<[^<>\n]*>|(?<![\p{L}\p{N}])[@#$%\\][\p{L}_][\p{L}\p{N}_]*/gu;
const number =
  /[$€£¥]?\d+(?:[.,:/×x-]\d+)*(?:\s?(?:%|‰|°\s?[CF]?|[kKMG]?[gmBWVJ]|[ckm]m|km|kg|mg|µg|ml|mL|ms|s|h|l|L|°C|°F|[KMGT]B|[kMG]?Hz|mph|am|pm)(?![\p{L}\p{N}]))?(?:st|nd|rd|th|s)?/gu;

/** Words that a sentence speaks about: "words to avoid (utilize, myriad)". */
const mentioned =
  /\b(?:words|phrases|terms|expressions|jargon|clichés)\b[^.;:()]{0,40}(?:\([^()]*\)|(?::|,? (?:like|such as)) [^.;]*)/giu;

/** Quotations, mentioned words, code, addresses and placeholders, which no change may touch. */
export function lockedRanges(text: string): Span[] {
  const found = [quoted, mentioned, token].flatMap(pattern => Array.from(text.matchAll(pattern), spanOf));
  const halves = loneMarks(text).map(({ at, opens }) =>
    opens ? { start: at, end: text.length } : { start: 0, end: at + 1 },
  );
  return mergeSpans([...protectedRanges(text), ...found, ...halves]);
}

const spanOf = ({ 0: whole, index }: RegExpExecArray) => ({ start: index, end: index + whole.length });

/** Quotation marks without a partner in a text: the quotation begins or ends in another sentence. */
function loneMarks(text: string): { at: number; opens: boolean }[] {
  if (!/["“”„«»]/.test(text)) return [];
  const outside = text.replace(quoted, whole => ' '.repeat(whole.length));
  return Array.from(outside.matchAll(/["“”„«»]/g), ({ 0: mark, index }) => ({
    at: index,
    opens:
      mark === '"'
        ? /^\S/.test(outside.slice(index + 1)) && !/\S$/.test(outside.slice(0, index))
        : '“„«'.includes(mark),
  }));
}

/** Whether a sentence lies inside a quotation that begins before it and ends after it. */
export function isInsideQuotation(
  text: string,
  before: readonly string[],
  after: readonly string[],
): boolean {
  if (loneMarks(text).length > 0) return false;
  const last = before.flatMap(loneMarks).at(-1)?.opens;
  const next = after.flatMap(loneMarks)[0]?.opens;
  return (last === true && next !== true) || (next === false && last !== false);
}

const word = /[\p{L}\p{M}\p{N}]+(?:['’.-][\p{L}\p{M}\p{N}]+)*/gu;

/** Extracts the facts of a sentence. */
export function extractFacts(text: string): Facts {
  const codeAndLinks = protectedRanges(text).map(({ start, end }) => text.slice(start, end));
  const quotes = Array.from(text.matchAll(quoted), match => match[0]);
  const code = Array.from(text.matchAll(token), match => match[0]);
  const numbers = Array.from(text.matchAll(number), match => match[0].replace(/\s/g, ''));
  const { spelledNumbers, names, openers, words } = namesAndWords(text);
  return {
    numbers: [...numbers, ...spelledNumbers],
    names,
    openers,
    quotes,
    links: codeAndLinks.filter(isLink),
    code: [...code, ...codeAndLinks.filter(one => !isLink(one))],
    ...claimStrength(withEqualForms(text), text, words),
    words,
  };
}

/** Phrases in the form that is compared. */
const comparedForms: readonly (readonly [phrase: RegExp, same: string])[] = [
  [emptyFrames, ' '],
  [emphaticNot, ' '],
  ...equalStrength,
];

const withEqualForms = (original: string): string =>
  comparedForms.reduce((text, [phrase, same]) => text.replace(phrase, same), original);

function namesAndWords(text: string) {
  const found = {
    spelledNumbers: [] as string[],
    names: [] as string[],
    openers: [] as string[],
    words: [] as string[],
  };
  let last = 0;
  for (const match of text.matchAll(word)) {
    const one = match[0];
    const lower = plainLower(one);
    const from = last;
    last = match.index + one.length;
    found.words.push(lower);
    if (numberWords.has(lower)) found.spelledNumbers.push(lower);
    if (!/\p{Lu}/u.test(one) || /^I(?:['’]\w+)?$/.test(one)) continue;
    const opensSentence =
      from === 0
        ? !/\p{L}/u.test(text.slice(0, match.index))
        : /[.!?:;][\s"'”’)]*$|\n/.test(text.slice(from, match.index));
    const name = one.replace(/['’]s?$/u, '');
    const innerCapital = /\p{Lu}/u.test(one.slice(1)) && !/^\p{Lu}+['’]\p{Ll}/u.test(one);
    if (!opensSentence || innerCapital) found.names.push(name);
    else if (!isCommonOpener(lower) && !isCommonOpener(name.toLowerCase())) found.openers.push(name);
  }
  return found;
}

const plainLower = (text: string) => text.toLowerCase().replaceAll('’', "'");

/** Negations, modal verbs, hedges and quantifiers, with contractions resolved. */
function claimStrength(text: string, original: string, originalWords: readonly string[]) {
  const found = {
    negations: [] as string[],
    modals: [] as string[],
    hedges: [] as string[],
    quantifiers: [] as string[],
  };
  const words =
    text === original ? originalWords : Array.from(text.matchAll(word), match => plainLower(match[0]));
  words.forEach((lower, i) => {
    let stem = lower;
    if (lower === 'cannot' || lower.endsWith("n't")) {
      found.negations.push('not');
      stem =
        { "can't": 'can', cannot: 'can', "won't": 'will', "shan't": 'shall' }[lower] ?? lower.slice(0, -3);
    } else if (negatives.has(lower)) found.negations.push(lower);
    if (lower.endsWith("'ll")) stem = 'will';
    else if (lower.endsWith("'d")) stem = hadAfter.has(words[i + 1] ?? '') ? '' : 'would';
    const modal = modals.get(stem);
    if (modal !== undefined) found.modals.push(modal);
    const hedge = hedges.get(lower);
    if (hedge !== undefined) found.hedges.push(hedge);
    const quantifier = quantifiers.get(lower);
    if (quantifier !== undefined) found.quantifiers.push(quantifier);
  });
  return found;
}

const isLink = (text: string) => !text.startsWith('`') && !text.startsWith('~');

/** Whether a capitalised word at the start of a sentence is an ordinary word and not a name. */
function isCommonOpener(lower: string): boolean {
  return (
    commonOpeners.has(lower.replace(/'(?:ve|re|ll|d|m|s)$|n't$/, '')) ||
    lexicon.wordId(lower) !== 0 ||
    /(?:ing|ly|tion|sion|ment|ness|ity|ance|ence|ed|[^sui]s)$/.test(lower)
  );
}
