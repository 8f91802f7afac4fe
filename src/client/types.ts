/** The types of requests and responses of `src/contract`, named for callers. The compiler erases them. */
import type { Static } from 'typebox';
import type * as account from '../contract/account.js';
import type * as batch from '../contract/batch.js';
import type { CleanupRequest, NotApplied } from '../contract/cleanup.js';
import type { CleanFileRequest } from '../contract/document.js';
import type { FeedbackAnswer, FeedbackRequest } from '../contract/feedback.js';
import type * as history from '../contract/history.js';
import type { ImageRequest, InjectionRequest } from '../contract/injection.js';
import type { ReportRequest } from '../contract/report.js';
import type * as rewrite from '../contract/rewrite.js';
import type { ScanRequest, ScanResult } from '../contract/scan.js';
import type { DeepPartial } from '../contract/selected.js';

export type { PasswordChange, SessionView } from '../contract/account.js';
export type { CleanupResult } from '../contract/cleanup.js';
export type { DocumentEdit, ExtractResult, FetchResult } from '../contract/document.js';
export type { FeedbackItem } from '../contract/feedback.js';
export type { Genre } from '../contract/genre.js';
export type { CleanupItem, ImageItem, ReportItem, Revision, ScanItem } from '../contract/history.js';
export type {
  Calibration,
  FixDetail,
  Mixed,
  Passage,
  PassageSignal,
  ScanResult,
  Signal,
  SignedScan,
  Span,
} from '../contract/scan.js';
export type { ConfigView, HealthView } from '../contract/service.js';

/** Fields of a request. `undefined` is the same as an absent field, also under exactOptionalPropertyTypes. */
type Fields<T> = { [Name in keyof T]: object extends Pick<T, Name> ? T[Name] | undefined : T[Name] };
/** Options of a call. */
type Settings<T> = Fields<Omit<T, 'text' | 'format'>>;

/** A scan result of which `fields` selects a part. */
export type SelectedScanResult = DeepPartial<ScanResult>;
/** Options that select a part of the result. */
export interface FieldOptions {
  fields: string;
}
export type ScanOptions = Settings<ScanRequest>;
export type CleanupOptions = Settings<CleanupRequest>;
export type BatchItem = batch.BatchLine;
export type BatchOptions = Settings<batch.BatchRequest>;
export type ScanRecord = Static<typeof history.ScanRecord>;
export type CleanupRecord = Static<typeof history.CleanupRecord>;
export type ImageRecord = Static<typeof history.ImageRecord>;
export type FeedbackRecord = Static<typeof history.FeedbackRecord>;

/** The answer to one text of a batch: `result` when `status` is 200, otherwise `detail`. */
export type BatchAnswer<Result = ScanResult> = Omit<Static<typeof batch.BatchAnswer>, 'result'> & {
  result?: Result;
};

/** A browser's File, or content with a name whose extension determines the format. */
export type FileInput = Blob | { name: string; data: Blob | ArrayBuffer | Uint8Array<ArrayBuffer> | string };

export type CleanFileOptions = Partial<Settings<CleanFileRequest>>;

export interface CleanedFile {
  filename: string;
  data: Blob;
  changes: Record<string, number>;
  totalChanges: number;
  /** Numbers of glyphs that the format does not let the cleanup replace, by reason. */
  notApplied: NotApplied;
  /** Number of applied edits. */
  editsApplied: number;
  /** Indexes of the other edits by the reason, such as `markup`. */
  editsNotApplied: Record<string, number[]>;
  warnings: string[];
}

export type SentenceInput = rewrite.SentenceIn;
export type { RewriteMode } from '../contract/rewrite.js';

/** An event of a rewrite stream. The last one is always `done`. */
export type RewriteEvent =
  | ({ event: 'rewrite' } & rewrite.RewriteEvent)
  | ({ event: 'declined' } & rewrite.DeclinedEvent)
  | ({ event: 'delta' } & rewrite.DeltaEvent)
  | ({ event: 'error' } & rewrite.StreamErrorEvent)
  | ({ event: 'done' } & rewrite.DoneEvent);

export type ReportOptions = Fields<Omit<ReportRequest, 'result'>>;
export type { Report } from '../contract/report.js';

export type FeedbackInput = Fields<FeedbackRequest>;
export type FeedbackReceipt = Static<typeof FeedbackAnswer>;

export type ImageOptions = Fields<InjectionRequest>;
export type { ProvenanceReading } from '../contract/image.js';
export type SavedImageOptions = Fields<Static<typeof ImageRequest>>;
export type { ImageResult, InjectionReading } from '../contract/injection.js';

export type Credentials = Static<typeof account.Credentials>;
export type AccountView = Static<typeof account.AccountView>;
export type KeyItem = Static<typeof account.KeyList>['items'][number];
export type KeyOptions = Fields<Static<typeof account.KeyRequest>>;
/** A new API key; `key` is the whole key. */
export type NewKey = Static<typeof account.NewKey>;
