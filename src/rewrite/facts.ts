import { protectedRanges, type TextRange } from '../cleanup/fixes/protected-ranges.js';
import { lexicon } from '../text/lexicon/index.js';
import {
  commonOpeners,
  emphaticNot,
  emptyFrames,
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
  /"[^"]*"|“[^“”]*”|«[^«»]*»|„[^„“”]*[“”]|(?<![\p{L}\p{N}])[‘'][^‘’'\n]*(?:(?<=\p{L})['’](?=\p{L})[^‘’'\n]*)*['’](?![\p{L}\p{N}])/gu;
const token =
  /\[[^[\]\n]*\](?:\([^()\s]*\))?|\{[^{}\n]*\}|<[^<>\n]*>|(?<![\p{L}\p{N}])[@#$%\\][\p{L}_][\p{L}\p{N}_]*/gu;
const number =
  /[$€£¥]?\d+(?:[.,:/×x-]\d+)*(?:\s?(?:%|‰|°\s?[CF]?|[kKMG]?[gmBWVJ]|[ckm]m|km|kg|mg|µg|ml|mL|ms|s|h|l|L|°C|°F|[KMGT]B|[kMG]?Hz|mph|am|pm)(?![\p{L}\p{N}]))?(?:st|nd|rd|th|s)?/gu;

/** Quotations, code, addresses and placeholders, which no change may touch. Ascending; may overlap. */
export function lockedRanges(text: string): TextRange[] {
  const ranges: TextRange[] = protectedRanges(text);
  for (const pattern of [quoted, token]) {
    for (const match of text.matchAll(pattern))
      ranges.push({ start: match.index, end: match.index + match[0].length });
  }
  return ranges.sort((a, b) => a.start - b.start);
}

const word = /[\p{L}\p{M}\p{N}]+(?:['’.-][\p{L}\p{M}\p{N}]+)*/gu;

export function extractFacts(text: string): Facts {
  const codeAndLinks = protectedRanges(text).map(({ start, end }) => text.slice(start, end));
  const quotes = Array.from(text.matchAll(quoted), match => match[0]);
  const code = Array.from(text.matchAll(token), match => match[0]);
  const bare = text.replace(emptyFrames, ' ').replace(emphaticNot, ' ');
  const numbers: string[] = Array.from(text.matchAll(number), match => match[0].replace(/\s/g, ''));
  const names: string[] = [];
  const openers: string[] = [];
  const words: string[] = [];
  let last = 0;
  for (const match of text.matchAll(word)) {
    const one = match[0];
    const lower = one.toLowerCase().replaceAll('’', "'");
    const opens =
      last === 0
        ? !/\p{L}/u.test(text.slice(0, match.index))
        : /[.!?:;][\s"'”’)]*$|\n/.test(text.slice(last, match.index));
    last = match.index + one.length;
    words.push(lower);
    if (numberWords.has(lower)) numbers.push(lower);
    if (!/\p{Lu}/u.test(one) || /^I(?:['’]\w+)?$/.test(one)) continue;
    const name = one.replace(/['’]s?$/u, '');
    const inner = /\p{Lu}/u.test(one.slice(1)) && !/^\p{Lu}+['’]\p{Ll}/u.test(one);
    if (!opens || inner) names.push(name);
    else if (!isOrdinary(lower) && !isOrdinary(name.toLowerCase())) openers.push(name);
  }
  const negations: string[] = [];
  const found = { modals: [] as string[], hedges: [] as string[], quantifiers: [] as string[] };
  const plain = Array.from(bare.matchAll(word), match => match[0].toLowerCase().replaceAll('’', "'"));
  plain.forEach((lower, i) => {
    let stem = lower;
    if (lower === 'cannot' || lower.endsWith("n't")) {
      negations.push('not');
      stem =
        { "can't": 'can', cannot: 'can', "won't": 'will', "shan't": 'shall' }[lower] ?? lower.slice(0, -3);
    } else if (negatives.has(lower)) negations.push(lower);
    if (lower.endsWith("'ll")) stem = 'will';
    else if (lower.endsWith("'d")) stem = hadAfter.has(plain[i + 1] ?? '') ? '' : 'would';
    const modal = modals.get(stem);
    if (modal !== undefined) found.modals.push(modal);
    const hedge = hedges.get(lower);
    if (hedge !== undefined) found.hedges.push(hedge);
    const quantifier = quantifiers.get(lower);
    if (quantifier !== undefined) found.quantifiers.push(quantifier);
  });
  return {
    numbers,
    names,
    openers,
    negations,
    quotes,
    links: codeAndLinks.filter(isLink),
    code: [...code, ...codeAndLinks.filter(one => !isLink(one))],
    ...found,
    words,
  };
}

const isLink = (text: string) => !text.startsWith('`') && !text.startsWith('~');

function isOrdinary(lower: string): boolean {
  return (
    commonOpeners.has(lower.replace(/'(?:ve|re|ll|d|m|s)$|n't$/, '')) ||
    lexicon.wordId(lower) !== 0 ||
    /(?:ing|ly|tion|sion|ment|ness|ity|ance|ence|ed|[^sui]s)$/.test(lower)
  );
}
