/** Runs calls of one door and answers with their times, so that a caller can end the thread when one takes too long. */
import { parentPort } from 'node:worker_threads';
import { doors } from './endpoints.js';
import { families } from './families.js';

export interface Call {
  door: string;
  family: string;
  size: number;
}
export interface Timed {
  /** CPU time of the process, which does nothing else meanwhile: other processes on the machine do not count. */
  ms: number;
  outcome: string;
  error?: string;
}

/** CPU time since then. */
function cpuMs(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1_000;
}

parentPort?.on('message', async ({ door, family, size }: Call) => {
  const input = families.find(({ name }) => name === family)!.make(size);
  const begun = process.cpuUsage();
  let timed: Timed;
  try {
    const outcome = await doors.find(({ name }) => name === door)!.run(input);
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
