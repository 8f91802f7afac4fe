import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import type { Config } from './config.js';
import { Counters } from './counters.js';
import { routes } from './endpoints/index.js';
import { listen } from './http/listen.js';
import { limits } from './limits.js';
import { readModel } from './model-weights.js';
import { openChat } from './net/chat.js';
import { openClassifier } from './net/classifier.js';
import type { FetchOptions } from './net/download.js';
import { DocumentPool } from './pools/document-pool.js';
import { TextPool } from './pools/text-pool.js';
import type { Deeper, Services } from './services.js';
import { openStores } from './store/open.js';
import { tidy } from './store/retention.js';
import { version } from './version.js';

export interface App {
  /** The address it listens on, for example http://127.0.0.1:8080. */
  readonly url: string;
  /** Takes nothing new, finishes what is in flight (or says 503 to it), flushes and closes; safe to call twice. */
  close(): Promise<void>;
}

const sweepMs = 300_000;

/** Builds the services, opens the door, and knows how to close them in reverse. Tests bring a network of their own. */
export async function openApp(config: Config, log: Logger, network: FetchOptions = {}): Promise<App> {
  const { durable: store, windows } = await openStores(config, error =>
    log.warn({ err: error }, 'a connection to a store was lost'),
  );
  const texts = new TextPool({
    threads: config.poolThreads,
    filename: fileURLToPath(new URL('../workers/text.js', import.meta.url)),
    onError: message => log.error({ worker: 'text', message }, 'a task failed'),
  });
  const deeper = openDeeper(config, log);
  const documents = new DocumentPool({
    threads: Math.max(1, Math.floor(config.poolThreads / 2)),
    filename: fileURLToPath(new URL('../workers/document.js', import.meta.url)),
    onError: message => log.error({ worker: 'document', message }, 'a task failed'),
  });
  const chat =
    config.rewriteUrl === null
      ? null
      : openChat({ url: config.rewriteUrl, model: config.rewriteModel, key: config.rewriteKey });
  const services: Services = {
    config,
    version,
    startedAt: Date.now(),
    store,
    windows,
    texts,
    deeper,
    documents,
    chat,
    counters: new Counters(),
    fetching: { ...(config.contact !== null && { contact: config.contact }), ...network },
    log,
    now: Date.now,
  };
  const closeServices = async () => {
    if (deeper.kind === 'upstream') await deeper.classifier.close();
    await Promise.all([texts.close(), documents.close(), chat?.close()]);
    await windows.close();
    await store.close();
  };

  const listener = await listen(routes, services, config).catch(async error => {
    await closeServices();
    throw error;
  });
  const sweep = () => {
    tidy(store, config.retentionDays, Date.now()).catch(error => log.warn({ err: error }, 'sweep failed'));
  };
  // At once, for what a kill left half done.
  sweep();
  const sweeper = setInterval(sweep, sweepMs).unref();

  let closing: Promise<void> | undefined;
  const close = async () => {
    clearInterval(sweeper);
    listener.drain();
    const until = performance.now() + limits.shutdownMs;
    while (listener.pending() > 0 && performance.now() < until) await new Promise(r => setTimeout(r, 10));
    listener.close();
    await closeServices();
  };
  return {
    url: addressOf(config.host, listener.port),
    close: () => (closing ??= close()),
  };
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
