import type { Span } from '../../../document/span.js';
import { isHanOrKana, isRightToLeft, isWordMark } from './scripts.js';

const drawn = /^[\s|:+=\-‒–—―⸺⸻]*$/;
const tableRow = /^\s*[|│║┃]/;
const letter = /[\p{L}\p{N}]/u;
const letters = /\p{L}/u;
const rightToLeft = /[\u05d0-\u05f2\u0620-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
/** Characters around a line in which text of its direction is searched. */
const nearUnits = 100;
const chord =
  '(?:[A-H](?:[#b♯♭]|is|es)?|[a-h]is|[a-h]s|Do|R[eé]|Mi|Fa|Sol|La|Si)(?:m|min|maj|dim|aug|sus|add|M|°|ø|\\+|Δ)?\\d{0,2}(?:(?:maj|sus|add|b|#|-|\\+)\\d{1,2})?(?:/[A-H][#b♯♭]?)?';
const inChords = `(?:\\(?${chord}\\)?|N\\.?C\\.?|\\(?[x×]\\d\\)?|%)`;
/** A line of chords, which stand above the words of a song, with or without its name. */
const chords = new RegExp(
  `^(?:\\s*\\p{L}[\\p{L}\\d ]{0,11}:)?[\\s|]*(?:${inChords}[\\s|]+)*${inChords}[\\s|]*$`,
  'u',
);
const blank = /[^\S\n]/;
const step =
  '(?:previous|prev|next|back|older|newer|earlier|later|first|last|home|top|read more|continue reading|more|weiterlesen|lire la suite|leer más|leggi tutto|zur[üu]ck|weiter|vorherige\\p{L}*|n[äa]chste\\p{L}*|' +
  'pr[ée]c[ée]dente?|suivante?|retour|anterior|siguiente|seguinte|pr[óo]xim[ao]|indietro|avanti|precedente|successiv[ao])';
const navigation = new RegExp(
  `[«‹][^\\S\\n]{0,3}${step}(?![\\p{L}])|(?<![\\p{L}])${step}(?:[^\\S\\n][\\p{L}]{1,20}){0,2}[^\\S\\n]{0,3}[»›]|` +
    `[«‹][^\\S\\n](?:\\d{1,4}[\\s.…|·]{1,5}){1,20}\\d{1,4}[^\\S\\n][»›]|^\\s*${step}(?!\\p{L})[^«»\\n]{0,80}[»›]\\s*$|^\\s*[«‹]\\s[^«»\\n]{1,80}(?:\\s\\||\\s{3})[^«»\\n]{1,80}\\s[»›]\\s*$`,
  'iu',
);
/** A guillemet inside a sentence. */
const quotation = /[^\s«‹|][^\S\n]*«|»[^\S\n]?(?:[.,;:!?)…]|\p{Ll})/u;
const nativeMarks = '、。「」『』';

/** Scripts of a line. */
interface Scripts {
  eastAsian: boolean;
  rightToLeft: boolean;
}
const western: Scripts = { eastAsian: false, rightToLeft: false };

/** Properties of the line (in a document, the paragraph) around a glyph, each computed on first use. */
export class LineContext {
  readonly start: number;
  /** After the newline; infinite for the last line. */
  readonly end: number;
  readonly #source: string;
  readonly text: string;
  #scripts: Scripts | undefined;
  #navigation: boolean | undefined;
  #ruled: boolean | undefined;
  #row: boolean | undefined;
  #guillemets: boolean | undefined;
  #styledWords: boolean | undefined;
  #aligned: boolean | undefined;

  constructor(
    text: string,
    at: number,
    farScripts: boolean,
    /** The columns of the table with rules that the line is in. */
    readonly columns?: readonly number[],
  ) {
    this.start = at === 0 ? 0 : text.lastIndexOf('\n', at - 1) + 1;
    const newline = text.indexOf('\n', at);
    this.end = newline < 0 ? Number.POSITIVE_INFINITY : newline + 1;
    this.#source = text;
    this.text = text.slice(this.start, this.end);
    if (!farScripts) this.#scripts = western;
  }

  /** Whether most characters are Chinese or Japanese. The punctuation of such a line does not change. */
  get eastAsian(): boolean {
    this.#scripts ??= scriptsOf(this.text);
    return this.#scripts.eastAsian;
  }

  /** Whether the line contains letters of a right-to-left script. */
  get rightToLeft(): boolean {
    this.#scripts ??= scriptsOf(this.text);
    return this.#scripts.rightToLeft || this.#isInRightToLeft();
  }

  /** Whether the line contains guillemets of both directions, which are quotation marks even when spaced. */
  get guillemets(): boolean {
    this.#guillemets ??= /[«‹]/.test(this.text) && /[»›]/.test(this.text);
    return this.#guillemets;
  }

  /** Whether guillemets of the line are arrows beside the links of a navigation: "« Previous | Next »". */
  get isNavigation(): boolean {
    this.#navigation ??= navigation.test(this.text) && !quotation.test(this.text);
    return this.#navigation;
  }

  /** Whether the line is a horizontal rule or the rule of a table: only dashes, bars and spaces. */
  get ruled(): boolean {
    this.#ruled ??= drawn.test(this.text);
    return this.#ruled;
  }

  /** Whether the line has a word in one mathematical alphabet: imitated formatting, not a formula. */
  get styledWords(): boolean {
    this.#styledWords ??= hasStyledWord(this.text);
    return this.#styledWords;
  }

  /** Whether the line is a row of a Markdown table. */
  get row(): boolean {
    this.#row ??= tableRow.test(this.text);
    return this.#row;
  }

  /** Whether the line has bars or several spaces: a fast test that rejects most lines of prose. */
  get mayHaveColumns(): boolean {
    return this.columns !== undefined || /[|│║┃]| {2}/.test(this.text);
  }

  /** Whether the line has columns in common with the line before or after it, or is in a table with rules. */
  get aligned(): boolean {
    this.#aligned ??= this.#isAligned();
    return this.#aligned;
  }

  /** Whether the line has no letter and is beside text of a right-to-left script. */
  #isInRightToLeft(): boolean {
    if (this.#scripts === western || letters.test(this.text)) return false;
    const end = this.start + this.text.length;
    return rightToLeft.test(this.#source.slice(Math.max(0, this.start - nearUnits), end + nearUnits));
  }

  #isAligned(): boolean {
    if (this.columns !== undefined || /[│║┃]/.test(this.text) || chords.test(this.text)) return true;
    const { start, end } = this;
    const text = this.#source;
    const before = start > 1 ? text.slice(text.lastIndexOf('\n', start - 2) + 1, start) : '';
    const newline = text.indexOf('\n', end);
    const after = text.slice(end, newline < 0 ? text.length : newline);
    return areAligned(this.text, before) || areAligned(this.text, after);
  }
}

/** The start of a line with the markers of quotations and list items. */
export const lineMarkers = /(?:^|\n)[^\S\n]*(?:(?:>|[-*+][^\S\n]|\d{1,9}[.)][^\S\n])[^\S\n]*)+$/;
/** The same, or a tag that starts the line. */
const markup = new RegExp(`${lineMarkers.source}|(?:^|\\n)[^\\S\\n]*<[A-Za-z][^<>\\n]{0,30}>[^\\S\\n]*$`);
/** Characters before a glyph or a fence in which the markers of its line are searched. */
export const lineMarkersMax = 40;

/**
 * Whether a glyph opens a line, after white space and markers of quotations and list items, and text follows.
 */
export function opensText(text: string, start: number, end: number): boolean {
  let before = start;
  while (before > 0 && before > start - lineMarkersMax && blank.test(text[before - 1]!)) before--;
  const opens =
    before === 0 ||
    text[before - 1] === '\n' ||
    (/[>*+.)-]/.test(text[before - 1]!) &&
      markup.test(text.slice(Math.max(0, start - lineMarkersMax), start)));
  if (!opens) return false;
  let next = end;
  while (next < text.length && blank.test(text[next]!)) next++;
  return next < text.length && text[next] !== '\n';
}

/**
 * Scripts of a line. It is East Asian when it has more Chinese characters and kana than words of an alphabet,
 * because one such character corresponds to about one word. Fullwidth letters count for neither.
 */
function scriptsOf(line: string): Scripts {
  let characters = 0;
  let words = 0;
  let rightToLeft = false;
  let inWord = false;
  for (const glyph of line) {
    const code = glyph.codePointAt(0)!;
    if (isHanOrKana(code) || nativeMarks.includes(glyph)) {
      characters++;
      inWord = false;
    } else if (isFullwidth(code)) {
      inWord = false;
    } else if (isAsciiLetter(code) || (code > 0x7f && letter.test(glyph))) {
      if (!inWord) words++;
      inWord = true;
      if (code >= 0x590 && isRightToLeft(code)) rightToLeft = true;
    } else if (!isWordMark(code)) {
      inWord = false;
    }
  }
  return { eastAsian: characters > words, rightToLeft };
}

const isFullwidth = (code: number) => code >= 0xff01 && code <= 0xff5e;
const isAsciiLetter = (code: number) =>
  (code >= 0x30 && code <= 0x39) || ((code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a);

/** Minimum letters of one style that form a word. A variable in a formula has one. */
const styledWordLetters = 3;

function hasStyledWord(line: string): boolean {
  let run = 0;
  let style = '';
  for (const glyph of line) {
    const next = alphabet(glyph.codePointAt(0)!);
    // Italic h and a dozen others are in another block, Letterlike Symbols.
    if (next === '' && run > 0 && /^[ℂ-ℴ]$/.test(glyph)) continue;
    run = next === '' ? 0 : next === style ? run + 1 : 1;
    style = next;
    if (run >= styledWordLetters) return true;
  }
  return false;
}

/** Name of a letter's mathematical alphabet: 52 Latin letters, 58 Greek letters or 10 digits of one style. */
function alphabet(code: number): string {
  if (code < 0x1d400 || code > 0x1d7ff) return '';
  if (code < 0x1d6a8) return `latin ${Math.floor((code - 0x1d400) / 52)}`;
  if (code < 0x1d7ce) return `greek ${Math.floor((code - 0x1d6a8) / 58)}`;
  return `digit ${Math.floor((code - 0x1d7ce) / 10)}`;
}

/** Spaces between two columns, and the word after them. Two spaces after a sentence are no gap. */
const gap = /(?:(?<=\S) {3,}|(?<=[^\s.!?:"')]) {2})(?=\S)[^ \n]+/g;
const innerTab = /\S[^\S\n]*\t/;

/** Anchored, so that a line without a bar is read once. */
const bar = /^\s*\S[^\n]*[|│║┃]/;

/**
 * Whether two lines have columns in common: tabs or bars in both, or gaps before or after which text is
 * aligned.
 */
function areAligned(line: string, other: string): boolean {
  // A tab at the end of a line is removed, and makes no column.
  if (innerTab.test(line.trimEnd()) && innerTab.test(other.trimEnd())) return true;
  if (bar.test(line) && bar.test(other)) return true;
  const gaps = gapsOf(line);
  const others = gapsOf(other);
  return isWithin(gaps, others) || isWithin(others, gaps);
}

/** The words after gaps. */
const gapsOf = (line: string): Span[] =>
  Array.from(line.matchAll(gap), ({ 0: found, index }) => {
    const end = index + found.length;
    return { start: end - found.trimStart().length, end };
  });

/** Whether there are gaps, and text is aligned after each of them. */
function isWithin(gaps: readonly Span[], others: readonly Span[]): boolean {
  const starts = new Set(others.map(({ start }) => start));
  const ends = new Set(others.map(({ end }) => end));
  return gaps.length > 0 && gaps.every(({ start, end }) => starts.has(start) || ends.has(end));
}
