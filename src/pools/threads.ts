import type { Piscina } from 'piscina';
import { limits } from '../contract/limits.js';

/**
 * Argument of a thread or process that uses its code on samples before it accepts a task. A thread or process
 * without it loads what its first tasks need during them.
 */
export const warmUpArgument = 'warm-up';

/** Whether this thread or process has the argument. */
export const isWarmedUp = process.argv.includes(warmUpArgument);

const requireModuleFlag = '--experimental-require-module';

/**
 * Options for starting worker threads. They turn off `require` of ES modules: Piscina would load a worker
 * that way, and terminating the thread during the load crashes the process (v8::Module::IsGraphAsync in Node
 * 20.20). Terminating a thread during an `import` is safe.
 *
 * The flags of the process are not repeated: those of V8, such as --max-old-space-size, hold for all threads,
 * and a thread that is given one does not start.
 */
export const threadOptions = process.allowedNodeEnvironmentFlags.has(requireModuleFlag)
  ? { execArgv: [requireModuleFlag.replace('--', '--no-')] }
  : {};

const pollMs = 10;

/** Waits for `threads` threads to start: terminating one that is still loading can crash the process. */
export async function threadsStarted(pool: Pick<Piscina, 'threads'>, threads: number): Promise<void> {
  const deadline = performance.now() + limits.threadStartMs;
  while (pool.threads.length < threads && performance.now() < deadline)
    await new Promise(resolve => setTimeout(resolve, pollMs));
}
