/** Thrown when as many callers wait at a gate as it lets wait. */
export class GateFull extends Error {
  override readonly name = 'GateFull';
}

/** Lets `width` pieces of work run at a time and `waitingMax` more wait, in the order they came; the next is refused. */
export function gate(width: number, waitingMax: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async work => {
    if (running >= width) {
      if (waiting.length >= waitingMax) throw new GateFull('too many are waiting');
      await new Promise<void>(resolve => waiting.push(resolve));
    } else {
      running++;
    }
    try {
      return await work();
    } finally {
      // The place is handed on, not given back, so that a newcomer can't slip in between.
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
