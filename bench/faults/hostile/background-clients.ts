import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** What the thread of the well-behaved clients is given. */
export interface ClientsAsked {
  url: string;
  /** Key of an account without limits. */
  key: string;
  /** Accounts that sign in, and their password. */
  owners: readonly string[];
  password: string;
}

/** By kind of client: milliseconds of every answer, and counts of statuses other than 200 (0: no answer). */
export type Latencies = Record<string, { ms: number[]; failures: Record<number, number> }>;

/** The well-behaved clients beside an attack (clients.ts). */
export class Others {
  private constructor(private readonly worker: Worker) {}

  /** Resolves once each kind of client was served. */
  static async start(asked: ClientsAsked): Promise<Others> {
    const worker = new Worker(new URL('./background-clients-thread.js', import.meta.url), {
      workerData: asked,
    });
    await once(worker, 'message');
    return new Others(worker);
  }

  /** Forgets what was measured until now. */
  begin(): void {
    this.worker.postMessage('begin');
  }

  async end(): Promise<Latencies> {
    const answered = once(this.worker, 'message');
    this.worker.postMessage('end');
    const [latencies] = (await answered) as [Latencies];
    return latencies;
  }
}
