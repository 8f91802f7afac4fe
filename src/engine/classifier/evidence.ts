import { lowerBound } from '../../document/span.js';
import type { ClassifierSpan } from '../scan/classifier.js';
import type { Prepared } from '../text/prepare.js';
import { clauseBreak, separator } from '../text/separators.js';
import type { Tokens } from './tokens.js';

/** Words of a span. */
const spanWords = { min: 3, max: 6 } as const;
/** Share of the largest magnitude that a span must reach. */
const shareMin = 0.25;

type TokenRun = Pick<Tokens, 'count' | 'hash' | 'start' | 'end'>;

/** Gaps that no span crosses: brackets, quotes, symbols, line breaks, ends of sentences and the like. */
const spanBreak = clauseBreak | separator.quote | separator.emphasis | separator.newline | separator.other;
const apart = separator.space | separator.newline | separator.paragraph;
const joint = separator.emphasis | separator.other | separator.stop | separator.colon;
/** Gaps in which code may begin or end. */
const mayBeCode = separator.newline | separator.other;
/** Spaces before a line of code. */
const codeIndent = /\n(?: {4}|\t)[ \t]*`*$/;

/** The words of a run of tokens, with what each contributes to the log-odds. */
interface WordRun {
  /** Number in `Prepared` of the first word. */
  readonly first: number;
  /** By word: the shares of its tokens, and of the marks between it and the word before it. */
  readonly shares: Float64Array;
  readonly marks: Float64Array;
  /** Whether a word may not be quoted with the one before it, and whether it may not be quoted at all. */
  readonly breaks: Uint8Array;
  readonly code: Uint8Array;
}

/**
 * The spans of 3 to 6 words with the largest sums of shares in either direction, at most `spansMax`, in text
 * order. Spans do not overlap, and consist of whole words of one clause and line, outside code. Linear in the
 * tokens, which are those of `text`.
 */
export function strongestSpans(
  text: Prepared,
  tokens: TokenRun,
  shares: Float64Array,
  spansMax: number,
): ClassifierSpan[] {
  if (spansMax === 0 || tokens.count === 0) return [];
  const run = wordsOf(text, tokens, shares);
  const count = run.shares.length;
  const best = new Float64Array(count);
  const last = new Int32Array(count);
  for (let from = 0; from < count; from++) findBest(run, from, 0, best, last);
  const spans: ClassifierSpan[] = [];
  let largest = 0;
  while (spans.length < spansMax) {
    const from = largestOf(best);
    if (from < 0 || Math.abs(best[from]!) < shareMin * largest) break;
    const to = last[from]!;
    largest = Math.max(largest, Math.abs(best[from]!));
    spans.push(spanOf(text, run, from, to, best[from]!));
    // Removes the spans that overlap.
    for (let k = Math.max(0, from - spanWords.max + 1); k <= to; k++) if (last[k]! >= from) best[k] = 0;
  }
  return spans.sort((one, other) => one.start - other.start);
}

/**
 * By sentence of `text`: the span as in `strongestSpans` with the largest sum in the direction of `signs`, or
 * null when there is none. The tokens are those of the whole text.
 */
export function spansBySentence(
  text: Prepared,
  tokens: TokenRun,
  shares: Float64Array,
  signs: ArrayLike<number>,
): (ClassifierSpan | null)[] {
  const run = wordsOf(text, tokens, shares);
  const count = run.shares.length;
  const best = new Float64Array(count);
  const last = new Int32Array(count);
  return Array.from({ length: text.sentences }, (_, i) => {
    const sign = signs[i]! < 0 ? -1 : 1;
    const to = Math.min(text.sentenceFirst[i + 1]! - run.first, count);
    let found = -1;
    for (let from = Math.max(0, text.sentenceFirst[i]! - run.first); from < to; from++) {
      findBest(run, from, sign, best, last);
      if (best[from] === 0 || last[from]! >= to) continue;
      if (found < 0 || sign * best[from]! >= sign * best[found]!) found = from;
    }
    return found < 0 ? null : spanOf(text, run, found, last[found]!, best[found]!);
  });
}

function spanOf(
  text: Prepared,
  { first }: WordRun,
  from: number,
  to: number,
  logOdds: number,
): ClassifierSpan {
  return { start: text.wordStart[first + from]!, end: text.wordEnd[first + to]!, logOdds };
}

/**
 * Finds the span from word `from` with the largest sum in the direction of `sign`, or in either with 0: its
 * sum, 0 when there is none, and its last word.
 */
function findBest(
  { shares, marks, breaks, code }: WordRun,
  from: number,
  sign: -1 | 0 | 1,
  best: Float64Array,
  last: Int32Array,
): void {
  let sum = 0;
  let most = 0;
  best[from] = 0;
  const to = Math.min(shares.length, from + spanWords.max);
  for (let word = from; word < to && code[word] === 0; word++) {
    if (word > from) {
      if (breaks[word] === 1) break;
      sum += marks[word]!;
    }
    sum += shares[word]!;
    const size = sign === 0 ? Math.abs(sum) : sign * sum;
    if (word - from + 1 < spanWords.min || size <= most) continue;
    most = size;
    best[from] = sum;
    last[from] = word;
  }
}

/** Adds up the shares of the tokens by word. */
function wordsOf(text: Prepared, tokens: TokenRun, shares: Float64Array): WordRun {
  const { wordEnd } = text;
  const { count, start, end } = tokens;
  const first = wordAt(text, start[0]!);
  const length = wordAt(text, start[count - 1]!) - first + 1;
  const ofWords = new Float64Array(length);
  const marks = new Float64Array(length + 1);
  let word = first;
  for (let k = 0; k < count; k++) {
    const at = start[k]!;
    // A mark has the offset of the end of the word before it.
    const isMark = at === end[k];
    while (word < first + length - 1 && (isMark ? wordEnd[word]! < at : wordEnd[word]! <= at)) word++;
    if (isMark) marks[word + 1 - first]! += shares[k]!;
    else ofWords[word - first]! += shares[k]!;
  }
  const run = { first, shares: ofWords, marks, breaks: new Uint8Array(length), code: new Uint8Array(length) };
  readGaps(text, run);
  return run;
}

/** Finds where the words of a run may not be quoted together, or not at all. */
function readGaps(text: Prepared, { first, breaks, code }: WordRun): void {
  const { length } = code;
  let isCode = false;
  for (let k = 0; k < length; k++) {
    const before = text.wordSeparators[first + k]!;
    if ((before & spanBreak) !== 0) breaks[k] = 1;
    if ((before & mayBeCode) !== 0) isCode = isCodeAfter(text, first + k, before, isCode);
    if (isCode) code[k] = 1;
    // Parts of an identifier, an address or a version are no words of a quote.
    if (k > 0 && (before & apart) === 0 && (before & joint) !== 0) code[k - 1] = code[k] = 1;
  }
}

/** Whether a word is code, by the gap before it and whether the word before it is. */
function isCodeAfter(text: Prepared, word: number, before: number, wasCode: boolean): boolean {
  const start = text.wordStart[word]!;
  const gap = word === 0 ? `\n${text.text.slice(0, start)}` : text.text.slice(text.wordEnd[word - 1], start);
  const isCode = (before & separator.newline) === 0 ? wasCode : codeIndent.test(gap);
  return gap.includes('`') && countOf(gap, '`') % 2 === 1 ? !isCode : isCode;
}

const countOf = (text: string, character: string) => text.split(character).length - 1;

/** The first word that ends after an offset, or the last one. */
const wordAt = ({ wordEnd, words }: Prepared, offset: number): number =>
  lowerBound(words - 1, word => wordEnd[word]! <= offset);

/** Index of the number of largest magnitude, the last of equal ones; -1 when all are 0. */
function largestOf(numbers: Float64Array): number {
  let found = -1;
  let most = 0;
  for (let k = 0; k < numbers.length; k++) {
    const size = Math.abs(numbers[k]!);
    if (size === 0 || size < most) continue;
    most = size;
    found = k;
  }
  return found;
}

/** What the classifier found, as `ClassifierReading.finding`. */
export const finding = (nearer: string, other: string) =>
  `By its word sequences, the wording model finds this text nearer to ${nearer} than to ${other} training texts`;
