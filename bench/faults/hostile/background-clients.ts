import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** Input of the thread that runs the background clients. */
export interface BackgroundClientOptions {
  url: string;
  /** API key of an account without limits. */
  key: string;
  /** Accounts that sign in, and their common password. */
  owners: readonly string[];
  password: string;
}

/**
 * Per kind of client: latency of each response in milliseconds, and counts of statuses other than 200 (0: no
 * response).
 */
export type Latencies = Record<string, { ms: number[]; failures: Record<number, number> }>;

/** Well-behaved clients that run during an attack (background-clients-thread.ts). */
export interface BackgroundClients {
  /** Discards the measurements so far. */
  begin(): void;
  end(): Promise<Latencies>;
}

/** Resolves after each kind of client has been served once. */
export async function startBackgroundClients(options: BackgroundClientOptions): Promise<BackgroundClients> {
  const thread = new URL('./background-clients-thread.js', import.meta.url);
  const worker = new Worker(thread, { workerData: options });
  await once(worker, 'message');
  return {
    begin: () => worker.postMessage('begin'),
    async end() {
      worker.postMessage('end');
      const [latencies] = (await once(worker, 'message')) as [Latencies];
      return latencies;
    },
  };
}
