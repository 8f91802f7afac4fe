import type { Page } from './page.js';

/** One repair of typography. The name stands in `changes`. */
export interface Fix {
  readonly kind: string;
  /** Source of a regular expression that finds every place this fix may want to change. */
  readonly wakes: string;
  /**
   * Looks at the place `at` (UTF-16), asks the page for any edits, and returns where reading goes on: always
   * past `at`. An edit may reach back from `at`, but never over an earlier edit (`page.done`).
   */
  readonly fix: (page: Page, at: number) => number;
}

/** Fixes that read the text together; the next stage reads what this one wrote. */
export interface Stage {
  readonly fixes: readonly Fix[];
  /** Code and addresses are left alone. */
  readonly sparing: boolean;
}
