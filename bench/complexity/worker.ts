/** Runs calls in a separate thread, which the caller can terminate, and reports their CPU times. */
import { parentPort } from 'node:worker_threads';
import { parserEndpoints } from './endpoints.js';
import { families } from './families.js';

export interface Call {
  endpoint: string;
  family: string;
  size: number;
}
export interface Timed {
  /** CPU time of the process, which does nothing else. Other processes on the machine do not affect it. */
  ms: number;
  outcome: string;
  error?: string;
}

/** CPU time since a previous measurement. */
function cpuMs(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1_000;
}

parentPort?.on('message', async ({ endpoint, family, size }: Call) => {
  const input = families.find(({ name }) => name === family)!.make(size);
  const begun = process.cpuUsage();
  let timed: Timed;
  try {
    const outcome = await parserEndpoints.find(({ name }) => name === endpoint)!.run(input);
    timed = { ms: cpuMs(begun), outcome };
  } catch (error) {
    timed = {
      ms: cpuMs(begun),
      outcome: 'fault',
      error: String((error as Error)?.stack ?? error).slice(0, 400),
    };
  }
  parentPort!.postMessage(timed);
});
