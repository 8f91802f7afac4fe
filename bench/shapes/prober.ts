import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { limits } from '../../src/contract/limits.js';
import type { Call, Timed } from './worker.js';

const pollMs = 20;
/** Enough for the garbage of one call, whose collection would take more time the more of it there is. */
const youngMb = 768;

/**
 * Runs calls on worker threads. Ends the thread when a call takes more than `cpuMsMax` of processor time, so
 * that a busy machine ends none.
 */
export class Prober {
  /** By whether they read PDFs: pdf.js replaces built-in functions by slower ones. */
  private readonly workers = new Map<boolean, Worker>();

  constructor(readonly cpuMsMax: number) {}

  async time(call: Call): Promise<Timed> {
    const readsPdf = call.entry.includes('pdf');
    const worker = this.workers.get(readsPdf) ?? (await this.start(readsPdf));
    let timer: NodeJS.Timeout | undefined;
    const timed = await new Promise<Timed>(resolve => {
      const begun = process.cpuUsage();
      const end = (error: string) => resolve({ ms: this.cpuMsMax, outcome: 'ended', error });
      timer = setInterval(() => {
        const { user, system } = process.cpuUsage(begun);
        if ((user + system) / 1_000 > this.cpuMsMax) end(`no result after ${this.cpuMsMax} ms`);
      }, pollMs);
      worker.removeAllListeners('message').removeAllListeners('error');
      worker.once('message', resolve);
      worker.once('error', error => end(error.message));
      worker.postMessage(call);
    });
    clearInterval(timer);
    if (timed.outcome === 'ended') {
      this.workers.delete(readsPdf);
      await worker.terminate();
    }
    return timed;
  }

  private async start(readsPdf: boolean): Promise<Worker> {
    const worker = new Worker(new URL('./worker.js', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: limits.documentHeapMb, maxYoungGenerationSizeMb: youngMb },
      stderr: true,
    });
    await once(worker, 'message');
    this.workers.set(readsPdf, worker);
    return worker;
  }

  async close(): Promise<void> {
    for (const worker of this.workers.values()) await worker.terminate();
    this.workers.clear();
  }
}
