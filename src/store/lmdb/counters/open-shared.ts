import type { CounterStore } from '../../counters.js';
import type { StoreListeners } from '../../errors.js';
import { MonthlyUsage } from '../../monthly-usage.js';
import { RateLimitWindow } from '../../rate-limit-window.js';
import { openStoredCounters, usageMethods } from './stored-counters.js';

/**
 * Opens counters that several processes of one machine share (PROCESSES), in the LMDB environment
 * `folder/windows`.
 *
 * Every change reads, decides and writes in one transaction under LMDB's write lock, so the limits are exact
 * across processes. Commits do not wait for fsync: counters survive a crash of any process, but a crash of
 * the machine loses the last seconds. The tables are those of open.ts, so PROCESSES may change at any
 * restart.
 */
export function openSharedCounters(folder: string, listeners: StoreListeners = {}): CounterStore {
  const { rateLimits, monthlyUsages, storeWith } = openStoredCounters(
    folder,
    false,
    RateLimitWindow,
    MonthlyUsage,
    listeners,
  );
  return storeWith([rateLimits, monthlyUsages], {
    consume: (subject, name, limit, cost, now) =>
      rateLimits.update([subject, name], window => window.consume(limit, cost, now)),
    peek: (subject, name, limit, now) => rateLimits.read([subject, name]).peek(limit, now),
    ...usageMethods(
      key => monthlyUsages.read(key),
      (key, change) => monthlyUsages.update(key, change),
    ),
    // Each change is committed before its promise resolves.
    flush: async () => {},
  });
}
