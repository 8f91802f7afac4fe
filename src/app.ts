import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { ShareTokens } from './accounts/signing/share-token.js';
import { type OpenSigner, signerOfFile, signerOfSecret } from './accounts/signing/signer.js';
import { routes } from './api/endpoints/index.js';
import type { Engine } from './api/http/engine/engine.js';
import { type Listener, listen } from './api/http/listen.js';
import { readSite } from './api/site-files/files.js';
import { limits } from './contract/limits.js';
import { packageRoot } from './contract/package-root.js';
import { version } from './contract/version.js';
import { checkClassifierFiles } from './engine/classifier/files.js';
import { engineVersion } from './engine/scan/version.js';
import type { Chat } from './net/chat-server.js';
import type { FetchOptions } from './net/fetch/fetch-page.js';
import { openDocumentPool, openImagePool } from './pools/file-pool.js';
import { NativePool } from './pools/native-pool.js';
import { TextPool } from './pools/text-pool.js';
import type { Config } from './server/config.js';
import { openMetrics } from './server/metrics.js';
import { type ClassifierService, isClassifierHealthy, type Services } from './server/services.js';
import type { DurableStore } from './store/durable.js';
import { reasonOf, StoreDamaged } from './store/errors.js';
import { type Opening, openStores, type Stores } from './store/open.js';
import { applyRetention } from './store/retention.js';

export interface App {
  /** URL of the service, for example http://127.0.0.1:8080. */
  readonly url: string;
  readonly stores: Stores;
  /**
   * Stops accepting connections, waits for requests in progress, answers the rest with 503, and closes all
   * services. Can be called again.
   */
  close(): Promise<void>;
}

/** Consecutive idle polls after which no further request is expected. */
const idlePolls = 5;

/** Replacements for parts of the environment; most are for tests. */
export interface AppOverrides {
  /** Options of fetches, such as a resolver and a connector. */
  network?: FetchOptions;
  /** Clock, in ms since the epoch. */
  now?: () => number;
  /** HTTP engine, in place of the one that HTTP_ENGINE selects. */
  engine?: Engine;
  /** Open pools, which the caller closes. */
  pools?: Pools;
  /** Collects the metrics of all processes that share the address. */
  exchange?: Parameters<typeof openMetrics>[1];
  /** Opens the embedded stores beside other processes. */
  opening?: Opening;
  /** Called when a file of the embedded store is damaged: the service must end. */
  onStoreDamaged?: () => void;
}

/** Opens the services, starts to listen, and returns a function that closes them in reverse order. */
export async function openApp(config: Config, log: Logger, overrides: AppOverrides = {}): Promise<App> {
  const now = overrides.now ?? Date.now;
  const stores = await openStores(
    config,
    {
      onError: error => log.warn(describe(error), 'a store failed'),
      onRecovery: (store, ms) =>
        log.info(
          { store, seconds: Math.ceil(ms / 1000) },
          'first successful call to a store after an outage',
        ),
      onDamage(error) {
        log.error({ err: error }, 'the store is damaged: run telltale data check');
        if (error instanceof StoreDamaged) overrides.onStoreDamaged?.();
      },
    },
    overrides.opening,
  );
  const { durable: store, counters } = stores;
  const { poolThreads, restingThreads } = config;
  const pools = overrides.pools ?? openPools(poolThreads, log, { threadsMin: restingThreads, warmsUp: true });
  const closeAll = () => closeServices(services, overrides.pools === undefined);
  const classifier = await openClassifierService(config, log, now);
  const chat = await openRewriteServer(config, log, now);
  let listener: Listener | undefined;
  const metrics = openMetrics(
    {
      pools: {
        text: () => pools.texts.load,
        spare: () => pools.backgroundTexts.load,
        document: () => pools.documents.load,
        image: () => pools.images.load,
      },
      endedProcesses: {
        decoder: () => pools.native.decoders.load.ended,
        recogniser: () => pools.native.recognisers.load.ended,
      },
      pending: () => listener?.pending() ?? 0,
      checks: {
        store: () => store.check(),
        windows: () => counters.check(),
        model: () => requireHealthy(isClassifierHealthy(classifier)),
        ...(chat !== null && { rewriter: () => requireHealthy(chat.healthy) }),
      },
      version,
      engine: engineVersion,
      httpEngine: () => listener?.engine ?? '',
    },
    overrides.exchange,
  );
  const services: Services = {
    config,
    version,
    store,
    counters,
    ...pools,
    classifier,
    chat,
    fetching: { ...(config.contact !== null && { contact: config.contact }), ...overrides.network },
    metrics,
    signer: signerFrom(config.reportKeyFile, store),
    shares: once(async () => new ShareTokens(await store.secret('shares'))),
    site: readSite(fileURLToPath(new URL('dist/site', packageRoot))),
    log,
    now,
  };
  if (services.site.shell === null) log.warn('the site is not built (npm run build); only the API is served');

  await pools.texts.ready;
  const open = await listen(routes, services, config, overrides.engine).catch(async error => {
    await closeAll();
    throw error;
  });
  listener = open;
  // After the address is served, because texts do not wait for them.
  if (overrides.pools === undefined)
    for (const each of [pools.native.decoders, pools.documents, pools.images]) each.start();
  log.info({ engine: open.engine, node: process.version }, 'serving');
  const stopRetention = startRetention(services);

  let closing: Promise<void> | undefined;
  const close = async () => {
    stopRetention();
    // Requests that have reached this machine are accepted before the socket closes, and requests on open
    // connections before those close.
    await isIdle(open, 1);
    open.drain();
    const deadline = performance.now() + limits.shutdownDeadlineMs;
    while (!(await isIdle(open, idlePolls)) && performance.now() < deadline);
    open.close();
    await closeAll();
  };
  return {
    url: addressOf(config.host, open.port),
    stores,
    close: () => (closing ??= close()),
  };
}

/** The message and code of an error and its cause. Errors of drivers have secrets as other members. */
function describe(error: Error): { reason: string; code?: string } {
  const cause = (error.cause ?? error) as Error & { code?: string };
  const reason = cause === error ? error.message : `${error.message}: ${reasonOf(cause)}`;
  return { reason, ...(cause.code !== undefined && { code: cause.code }) };
}

function requireHealthy(isHealthy: boolean): void {
  if (!isHealthy) throw new Error('it is not responding');
}

/** Returns whether no request is in progress at `polls` polls, 10 ms apart. */
async function isIdle(listener: Listener, polls: number): Promise<boolean> {
  let idle = true;
  for (let poll = 0; poll < polls; poll++) {
    await new Promise(resolve => setTimeout(resolve, 10));
    idle &&= listener.pending() === 0;
  }
  return idle;
}

export const addressOf = (host: string, port: number): string =>
  `http://${host.includes(':') ? `[${host}]` : host}:${port}`;

export type Pools = Pick<Services, 'texts' | 'backgroundTexts' | 'documents' | 'images' | 'native'>;

/**
 * Opens the pools: `threads` for texts, and half as many each for documents and images, but at least two, so
 * that one can be reserved.
 * @param threadsMin text threads that start at once; the others start under load
 * @param textWorker path of another compiled module for the text threads
 * @param warmsUp whether threads and processes run samples before their first task
 */
export function openPools(
  threads: number,
  log: Logger,
  {
    threadsMin = threads,
    textWorker,
    warmsUp = false,
  }: { threadsMin?: number; textWorker?: string; warmsUp?: boolean },
): Pools {
  const worker = (name: string) => ({
    filename: fileURLToPath(new URL(`../workers/${name}.js`, import.meta.url)),
    onError: (message: string) => log.error({ worker: name, message }, 'a task failed'),
    warmsUp,
  });
  const text = { ...worker('text'), ...(textWorker !== undefined && { filename: textWorker }) };
  const niceness = limits.backgroundThreadNiceness;
  const half = Math.max(1, Math.floor(threads / 2));
  const files = Math.max(2, half);
  // A thread uses one process at a time, so this many decoders suffice for all threads.
  const native = new NativePool({ ...worker('native'), decoders: 2 * files, recognisers: half });
  return {
    texts: new TextPool({ ...text, threads, threadsMin }),
    // Not warmed up: short batches would end later.
    backgroundTexts: new TextPool({ ...text, threads: 1, threadsMin: 0, niceness, warmsUp: false }),
    documents: openDocumentPool({ ...worker('document'), threads: files, native }),
    images: openImagePool({ ...worker('image'), threads: files, native }),
    native,
  };
}

/** Selects the classifier. The text threads load the weights; here their files are checked. */
async function openClassifierService(
  config: Config,
  log: Logger,
  now: () => number,
): Promise<ClassifierService> {
  if (config.modelUrl !== null) {
    // Imported on demand, because the HTTP client takes 60 ms to load.
    const { openClassifierServer } = await import('./net/classifier-server.js');
    const onChange = logHealth(log, 'MODEL_URL', 'scans use only the heuristic signals');
    return { kind: 'upstream', server: openClassifierServer(config.modelUrl, now, onChange) };
  }
  try {
    checkClassifierFiles();
    return { kind: 'embedded' };
  } catch (error) {
    log.error({ err: error }, 'the wording model is not available; scans use only the heuristic signals');
    return { kind: 'absent' };
  }
}

/** The key is in a file of the operator, or a secret of the store that all processes and machines share. */
function signerFrom(file: string | null, store: DurableStore): OpenSigner {
  if (file === null) return once(async () => signerOfSecret(await store.secret('reports')));
  const signer = signerOfFile(file);
  return async () => signer;
}

/** Opens something at its first use, once. A failure is not stored. */
function once<T>(open: () => Promise<T>): () => Promise<T> {
  let opened: T | undefined;
  return async () => (opened ??= await open());
}

async function openRewriteServer(config: Config, log: Logger, now: () => number): Promise<Chat | null> {
  const { rewriteUrl, rewriteModel, rewriteKey } = config;
  if (rewriteUrl === null) return null;
  const { openChat } = await import('./net/chat-server.js');
  const onChange = logHealth(log, 'REWRITE_URL', 'the embedded rewriter is used');
  return openChat({ url: rewriteUrl, model: rewriteModel, key: rewriteKey }, now, onChange);
}

/** Logs that the server of a setting stopped responding, with the consequence, and that it responds again. */
function logHealth(log: Logger, setting: string, consequence: string): (healthy: boolean) => void {
  return healthy => {
    if (healthy) log.info({ setting }, `the server at ${setting} responds again`);
    else log.warn({ setting }, `the server at ${setting} is not responding; ${consequence}`);
  };
}

const retentionIntervalMs = 300_000;

/**
 * Deletes expired records now, to finish work that a kill interrupted, and every few minutes. Returns a
 * function that stops it.
 */
function startRetention({ store, config, log, now }: Services): () => void {
  const sweep = () => {
    applyRetention(store, config.retentionDays, now()).catch(error =>
      log.warn(describe(error), 'deleting expired records failed'),
    );
  };
  sweep();
  const sweeper = setInterval(sweep, retentionIntervalMs).unref();
  return () => clearInterval(sweeper);
}

export async function closePools(pools: Pools): Promise<void> {
  const { texts, backgroundTexts, documents, images, native } = pools;
  await Promise.all([texts, backgroundTexts, documents, images, native].map(each => each.close()));
}

/** Closes the pools before the stores, because the last answers are still counted and saved. */
async function closeServices(services: Services, ownsPools: boolean): Promise<void> {
  const { classifier, chat, counters, store } = services;
  if (classifier.kind === 'upstream') await classifier.server.close();
  await Promise.all([chat?.close(), ownsPools && closePools(services)]);
  await Promise.all([counters.close(), store.close()]);
}
