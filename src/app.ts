import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { loadShippedClassifier } from './classifier-weights.js';
import type { Config } from './config.js';
import { routes } from './endpoints/index.js';
import { type Listener, listen } from './http/listen.js';
import { limits } from './limits.js';
import { openMetrics } from './metrics.js';
import { type Chat, openChat } from './net/chat-server.js';
import { openClassifierServer } from './net/classifier-server.js';
import type { FetchOptions } from './net/fetch/fetch-page.js';
import { openDocumentPool } from './pools/document-pool.js';
import { openImagePool } from './pools/image-pool.js';
import { NativePool } from './pools/native-pool.js';
import { TextPool } from './pools/text-pool.js';
import { engineVersion } from './scan/version.js';
import type { Deeper, Services } from './services.js';
import { readSite } from './site-files/files.js';
import { openStores } from './store/open.js';
import { applyRetention } from './store/retention.js';
import { version } from './version.js';

export interface App {
  /** The address it listens on, for example http://127.0.0.1:8080. */
  readonly url: string;
  /** Takes nothing new, finishes what is in flight (or says 503 to it), flushes and closes; safe to call twice. */
  close(): Promise<void>;
}

/** Looks at an idle door before it is taken to be done. */
const quietTurns = 5;

/** What is around the app. */
export interface AppOverrides {
  /** Tests bring a network of their own, */
  network?: FetchOptions;
  /** a clock that is set back and forward, milliseconds since the epoch, */
  now?: () => number;
  /** and text threads that misbehave: the worker's compiled module. */
  textWorker?: string;
  /** Whether this process has called prepareStores. */
  storesPrepared?: boolean;
  /** How the processes of one address gather their metrics. */
  exchange?: Parameters<typeof openMetrics>[1];
}

/** Builds the services, opens the door, and knows how to close them in reverse. */
export async function openApp(config: Config, log: Logger, overrides: AppOverrides = {}): Promise<App> {
  const now = overrides.now ?? Date.now;
  let countDamage = (_part: string) => {};
  const { durable: store, counters } = await openStores(
    config,
    {
      onError: error => log.warn({ err: error }, 'a store failed'),
      onDamage(part, error) {
        log.error({ err: error, part }, 'the store is damaged: run telltale data check');
        countDamage(part);
      },
      onMigration: line => log.warn(line),
    },
    overrides.storesPrepared,
  );
  const pools = openPools(config.poolThreads, log, overrides.textWorker);
  const deeper = openDeeper(config, log);
  let pending = () => 0;
  const metrics = openMetrics(
    {
      pools: {
        text: () => pools.texts.load,
        spare: () => pools.backgroundTexts.load,
        document: () => pools.documents.load,
        image: () => pools.images.load,
      },
      processes: {
        decoder: () => pools.native.decoders.load,
        recogniser: () => pools.native.recognisers.load,
      },
      pending: () => pending(),
      checks: {
        store: () => store.check(),
        windows: () => counters.check(),
        model: () => {
          if (deeper.kind === 'absent') throw new Error('no weights');
        },
      },
      version,
      engine: engineVersion,
    },
    overrides.exchange,
  );
  countDamage = part => metrics.damage(part);
  const services: Services = {
    config,
    version,
    startedAt: now(),
    store,
    counters,
    ...pools,
    deeper,
    chat: openRewriteServer(config),
    fetching: { ...(config.contact !== null && { contact: config.contact }), ...overrides.network },
    metrics,
    site: readSite(fileURLToPath(new URL('../site', import.meta.url))),
    log,
    now,
  };
  if (services.site.shell === null) log.warn('the site is not built (npm run build); only the API is served');

  const listener = await listen(routes, services, config).catch(async error => {
    await closeServices(services);
    throw error;
  });
  pending = listener.pending;
  const stopSweeping = sweepNowAndThen(services);

  let closing: Promise<void> | undefined;
  const close = async () => {
    stopSweeping();
    // What has reached this machine is heard before the door closes, and what has reached an open connection before it ends.
    await quiet(listener, 1);
    listener.drain();
    const until = performance.now() + limits.shutdownDeadlineMs;
    while (!(await quiet(listener, quietTurns)) && performance.now() < until);
    listener.close();
    await closeServices(services);
  };
  return {
    url: addressOf(config.host, listener.port),
    close: () => (closing ??= close()),
  };
}

/** Whether no request is in flight at that many looks, 10 ms apart. */
async function quiet(listener: Listener, looks: number): Promise<boolean> {
  let idle = true;
  for (let look = 0; look < looks; look++) {
    await new Promise(resolve => setTimeout(resolve, 10));
    idle &&= listener.pending() === 0;
  }
  return idle;
}

export const addressOf = (host: string, port: number): string =>
  `http://${host.includes(':') ? `[${host}]` : host}:${port}`;

type Pools = Pick<Services, 'texts' | 'backgroundTexts' | 'documents' | 'images' | 'native'>;

/** Threads that score and clean, and half as many each that decode. */
function openPools(threads: number, log: Logger, textWorker?: string): Pools {
  const worker = (name: string) => ({
    filename: fileURLToPath(new URL(`../workers/${name}.js`, import.meta.url)),
    onError: (message: string) => log.error({ worker: name, message }, 'a task failed'),
  });
  const text = { ...worker('text'), ...(textWorker !== undefined && { filename: textWorker }) };
  const half = Math.max(1, Math.floor(threads / 2));
  // A thread waits for one process at a time, so that none waits for a process.
  const native = new NativePool({ ...worker('native'), decoders: 2 * half, recognisers: half });
  return {
    texts: new TextPool({ ...text, threads }),
    backgroundTexts: new TextPool({ ...text, threads: 1, onDemand: true }),
    documents: openDocumentPool({ ...worker('document'), threads: half, native }),
    images: openImagePool({ ...worker('image'), threads: half, native }),
    native,
  };
}

/** The text threads read the weights themselves; read here once, a damaged file is known at start. */
function openDeeper(config: Config, log: Logger): Deeper {
  if (config.modelUrl !== null)
    return { kind: 'upstream', classifier: openClassifierServer(config.modelUrl) };
  try {
    loadShippedClassifier();
    return { kind: 'embedded' };
  } catch (error) {
    log.error({ err: error }, 'the deeper model is not available; scans rest on the heuristic signals');
    return { kind: 'absent' };
  }
}

function openRewriteServer({ rewriteUrl, rewriteModel, rewriteKey }: Config): Chat | null {
  return rewriteUrl === null ? null : openChat({ url: rewriteUrl, model: rewriteModel, key: rewriteKey });
}

const sweepMs = 300_000;

/** Removes what has expired: at once, for what a kill left half done, and every few minutes. Returns how to stop. */
function sweepNowAndThen({ store, config, log, now }: Services): () => void {
  const sweep = () => {
    applyRetention(store, config.retentionDays, now()).catch(error =>
      log.warn({ err: error }, 'sweep failed'),
    );
  };
  sweep();
  const sweeper = setInterval(sweep, sweepMs).unref();
  return () => clearInterval(sweeper);
}

/** What works first, what keeps last: the last answers are still to be counted and saved. */
async function closeServices({ deeper, chat, counters, store, ...pools }: Services): Promise<void> {
  if (deeper.kind === 'upstream') await deeper.classifier.close();
  const { texts, backgroundTexts, documents, images, native } = pools;
  await Promise.all([texts, backgroundTexts, documents, images, native, chat].map(each => each?.close()));
  await counters.close();
  await store.close();
}
