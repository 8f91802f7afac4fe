import { join } from 'node:path';
import type { CounterStore } from '../../counters.js';
import type { MonthlyUsage } from '../../monthly-usage.js';
import { DamageMonitor, withDamageDetection } from '../damage-monitor.js';
import { noteDeletion, openEnvironment, openTablesOf } from '../environment.js';
import { GroupCommitWriter } from '../group-commit.js';
import { monthlyName, monthlyUsageCodec } from './codecs.js';
import { type Counter, CounterTable } from './counter-table.js';
import { type LeasedRateLimit, leasedRateLimitCodec } from './leased-rate-limit.js';

/** Delay until a change is written when no caller waits for it. */
const flushMs = 100;
/** Interval at which unused leases end: a caller's lease lasts 10 to 20 s after its last call. */
const leaseMs = 10_000;
const retryMs = 1_000;
const sweepMs = 10 * 60_000;
/** Counters of one name in memory, some 300 bytes each. The others are read from disk when needed. */
const cachedMax = 200_000;

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
export function openCounters(
  folder: string,
  clock: () => number = Date.now,
  onError?: (error: Error) => void,
  onDamage?: (error: Error) => void,
): CounterStore {
  const env = openEnvironment(folder, 'windows');
  const damage = new DamageMonitor(join(folder, 'windows'), onDamage);
  const writer = new GroupCommitWriter(env, damage, onError);
  const table = (name: string) => env.openDB<Buffer, [string, string]>({ name, encoding: 'binary' });
  const [hours, months] = openTablesOf(
    env,
    folder,
    'windows',
    () => [table('hours'), table('months')] as const,
  );
  const onDelete = () => noteDeletion(env);
  const rateLimits = new CounterTable(hours, writer, leasedRateLimitCodec, cachedMax, onDelete);
  const monthlyUsages = new CounterTable(months, writer, monthlyUsageCodec, cachedMax, onDelete);

  let timer: NodeJS.Timeout | null = null;
  let flushing: Promise<void> = Promise.resolve();
  /** The flush that starts when the current one has ended. */
  let nextFlush: Promise<void> | null = null;
  let closing: Promise<void> | undefined;
  /** Number of changes made, and number of those that are durable. */
  let [changes, written] = [0, 0];

  const write = async () => {
    nextFlush = null;
    const included = changes;
    await Promise.all([rateLimits.write(), monthlyUsages.write()]);
    written = included;
  };
  const flush = (): Promise<void> => {
    if (nextFlush === null) {
      nextFlush = flushing.then(write);
      flushing = nextFlush.catch(() => {});
    }
    return nextFlush;
  };
  const flushIn = (ms: number) => {
    if (timer !== null || closing) return;
    const end = (failed: boolean) => {
      timer = null;
      if (failed) flushIn(retryMs);
      else if (rateLimits.hasDirty || monthlyUsages.hasDirty) flushIn(flushMs);
    };
    timer = setTimeout(
      () =>
        void flush().then(
          () => end(false),
          () => end(true),
        ),
      ms,
    ).unref();
  };
  const sweep = async () => {
    await rateLimits.sweep(clock());
    await monthlyUsages.sweep(clock());
  };
  const sweeping = setInterval(() => void sweep().catch(() => {}), sweepMs).unref();

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
    }
    used.clear();
    if (rateLimits.hasDirty) flushIn(flushMs);
  };
  const endingLeases = setInterval(endLeases, leaseMs, false).unref();

  const monthlyCounter = (subject: string, name: string, now: number) =>
    monthlyUsages.get(subject, monthlyName(name, now));
  const changed = (counter: Counter<MonthlyUsage>) => {
    monthlyUsages.markDirty(counter);
    changes++;
    flushIn(flushMs);
  };

  const store: CounterStore = {
    consume(subject, name, limit, cost, now) {
      const counter = rateLimits.get(subject, name);
      const decision = counter.value.consume(limit, cost, now);
      if (decision.allowed) {
        rateLimits.markDirty(counter);
        changes++;
        leased.add(counter);
        used.add(counter);
        if (counter.value.needsRenewal) flush().catch(() => {});
        flushIn(flushMs);
      }
      return decision;
    },
    peek: (subject, name, limit, now) => rateLimits.get(subject, name).value.window.peek(limit, now),

    monthlyUsage: (subject, name, now) => monthlyCounter(subject, name, now).value.amount,
    addUsage(subject, name, amount, now) {
      const counter = monthlyCounter(subject, name, now);
      counter.value.add(amount);
      changed(counter);
    },
    addUsageWithin(subject, name, amount, limit, now, reservation) {
      const counter = monthlyCounter(subject, name, now);
      if (!counter.value.addWithin(amount, limit, reservation)) return false;
      changed(counter);
      return true;
    },
    releaseReservation(subject, name, reservation, now) {
      const counter = monthlyCounter(subject, name, now);
      if (counter.value.release(reservation)) changed(counter);
    },
    settleReservation(subject, name, reservation, now) {
      const counter = monthlyCounter(subject, name, now);
      if (counter.value.settle(reservation)) changed(counter);
    },

    async deleteSubject(subject) {
      await rateLimits.deleteSubject(subject);
      await monthlyUsages.deleteSubject(subject);
    },
    flush,
    checkpoint() {
      const marked = changes;
      return async () => {
        if (written < marked) await flush();
      };
    },
    async check() {
      damage.check();
      await writer.run(() => env.put('checked', String(clock())));
    },
    close() {
      closing ??= (async () => {
        clearInterval(sweeping);
        clearInterval(endingLeases);
        if (timer !== null) clearTimeout(timer);
        endLeases(true);
        // A failure here, such as a full disk, must not prevent the service from stopping.
        await flush().catch(() => {});
        await writer.close();
        await env.close();
      })();
      return closing;
    },
  };
  return withDamageDetection(store, damage);
}
