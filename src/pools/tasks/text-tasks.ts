import type { Cleaned } from '../../contract/cleanup.js';
import type { PublicKey } from '../../contract/report.js';
import type { RewriteMode } from '../../contract/rewrite.js';
import type { GuardResult } from '../../engine/rewrite/guard.js';
import type { Rewrite } from '../../engine/rewrite/rewrite.js';
import type { ScanOptions } from '../../engine/scan/scan.js';
import type { Selection } from '../../engine/selection/selection.js';
import type { ReportHead } from '../../report/page.js';
import type { AttestedResult } from '../../report/signing/attested-result.js';

/** The tasks of the text pool. */
export type TextTask =
  | ScanTask
  | { kind: 'clean'; text: string; contractions: boolean }
  | { kind: 'rewrite'; text: string; mode: RewriteMode }
  /** Checks that `after`, a rewrite by another server, preserves the facts of `text`. */
  | { kind: 'guard'; text: string; after: string; mode: RewriteMode }
  | ReportTask
  /** Hashes a scan result, which `text` is as JSON, for its signature. */
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

export interface ScanTask {
  kind: 'scan';
  text: string;
  options: ScanOptions;
  /** Score of the operator's model server in log-odds; null when the embedded classifier is used. */
  upstreamLogOdds: number | null;
  /** The text that the answer includes: the plain-text report, its short form, or none. */
  plain: 'report' | 'short' | null;
  /** The requested part of the result; null for the whole. */
  selection: Selection | null;
  /** Whether `members` has the whole result and ends with the text, for a scan that will be saved. */
  withText: boolean;
  /** What surrounds the requested part in a line of a batch. The answer is then the line only. */
  line?: LineFrame;
}

/** A line of a batch: `before`, an object of the members `own` and of the result, `after`. ASCII only. */
export interface LineFrame {
  readonly before: string;
  readonly own: string;
  readonly after: string;
}

/** The answer of a scan. The worker encodes it as JSON, so the main thread only copies bytes. */
export interface ScanAnswer {
  /**
   * Members of a JSON object without braces, UTF-8: the scan result, then `text` when the task asks for it.
   * Empty when neither is needed.
   */
  members: Uint8Array;
  /** Length of the scan result within `members`. */
  resultBytes: number;
  /** Members of the requested part of the result; null when the whole was requested. */
  selected: Uint8Array | null;
  /** Bytes before the result that a response may overwrite; also the byte after it, once stored. */
  room?: { readonly before: number };
  /** The line of a batch, which must be released after use (line-blocks.ts); null without a `LineFrame`. */
  line: Uint8Array | null;
  plain: string | null;
  score: number;
  band: string;
  genre: string;
  word_count: number;
}

/** The `text` member that follows the scan result in a saved record, as JSON. */
export const encodeTextMember = (text: string): string => `,"text":${JSON.stringify(text)}`;

export interface TextAnswers {
  scan: ScanAnswer;
  clean: Cleaned;
  rewrite: Rewrite;
  guard: GuardResult;
  /** A report, and the result on which the page can be signed; null if the service did not compute it. */
  report: { html: string; text: string; attested: AttestedResult | null };
  hash: { result_sha256: string };
}

export type TextAnswer = TextAnswers[keyof TextAnswers];

/**
 * The outcome of one task of a batch. An error is sent as text, because error objects lose fields between
 * threads.
 */
export type TextOutcome = { ok: true; value: TextAnswer } | { ok: false; error: string; value?: undefined };
