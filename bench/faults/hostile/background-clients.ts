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
export class BackgroundClients {
  private constructor(private readonly worker: Worker) {}

  /** Resolves after each kind of client has been served once. */
  static async start(options: BackgroundClientOptions): Promise<BackgroundClients> {
    const worker = new Worker(new URL('./background-clients-thread.js', import.meta.url), {
      workerData: options,
    });
    await once(worker, 'message');
    return new BackgroundClients(worker);
  }

  /** Discards the measurements so far. */
  begin(): void {
    this.worker.postMessage('begin');
  }

  async end(): Promise<Latencies> {
    const result = once(this.worker, 'message');
    this.worker.postMessage('end');
    const [latencies] = (await result) as [Latencies];
    return latencies;
  }
}
