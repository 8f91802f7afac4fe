import { Worker } from 'node:worker_threads';
import { limits } from '../../src/contract/limits.js';
import type { Call, Timed } from './worker.js';

/**
 * Runs calls on a worker thread with the heap limit of a document worker. Terminates the thread after the
 * deadline.
 */
export class Prober {
  private worker: Worker | undefined;

  constructor(private readonly deadlineMs: number) {}

  async time(call: Call): Promise<Timed> {
    this.worker ??= new Worker(new URL('./worker.js', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: limits.documentHeapMb },
      stderr: true,
    });
    const { worker } = this;
    worker.ref();
    let timer: NodeJS.Timeout | undefined;
    try {
      return await new Promise<Timed>(resolve => {
        const failed = (error: string) => {
          this.worker = undefined;
          void worker.terminate();
          resolve({ ms: this.deadlineMs, outcome: 'ended', error });
        };
        timer = setTimeout(() => failed(`no result after ${this.deadlineMs} ms`), this.deadlineMs);
        worker.removeAllListeners('error');
        worker.removeAllListeners('message');
        worker.once('message', resolve);
        worker.once('error', error => failed(error.message));
        worker.postMessage(call);
      });
    } finally {
      clearTimeout(timer);
    }
  }

  async close(): Promise<void> {
    await this.worker?.terminate();
  }
}
