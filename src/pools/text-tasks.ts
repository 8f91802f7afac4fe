import type { Cleaned } from '../contract/cleanup.js';
import type { ScanOptions } from '../text/scan.js';

/** What the text pool can be asked, by name. */
export type TextTask =
  /** `upstream` is the reading of an operator's model server, in log-odds; `plain` asks for the report too. */
  | { kind: 'scan'; text: string; options: ScanOptions; upstream: number | null; plain: boolean }
  | { kind: 'clean'; text: string; contractions: boolean };

/** A scan as the worker hands it over: already JSON text, so that the main thread never builds it again. */
export interface ScanAnswer {
  /** A ScanReading, serialised. */
  json: string;
  /** The plain-text report, when it was asked for. */
  plain: string | null;
  score: number;
  band: string;
  genre: string;
  word_count: number;
}

export interface TextAnswers {
  scan: ScanAnswer;
  clean: Cleaned;
}

/** A batch's answers in its order; a task that threw answers with the message alone (errors lose their fields on the way). */
export type TextOutcome = { ok: true; value: ScanAnswer | Cleaned } | { ok: false; error: string };
