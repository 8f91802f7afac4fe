import type { Logger } from 'pino';
import type { Config } from './config.js';
import type { Metrics } from './metrics.js';
import type { Chat } from './net/chat-server.js';
import type { ClassifierServer } from './net/classifier-server.js';
import type { FetchOptions } from './net/fetch/fetch-page.js';
import type { DocumentPool } from './pools/document-pool.js';
import type { ImagePool } from './pools/image-pool.js';
import type { NativePool } from './pools/native-pool.js';
import type { TextPool } from './pools/text-pool.js';
import type { SiteFiles } from './site-files/files.js';
import type { CounterStore } from './store/counters.js';
import type { DurableStore } from './store/durable.js';

/** Where the deeper model lives: in the text pool, behind MODEL_URL, or nowhere because its weights can't be read. */
export type Deeper =
  | { kind: 'embedded' }
  | { kind: 'upstream'; classifier: ClassifierServer }
  | { kind: 'absent' };

export type ServiceName = keyof Services;

/** A frozen object with only the named services. */
export const pickServices = <S extends ServiceName>(
  services: Services,
  names: readonly S[],
): Readonly<Pick<Services, S>> =>
  Object.freeze(Object.fromEntries(names.map(name => [name, services[name]])) as Pick<Services, S>);

/** What endpoints work with; built in app.ts, closed there in reverse. */
export interface Services {
  readonly config: Config;
  readonly version: string;
  readonly startedAt: number;
  readonly store: DurableStore;
  readonly counters: CounterStore;
  readonly texts: TextPool;
  /** One text thread more, for batches: on the core that answers requests, while it has nothing else to do. */
  readonly backgroundTexts: TextPool;
  readonly documents: DocumentPool;
  readonly images: ImagePool;
  /** Processes that do the native work of documents and images. */
  readonly native: NativePool;
  readonly deeper: Deeper;
  /** The operator's chat server for rewrites (REWRITE_URL); null when sentences are rewritten here alone. */
  readonly chat: Chat | null;
  /** How pages are fetched: the operator's contact; tests put a resolver and a connector of theirs. */
  readonly fetching: FetchOptions;
  readonly metrics: Metrics;
  /** The built site, in memory. */
  readonly site: SiteFiles;
  readonly log: Logger;
  /** Milliseconds since the epoch. */
  now(): number;
}
