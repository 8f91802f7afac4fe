/**
 * Runs the work of one key one after another, of different keys at the same time. For transactions that would wait for
 * the same row lock: each waiting transaction holds a connection, and one account could occupy them all.
 */
export function keyedMutex(): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const last = new Map<string, Promise<unknown>>();
  return async (key, work) => {
    const before = last.get(key) ?? Promise.resolve();
    const mine = before.catch(() => {}).then(work);
    last.set(key, mine);
    try {
      return await mine;
    } finally {
      if (last.get(key) === mine) last.delete(key);
    }
  };
}
