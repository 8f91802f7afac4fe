import { astralKind, kind, kindOf, kinds, lowerOf, wordMax } from './characters.js';
import { gap } from './gaps.js';
import { hashPrime, hashSeed } from './lexicon/compile.js';
import { lexicon, listIndex } from './lexicon/index.js';
import { fenceEnd, type Line, lineEnd, lineKind, readLine } from './lines.js';
import { matchPhrases, type Phrases, tally } from './phrases.js';
import { type Boundary, endsSentence } from './sentences.js';
import { ending, sentenceKind, shape } from './shapes.js';
import {
  measureSentences,
  measureVocabulary,
  type SentenceLengths,
  type Tallies,
  tallyWords,
  type Vocabulary,
} from './statistics.js';

/**
 * A text read once. Columns are parallel: word `i` is `text.slice(wordStart[i], wordEnd[i])`, its gap lies before it.
 * Words of fenced code and table rows are counted in `wordCount` and left out of the columns. Offsets are UTF-16.
 */
export interface Prepared {
  readonly text: string;
  /** All words, as `countWords` counts them. */
  readonly wordCount: number;
  /** Words in the columns: those of prose, lists, headings and quotes. */
  readonly words: number;
  readonly wordStart: Int32Array;
  readonly wordEnd: Int32Array;
  /** FNV-1a of the lower-cased word. */
  readonly wordHash: Int32Array;
  /** Id in the lexicon; 0 when it is in no list. */
  readonly wordId: Uint16Array;
  readonly wordShape: Uint16Array;
  readonly wordGap: Uint16Array;
  readonly sentences: number;
  /** First word of each sentence, and `words` at the end. */
  readonly sentenceFirst: Int32Array;
  readonly sentenceStart: Int32Array;
  readonly sentenceEnd: Int32Array;
  readonly sentenceKind: Uint8Array;
  readonly sentenceEnding: Uint8Array;
  readonly paragraphs: number;
  /** First sentence of each paragraph, and `sentences` at the end. */
  readonly paragraphFirst: Int32Array;
  /** How often each kind of character (characters.ts) stood between words. */
  readonly marks: Int32Array;
  readonly lines: number;
  /** Lines of prose under 60 characters. */
  readonly shortLines: number;
  /** How many lines began as each kind of lines.ts. */
  readonly lineKinds: Int32Array;
  /** Words of fences and tables. */
  readonly skippedWords: number;
  /** Per list of the lexicon: how many entries were met, and their weights summed. */
  readonly listCount: Int32Array;
  readonly listSum: Float64Array;
  readonly phrases: Phrases;
  readonly tallies: Tallies;
  readonly lengths: SentenceLengths;
  readonly vocabulary: Vocabulary;
}

/** Columns that grow with the longest text a thread has read; every result gets its own copy. */
class Scratch {
  size = 0;
  start = new Int32Array(0);
  end = new Int32Array(0);
  hash = new Int32Array(0);
  id = new Uint16Array(0);
  shape = new Uint16Array(0);
  gap = new Uint16Array(0);
  sentenceFirst = new Int32Array(0);
  sentenceStart = new Int32Array(0);
  sentenceEnd = new Int32Array(0);
  sentenceKind = new Uint8Array(0);
  sentenceEnding = new Uint8Array(0);
  paragraphFirst = new Int32Array(0);

  constructor(size: number) {
    this.reserve(size);
  }

  reserve(size: number): void {
    if (size <= this.size) return;
    this.size = size;
    const ints = () => new Int32Array(size);
    this.start = ints();
    this.end = ints();
    this.hash = ints();
    this.sentenceFirst = ints();
    this.sentenceStart = ints();
    this.sentenceEnd = ints();
    this.paragraphFirst = ints();
    this.id = new Uint16Array(size);
    this.shape = new Uint16Array(size);
    this.gap = new Uint16Array(size);
    this.sentenceKind = new Uint8Array(size);
    this.sentenceEnding = new Uint8Array(size);
  }
}

/** Kept between texts; a longer text gets its own, so that one giant does not hold its memory for good. */
const keptWords = 65_536;
const kept = new Scratch(keptWords);

const abbreviations = listIndex('abbreviations') * lexicon.ids;
const closings = listIndex('closing_abbreviations') * lexicon.ids;
const titles = listIndex('titles') * lexicon.ids;
const shortLineUnits = 60;
const titleWordsMax = 12;

/** Reads a text once, into the tables every signal shares. Linear in the text; never throws. */
export function prepare(text: string): Prepared {
  const length = text.length;
  // A word and what parts it from the next take two units at least, but for ideographs.
  const columns = length < keptWords ? kept : new Scratch(length + 1);
  const wordStart = columns.start;
  const wordEnd = columns.end;
  const wordHash = columns.hash;
  const wordId = columns.id;
  const wordShape = columns.shape;
  const wordGap = columns.gap;
  const marks = new Int32Array(kinds);
  const lineKinds = new Int32Array(8);
  const line: Line = { kind: 0, from: 0 };
  const { tableHash, tableId, tableMask, belongs } = lexicon;
  const boundary: Boundary = {
    between: 0,
    previousUnits: 0,
    previousAllCaps: false,
    previousDigit: false,
    abbreviation: false,
    closing: false,
    title: false,
    pronounI: false,
    next: 0,
    lineUnits: 0,
  };

  let words = 0;
  let sentences = 0;
  let paragraphs = 0;
  let skippedWords = 0;
  let lines = 0;
  let shortLines = 0;
  let lineStart = 0;
  let lineUnits = 0;
  let openKind = 0;
  let between: number = gap.paragraph | gap.newline;
  let freshLine = true;
  /** End of the last mark before the last white space, and the end of that white space: where sentences part. */
  let solid = 0;
  let solidBeforeSpace = 0;
  let afterSpace = 0;
  let i = 0;

  while (i < length) {
    if (freshLine) {
      freshLine = false;
      readLine(text, i, line);
      if (line.kind !== lineKind.prose) {
        lineKinds[line.kind]!++;
        if (line.kind === lineKind.fence || line.kind === lineKind.table) {
          const end = line.kind === lineKind.fence ? fenceEnd(text, line.from) : lineEnd(text, i);
          skippedWords += countWords(text, i, end);
          between |= gap.paragraph;
          i = end;
          afterSpace = end;
          lineStart = end;
          freshLine = true;
          lines++;
          continue;
        }
        if (line.kind === lineKind.numbered) skippedWords++;
        if (line.kind !== lineKind.quote) between |= gap.paragraph;
        i = line.from;
        afterSpace = i;
        solidBeforeSpace = solid;
        if (i >= length) break;
      }
    }
    let unit = text.charCodeAt(i);
    let what = kindOf[unit]!;
    if (what === kind.surrogate) what = astralKind(text, i);
    if (what > wordMax || what === kind.mark) {
      // Between words.
      marks[what]!++;
      i++;
      switch (what) {
        case kind.space:
          between |= gap.space;
          solidBeforeSpace = solid;
          afterSpace = i;
          continue;
        case kind.newline:
          lineUnits = i - 1 - lineStart;
          if (lineUnits > 0) {
            lines++;
            if (lineUnits < shortLineUnits && line.kind === lineKind.prose) shortLines++;
          }
          if (between & gap.newline || lineUnits === 0) between |= gap.paragraph;
          else if (line.kind === lineKind.heading || line.kind === lineKind.list) between |= gap.paragraph;
          else if (lineUnits > 100 && between & (gap.stop | gap.exclamation | gap.question))
            between |= gap.paragraph;
          between |= gap.newline | gap.space;
          lineStart = i;
          freshLine = true;
          solidBeforeSpace = solid;
          afterSpace = i;
          continue;
        case kind.comma:
          between |= gap.comma;
          break;
        case kind.stop:
        case kind.cjkStop:
          if (what === kind.cjkStop) {
            between |=
              unit === 0xff1f ? gap.question : unit === 0xff01 ? gap.exclamation : gap.stop | gap.space;
          } else if (text.charCodeAt(i) === unit && text.charCodeAt(i + 1) === unit) {
            between |= gap.ellipsis;
            marks[kind.ellipsis]!++;
            marks[kind.stop]! += 1;
            i += 2;
          } else {
            between |= gap.stop;
          }
          break;
        case kind.exclamation:
          between |= gap.exclamation;
          break;
        case kind.question:
          between |= gap.question;
          break;
        case kind.colon:
          between |= gap.colon;
          break;
        case kind.semicolon:
          between |= gap.semicolon;
          break;
        case kind.dash:
          between |= gap.dash;
          break;
        case kind.hyphen: {
          const doubled = text.charCodeAt(i) === unit;
          if (doubled || (afterSpace === i - 1 && kindOf[text.charCodeAt(i)] === kind.space)) {
            between |= gap.dash;
            if (doubled) {
              marks[kind.dash]!++;
              while (i < length && text.charCodeAt(i) === unit) i++;
            }
          } else {
            between |= gap.other;
          }
          break;
        }
        case kind.apostrophe:
        case kind.quote:
          between |= gap.quote;
          break;
        case kind.open:
          between |= gap.open;
          break;
        case kind.close:
          between |= gap.close;
          break;
        case kind.ellipsis:
          between |= gap.ellipsis;
          break;
        case kind.emphasis:
          between |= gap.emphasis;
          break;
        case kind.invisible:
          continue;
        default:
          between |= gap.other;
      }
      solid = i;
      continue;
    }

    // A word.
    const start = i;
    const first = what;
    let hash = hashSeed;
    let uppers = 0;
    let bits = 0;
    if (what === kind.ideograph) {
      hash = Math.imul(hash ^ unit, hashPrime);
      i += unit >= 0xd800 && unit <= 0xdbff ? 2 : 1;
      bits = shape.uncased;
    } else {
      for (;;) {
        if (what <= kind.digit) {
          if (what === kind.upper) uppers++;
          else if (what === kind.digit) bits |= shape.digit;
          else if (what === kind.uncased) bits |= shape.uncased;
          hash = Math.imul(hash ^ lowerOf[unit]!, hashPrime);
          i++;
          if (unit >= 0xd800 && unit <= 0xdbff) hash = Math.imul(hash ^ text.charCodeAt(i++), hashPrime);
        } else if (what === kind.invisible) {
          if (!joins(text, i + 1, length)) break;
          i++;
        } else if (what === kind.apostrophe || what === kind.hyphen) {
          if (!joins(text, i + 1, length)) break;
          bits |= what === kind.hyphen ? shape.hyphen : shape.apostrophe;
          hash = Math.imul(hash ^ lowerOf[unit]!, hashPrime);
          i++;
        } else if (what === kind.stop || what === kind.comma) {
          if (kindOf[text.charCodeAt(i - 1)] !== kind.digit || i + 1 >= length) break;
          if (kindOf[text.charCodeAt(i + 1)] !== kind.digit) break;
          hash = Math.imul(hash ^ unit, hashPrime);
          i++;
        } else {
          break;
        }
        if (i >= length) break;
        unit = text.charCodeAt(i);
        what = kindOf[unit]!;
        if (what === kind.surrogate) what = astralKind(text, i);
      }
    }
    const units = i - start;

    if (words === 0) {
      openKind = kindOfLine(line.kind);
      columns.sentenceFirst[0] = 0;
      columns.sentenceStart[0] = afterSpace;
      columns.paragraphFirst[0] = 0;
      columns.sentenceKind[0] = openKind;
      between |= gap.paragraph;
      bits |= shape.sentenceStart;
      sentences = 1;
      paragraphs = 1;
    } else if (
      between &
      (gap.stop | gap.question | gap.exclamation | gap.newline | gap.ellipsis | gap.paragraph)
    ) {
      const last = words - 1;
      const lastShape = wordShape[last]!;
      const lastId = wordId[last]!;
      boundary.between = between;
      boundary.previousUnits = wordEnd[last]! - wordStart[last]!;
      boundary.previousAllCaps = (lastShape & shape.allCaps) !== 0;
      boundary.previousDigit = (lastShape & shape.digit) !== 0;
      boundary.abbreviation = belongs[abbreviations + lastId] === 1;
      boundary.closing = belongs[closings + lastId] === 1;
      boundary.pronounI = text.charCodeAt(wordStart[last]!) === 0x49;
      boundary.title = belongs[titles + lastId] === 1;
      boundary.next = first;
      boundary.lineUnits = lineUnits;
      if (endsSentence(boundary)) {
        const open = sentences - 1;
        columns.sentenceEnd[open] = afterSpace > wordEnd[last]! ? solidBeforeSpace : start;
        columns.sentenceEnding[open] = endingOf(between);
        if (between & gap.paragraph) {
          titleSentence(columns, columns.paragraphFirst[paragraphs - 1]!, open, words);
          columns.paragraphFirst[paragraphs++] = sentences;
        }
        columns.sentenceFirst[sentences] = words;
        columns.sentenceStart[sentences] = afterSpace > wordEnd[last]! ? afterSpace : start;
        columns.sentenceKind[sentences] = kindOfLine(line.kind);
        sentences++;
        bits |= shape.sentenceStart;
      }
    }

    if (first === kind.upper) {
      bits |= shape.capitalised;
      if (uppers > 1 && uppers === units) bits |= shape.allCaps;
    }
    if (units >= 5) bits |= suffix(text, i, units);
    let slot = hash & tableMask;
    let id = tableId[slot]!;
    while (id !== 0 && tableHash[slot] !== hash) {
      slot = (slot + 1) & tableMask;
      id = tableId[slot]!;
    }
    wordStart[words] = start;
    wordEnd[words] = i;
    wordHash[words] = hash;
    wordId[words] = id;
    wordShape[words] = bits;
    wordGap[words] = between;
    words++;
    between = 0;
    solid = i;
  }

  if (words > 0) {
    const open = sentences - 1;
    const trailing = afterSpace > solid ? solidBeforeSpace : solid;
    columns.sentenceEnd[open] = Math.max(trailing, wordEnd[words - 1]!);
    columns.sentenceEnding[open] = endingOf(between);
    titleSentence(columns, columns.paragraphFirst[paragraphs - 1]!, open, words);
  }
  columns.sentenceFirst[sentences] = words;
  columns.paragraphFirst[paragraphs] = sentences;
  if (lineStart < length) {
    lines++;
    if (length - lineStart < shortLineUnits) shortLines++;
  }

  const own = pack(columns, words, sentences, paragraphs);
  const phrases = matchPhrases(own, lexicon);
  const tallied = tally(own, phrases, lexicon);
  return {
    text,
    wordCount: words + skippedWords,
    ...own,
    marks,
    lines,
    shortLines,
    lineKinds,
    skippedWords,
    listCount: tallied.count,
    listSum: tallied.sum,
    phrases,
    tallies: tallyWords(own),
    lengths: measureSentences(own.sentenceFirst, own.sentenceKind, sentences),
    vocabulary: measureVocabulary(own.wordHash),
  };
}

/** Copies the used part of the scratch columns into one block of memory: one allocation a text. */
function pack(from: Scratch, words: number, sentences: number, paragraphs: number) {
  const int32 = 3 * words + 3 * sentences + paragraphs + 2;
  const block = new ArrayBuffer(int32 * 4 + words * 6 + sentences * 2);
  let at = 0;
  const ints = (column: Int32Array, length: number): Int32Array => {
    const copy = new Int32Array(block, at, length);
    copy.set(column.subarray(0, length));
    at += length * 4;
    return copy;
  };
  const shorts = (column: Uint16Array): Uint16Array => {
    const copy = new Uint16Array(block, at, words);
    copy.set(column.subarray(0, words));
    at += words * 2;
    return copy;
  };
  const bytes = (column: Uint8Array): Uint8Array => {
    const copy = new Uint8Array(block, at, sentences);
    copy.set(column.subarray(0, sentences));
    at += sentences;
    return copy;
  };
  return {
    words,
    wordStart: ints(from.start, words),
    wordEnd: ints(from.end, words),
    wordHash: ints(from.hash, words),
    sentences,
    sentenceFirst: ints(from.sentenceFirst, sentences + 1),
    sentenceStart: ints(from.sentenceStart, sentences),
    sentenceEnd: ints(from.sentenceEnd, sentences),
    paragraphs,
    paragraphFirst: ints(from.paragraphFirst, paragraphs + 1),
    wordId: shorts(from.id),
    wordShape: shorts(from.shape),
    wordGap: shorts(from.gap),
    sentenceKind: bytes(from.sentenceKind),
    sentenceEnding: bytes(from.sentenceEnding),
  };
}

/** Whether a word goes on at `at`, after an apostrophe, a hyphen or an invisible character. */
function joins(text: string, at: number, length: number): boolean {
  if (at >= length) return false;
  const what = kindOf[text.charCodeAt(at)]!;
  if (what === kind.surrogate) return astralKind(text, at) === kind.uncased;
  return what <= kind.digit;
}

function kindOfLine(line: number): number {
  if (line === lineKind.heading) return sentenceKind.heading;
  if (line === lineKind.list || line === lineKind.numbered || line === lineKind.emoji)
    return sentenceKind.list;
  return line === lineKind.quote ? sentenceKind.quote : sentenceKind.prose;
}

function endingOf(between: number): number {
  if (between & gap.question) return ending.question;
  if (between & gap.exclamation) return ending.exclamation;
  return between & (gap.stop | gap.ellipsis) ? ending.stop : ending.none;
}

/** A paragraph of one short sentence without a mark is a title. */
function titleSentence(columns: Scratch, first: number, last: number, words: number): void {
  if (first !== last || columns.sentenceKind[last] !== sentenceKind.prose) return;
  if (columns.sentenceEnding[last] !== ending.none) return;
  if (words - columns.sentenceFirst[last]! <= titleWordsMax)
    columns.sentenceKind[last] = sentenceKind.heading;
}

const a = 0x61;
const letterOf = (character: string) => character.charCodeAt(0) - a;
const [c_, d_, e_, g_, i_, l_, m_, n_, o_, s_, t_, y_] = [...'cdegilmnosty'].map(letterOf) as [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
];

/** Shape bits told by a word's last letters: -ing, -ly, -ed, and the nominal -tion -sion -ment -ness -ity -ance -ence with plurals. */
function suffix(text: string, end: number, units: number): number {
  let at = end;
  let last = (text.charCodeAt(at - 1) | 32) - a;
  let before = (text.charCodeAt(at - 2) | 32) - a;
  if (last === g_) return before === n_ && (text.charCodeAt(at - 3) | 32) - a === i_ ? shape.ing : 0;
  if (last === y_ && before === l_) return shape.ly;
  if (last === d_) return before === e_ ? shape.ed : 0;
  if (last === s_ && before !== s_ && units >= 6) {
    at--;
    last = before;
    before = (text.charCodeAt(at - 2) | 32) - a;
    if (last === e_ && before === i_)
      return (text.charCodeAt(at - 3) | 32) - a === t_ && units >= 7 ? shape.nominal : 0;
  }
  const third = (text.charCodeAt(at - 3) | 32) - a;
  const fourth = (text.charCodeAt(at - 4) | 32) - a;
  if (last === n_)
    return before === o_ && third === i_ && (fourth === t_ || fourth === s_) ? shape.nominal : 0;
  if (last === t_) return before === n_ && third === e_ && fourth === m_ ? shape.nominal : 0;
  if (last === s_) return before === s_ && third === e_ && fourth === n_ ? shape.nominal : 0;
  if (last === y_) return before === t_ && third === i_ ? shape.nominal : 0;
  if (last === e_)
    return before === c_ && third === n_ && (fourth === 0 || fourth === e_) ? shape.nominal : 0;
  return 0;
}

/**
 * Words of a text, as `Prepared.wordCount` has them: runs of letters, marks and digits, with inner apostrophes, hyphens
 * and decimal marks; an ideograph is a word of its own. Allocates nothing.
 */
export function countWords(text: string, from = 0, to = text.length): number {
  let count = 0;
  let i = from;
  while (i < to) {
    let what = kindOf[text.charCodeAt(i)]!;
    if (what === kind.surrogate) what = astralKind(text, i);
    if (what > wordMax || what === kind.mark) {
      i++;
      continue;
    }
    count++;
    if (what === kind.ideograph) {
      i += kindOf[text.charCodeAt(i)] === kind.surrogate ? 2 : 1;
      continue;
    }
    for (;;) {
      if (what <= kind.digit) i += kindOf[text.charCodeAt(i)] === kind.surrogate ? 2 : 1;
      else if (what === kind.invisible || what === kind.apostrophe || what === kind.hyphen) {
        if (!joins(text, i + 1, to)) break;
        i++;
      } else if (what === kind.stop || what === kind.comma) {
        if (kindOf[text.charCodeAt(i - 1)] !== kind.digit || i + 1 >= to) break;
        if (kindOf[text.charCodeAt(i + 1)] !== kind.digit) break;
        i++;
      } else break;
      if (i >= to) break;
      what = kindOf[text.charCodeAt(i)]!;
      if (what === kind.surrogate) what = astralKind(text, i);
    }
  }
  return count;
}
