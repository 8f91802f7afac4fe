/** Thrown when as many callers wait at a gate as it lets wait. */
export class GateFull extends Error {
  override readonly name = 'GateFull';
}

export type Gate = <T>(work: () => Promise<T>, caller?: string) => Promise<T>;

/**
 * Lets `width` pieces of work run at a time and `waitingMax` more wait, at most `shareMax` of them for one caller; the
 * next is rejected. Callers that wait are served in turn, each in the order it came.
 */
export function gate(width: number, waitingMax: number, shareMax = waitingMax): Gate {
  /** Who waits, by caller; the first one is next. */
  const waiting = new Map<string, (() => void)[]>();
  let waitingCount = 0;
  let running = 0;

  const wait = (caller: string) =>
    new Promise<void>(resolve => {
      const queue = waiting.get(caller);
      if (queue) queue.push(resolve);
      else waiting.set(caller, [resolve]);
      waitingCount++;
    });
  const takeNext = (): (() => void) | undefined => {
    for (const [caller, queue] of waiting) {
      const next = queue.shift()!;
      waitingCount--;
      // A caller with more to do goes behind the others.
      waiting.delete(caller);
      if (queue.length > 0) waiting.set(caller, queue);
      return next;
    }
    return undefined;
  };

  return async (work, caller = '') => {
    if (running >= width) {
      if (waitingCount >= waitingMax || (waiting.get(caller)?.length ?? 0) >= shareMax)
        throw new GateFull('too many are waiting');
      await wait(caller);
    } else {
      running++;
    }
    try {
      return await work();
    } finally {
      // The place is handed on, not given back, so that a newcomer can't slip in between.
      const next = takeNext();
      if (next) next();
      else running--;
    }
  };
}
