import { join } from 'node:path';
import type { CounterStore } from '../../counters.js';
import { StoreDamaged } from '../../errors.js';
import { monthOf } from '../../quota-month.js';
import { RateLimitWindow } from '../../rate-limit-window.js';
import { DamageMonitor, withDamageDetection } from '../damage-monitor.js';
import { openEnvironment, registerReader } from '../environment.js';
import { ErasureSchedule } from '../erasure/erasure-schedule.js';
import { GroupCommitWriter } from '../group-commit.js';
import { schemaOf } from '../migrations/schema.js';
import { type Codec, type Counter, CounterTable } from './counter-table.js';
import { type LeasedRateLimit, leasedRateLimitCodec } from './leased-rate-limit.js';

/** When a count is written that nobody waits for. */
const flushMs = 100;
/** A caller who has been away for so long, or up to twice as long, has no lease any more. */
const leaseMs = 10_000;
const retryMs = 1_000;
const sweepMs = 10 * 60_000;
/** Counters of a row held in memory, some 300 bytes each; the others wait on the disk. */
const heldMax = 200_000;

export interface MonthlyUsage {
  amount: number;
}

export const rateLimitCodec: Codec<RateLimitWindow> = {
  empty: () => new RateLimitWindow(),
  encode: ring => ring.encode(),
  decode: bytes => RateLimitWindow.decode(bytes),
  expired: (ring, _row, now) => ring.expired(now),
};

/** Rows of months are `words/2026-11`: each month is a counter of its own, so a clock set back finds the old one. */
export const monthlyUsageCodec: Codec<MonthlyUsage> = {
  empty: () => ({ amount: 0 }),
  encode: used => Buffer.from(String(used.amount)),
  decode: bytes => ({ amount: Number(Buffer.from(bytes).toString()) }),
  // Two months on, no clock will ask for it again.
  expired: (_used, row, now) => Date.parse(`${row.slice(-7)}-01T00:00:00Z`) + 62 * 86_400_000 < now,
};

/**
 * The counters of one process: decided in memory, written behind, read again lazily after a restart. Who must not lose
 * a count to a kill -9 flushes before telling anybody of it; all who flush while a commit is under way share the next.
 *
 * Exact within a process; for several on one machine there is shared-windows.ts.
 */
export function openCounters(
  folder: string,
  clock: () => number = Date.now,
  onError?: (error: Error) => void,
  onDamage?: (error: Error) => void,
): CounterStore {
  const env = openEnvironment(folder, 'windows', schemaOf('windows'));
  const damage = new DamageMonitor(onDamage);
  const writer = new GroupCommitWriter(env, onError, damage);
  const table = (name: string) => env.openDB<Buffer, [string, string]>({ name, encoding: 'binary' });
  const hours = new CounterTable(table('hours'), writer, leasedRateLimitCodec, heldMax);
  const months = new CounterTable(table('months'), writer, monthlyUsageCodec, heldMax);
  registerReader(env);
  const eraser = new ErasureSchedule(env, writer, join(folder, 'windows'));

  let timer: NodeJS.Timeout | null = null;
  let flushing: Promise<void> = Promise.resolve();
  /** The flush that begins when the present one has ended. */
  let next: Promise<void> | null = null;
  let closing: Promise<void> | undefined;
  /** Changes so far, and how many of them are on the disk. */
  let [changes, written] = [0, 0];

  const write = async () => {
    next = null;
    const all = changes;
    await Promise.all([hours.write(), months.write()]);
    written = all;
  };
  const flush = (): Promise<void> => {
    if (next === null) {
      next = flushing.then(write);
      flushing = next.catch(() => {});
    }
    return next;
  };
  const flushIn = (ms: number) => {
    if (timer !== null || closing) return;
    timer = setTimeout(async () => {
      const failed = await flush().then(
        () => false,
        () => true,
      );
      timer = null;
      if (failed) flushIn(retryMs);
      else if (hours.hasDirty || months.hasDirty) flushIn(flushMs);
    }, ms).unref();
  };
  const sweep = async () => {
    await hours.sweep(clock());
    await months.sweep(clock());
    await eraser.runIfDue(clock());
  };
  const sweeping = setInterval(() => void sweep().catch(() => {}), sweepMs).unref();

  /** Hours that may have a lease, and those of them that were called on since the last look. */
  const leased = new Set<Counter<LeasedRateLimit>>();
  const called = new Set<Counter<LeasedRateLimit>>();
  const endLeases = (all: boolean) => {
    for (const counter of leased) {
      if (called.has(counter) && !all) continue;
      leased.delete(counter);
      if (!counter.value.hasLease) continue;
      counter.value.markIdle();
      hours.markDirty(counter);
    }
    called.clear();
    if (hours.hasDirty) flushIn(flushMs);
  };
  const endingLeases = setInterval(endLeases, leaseMs, false).unref();

  const monthCounter = (subject: string, row: string, now: number) =>
    months.get(subject, `${row}/${monthOf(now)}`);
  const add = (counter: Counter<MonthlyUsage>, amount: number) => {
    counter.value.amount = Math.max(0, counter.value.amount + amount);
    months.markDirty(counter);
    changes++;
    flushIn(flushMs);
  };

  const store: CounterStore = {
    consume(subject, row, limit, cost, now) {
      const counter = hours.get(subject, row);
      const answer = counter.value.consume(limit, cost, now);
      if (answer.allowed) {
        hours.markDirty(counter);
        changes++;
        leased.add(counter);
        called.add(counter);
        if (counter.value.needsRenewal) flush().catch(() => {});
        flushIn(flushMs);
      }
      return answer;
    },
    peek: (subject, row, limit, now) => hours.get(subject, row).value.window.peek(limit, now),

    monthlyUsage: (subject, row, now) => monthCounter(subject, row, now).value.amount,
    addUsage: (subject, row, amount, now) => add(monthCounter(subject, row, now), amount),
    addUsageWithin(subject, row, amount, limit, now) {
      const counter = monthCounter(subject, row, now);
      if (counter.value.amount + amount > limit) return false;
      add(counter, amount);
      return true;
    },

    async deleteSubject(subject) {
      await hours.deleteSubject(subject);
      await months.deleteSubject(subject);
    },
    flush,
    checkpoint() {
      const all = changes;
      return async () => {
        if (written < all) await flush();
      };
    },
    async check() {
      if (damage.first !== null) throw new StoreDamaged(damage.first.message);
      await writer.run(() => env.put('checked', String(clock())));
    },
    close() {
      closing ??= (async () => {
        clearInterval(sweeping);
        clearInterval(endingLeases);
        if (timer !== null) clearTimeout(timer);
        endLeases(true);
        // The counters are worth a try, but a full disk mustn't keep the service from stopping.
        await flush().catch(() => {});
        await eraser.stop();
        await writer.close();
        await env.close();
      })();
      return closing;
    },
  };
  return withDamageDetection(store, damage);
}
