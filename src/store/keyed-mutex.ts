/**
 * A mutex for each key: work for the same key runs one at a time, in order of the calls; different keys run
 * in parallel.
 *
 * Used around transactions that lock the same database row. Without it, each waiting transaction would occupy
 * a connection, and one account could exhaust the pool.
 */
export function keyedMutex(): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const last = new Map<string, Promise<unknown>>();
  return async (key, work) => {
    const previous = last.get(key) ?? Promise.resolve();
    const current = previous.catch(() => {}).then(work);
    last.set(key, current);
    try {
      return await current;
    } finally {
      if (last.get(key) === current) last.delete(key);
    }
  };
}
