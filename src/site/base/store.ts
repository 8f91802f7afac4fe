import { useEffect, useState } from 'preact/hooks';

/** A value that persists across pages. Components that use it re-render when it changes. */
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
  const [, render] = useState({});
  const shown = source.get();
  useEffect(() => {
    const stop = source.listen(() => render({}));
    // The value may have changed between rendering and this effect.
    if (source.get() !== shown) render({});
    return stop;
  }, [source]);
  return shown;
}
