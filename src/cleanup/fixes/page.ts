import { Line } from './line.js';
import { type Range, sparedRanges } from './spared.js';

/** A replacement, in UTF-16 offsets into the text it was made for; `glyphs` is what it adds to `changes`. */
export interface Edit {
  start: number;
  end: number;
  replacement: string;
  kind: string;
  glyphs: number;
}

/** A text being read from left to right by one stage: what the fixes may ask of it, and their edits so far. */
export class Page {
  readonly edits: Edit[] = [];
  /** The kind that edits are booked under: that of the fix at work. */
  kind = '';
  /** Where the last pause written as an unspaced en dash ends, or -1. */
  aside = -1;
  /** Where the closing mark of a two-backtick quotation is expected. */
  closing = -1;
  #line: Line | undefined;
  #spared: Range[] | undefined;
  #next = 0;

  constructor(
    readonly text: string,
    readonly farScripts: boolean,
  ) {}

  /** End of the last edit: nothing before it may be edited any more. */
  get done(): number {
    return this.edits.at(-1)?.end ?? 0;
  }

  replace(start: number, end: number, replacement: string, glyphs = 1): void {
    this.edits.push({ start, end, replacement, kind: this.kind, glyphs });
  }

  /** The line around `at`. Read once, so a text is read once however many glyphs ask. */
  line(at: number): Line {
    const line = this.#line;
    if (line !== undefined && at >= line.start && at < line.end) return line;
    this.#line = new Line(this.text, at, this.farScripts);
    return this.#line;
  }

  /** End of the code or address that `at` stands in, or -1. Ask in ascending order. */
  spared(at: number): number {
    this.#spared ??= sparedRanges(this.text);
    while (this.#next < this.#spared.length && this.#spared[this.#next]!.end <= at) this.#next++;
    const range = this.#spared[this.#next];
    return range !== undefined && range.start <= at ? range.end : -1;
  }
}
