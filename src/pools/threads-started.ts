import type { Piscina } from 'piscina';
import { limits } from '../contract/limits.js';

const pollMs = 10;

/** Waits for `threads` threads to start: terminating one that is still loading can crash the process. */
export async function threadsStarted(pool: Pick<Piscina, 'threads'>, threads: number): Promise<void> {
  const deadline = performance.now() + limits.threadStartMs;
  while (pool.threads.length < threads && performance.now() < deadline)
    await new Promise(resolve => setTimeout(resolve, pollMs));
}
