import type { EditContext } from './edit-context.js';

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
