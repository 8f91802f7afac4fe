/** The contract's own types, by the names a caller of the client knows them by; erased when compiled. */
import type { Static } from 'typebox';
import type { BatchAnswer as BatchAnswerSchema, BatchLine } from '../contract/batch.js';
import type { CleanupRequest } from '../contract/cleanup.js';
import type { ExtractResult as Extract, FetchResult as Fetch } from '../contract/document.js';
import type {
  CleanupPage,
  CleanupRecord as CleanupRow,
  ScanPage,
  ScanRecord as ScanRow,
} from '../contract/history.js';
import type { ReportRequest } from '../contract/report.js';
import type {
  DeclinedEvent,
  DeltaEvent,
  DoneEvent,
  RewriteEvent as Rewritten,
  SentenceIn,
  StreamErrorEvent,
} from '../contract/rewrite.js';
import type { ScanRequest, ScanResult } from '../contract/scan.js';

export type { CleanupResult } from '../contract/cleanup.js';
export type { Genre } from '../contract/genre.js';
export type { CleanupItem, Revision, ScanItem } from '../contract/history.js';
export type { ScanResult, Signal, Span } from '../contract/scan.js';
export type { ConfigView, HealthView } from '../contract/service.js';

type Settings<T> = Omit<T, 'text' | 'format'>;
export type ScanOptions = Settings<ScanRequest>;
export type CleanupOptions = Settings<CleanupRequest>;
export type BatchItem = BatchLine;
export type BatchOptions = Settings<Omit<BatchLine, 'id'>>;
export type ExtractResult = Static<typeof Extract>;
export type FetchResult = Static<typeof Fetch>;
export type ScanList = Static<typeof ScanPage>;
export type CleanupList = Static<typeof CleanupPage>;
export type ScanRecord = Static<typeof ScanRow>;
export type CleanupRecord = Static<typeof CleanupRow>;

/** A line's answer: `result` when `status` is 200, else `detail`. */
export type BatchAnswer = Omit<Static<typeof BatchAnswerSchema>, 'result'> & { result?: ScanResult };

/** A file: a browser's File, or bytes with a name whose extension tells the kind. */
export type FileInput = Blob | { name: string; data: Blob | ArrayBuffer | Uint8Array<ArrayBuffer> | string };

export interface CleanedFile {
  filename: string;
  data: Blob;
  changes: Record<string, number>;
  totalChanges: number;
  warnings: string[];
}

export type SentenceInput = SentenceIn;
export type { RewriteMode } from '../contract/rewrite.js';

/** What a rewrite stream tells, in order; the last is always `done`. */
export type RewriteEvent =
  | ({ event: 'rewrite' } & Rewritten)
  | ({ event: 'declined' } & DeclinedEvent)
  | ({ event: 'delta' } & DeltaEvent)
  | ({ event: 'error' } & StreamErrorEvent)
  | ({ event: 'done' } & DoneEvent);

export type ReportOptions = Omit<ReportRequest, 'result'>;
export type { Report } from '../contract/report.js';

export interface FeedbackInput {
  verdict: 'right' | 'wrong';
  expected?: 'human' | 'ai' | null;
  scan_id?: string | null;
  score?: number | null;
  band?: string | null;
  profile?: string | null;
  genre?: string | null;
  word_count?: number | null;
  text?: string | null;
  consent_text?: boolean;
}
export interface FeedbackReceipt {
  received: true;
  feedback_id: string;
}

export interface ImageOptions {
  alt_text?: string;
  deep?: boolean;
  redact?: boolean;
}
/** SPEC §2.12. */
export interface InjectionReading {
  instruction_density: number;
  band: 'low' | 'moderate' | 'elevated' | 'high' | null;
  confidence: string;
  leading_read: string | null;
  reads: { name: string; score: number; detail: string; value: unknown; region: unknown; active: boolean }[];
  image: { format: string; bytes: number; width: number; height: number };
  layers_read: string[];
  degraded: string | null;
  abstained: boolean;
  disclaimer: string;
}
/** SPEC §2.13. */
export interface ProvenanceReading {
  declared: boolean;
  mode: 'generated' | 'edited' | null;
  generator: string | null;
  source_type: string | null;
  c2pa: unknown;
  fields: unknown;
  evidence: string[];
}
