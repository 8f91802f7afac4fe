import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import type { Config } from './config.js';
import { routes } from './endpoints/index.js';
import { type Listener, listen } from './http/listen.js';
import { limits } from './limits.js';
import { openMetrics } from './metrics.js';
import { readModel } from './model-weights.js';
import { openChat } from './net/chat.js';
import { openClassifier } from './net/classifier.js';
import type { FetchOptions } from './net/download.js';
import { openDocumentPool } from './pools/document-pool.js';
import { openImagePool } from './pools/image-pool.js';
import { TextPool } from './pools/text-pool.js';
import type { Deeper, Services } from './services.js';
import { readSite } from './site-files/files.js';
import { openStores } from './store/open.js';
import { tidy } from './store/retention.js';
import { engineVersion } from './text/version.js';
import { version } from './version.js';

export interface App {
  /** The address it listens on, for example http://127.0.0.1:8080. */
  readonly url: string;
  /** Takes nothing new, finishes what is in flight (or says 503 to it), flushes and closes; safe to call twice. */
  close(): Promise<void>;
}

const sweepMs = 300_000;
/** Looks at an idle door before it is taken to be done. */
const quietTurns = 5;

/** What is around the app. */
export interface Surroundings {
  /** Tests bring a network of their own, */
  network?: FetchOptions;
  /** a clock that is set back and forward, milliseconds since the epoch, */
  now?: () => number;
  /** and text threads that misbehave: the worker's compiled module. */
  textWorker?: string;
  /** How the processes of one address gather their metrics. */
  exchange?: Parameters<typeof openMetrics>[1];
}

/** Builds the services, opens the door, and knows how to close them in reverse. */
export async function openApp(config: Config, log: Logger, surroundings: Surroundings = {}): Promise<App> {
  const now = surroundings.now ?? Date.now;
  const { durable: store, windows } = await openStores(config, error =>
    log.warn({ err: error }, 'a connection to a store was lost'),
  );
  const textWorker = {
    filename: surroundings.textWorker ?? fileURLToPath(new URL('../workers/text.js', import.meta.url)),
    onError: (message: string) => log.error({ worker: 'text', message }, 'a task failed'),
  };
  const texts = new TextPool({ ...textWorker, threads: config.poolThreads });
  const spareTexts = new TextPool({ ...textWorker, threads: 1, spare: true });
  const deeper = openDeeper(config, log);
  const decoder = (worker: string) => ({
    threads: Math.max(1, Math.floor(config.poolThreads / 2)),
    filename: fileURLToPath(new URL(`../workers/${worker}.js`, import.meta.url)),
    onError: (message: string) => log.error({ worker, message }, 'a task failed'),
  });
  const documents = openDocumentPool(decoder('document'));
  const images = openImagePool(decoder('image'));
  let pending = () => 0;
  const metrics = openMetrics(
    {
      pools: {
        text: () => texts.load,
        spare: () => spareTexts.load,
        document: () => documents.load,
        image: () => images.load,
      },
      pending: () => pending(),
      checks: {
        store: () => store.check(),
        windows: () => windows.check(),
        model: () => {
          if (deeper.kind === 'absent') throw new Error('no weights');
        },
      },
      version,
      engine: engineVersion,
    },
    surroundings.exchange,
  );
  const chat =
    config.rewriteUrl === null
      ? null
      : openChat({ url: config.rewriteUrl, model: config.rewriteModel, key: config.rewriteKey });
  const services: Services = {
    config,
    version,
    startedAt: now(),
    store,
    windows,
    texts,
    spareTexts,
    deeper,
    documents,
    fetching: { ...(config.contact !== null && { contact: config.contact }), ...surroundings.network },
    metrics,
    chat,
    images,
    site: readSite(fileURLToPath(new URL('../site', import.meta.url))),
    log,
    now,
  };
  const closeServices = async () => {
    if (deeper.kind === 'upstream') await deeper.classifier.close();
    await Promise.all([texts.close(), spareTexts.close(), documents.close(), images.close(), chat?.close()]);
    await windows.close();
    await store.close();
  };

  if (services.site.shell === null) log.warn('the site is not built (npm run build); only the API is served');

  const listener = await listen(routes, services, config).catch(async error => {
    await closeServices();
    throw error;
  });
  pending = listener.pending;
  const sweep = () => {
    tidy(store, config.retentionDays, now()).catch(error => log.warn({ err: error }, 'sweep failed'));
  };
  // At once, for what a kill left half done.
  sweep();
  const sweeper = setInterval(sweep, sweepMs).unref();

  let closing: Promise<void> | undefined;
  const close = async () => {
    clearInterval(sweeper);
    // What has reached this machine is heard before the door closes, and what has reached an open connection before it ends.
    await quiet(listener, 1);
    listener.drain();
    const until = performance.now() + limits.shutdownMs;
    while (!(await quiet(listener, quietTurns)) && performance.now() < until);
    listener.close();
    await closeServices();
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

/** The text threads read the weights themselves; read here once, a damaged file is known at start. */
function openDeeper(config: Config, log: Logger): Deeper {
  if (config.modelUrl !== null) return { kind: 'upstream', classifier: openClassifier(config.modelUrl) };
  try {
    readModel();
    return { kind: 'embedded' };
  } catch (error) {
    log.error({ err: error }, 'the deeper model is not available; scans rest on the heuristic signals');
    return { kind: 'absent' };
  }
}
