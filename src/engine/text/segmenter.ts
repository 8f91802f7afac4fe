import { astralKind, kind, kindCount, kindOf, lowerOf, wordKindMax } from './characters.js';
import { type ScratchColumns, zeros } from './columns.js';
import { hashPrime, hashSeed } from './lexicon/compile.js';
import { lexicon, listIndex } from './lexicon/index.js';
import { Fences, type LineStart, lineKind, nextLineStart, readLineStart } from './lines.js';
import { longRuns } from './long-runs.js';
import { ending, sentenceKind } from './sentences.js';
import { separator } from './separators.js';
import { countWords, endsInIng, homographUnitsMax, isHomograph, joins, wordFlag } from './words.js';

const abbreviations = listIndex('abbreviations') * lexicon.ids;
const closings = listIndex('closing_abbreviations') * lexicon.ids;
const titles = listIndex('titles') * lexicon.ids;
/** Lines of prose under this many UTF-16 units are counted as short. */
const shortLineUnits = 60;
/** Maximum UTF-16 units of a line that may be hard-wrapped. The end of a longer line may end a sentence. */
const wrapUnitsMax = 100;
/** Maximum UTF-16 units of a heading, verse or list item, which is a line without a mark at its end. */
const titleUnitsMax = 50;
const titleWordsMax = 12;
/** Fewest UTF-16 units of a word in -ing. */
const ingUnitsMin = 5;

/** The exclamation that opens a chat reply, and a line that announces its text: they are no prose. */
const chatOpener =
  /^\s{0,8}(?:(?:what an? |that['’]s an? )?(?:great|good|excellent|fantastic|interesting) (?:question|idea|point)|absolutely|certainly|sure(?: thing)?|of course|got it)!\s+(?:here(?:['’]s| is| are) [^\n:]{1,80}:\s*\n\s*)?(?=\S)/i;

/** Separator flag of each kind of character. */
const separatorOfKind = new Uint16Array(kindCount).fill(separator.other);
for (const [name, flag] of Object.entries(separator))
  if (name in kind) separatorOfKind[kind[name as keyof typeof kind]] = flag;
separatorOfKind[kind.apostrophe] = separator.quote;
separatorOfKind[kind.cjkStop] = 0;

/** Separators after which a sentence may end. */
const mayEndSentence =
  separator.stop |
  separator.question |
  separator.exclamation |
  separator.newline |
  separator.ellipsis |
  separator.paragraph;

/** Separators of which one stands beside the full stop between two sentences. */
const separatesSentences = separator.space | separator.newline | separator.quote | separator.close;

/**
 * Splits one text into words, sentences, paragraphs and lines in a single left-to-right pass.
 *
 *   line start ─► skip a fence or table row, or read the marker ("# ", "- ", "1. ")
 *   separator  ─► add its flag
 *   word       ─► hash and flags ─► end the sentence before it? ─► store
 *
 * Words, sentences and paragraphs go into the scratch columns. Linear in the text; never throws.
 */
export class Segmenter {
  words = 0;
  sentences = 0;
  paragraphs = 0;
  lines = 0;
  shortLines = 0;
  skippedWords = 0;
  readonly marks = zeros(kindCount);
  readonly lineKinds = zeros(8);

  readonly #text: string;
  readonly #columns: ScratchColumns;
  #fences: Fences | undefined;
  readonly #line: LineStart = { kind: 0, from: 0 };
  /** The next UTF-16 unit to read. */
  #at = 0;
  /** End of the prose: the next long run, or the end of the text. */
  #proseEnd = 0;
  /** Separators since the last word, as bits. */
  #separators: number = separator.paragraph | separator.newline;
  #atLineStart = true;
  #lineStart = 0;
  /** Units of the last finished line. */
  #lineUnits = 0;
  /** End of the last word or mark. */
  #contentEnd = 0;
  /**
   * `#contentEnd` at the last white space, and the end of that white space: a sentence ends and begins there.
   */
  #contentEndBeforeSpace = 0;
  #afterSpace = 0;
  /** Hash and flags of the current word. */
  #hash = 0;
  #flags = 0;

  constructor(text: string, columns: ScratchColumns) {
    this.#text = text;
    this.#columns = columns;
  }

  /** Segments the whole text. Call it once. */
  run(): void {
    const opener = chatOpener.exec(this.#text)?.[0].length ?? 0;
    if (opener > 0) {
      this.skippedWords += countWords(this.#text, 0, opener);
      this.#skipRun(opener);
    }
    for (const { start, end } of longRuns(this.#text)) {
      this.#readTo(start);
      if (this.#at < end) this.#skipRun(end);
    }
    this.#readTo(this.#text.length);
    this.#finish();
  }

  #readTo(end: number): void {
    const text = this.#text;
    this.#proseEnd = end;
    while (this.#at < end) {
      if (this.#atLineStart && this.#beginLine()) continue;
      if (this.#at >= end) break;
      const unit = text.charCodeAt(this.#at);
      let what = kindOf[unit]!;
      if (what === kind.surrogate) what = astralKind(text, this.#at);
      if (what > wordKindMax || what === kind.mark) this.#separator(unit, what);
      else this.#word(unit, what);
    }
  }

  /** Skips a long run without spaces. It has no words and ends a paragraph, so that no span contains it. */
  #skipRun(end: number): void {
    this.#separators |= separator.paragraph;
    this.#at = end;
    this.#afterSpace = end;
    this.#contentEndBeforeSpace = this.#contentEnd;
  }

  /** Reads the marker of a line. Returns true when it skipped the line, or the block that the line opens. */
  #beginLine(): boolean {
    const text = this.#text;
    const line = this.#line;
    this.#atLineStart = false;
    readLineStart(text, this.#at, line);
    if (line.kind === lineKind.prose) return false;
    this.lineKinds[line.kind]!++;
    if (line.kind === lineKind.fence || line.kind === lineKind.table) {
      this.#fences ??= new Fences(text);
      this.#skipTo(
        line.kind === lineKind.fence ? this.#fences.end(line.from) : nextLineStart(text, this.#at),
      );
      return true;
    }
    if (line.kind === lineKind.numbered) this.skippedWords++;
    if (line.kind !== lineKind.quote) this.#separators |= separator.paragraph;
    this.#at = line.from;
    this.#afterSpace = line.from;
    this.#contentEndBeforeSpace = this.#contentEnd;
    return false;
  }

  /** Skips code or a table row: its words are counted and not stored. */
  #skipTo(end: number): void {
    this.skippedWords += countWords(this.#text, this.#at, end);
    this.#separators |= separator.paragraph;
    this.#at = end;
    this.#afterSpace = end;
    this.#lineStart = end;
    this.#atLineStart = true;
    this.lines++;
  }

  #separator(unit: number, what: number): void {
    const text = this.#text;
    this.marks[what]!++;
    const next = ++this.#at;
    if (what === kind.space) {
      this.#separators |= separator.space;
      this.#contentEndBeforeSpace = this.#contentEnd;
      this.#afterSpace = next;
      return;
    }
    if (what === kind.newline) {
      this.#newline();
      return;
    }
    this.#separators |= what === kind.dash && this.#isRange() ? separator.other : separatorOfKind[what]!;
    if (what === kind.stop && text.charCodeAt(next) === unit && text.charCodeAt(next + 1) === unit) {
      this.#separators = (this.#separators & ~separator.stop) | separator.ellipsis;
      this.marks[kind.ellipsis]!++;
      this.#at += 2;
    } else if (what === kind.cjkStop) {
      if (unit === 0xff1f) this.marks[kind.question]!++;
      else if (unit === 0xff01) this.marks[kind.exclamation]!++;
      this.#separators |=
        separator.space |
        (unit === 0xff1f ? separator.question : unit === 0xff01 ? separator.exclamation : separator.stop);
    } else if (what === kind.hyphen) this.#hyphen(unit);
    this.#contentEnd = this.#at;
  }

  #newline(): void {
    const { kind: of } = this.#line;
    const units = this.#at - 1 - this.#lineStart;
    if (units > 0) {
      this.lines++;
      if (units < shortLineUnits && of === lineKind.prose) this.shortLines++;
    }
    if (endsParagraph(this.#separators, of, units)) this.#separators |= separator.paragraph;
    this.#separators |= separator.newline | separator.space;
    this.#lineUnits = units;
    this.#lineStart = this.#at;
    this.#atLineStart = true;
    this.#contentEndBeforeSpace = this.#contentEnd;
    this.#afterSpace = this.#at;
  }

  /**
   * A hyphen between spaces is a dash, and so is a run of hyphens, unless it begins an option of a command:
   * a space before it and none after it.
   */
  #hyphen(unit: number): void {
    const text = this.#text;
    const isAfterSpace = this.#afterSpace === this.#at - 1;
    const doubled = text.charCodeAt(this.#at) === unit;
    while (this.#at < text.length && text.charCodeAt(this.#at) === unit) this.#at++;
    const next = kindOf[text.charCodeAt(this.#at)];
    const isOption = isAfterSpace && next !== undefined && next <= wordKindMax;
    if (doubled ? isOption : !isAfterSpace || next !== kind.space) return;
    this.#separators |= separator.dash;
    if (doubled) this.marks[kind.dash]!++;
  }

  /** A dash between digits is a range. */
  #isRange(): boolean {
    const text = this.#text;
    const [before, after] = [text.charCodeAt(this.#at - 2), text.charCodeAt(this.#at)];
    return kindOf[before] === kind.digit && kindOf[after] === kind.digit;
  }

  #word(unit: number, first: number): void {
    const columns = this.#columns;
    const start = this.#at;
    if (first === kind.ideograph) this.#scanIdeograph(unit);
    else this.#scanLetters(unit, first);
    const end = this.#at;
    if (this.words === 0) this.#openText();
    else if ((this.#separators & mayEndSentence) !== 0 && this.#endsSentence(first))
      this.#openSentence(start);
    if (end - start >= ingUnitsMin && endsInIng(this.#text, end)) this.#flags |= wordFlag.ing;

    const word = this.words++;
    columns.start[word] = start;
    columns.end[word] = end;
    columns.hash[word] = this.#hash;
    columns.id[word] =
      end - start <= homographUnitsMax && isHomograph(this.#text, start, end, this.#flags)
        ? 0
        : lexicon.idOfHash.get(this.#hash);
    columns.flags[word] = this.#flags;
    columns.separators[word] = this.#separators;
    this.#separators = 0;
    this.#contentEnd = end;
  }

  #scanIdeograph(unit: number): void {
    this.#hash = Math.imul(hashSeed ^ unit, hashPrime);
    this.#flags = wordFlag.uncased;
    this.#at += unit >= 0xd800 && unit <= 0xdbff ? 2 : 1;
  }

  /**
   * Reads a word of letters and digits: its end, hash and flags. The state is in locals, as this is the hot
   * loop.
   */
  // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: the hot loop over all characters keeps its state in locals
  #scanLetters(firstUnit: number, firstKind: number): void {
    const text = this.#text;
    const length = this.#proseEnd;
    const start = this.#at;
    let i = start;
    let unit = firstUnit;
    let what = firstKind;
    let hash = hashSeed;
    let bits = 0;
    let uppers = 0;
    for (;;) {
      // Fast path: nine of ten characters are lower-case letters.
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
        else if (what === kind.digit) bits |= wordFlag.digit;
        else if (what === kind.uncased) bits |= wordFlag.uncased;
        hash = Math.imul(hash ^ lowerOf[unit]!, hashPrime);
        i++;
        if (unit >= 0xd800 && unit <= 0xdbff) hash = Math.imul(hash ^ text.charCodeAt(i++), hashPrime);
      } else if (what === kind.apostrophe || what === kind.hyphen) {
        if (!joins(text, i + 1, length)) break;
        bits |= what === kind.hyphen ? wordFlag.hyphen : wordFlag.apostrophe;
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
    if (firstKind === kind.upper) {
      bits |= wordFlag.capitalised;
      if (uppers > 1 && uppers === i - start) bits |= wordFlag.allCaps;
    }
    this.#at = i;
    this.#hash = hash;
    this.#flags = bits;
  }

  /** Opens the first sentence and paragraph, at the first word. */
  #openText(): void {
    const columns = this.#columns;
    columns.sentenceFirst[0] = 0;
    columns.sentenceStart[0] = this.#afterSpace;
    columns.sentenceKind[0] = kindOfLine(this.#line.kind);
    columns.paragraphFirst[0] = 0;
    this.sentences = 1;
    this.paragraphs = 1;
    this.#separators |= separator.paragraph;
    this.#flags |= wordFlag.sentenceStart;
  }

  /** Whether the open sentence ends before a word whose first character is of kind `next`. */
  #endsSentence(next: number): boolean {
    const separators = this.#separators;
    const isLower = next === kind.lower;
    if (separators & separator.paragraph) return true;
    if (separators & (separator.question | separator.exclamation))
      return !isLower || (separators & separator.newline) !== 0;
    if (separators & separator.ellipsis) return !isLower;
    if (separators & separator.stop) return this.#stopEndsSentence(next);
    return !isLower && (this.#lineUnits < titleUnitsMax || this.#lineUnits > wrapUnitsMax);
  }

  /**
   * Whether a full stop ends the sentence. It may also belong to an abbreviation, an initial, a number or a
   * domain name.
   */
  #stopEndsSentence(next: number): boolean {
    const { start, end, flags, id } = this.#columns;
    const { belongs } = lexicon;
    const last = this.words - 1;
    const lastId = id[last]!;
    if (belongs[titles + lastId] === 1) return false;
    const isAbbreviation = belongs[abbreviations + lastId] === 1;
    const isLetter = end[last]! - start[last]! === 1;
    if ((this.#separators & separatesSentences) === 0) {
      const isJoined =
        next === kind.upper && (flags[last]! & (wordFlag.allCaps | wordFlag.digit)) === 0 && !isLetter;
      return (isJoined && !isAbbreviation) || next === kind.ideograph;
    }
    if (isAbbreviation) return belongs[closings + lastId] === 1 && next === kind.upper;
    // The pronoun I is not an initial.
    const isInitial =
      isLetter &&
      (flags[last]! & wordFlag.digit) === 0 &&
      this.#text.charCodeAt(start[last]!) !== 0x49 &&
      next !== kind.ideograph;
    return !isInitial;
  }

  /**
   * Closes the open sentence, and its paragraph where one ends, and opens the next at the word that begins at
   * `start`.
   */
  #openSentence(start: number): void {
    const columns = this.#columns;
    const open = this.sentences - 1;
    const spaced = this.#afterSpace > columns.end[this.words - 1]!;
    columns.sentenceEnd[open] = spaced ? this.#contentEndBeforeSpace : start;
    columns.sentenceEnding[open] = endingOf(this.#separators);
    if (this.#separators & separator.paragraph) {
      markLines(columns, columns.paragraphFirst[this.paragraphs - 1]!, open, this.words);
      columns.paragraphFirst[this.paragraphs++] = this.sentences;
    } else if (columns.sentenceEnding[open] === ending.none && this.#isLine(open))
      columns.sentenceKind[open] = sentenceKind.line;
    columns.sentenceFirst[this.sentences] = this.words;
    columns.sentenceStart[this.sentences] = spaced ? this.#afterSpace : start;
    columns.sentenceKind[this.sentences] = kindOfLine(this.#line.kind);
    this.sentences++;
    this.#flags |= wordFlag.sentenceStart;
  }

  /** Whether a sentence of prose is the whole of the short line that ended last. */
  #isLine(sentence: number): boolean {
    const { sentenceKind: kinds, sentenceFirst, end } = this.#columns;
    if (kinds[sentence] !== sentenceKind.prose || this.#lineUnits >= titleUnitsMax) return false;
    const first = sentenceFirst[sentence]!;
    return first === 0 || end[first - 1]! < this.#lineStart - this.#lineUnits;
  }

  /** Closes the last sentence, paragraph and line, and writes the end markers of both index columns. */
  #finish(): void {
    const columns = this.#columns;
    if (this.words > 0) {
      const open = this.sentences - 1;
      const trailing = this.#afterSpace > this.#contentEnd ? this.#contentEndBeforeSpace : this.#contentEnd;
      columns.sentenceEnd[open] = Math.max(trailing, columns.end[this.words - 1]!);
      columns.sentenceEnding[open] = endingOf(this.#separators);
      markLines(columns, columns.paragraphFirst[this.paragraphs - 1]!, open, this.words);
    }
    columns.sentenceFirst[this.sentences] = this.words;
    columns.paragraphFirst[this.paragraphs] = this.sentences;
    const rest = this.#text.length - this.#lineStart;
    if (rest > 0) {
      this.lines++;
      if (rest < shortLineUnits) this.shortLines++;
    }
  }
}

/**
 * Whether a line break ends a paragraph: after a blank line, a heading or list item, or a long line with a
 * full stop.
 */
function endsParagraph(separators: number, lineOf: number, units: number): boolean {
  if ((separators & separator.newline) !== 0 || units === 0) return true;
  if (lineOf === lineKind.heading || lineOf === lineKind.list) return true;
  return (
    units > wrapUnitsMax && (separators & (separator.stop | separator.exclamation | separator.question)) !== 0
  );
}

function kindOfLine(line: number): number {
  if (line === lineKind.heading) return sentenceKind.heading;
  if (line === lineKind.list || line === lineKind.numbered || line === lineKind.emoji)
    return sentenceKind.list;
  return line === lineKind.quote ? sentenceKind.quote : sentenceKind.prose;
}

function endingOf(separators: number): number {
  if (separators & separator.question) return ending.question;
  if (separators & separator.exclamation) return ending.exclamation;
  return separators & (separator.stop | separator.ellipsis) ? ending.stop : ending.none;
}

/** Fewest lines without an end mark, and least share of them, in a paragraph of verse. */
const verseLinesMin = 2;
const verseShareMin = 0.5;

/**
 * Marks what is not prose in a paragraph that ends: one short sentence without an end mark is a heading, the
 * last line of several is a line without such a mark too, and so is every short line of verse.
 */
function markLines(columns: ScratchColumns, first: number, last: number, words: number): void {
  const { sentenceKind: kinds, sentenceFirst, sentenceEnding, separators } = columns;
  const isUnmarked = kinds[last] === sentenceKind.prose && sentenceEnding[last] === ending.none;
  if (first === last) {
    if (isUnmarked && words - sentenceFirst[last]! <= titleWordsMax) kinds[last] = sentenceKind.heading;
    return;
  }
  if (isUnmarked && kinds[last - 1] === sentenceKind.line) kinds[last] = sentenceKind.line;
  let lines = 0;
  for (let i = first; i <= last; i++) if (kinds[i] === sentenceKind.line) lines++;
  if (lines < verseLinesMin || lines < (last - first + 1) * verseShareMin) return;
  for (let i = first; i <= last; i++) {
    const next = i === last ? words : sentenceFirst[i + 1]!;
    if (kinds[i] !== sentenceKind.prose || next - sentenceFirst[i]! > titleWordsMax) continue;
    const followsLine = i === first || kinds[i - 1] === sentenceKind.line;
    const endsLine = i === last || (separators[next]! & separator.newline) !== 0;
    if (followsLine && endsLine) kinds[i] = sentenceKind.line;
  }
}
