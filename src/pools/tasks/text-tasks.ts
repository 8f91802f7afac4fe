import type { Cleaned } from '../../contract/cleanup.js';
import type { CleanupStyle, ReadAsChoice } from '../../contract/document.js';
import type { ScanItem } from '../../contract/history.js';
import type { PublicKey } from '../../contract/report.js';
import type { RewriteMode } from '../../contract/rewrite.js';
import type { guardCandidates } from '../../engine/rewrite/guard.js';
import type { Around, Rewrite } from '../../engine/rewrite/rewrite.js';
import type { ScanOptions } from '../../engine/scan/scan.js';
import type { Selection } from '../../engine/selection/selection.js';
import type { AttestedResult } from '../../report/signing/attested-result.js';
import type { ReportHead } from '../../report/text.js';

/** The message to a text thread. */
export interface TextBatch {
  tasks: TextTask[];
  /** Slot of its clock (worker.ts). */
  slot: number;
}

/** The tasks of the text pool. */
export type TextTask =
  | ScanTask
  | CleanTask
  | { kind: 'rewrite'; text: string; mode: RewriteMode; around?: Around }
  /** Checks which of the rewrites by another server preserve the facts of `text`. */
  | { kind: 'guard'; text: string; candidates: string[]; mode: RewriteMode }
  | ReportTask
  /** Splits the visible text into windows for the operator's model server. */
  | { kind: 'windows'; text: string; readAs: ReadAsChoice; deep: boolean }
  /** Selects parts of a saved scan, which `text` is as JSON. */
  | { kind: 'select'; text: string; selection: Selection }
  /** Hashes the result and the text of a saved scan, which `text` is as JSON, for their signature. */
  | { kind: 'hash'; text: string };

/** Renders a report. */
export interface ReportTask {
  kind: 'report';
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
  kind: 'clean';
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
  kind: 'scan';
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

/** The answer of a cleanup. */
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

export interface TextAnswers {
  scan: ScanAnswer;
  clean: CleanAnswer;
  rewrite: Rewrite;
  guard: ReturnType<typeof guardCandidates>;
  /** A report, and the result on which the page can be signed; null if the service did not compute it. */
  report: { html: string; text: string; attested: AttestedResult | null };
  windows: { windows: string[] };
  select: { members: string };
  /** The members of the result alone, and the hashes. */
  hash: { members: string; result_sha256: string; text_sha256: string };
}

export type TextAnswer = TextAnswers[keyof TextAnswers];

/** The outcome of a task of a batch. An error is sent as text: error objects lose fields on the way. */
export type TextOutcome = { ok: true; value: TextAnswer } | { ok: false; error: string; value?: undefined };
