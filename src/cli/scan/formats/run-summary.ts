import type { LeftOut } from '../../left-out.js';
import type { ReportChoice } from '../report-choice.js';

/** Outcome of a scan of several files, besides their results. */
export interface RunSummary {
  /** Messages about files that could not be read, or that the checked change itself leaves out. */
  problems: readonly string[];
  leftOut?: LeftOut;
  code: number;
  choice: ReportChoice;
}
