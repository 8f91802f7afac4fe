import type { Piscina } from 'piscina';
import { limits } from '../limits.js';

const lookMs = 10;

/** Waits until as many threads have started: one that is ended while it still loads its module can bring the process down. */
export async function threadsStarted(pool: Pick<Piscina, 'threads'>, threads: number): Promise<void> {
  const until = performance.now() + limits.threadStartMs;
  while (pool.threads.length < threads && performance.now() < until)
    await new Promise(resolve => setTimeout(resolve, lookMs));
}
