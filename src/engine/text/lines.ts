import { astralKind, kind, kindOf } from './characters.js';

/** Kind of a line of text, by its beginning. */
export const lineKind = {
  prose: 0,
  heading: 1,
  list: 2,
  quote: 3,
  table: 4,
  fence: 5,
  numbered: 6,
  emoji: 7,
} as const;

/** Beginning of a line. */
export interface LineStart {
  kind: number;
  /** Offset after the line's marker. */
  from: number;
}

const hash = 0x23;
const greater = 0x3e;
const bar = 0x7c;
const backtick = 0x60;
const tilde = 0x7e;

/** Reads the marker of the line that begins at `at` into `line`. Examines only the first few characters. */
export function readLineStart(text: string, at: number, line: LineStart): void {
  const length = text.length;
  let i = at;
  while (i < length && kindOf[text.charCodeAt(i)] === kind.space) i++;
  line.kind = lineKind.prose;
  line.from = i;
  if (i >= length) return;
  const unit = text.charCodeAt(i);
  const what = kindOf[unit]!;
  if (what <= kind.uncased) return;
  if (what === kind.digit) readNumber(text, i, line);
  else if (unit === hash) readHeading(text, i, line);
  else if (unit === greater) line.kind = lineKind.quote;
  else if (unit === bar) line.kind = lineKind.table;
  else if (unit === backtick || unit === tilde) {
    if (text.charCodeAt(i + 1) === unit && text.charCodeAt(i + 2) === unit) line.kind = lineKind.fence;
  } else if (what === kind.bullet || what === kind.hyphen || what === kind.emphasis || unit === 0x2b) {
    if (kindOf[text.charCodeAt(i + 1)] === kind.space) mark(line, lineKind.list, i + 1);
  } else if (what === kind.surrogate && isPictograph(text, i)) {
    mark(line, lineKind.emoji, i + 2);
  } else if (what === kind.other && unit >= 0x2600 && unit <= 0x27bf) {
    mark(line, lineKind.emoji, i + 1);
  }
}

function mark(line: LineStart, value: number, from: number): void {
  line.kind = value;
  line.from = from;
}

/**
 * Whether an emoji or other pictograph of the astral planes is at `at`. Digits and letters of those blocks
 * are words.
 */
function isPictograph(text: string, at: number): boolean {
  const high = text.charCodeAt(at);
  return high >= 0xd83c && high <= 0xd83e && at + 1 < text.length && astralKind(text, at) === kind.other;
}

/** Reads the marker of a numbered item, `1. ` or `12) `, of at most three digits. */
function readNumber(text: string, at: number, line: LineStart): void {
  let i = at;
  while (i < at + 4 && kindOf[text.charCodeAt(i)] === kind.digit) i++;
  const mark = text.charCodeAt(i);
  if (i < at + 4 && (mark === 0x2e || mark === 0x29) && kindOf[text.charCodeAt(i + 1)] === kind.space) {
    line.kind = lineKind.numbered;
    line.from = i + 1;
  }
}

/** Reads the marker of a heading: one to six # and a space. */
function readHeading(text: string, at: number, line: LineStart): void {
  let i = at;
  while (i < at + 7 && text.charCodeAt(i) === hash) i++;
  if (i < at + 7 && kindOf[text.charCodeAt(i)] === kind.space) {
    line.kind = lineKind.heading;
    line.from = i;
  }
}

/** Offset of the next line. */
export function nextLineStart(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end + 1;
}

/**
 * Finds the ends of the fenced code blocks of one text. Must be called in ascending order: a marker that has
 * no closing fence after one offset has none after a later one, so unclosed fences cost one search of the
 * text per marker.
 */
export class Fences {
  /** Markers that have no closing fence in the rest of the text. */
  readonly #unclosed = new Set<string>();

  constructor(private readonly text: string) {}

  /**
   * End of the block that opens at `at`: after its closing fence, or the end of its line when it is not
   * closed.
   */
  end(at: number): number {
    const { text } = this;
    const marker = text.slice(at, at + 3);
    const from = nextLineStart(text, at);
    if (this.#unclosed.has(marker)) return from;
    let close = text.indexOf(`\n${marker}`, from - 1);
    while (close >= 0) {
      const after = nextLineStart(text, close + 1);
      if (text.slice(close + 4, after).trim() === '') return after;
      close = text.indexOf(`\n${marker}`, close + 1);
    }
    this.#unclosed.add(marker);
    return from;
  }
}
