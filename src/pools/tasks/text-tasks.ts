import type { Cleaned } from '../../contract/cleanup.js';
import type { CleanupStyle, ReadAsChoice } from '../../contract/document.js';
import type { ScanItem } from '../../contract/history.js';
import type { PublicKey } from '../../contract/report.js';
import type { ScanOptions } from '../../engine/scan/scan.js';
import type { Selection } from '../../engine/selection/selection.js';
import type { ReportHead } from '../../report/text.js';

export interface ReportTask {
  /** The scan result, or any other object of a client, as JSON. */
  text: string;
  head: Omit<ReportHead, 'isScannedText' | 'signature'>;
  /** The text of the sender. */
  source: string | null;
  /** The service's keys, current first. */
  keys: PublicKey[];
  /** The record of the caller's saved scan as JSON, if the report is about one. */
  saved: string | null;
}

export interface CleanTask {
  text: string;
  contractions: boolean;
  style?: CleanupStyle;
  readAs?: ReadAsChoice;
  /** Whether the answer has the record of the cleanup, to be saved. */
  saves?: boolean;
  /** Whether the answer has the cleaned text as a string. */
  withText?: boolean;
}

export interface ScanTask {
  text: string;
  /** How to read the text; null when it was extracted from a document. */
  readAs: ReadAsChoice | null;
  options: ScanOptions;
  /** Score of the operator's model server in log-odds; null when the embedded classifier is used. */
  upstreamLogOdds: number | null;
  /** Whether the answer has the record of the scan, to be saved. */
  saves: boolean;
  output: ScanOutput;
}

/** What a scan returns besides the record. */
export interface ScanOutput {
  /** The part of the result to return; null for all of it. */
  readonly selection: Selection | null;
  /** A report in text: in place of the result (`plain`), or beside it, for agents (`short`). */
  readonly report?: 'plain' | 'short';
}

/** The answer of a scan. The worker serialises the result, so that the main thread does not walk it. */
export interface ScanAnswer {
  /** Members of a JSON object without braces, ASCII; empty beside a plain report. */
  members: string;
  /** The report in text that the task asks for. */
  report: string | null;
  score: number;
  /** Why the classifier did not run although it was requested. */
  degraded: string | null;
  /** Null for a scan that is not saved. */
  record: ScanRecord | null;
}

/** The record of a scan: the members of the whole result and `text`, and what a list shows of it. */
export interface ScanRecord {
  members: string;
  shown: Omit<ScanItem, 'id' | 'title' | 'created_at' | 'preview' | 'parent_scan_id'>;
}

export interface CleanAnswer {
  /** Members of `Cleaned` as JSON without braces. */
  members: string;
  /** Null unless the task asks for it. */
  text: string | null;
  /** Null for a cleanup that is not saved. */
  record: CleanRecord | null;
}

/** The record of a cleanup: the members of the result and `input_text`, and what a list shows of it. */
export interface CleanRecord extends Omit<Cleaned, 'read_as' | 'output_text' | 'changes'> {
  members: string;
  /** The beginning of the cleaned text, at least as long as a preview. */
  beginning: string;
}

/** The `text` member that follows the scan result in a saved record, as JSON. */
export const encodeTextMember = (text: string): string => `,"text":${JSON.stringify(text)}`;
