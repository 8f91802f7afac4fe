export type { Prepared } from './prepared.js';
export { countWords } from './words.js';

import { astralKind, kind, kindOf, kinds, lowerOf, wordMax } from './characters.js';
import { pack, Scratch } from './columns.js';
import { gap } from './gaps.js';
import { hashPrime, hashSeed } from './lexicon/compile.js';
import { lexicon, listIndex } from './lexicon/index.js';
import { Fences, type Line, lineEnd, lineKind, readLine } from './lines.js';
import { undisguise } from './look-alikes.js';
import { matchPhrases, tally } from './phrases.js';
import type { Prepared } from './prepared.js';
import { type Boundary, endsSentence } from './sentences.js';
import { ending, sentenceKind, shape } from './shapes.js';
import { measureSentences, measureVocabulary, tallyWords } from './statistics.js';
import { countWords, joins, suffix } from './words.js';

/** Kept between texts; a longer text gets its own, so that one giant does not hold its memory for good. */
const keptWords = 65_536;
const kept = new Scratch(keptWords);

const abbreviations = listIndex('abbreviations') * lexicon.ids;
const closings = listIndex('closing_abbreviations') * lexicon.ids;
const titles = listIndex('titles') * lexicon.ids;
const shortLineUnits = 60;
/** Longer lines were not broken by hand at a margin. */
const wrapUnitsMax = 100;
const titleWordsMax = 12;

/** Gap bit of each kind of mark. */
const gapOfKind = new Uint16Array(kinds).fill(gap.other);
for (const name of [
  'comma',
  'colon',
  'semicolon',
  'dash',
  'stop',
  'exclamation',
  'question',
  'quote',
  'open',
  'close',
  'ellipsis',
  'emphasis',
] as const) {
  gapOfKind[kind[name]] = gap[name];
}
gapOfKind[kind.apostrophe] = gap.quote;
gapOfKind[kind.cjkStop] = 0;

/** Reads a text once, into the tables every signal shares. Linear in the text; never throws. */
export function prepare(given: string): Prepared {
  const { text, origin, mixedWords } = undisguise(given);
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
  const fences = new Fences(text);
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
          const end = line.kind === lineKind.fence ? fences.end(line.from) : lineEnd(text, i);
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
      if (what === kind.space) {
        between |= gap.space;
        solidBeforeSpace = solid;
        afterSpace = i;
        continue;
      }
      if (what === kind.newline) {
        lineUnits = i - 1 - lineStart;
        if (lineUnits > 0) {
          lines++;
          if (lineUnits < shortLineUnits && line.kind === lineKind.prose) shortLines++;
        }
        if (endsParagraph(between, line.kind, lineUnits)) between |= gap.paragraph;
        between |= gap.newline | gap.space;
        lineStart = i;
        freshLine = true;
        solidBeforeSpace = solid;
        afterSpace = i;
        continue;
      }
      if (what === kind.invisible) continue;
      between |= gapOfKind[what]!;
      if (what === kind.stop && text.charCodeAt(i) === unit && text.charCodeAt(i + 1) === unit) {
        between = (between & ~gap.stop) | gap.ellipsis;
        marks[kind.ellipsis]!++;
        i += 2;
      } else if (what === kind.cjkStop) {
        between |=
          gap.space | (unit === 0xff1f ? gap.question : unit === 0xff01 ? gap.exclamation : gap.stop);
      } else if (what === kind.hyphen) {
        const doubled = text.charCodeAt(i) === unit;
        if (doubled || (afterSpace === i - 1 && kindOf[text.charCodeAt(i)] === kind.space))
          between |= gap.dash;
        if (doubled) {
          marks[kind.dash]!++;
          while (i < length && text.charCodeAt(i) === unit) i++;
        }
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
        // The fast path: nine characters of ten are small letters.
        while (what === kind.lower) {
          hash = Math.imul(hash ^ lowerOf[unit]!, hashPrime);
          if (++i >= length) break;
          unit = text.charCodeAt(i);
          what = kindOf[unit]!;
        }
        if (i >= length) break;
        if (what === kind.surrogate) what = astralKind(text, i);
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
    given,
    origin,
    mixedWords,
    wordCount: text === given ? words + skippedWords : countWords(given),
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

/** Whether a line break parts paragraphs: a blank line, a line of its own kind, or a long line that ended a sentence. */
function endsParagraph(between: number, lineOf: number, units: number): boolean {
  if ((between & gap.newline) !== 0 || units === 0) return true;
  if (lineOf === lineKind.heading || lineOf === lineKind.list) return true;
  return units > wrapUnitsMax && (between & (gap.stop | gap.exclamation | gap.question)) !== 0;
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
