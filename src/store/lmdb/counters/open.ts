import type { CounterStore } from '../../counters.js';
import type { StoreListeners } from '../../errors.js';
import { type Counter, CounterTable } from './counter-table.js';
import type { Lease } from './lease.js';
import { LeasedRateLimit, LeasedUsage } from './leased-counters.js';
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
 * `flushMs`. The disk counts some calls in advance (lease.ts), so that `flush` seldom has to wait; flushes
 * requested during a commit share the next one. For several processes see open-shared.ts; both
 * use the same tables, so PROCESSES may change at any restart.
 */
export function openCounters(folder: string, listeners: StoreListeners = {}): CounterStore {
  const stored = openStoredCounters<LeasedRateLimit, LeasedUsage>(
    folder,
    true,
    LeasedRateLimit,
    LeasedUsage,
    listeners,
  );
  const rateLimits = new CounterTable(stored.rateLimits, stored.writer);
  const monthlyUsages = new CounterTable(stored.monthlyUsages, stored.writer);

  let timer: NodeJS.Timeout | null = null;
  let writing: Promise<void> = Promise.resolve();
  /** The write that starts when the current one has ended. */
  let nextWrite: Promise<void> | null = null;
  /** Whether a crash would lose something that no write has begun to save, or that the current one saves. */
  let unwritten = false;
  let inWrite = false;
  let closed = false;

  const writeNow = async () => {
    nextWrite = null;
    inWrite = unwritten;
    unwritten = false;
    try {
      await Promise.all([rateLimits.write(), monthlyUsages.write()]);
    } catch (error) {
      unwritten = true;
      throw error;
    } finally {
      inWrite = false;
    }
  };
  const write = (): Promise<void> => {
    if (nextWrite === null) {
      nextWrite = writing.catch(() => {}).then(writeNow);
      writing = nextWrite;
    }
    return nextWrite;
  };
  const flush = async () => {
    if (unwritten) await write();
    else if (inWrite) await writing;
  };
  const flushIn = (ms: number) => {
    if (timer !== null || closed) return;
    timer = setTimeout(() => {
      timer = null;
      write().catch(() => flushIn(retryMs));
    }, ms).unref();
  };

  /** Counters that may have a lease, and those of them used since the last `endLeases`. */
  const leased = new Map<Leased, () => void>();
  const used = new Set<Leased>();
  const endLeases = (all: boolean) => {
    for (const [counter, markDirty] of leased) {
      if (used.has(counter) && !all) continue;
      leased.delete(counter);
      const { lease } = counter.value;
      if (!lease.isHeld) continue;
      lease.markIdle();
      markDirty();
      flushIn(flushMs);
    }
    used.clear();
  };
  /** Writes a changed counter within `flushMs`, or now to renew its lease. */
  const saveSoon = <T extends Leased>(counter: T, markDirty: (counter: T) => void) => {
    const { lease } = counter.value;
    markDirty(counter);
    if (!leased.has(counter)) leased.set(counter, () => markDirty(counter));
    used.add(counter);
    if (!lease.isCovered) unwritten = true;
    if (lease.needsRenewal) write().catch(() => {});
    flushIn(flushMs);
  };
  const endingLeases = setInterval(endLeases, leaseMs, false).unref();

  const methods: Parameters<typeof stored.storeWith>[1] = {
    consume(subject, name, limit, cost, now) {
      const counter = rateLimits.get([subject, name]);
      const decision = counter.value.consume(limit, cost, now);
      if (decision.allowed) saveSoon(counter, changed => rateLimits.markDirty(changed));
      return decision;
    },
    peek: (subject, name, limit, now) => rateLimits.get([subject, name]).value.peek(limit, now),

    ...usageMethods(
      key => monthlyUsages.get(key).value,
      (key, change, reserves) => {
        const counter = monthlyUsages.get(key);
        if (!change(counter.value)) return false;
        saveSoon(counter, changed => monthlyUsages.markDirty(changed));
        unwritten ||= reserves;
        return true;
      },
    ),

    flush,
  };
  return stored.storeWith([rateLimits, monthlyUsages], methods, async () => {
    closed = true;
    clearInterval(endingLeases);
    if (timer !== null) clearTimeout(timer);
    // Leases are known when the running write has ended. A failure, such as a full disk, must not prevent
    // the service from stopping.
    await writing.catch(() => {});
    endLeases(true);
    await write().catch(() => {});
  });
}

type Leased = Counter<{ lease: Lease }>;
