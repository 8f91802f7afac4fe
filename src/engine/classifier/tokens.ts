/**
 * Tokens of a text for the classifier: words, clitics and punctuation, from the columns of `prepare`. The
 * text is not read again, except for words with a hyphen or an apostrophe, so that signals and classifier
 * agree about code, tables and letters outside Latin. There are no character n-grams: they needed most of the
 * look-ups and gained .002 in AUC.
 *
 * Leaves out everything that publishers, editors or corpora decide, because it is no evidence of authorship:
 * case, line breaks, spacing, the form of quotes and dashes, Markdown, list markers, link targets, numbers,
 * labels such as "Question:", split contractions ("do n't") and a missing space after a full stop.
 *
 * Marks that a writer exchanges without a second thought are one: "!" and ".", ";" and ",". One such change
 * moved scores by up to 23 points when each had n-grams of its own.
 */

import { kind, kindOf, lowerOf } from '../text/characters.js';
import { hashWord } from '../text/lexicon/compile.js';
import type { Prepared } from '../text/prepare.js';
import { ending } from '../text/sentences.js';
import { clauseBreak, separator } from '../text/separators.js';
import { wordFlag } from '../text/words.js';

/** Hashes of tokens that are not words. They are small numbers, which word hashes rarely are. */
export const mark = {
  /** A full stop or an exclamation mark. */
  stop: 1,
  question: 2,
  ellipsis: 3,
  /** A comma, a semicolon or a dash. */
  comma: 4,
  colon: 5,
  open: 6,
  close: 7,
  foreign: 8,
} as const;

/** Whether a token hash is a mark. */
export const isMark = (hash: number): boolean => hash >= 0 && hash <= mark.foreign;

const negation = hashWord("n't");
const clitics = new Set(["'s", "'d", "'m", "'t", "'re", "'ve", "'ll"].map(word => hashWord(word)));
/** Words that are labels, not prose, before a colon at the start of a line. */
const labels = new Set(
  ['question', 'answer', 'q', 'a', 'prompt', 'response', 'title', 'abstract'].map(word => hashWord(word)),
);
const http = hashWord('http');
const https = hashWord('https');
const mailto = hashWord('mailto');
const www = hashWord('www');

const unit = { openRound: 0x28, closeRound: 0x29, colon: 0x3a, dot: 0x2e, closeSquare: 0x5d } as const;
const n = 0x6e;
const t = 0x74;

/** Separators that are, or may be, a mark. */
const marked = separator.comma | (clauseBreak & ~separator.paragraph);
const lineBreak = separator.newline | separator.paragraph;
const apart = separator.space | lineBreak;
/** Flags of words that are not one token with the hash of the word. */
const special = wordFlag.digit | wordFlag.uncased | wordFlag.hyphen | wordFlag.apostrophe;

/** Maximum length of a link target. The limit keeps the time linear for a text of opening brackets. */
const linkTargetMax = 300;
const cliticUnitsMax = 2;
/** Maximum parts of one word. The last one is the rest of the word. */
const partsMax = 16;

/** Columns of tokens, which grow. Only the first `count` entries are valid. */
export class Tokens {
  count = 0;
  /** Number of tokens that are not marks. */
  words = 0;
  /** Hash of the lower-case word, or a `mark`. */
  hash: Int32Array;
  /** UTF-16 offsets of a word in `Prepared.text`; of a mark, the end of the word before it, twice. */
  start: Int32Array;
  end: Int32Array;

  constructor(size = 1024) {
    this.hash = new Int32Array(size);
    this.start = new Int32Array(size);
    this.end = new Int32Array(size);
  }

  push(hash: number, start: number, end: number): void {
    const at = this.count++;
    if (at === this.hash.length) this.#grow();
    this.hash[at] = hash;
    this.start[at] = start;
    this.end[at] = end;
  }

  /** Appends a mark, except at the beginning and after the same mark. */
  mark(hash: number, at: number): void {
    if (this.count > 0 && this.hash[this.count - 1] !== hash) this.push(hash, at, at);
  }

  #grow(): void {
    for (const column of ['hash', 'start', 'end'] as const) {
      const larger = new Int32Array(this[column].length * 2);
      larger.set(this[column]);
      this[column] = larger;
    }
  }
}

/** Reads the tokens of the first `wordsMax` words of a text. Linear in these words; never throws. */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: the hot loop over all words keeps its state in locals
export function readTokens(text: Prepared, tokens: Tokens, wordsMax: number): void {
  const { words, wordStart, wordEnd, wordHash, wordFlags, wordSeparators } = text;
  tokens.count = 0;
  tokens.words = 0;
  const most = Math.min(words, wordsMax);
  /** Offset after the last link target: its closing bracket is no mark. */
  let afterTarget = 0;
  for (let i = 0; i < most; i++) {
    if ((wordFlags[i]! & wordFlag.sentenceStart) !== 0) {
      i = afterFigures(wordFlags, i, most);
      if (i === most) break;
    }
    const flags = wordFlags[i]!;
    const before = wordSeparators[i]!;
    const start = wordStart[i]!;
    const hash = wordHash[i]!;
    if ((before & marked) !== 0) {
      const target = (before & separator.open) !== 0 ? linkTargetEnd(text.text, start) : 0;
      if (target > 0) {
        while (i + 1 < most && wordStart[i + 1]! < target) i++;
        afterTarget = target + 1;
        continue;
      }
      addMarks(text, tokens, i, before, flags, afterTarget);
    }
    if (hash === http || hash === https || hash === mailto || hash === www) {
      const after = text.text.charCodeAt(wordEnd[i]!);
      if (after === (hash === www ? unit.dot : unit.colon)) {
        while (i + 1 < most && (wordSeparators[i + 1]! & apart) === 0) i++;
        continue;
      }
    }
    if ((before & lineBreak) !== 0 && labels.has(hash)) {
      if (text.text.charCodeAt(wordEnd[i]!) === unit.colon) {
        // The colon of the label is dropped with it.
        if (i + 1 < most) addWord(text, tokens, ++i);
        continue;
      }
    }
    if ((flags & special) === 0 && (before & separator.quote) === 0) {
      tokens.push(hash, start, wordEnd[i]!);
      tokens.words++;
    } else addWord(text, tokens, i);
  }
  if (most > 0 && most === words) addFinalMark(text, tokens);
}

/** Share of words with a digit from which a sentence is a row of figures: it has no wording. */
const figuresShareMin = 1 / 3;

/** The first word of the next sentence that is no row of figures; `from` for a sentence of words. */
function afterFigures(wordFlags: Prepared['wordFlags'], from: number, most: number): number {
  let start = from;
  while (start < most) {
    let digits = 0;
    let end = start;
    do {
      if ((wordFlags[end]! & wordFlag.digit) !== 0) digits++;
      end++;
    } while (end < most && (wordFlags[end]! & wordFlag.sentenceStart) === 0);
    if (digits === 0 || digits < (end - start) * figuresShareMin) break;
    start = end;
  }
  return start;
}

/** Appends the marks of the gap before word `i`, in a fixed order. */
function addMarks(
  text: Prepared,
  tokens: Tokens,
  i: number,
  before: number,
  flags: number,
  afterTarget: number,
): void {
  if (i === 0) return;
  const at = text.wordEnd[i - 1]!;
  const from = Math.max(at, afterTarget);
  const joined = (before & apart) === 0;
  // A range such as 10–20 is one number.
  if (joined && (flags & text.wordFlags[i - 1]! & wordFlag.digit) !== 0) return;
  const start = text.wordStart[i]!;
  if (before & separator.close && gapHas(text.text, from, start, unit.closeRound))
    tokens.mark(mark.close, at);
  if (before & separator.ellipsis) tokens.mark(mark.ellipsis, at);
  else if (
    before & separator.exclamation ||
    (before & separator.stop && !isInnerDot(text, i, joined && (before & separator.quote) === 0))
  )
    tokens.mark(mark.stop, at);
  if (before & separator.question) tokens.mark(mark.question, at);
  if (before & separator.colon) tokens.mark(mark.colon, at);
  if (before & (separator.comma | separator.semicolon | separator.dash)) tokens.mark(mark.comma, at);
  if (before & separator.open && gapHas(text.text, from, start, unit.openRound)) tokens.mark(mark.open, at);
}

/**
 * Whether the gap between two words has a round bracket. Square ones are Markdown and have the same kind.
 */
function gapHas(text: string, from: number, to: number, bracket: number): boolean {
  for (let i = from; i < to; i++) if (text.charCodeAt(i) === bracket) return true;
  return false;
}

/**
 * Whether the dot before word `i` belongs to an abbreviation or a domain name. A dot with a missing space
 * after it ends a sentence.
 */
function isInnerDot({ text, wordStart, wordEnd }: Prepared, i: number, joined: boolean): boolean {
  if (wordEnd[i - 1]! - wordStart[i - 1]! === 1 && kindOf[text.charCodeAt(wordStart[i - 1]!)]! !== kind.digit)
    return true;
  return joined && kindOf[text.charCodeAt(wordStart[i]!)] === kind.lower;
}

function addFinalMark({ sentences, sentenceEnding, wordEnd, words }: Prepared, tokens: Tokens): void {
  const last = sentenceEnding[sentences - 1];
  const at = wordEnd[words - 1]!;
  if (last === ending.stop || last === ending.exclamation) tokens.mark(mark.stop, at);
  else if (last === ending.question) tokens.mark(mark.question, at);
}

/** Appends word `i`: a foreign word, a detached clitic, or a word with its parts and clitics; no number. */
function addWord(prepared: Prepared, tokens: Tokens, i: number): void {
  const { text, wordFlags } = prepared;
  const start = prepared.wordStart[i]!;
  const end = prepared.wordEnd[i]!;
  const flags = wordFlags[i]!;
  if ((flags & wordFlag.digit) !== 0) return;
  if ((flags & wordFlag.uncased) !== 0) {
    tokens.mark(mark.foreign, start);
    return;
  }
  if (tokens.count > 0 && end - start <= cliticUnitsMax && isApostrophe(text, start - 1)) {
    const hash = hashWord(text, start - 1, end);
    if (clitics.has(hash)) {
      tokens.push(hash, start - 1, end);
      tokens.words++;
      return;
    }
  }
  if ((flags & (wordFlag.hyphen | wordFlag.apostrophe)) === 0) {
    tokens.push(prepared.wordHash[i]!, start, end);
    tokens.words++;
    return;
  }
  addParts(text, tokens, start, end);
}

const isApostrophe = (text: string, at: number) => at >= 0 && kindOf[text.charCodeAt(at)] === kind.apostrophe;

/** Appends the parts of a word between its hyphens and apostrophes; "don't" becomes "do" and "n't". */
function addParts(text: string, tokens: Tokens, start: number, end: number): void {
  let from = start;
  let parts = 0;
  for (let i = start + 1; i <= end; i++) {
    if (parts === partsMax) i = end;
    const what = i < end ? kindOf[text.charCodeAt(i)]! : kind.hyphen;
    if (what !== kind.hyphen && what !== kind.apostrophe) continue;
    const isNegation =
      what === kind.apostrophe &&
      i + 2 === end &&
      lowerOf[text.charCodeAt(i - 1)] === n &&
      lowerOf[text.charCodeAt(i + 1)] === t;
    const to = isNegation ? i - 1 : i;
    if (to > from) {
      tokens.push(hashWord(text, from, to), from, to);
      tokens.words++;
      parts++;
    }
    if (isNegation) {
      tokens.push(negation, to, end);
      tokens.words++;
      return;
    }
    // An apostrophe belongs to the clitic after it.
    from = what === kind.hyphen ? i + 1 : i;
  }
}

/** End of the Markdown link target that begins directly before `start`; 0 if there is none. */
function linkTargetEnd(text: string, start: number): number {
  if (text.charCodeAt(start - 1) !== unit.openRound || text.charCodeAt(start - 2) !== unit.closeSquare)
    return 0;
  const last = Math.min(text.length, start + linkTargetMax);
  for (let i = start; i < last; i++) if (text.charCodeAt(i) === unit.closeRound) return i;
  return 0;
}
