import type { Edit, Span } from '../../../document/span.js';
import { LineContext } from './line-context.js';
import { protectedRanges } from './protected-ranges.js';
import { type Table, tableAt, tablesOf } from './tables.js';

/** A replacement by a fix. */
export interface CleanupEdit extends Edit {
  /** Kind of the fix that made the edit. */
  kind: string;
  /** Number of replaced glyphs, as the response counts them in `changes`. */
  glyphs: number;
}

/** What the fixes know of a text. */
export interface TextFacts {
  /** It has letters of East Asian or right-to-left scripts. */
  farScripts: boolean;
  /** It may have tables or other columns. */
  hasColumns: boolean;
  /** A bit for each syntax that it may have (protected-ranges.ts). */
  syntaxes: number;
  /** Two spaces at the end of a line are a hard break of Markdown. */
  hardBreaks: boolean;
}

/** State of one stage's pass over a text: the text, cached lookups for the fixes, and the edits so far. */
export class EditContext {
  readonly edits: CleanupEdit[] = [];
  /** Kind of the running fix, which new edits receive. */
  kind = '';
  /** End of the last unspaced en dash that was replaced as a pause, or -1. Used by dashes.ts. */
  aside = -1;
  /** Offset of the closing mark of a quotation that two backticks opened, or -1. Used by backticks.ts. */
  closing = -1;
  /** Whether the columns of a table leave no room for some edits. Used by columns.ts. */
  isCrowded = false;
  #line: LineContext | undefined;
  #next = 0;
  #tables: readonly Table[] | undefined;
  #hasComments: boolean | undefined;

  constructor(
    readonly text: string,
    readonly facts: TextFacts = { farScripts: false, hasColumns: true, syntaxes: -1, hardBreaks: true },
    /** The protected ranges, where this stage or one before has searched them. */
    public ranges?: readonly Span[],
  ) {}

  /** End of the last edit. Nothing before it may be edited again. */
  get editedTo(): number {
    return this.edits.at(-1)?.end ?? 0;
  }

  replace(start: number, end: number, replacement: string, glyphs = 1): void {
    this.edits.push({ start, end, replacement, kind: this.kind, glyphs });
  }

  /** The line around `at`. Cached, so that each line is analysed once for all its glyphs. */
  line(at: number): LineContext {
    const line = this.#line;
    if (line !== undefined && at >= line.start && at < line.end) return line;
    this.#tables ??= this.facts.hasColumns ? tablesOf(this.text) : [];
    this.#line = new LineContext(this.text, at, this.facts.farScripts, tableAt(this.#tables, at)?.columns);
    return this.#line;
  }

  /** Whether "--" follows what ends or opens a statement, as the comments of SQL, Ada and Elm do. */
  get hasDashComments(): boolean {
    this.#hasComments ??= /[;={] {1,40}-- /.test(this.text);
    return this.#hasComments;
  }

  /** End of the code or address that contains `at`, or -1. Offsets must be passed in ascending order. */
  protectedUntil(at: number): number {
    this.ranges ??= protectedRanges(this.text, this.facts.syntaxes);
    while (this.#next < this.ranges.length && this.ranges[this.#next]!.end <= at) this.#next++;
    const range = this.ranges[this.#next];
    return range !== undefined && range.start <= at ? range.end : -1;
  }
}

/** One fix of typography. */
export interface Fix {
  /** Public: the key in `changes`. */
  readonly kind: string;
  /** Character class of the UTF-16 code units that trigger the fix. The fixes of one stage share none. */
  readonly triggers: string;
  /**
   * Examines the text at `at`, adds its edits to the context, and returns the offset to continue from, which
   * is greater than `at`. An edit may begin before `at`, but not before `context.editedTo`.
   */
  readonly fix: (context: EditContext, at: number) => number;
}

/** Fixes that run in one pass. The next stage runs on their output. */
export interface Stage {
  readonly fixes: readonly Fix[];
  /** Code and addresses are skipped. */
  readonly skipsCode: boolean;
}
