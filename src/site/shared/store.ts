import { useEffect, useState } from 'preact/hooks';

/** A value that outlives the page it is shown on; components that use it are drawn again when it changes. */
export interface Store<T> {
  get(): T;
  set(next: T | ((now: T) => T)): void;
  listen(run: () => void): () => void;
}

export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      value = typeof next === 'function' ? (next as (now: T) => T)(value) : next;
      for (const run of [...listeners]) run();
    },
    listen(run) {
      listeners.add(run);
      return () => listeners.delete(run);
    },
  };
}

export function useStore<T>(source: Store<T>): T {
  const [, draw] = useState({});
  const shown = source.get();
  useEffect(() => {
    const stop = source.listen(() => draw({}));
    // It may have changed between the drawing and now.
    if (source.get() !== shown) draw({});
    return stop;
  }, [source]);
  return shown;
}
