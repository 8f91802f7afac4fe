import { FairQueue, type QueueItem } from '../../../pools/concurrency/fair-queue.js';

interface PausedBody extends QueueItem {
  resume(): void;
}

const queue = new FairQueue<PausedBody>(1);
/** Whether a body was resumed in this turn of the event loop, or others wait. */
let isBusy = false;

/**
 * Resumes paused bodies, at most one in a turn of the event loop and fair between callers. uWebSockets.js
 * reads a socket until it is empty, whether or not the body was paused meanwhile, and a client on the same
 * machine fills it as fast: several bodies could deliver tens of megabytes each in one turn.
 * @param caller `a:ACCOUNT` or `ip:ADDRESS`
 * @returns null when the body was resumed at once; otherwise a function that removes it from the queue
 */
export function resumeInTurn(caller: string, resume: () => void): (() => void) | null {
  if (!isBusy) {
    isBusy = true;
    setImmediate(resumeNext);
    resume();
    return null;
  }
  const body = { caller, weight: 1, bytes: 0, resume };
  queue.push(body);
  return () => queue.remove(body);
}

function resumeNext(): void {
  const next = queue.shift();
  isBusy = next !== undefined;
  if (next === undefined) return;
  setImmediate(resumeNext);
  next.resume();
}
