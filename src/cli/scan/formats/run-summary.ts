import type { ReportChoice } from '../report-choice.js';

/** Outcome of a scan of several files, besides their results. */
export interface RunSummary {
  /** Messages about files that could not be read. */
  problems: readonly string[];
  code: number;
  choice: ReportChoice;
}
