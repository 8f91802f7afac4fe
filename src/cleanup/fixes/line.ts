import { isHanOrKana, isRightToLeft, isWordMark } from './scripts.js';

const drawn = /^[\s|:+=\-‒–—―⸺⸻]*$/;
const tableRow = /^\s*\|/;
const letter = /[\p{L}\p{N}]/u;
const nativeMarks = '、。「」『』';

interface Letters {
  eastAsian: boolean;
  rightToLeft: boolean;
}
const western: Letters = { eastAsian: false, rightToLeft: false };

/** What the fixes ask of the line (the paragraph, in a document) around a glyph. */
export class Line {
  readonly start: number;
  /** Past the newline. */
  readonly end: number;
  readonly #text: string;
  #letters: Letters | undefined;
  #ruled: boolean | undefined;
  #guillemets: boolean | undefined;
  #spelt: boolean | undefined;
  #row: boolean | undefined;

  constructor(text: string, at: number, farScripts: boolean) {
    this.start = at === 0 ? 0 : text.lastIndexOf('\n', at - 1) + 1;
    const newline = text.indexOf('\n', at);
    this.end = newline < 0 ? Number.POSITIVE_INFINITY : newline + 1;
    this.#text = text.slice(this.start, this.end);
    if (!farScripts) this.#letters = western;
  }

  /** Chinese or Japanese by its letters: such a line keeps its native punctuation. */
  get eastAsian(): boolean {
    this.#letters ??= readLetters(this.#text);
    return this.#letters.eastAsian;
  }

  /** Has letters of a right-to-left script. */
  get rightToLeft(): boolean {
    this.#letters ??= readLetters(this.#text);
    return this.#letters.rightToLeft;
  }

  /** Has a guillemet of each direction, so that even spaced ones are quotation marks. */
  get guillemets(): boolean {
    this.#guillemets ??= /[«‹]/.test(this.#text) && /[»›]/.test(this.#text);
    return this.#guillemets;
  }

  /** Drawn of dashes alone: a rule, or the rule of a table. */
  get ruled(): boolean {
    this.#ruled ??= drawn.test(this.#text);
    return this.#ruled;
  }

  /** Spells a word in the letters of one mathematical alphabet: fake formatting, not formulas. */
  get spelt(): boolean {
    this.#spelt ??= isSpelt(this.#text);
    return this.#spelt;
  }

  /** A row of a Markdown table. */
  get row(): boolean {
    this.#row ??= tableRow.test(this.#text);
    return this.#row;
  }
}

/**
 * Which scripts a line is written in. One Chinese character or kana says about as much as one word of an
 * alphabet, so the two are weighed against each other; fullwidth letters belong to whichever line they are in.
 */
function readLetters(line: string): Letters {
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

/** Three letters of one style in a row are a word; mathematics names its variables with one. */
const speltLetters = 3;

function isSpelt(line: string): boolean {
  let run = 0;
  let style = '';
  for (const glyph of line) {
    const next = alphabet(glyph.codePointAt(0)!);
    // Italic h and a dozen others are older than the alphabets and stand outside them.
    if (next === '' && run > 0 && /^[ℂ-ℴ]$/.test(glyph)) continue;
    run = next === '' ? 0 : next === style ? run + 1 : 1;
    style = next;
    if (run >= speltLetters) return true;
  }
  return false;
}

/** Names the mathematical alphabet of a letter: 52 Latin letters, 58 Greek, or 10 digits of a style. */
function alphabet(code: number): string {
  if (code < 0x1d400 || code > 0x1d7ff) return '';
  if (code < 0x1d6a8) return `latin ${Math.floor((code - 0x1d400) / 52)}`;
  if (code < 0x1d7ce) return `greek ${Math.floor((code - 0x1d6a8) / 58)}`;
  return `digit ${Math.floor((code - 0x1d7ce) / 10)}`;
}
