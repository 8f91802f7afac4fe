import type { Cleaned } from '../src/contract/cleanup.js';
import type { RewriteMode } from '../src/contract/rewrite.js';
import type { ReportHead } from '../src/report/page.js';
import type { Guarded } from '../src/rewrite/guard.js';
import type { Rewrite } from '../src/rewrite/rewrite.js';
import type { ScanOptions } from '../src/scan/scan.js';

/** What the text pool can be asked, by name. */
export type TextTask =
  | ScanTask
  | { kind: 'clean'; text: string; contractions: boolean }
  | { kind: 'rewrite'; text: string; mode: RewriteMode }
  /** Whether `after`, which came from elsewhere, says what `text` says. */
  | { kind: 'guard'; text: string; after: string; mode: RewriteMode }
  /** `text` is the result as JSON, `source` the text it was made of. */
  | { kind: 'report'; text: string; head: ReportHead; source: string | null };

export interface ScanTask {
  kind: 'scan';
  text: string;
  options: ScanOptions;
  /** The reading of an operator's model server, in log-odds. */
  upstream: number | null;
  /** Whether the plain-text report is wanted too. */
  plain: boolean;
  /** Whether the text will be kept with its reading. */
  keep: boolean;
}

/** A scan as the worker hands it over: already the bytes of the wire, so that the main thread never builds them again. */
export interface ScanAnswer {
  /** Members of a JSON object, UTF-8, without braces: the reading, then for a scan to keep its `text`. */
  members: Uint8Array;
  /** How many of these bytes are the reading's. */
  readingBytes: number;
  plain: string | null;
  score: number;
  band: string;
  genre: string;
  word_count: number;
}

/** The member that follows the reading in the record of a scan, UTF-8. */
export const textMember = (text: string): Buffer => Buffer.from(`,"text":${JSON.stringify(text)}`);

export interface TextAnswers {
  scan: ScanAnswer;
  clean: Cleaned;
  rewrite: Rewrite;
  guard: Guarded;
  report: { html: string; text: string };
}

export type TextAnswer = TextAnswers[keyof TextAnswers];

/** A batch's answers in its order; a task that threw answers with the message alone (errors lose their fields on the way). */
export type TextOutcome = { ok: true; value: TextAnswer } | { ok: false; error: string; value?: undefined };
