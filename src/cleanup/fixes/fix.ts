import type { Page } from './page.js';

/** One repair of typography. The name stands in `changes`. */
export interface Fix {
  readonly kind: string;
  /** Character class of the UTF-16 code units that wake it; no other fix of its stage may claim one of them. */
  readonly wakes: string;
  /**
   * Looks at the place `at`, asks the page for any edits, and returns where reading goes on: always past `at`.
   * An edit may reach back from `at`, but never over an earlier edit (`page.done`).
   */
  readonly fix: (page: Page, at: number) => number;
}

/** Fixes that read the text together; the next stage reads what this one wrote. */
export interface Stage {
  readonly fixes: readonly Fix[];
  /** Code and addresses are left alone. */
  readonly sparing: boolean;
}
