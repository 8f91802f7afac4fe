import type { CounterStore } from '../../counters.js';
import type { StoreListeners } from '../../errors.js';
import { type Counter, CounterTable } from './counter-table.js';
import { LeasedRateLimit } from './leased-rate-limit.js';
import { openStoredCounters, usageMethods } from './stored-counters.js';

/** Delay until a change is written when no caller waits for it. */
const flushMs = 100;
/** Interval at which unused leases end: a caller's lease lasts 10 to 20 s after its last call. */
const leaseMs = 10_000;
const retryMs = 1_000;

/**
 * Opens the counters of a single process in the LMDB environment `folder/windows`.
 *
 * Every decision is made synchronously in memory, so the limits are exact. Changes are written within
 * `flushMs`:
 *
 *     rate limits      the disk never counts less than was acknowledged (leased-rate-limit.ts)
 *     monthly quotas   the caller awaits `flush` before it reports usage to a client
 *
 * All flushes requested during a commit share the next one. For several processes see open-shared.ts; both
 * use the same tables, so PROCESSES may change at any restart.
 */
export function openCounters(folder: string, listeners: StoreListeners = {}): CounterStore {
  const stored = openStoredCounters<LeasedRateLimit>(folder, true, LeasedRateLimit, listeners);
  const rateLimits = new CounterTable(stored.rateLimits, stored.writer);
  const monthlyUsages = new CounterTable(stored.monthlyUsages, stored.writer);

  let timer: NodeJS.Timeout | null = null;
  let flushing: Promise<void> = Promise.resolve();
  /** The flush that starts when the current one has ended. */
  let nextFlush: Promise<void> | null = null;
  let closed = false;

  const write = async () => {
    nextFlush = null;
    await Promise.all([rateLimits.write(), monthlyUsages.write()]);
  };
  const flush = (): Promise<void> => {
    if (nextFlush === null) {
      nextFlush = flushing.then(write);
      flushing = nextFlush.catch(() => {});
    }
    return nextFlush;
  };
  const flushIn = (ms: number) => {
    if (timer !== null || closed) return;
    timer = setTimeout(() => {
      timer = null;
      flush().catch(() => flushIn(retryMs));
    }, ms).unref();
  };

  /** Rate limits that may have a lease, and those of them used since the last `endLeases`. */
  const leased = new Set<Counter<LeasedRateLimit>>();
  const used = new Set<Counter<LeasedRateLimit>>();
  const endLeases = (all: boolean) => {
    for (const counter of leased) {
      if (used.has(counter) && !all) continue;
      leased.delete(counter);
      if (!counter.value.hasLease) continue;
      counter.value.markIdle();
      rateLimits.markDirty(counter);
      flushIn(flushMs);
    }
    used.clear();
  };
  const endingLeases = setInterval(endLeases, leaseMs, false).unref();

  const methods: Parameters<typeof stored.storeWith>[1] = {
    consume(subject, name, limit, cost, now) {
      const counter = rateLimits.get([subject, name]);
      const decision = counter.value.consume(limit, cost, now);
      if (decision.allowed) {
        rateLimits.markDirty(counter);
        leased.add(counter);
        used.add(counter);
        if (counter.value.needsRenewal) flush().catch(() => {});
        flushIn(flushMs);
      }
      return decision;
    },
    peek: (subject, name, limit, now) => rateLimits.get([subject, name]).value.peek(limit, now),

    ...usageMethods(
      key => monthlyUsages.get(key).value,
      (key, change) => {
        const counter = monthlyUsages.get(key);
        if (!change(counter.value)) return false;
        monthlyUsages.markDirty(counter);
        flushIn(flushMs);
        return true;
      },
    ),

    flush,
  };
  return stored.storeWith([rateLimits, monthlyUsages], methods, async () => {
    closed = true;
    clearInterval(endingLeases);
    if (timer !== null) clearTimeout(timer);
    endLeases(true);
    // A failure here, such as a full disk, must not prevent the service from stopping.
    await flush().catch(() => {});
  });
}
