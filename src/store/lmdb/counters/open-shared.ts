import type { CounterStore } from '../../counters.js';
import { RateLimitWindow } from '../../rate-limit-window.js';
import { withDamageDetection } from '../damage-monitor.js';
import { openStoredCounters, usageMethods } from './stored-counters.js';

const sweepMs = 10 * 60_000;

/**
 * Opens counters that several processes of one machine share (PROCESSES), in the LMDB environment
 * `folder/windows`.
 *
 * Every change reads, decides and writes in one transaction under LMDB's write lock, so the limits are exact
 * across processes. Commits do not wait for fsync: counters survive a crash of any process, but a crash of
 * the machine loses the last seconds. The tables are those of open.ts, so PROCESSES may change at any
 * restart.
 */
export function openSharedCounters(
  folder: string,
  clock: () => number = Date.now,
  onError?: (error: Error) => void,
  onDamage?: (error: Error) => void,
): CounterStore {
  const stored = openStoredCounters(folder, false, RateLimitWindow, clock, onError, onDamage);
  const { rateLimits, monthlyUsages } = stored;
  const sweep = async () => {
    await rateLimits.sweep(clock());
    await monthlyUsages.sweep(clock());
  };
  const sweeping = setInterval(() => void sweep().catch(() => {}), sweepMs).unref();

  let closing: Promise<void> | undefined;
  const store: CounterStore = {
    consume: (subject, name, limit, cost, now) =>
      rateLimits.update([subject, name], window => window.consume(limit, cost, now)),
    peek: (subject, name, limit, now) => rateLimits.read([subject, name]).peek(limit, now),
    ...usageMethods(
      key => monthlyUsages.read(key),
      (key, change) => monthlyUsages.update(key, change),
    ),
    async deleteSubject(subject) {
      await rateLimits.deleteSubject(subject);
      await monthlyUsages.deleteSubject(subject);
    },
    // Each change is committed before its promise resolves.
    flush: async () => {},
    checkpoint: () => async () => {},
    check: stored.check,
    close() {
      clearInterval(sweeping);
      closing ??= stored.close();
      return closing;
    },
  };
  return withDamageDetection(store, stored.damage);
}
