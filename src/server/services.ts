import type { Logger } from 'pino';
import type { ShareTokens } from '../accounts/signing/share-token.js';
import type { OpenSigner } from '../accounts/signing/signer.js';
import type { Chat } from '../net/chat-server.js';
import type { ClassifierServer } from '../net/classifier-server.js';
import type { FetchOptions } from '../net/fetch/fetch-page.js';
import type { DocumentPool, ImagePool } from '../pools/file-pool.js';
import type { NativePool } from '../pools/native-pool.js';
import type { TextPool } from '../pools/text-pool.js';
import type { CounterStore } from '../store/counters.js';
import type { DurableStore } from '../store/durable.js';
import type { Config } from './config.js';
import type { Metrics } from './metrics.js';

/** One file of the built site in memory. */
export interface SiteFile {
  readonly type: string;
  readonly etag: string;
  /** Whether the name contains a hash of the content, so that browsers may cache the file forever. */
  readonly immutable: boolean;
  readonly body: Buffer;
  /** Compressed copies; null if the file is too small to benefit. */
  readonly br: Buffer | null;
  readonly gzip: Buffer | null;
}

export interface SiteFiles {
  /** The HTML document of every page; null if the site is not built. */
  readonly shell: SiteFile | null;
  /** All other files by path. */
  readonly assets: ReadonlyMap<string, SiteFile>;
}

/**
 * Location of the n-gram classifier: in the text threads, on a server (MODEL_URL), or absent because its
 * weights cannot be read.
 */
export type ClassifierService =
  | { kind: 'embedded' }
  | { kind: 'upstream'; server: ClassifierServer }
  | { kind: 'absent' };

/** False when the weights cannot be read, or when the model server fails repeatedly. */
export const isClassifierHealthy = (classifier: ClassifierService): boolean =>
  classifier.kind === 'upstream' ? classifier.server.healthy : classifier.kind === 'embedded';

export type ServiceName = keyof Services;

/** The services that endpoints can use. app.ts opens them and closes them in reverse order. */
export interface Services {
  readonly config: Config;
  readonly version: string;
  readonly store: DurableStore;
  readonly counters: CounterStore;
  readonly texts: TextPool;
  /** A background text thread for batches. It shares a core with the main thread and uses its idle time. */
  readonly backgroundTexts: TextPool;
  readonly documents: DocumentPool;
  readonly images: ImagePool;
  /** Processes that run native code for documents and images. */
  readonly native: NativePool;
  readonly classifier: ClassifierService;
  /** The operator's chat server for rewrites (REWRITE_URL); null when only the embedded rewriter is used. */
  readonly chat: Chat | null;
  /** Options of page fetches: the operator's contact, and in tests a resolver and a connector. */
  readonly fetching: FetchOptions;
  readonly metrics: Metrics;
  /** Signs results and reports. */
  readonly signer: OpenSigner;
  /** Makes and reads the tokens of share links; rejects while the store that has their key is away. */
  shares(): Promise<ShareTokens>;
  /** The files of the built site, in memory. */
  readonly site: SiteFiles;
  readonly log: Logger;
  /** Milliseconds since the epoch. */
  now(): number;
}
