import { join } from 'node:path';
import type { WindowStore } from '../../counters.js';
import { StoreDamaged } from '../../errors.js';
import { monthOf } from '../../quota-month.js';
import { HourRing } from '../../rate-limit-window.js';
import { Damage, watched } from '../damage-monitor.js';
import { nameUser, openEnvironment } from '../environment.js';
import { Eraser } from '../erasure/erasure-schedule.js';
import { Writer } from '../group-commit.js';
import { schemaOf } from '../migrations/schema.js';
import { type Codec, type Counter, Shelf } from './counter-table.js';
import { type LeasedHour, leasedHourCodec } from './leased-rate-limit.js';

/** When a count is written that nobody waits for. */
const flushMs = 100;
/** A caller who has been away for so long, or up to twice as long, has no lease any more. */
const leaseMs = 10_000;
const retryMs = 1_000;
const sweepMs = 10 * 60_000;
/** Counters of a row held in memory, some 300 bytes each; the others wait on the disk. */
const heldMax = 200_000;

export interface Used {
  amount: number;
}

export const hourCodec: Codec<HourRing> = {
  empty: () => new HourRing(),
  encode: ring => ring.encode(),
  decode: bytes => HourRing.decode(bytes),
  expired: (ring, _row, now) => ring.expired(now),
};

/** Rows of months are `words/2026-11`: each month is a counter of its own, so a clock set back finds the old one. */
export const monthCodec: Codec<Used> = {
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
export function openWindows(
  folder: string,
  clock: () => number = Date.now,
  onError?: (error: Error) => void,
  onDamage?: (error: Error) => void,
): WindowStore {
  const env = openEnvironment(folder, 'windows', schemaOf('windows'));
  const damage = new Damage(onDamage);
  const writer = new Writer(env, onError, damage);
  const table = (name: string) => env.openDB<Buffer, [string, string]>({ name, encoding: 'binary' });
  const hours = new Shelf(table('hours'), writer, leasedHourCodec, heldMax);
  const months = new Shelf(table('months'), writer, monthCodec, heldMax);
  nameUser(env);
  const eraser = new Eraser(env, writer, join(folder, 'windows'));

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
      else if (hours.waiting || months.waiting) flushIn(flushMs);
    }, ms).unref();
  };
  const sweep = async () => {
    await hours.sweep(clock());
    await months.sweep(clock());
    await eraser.run(clock());
  };
  const sweeping = setInterval(() => void sweep().catch(() => {}), sweepMs).unref();

  /** Hours that may have a lease, and those of them that were called on since the last look. */
  const leased = new Set<Counter<LeasedHour>>();
  const called = new Set<Counter<LeasedHour>>();
  const endLeases = (all: boolean) => {
    for (const counter of leased) {
      if (called.has(counter) && !all) continue;
      leased.delete(counter);
      if (!counter.value.leased) continue;
      counter.value.rest();
      hours.changed(counter);
    }
    called.clear();
    if (hours.waiting) flushIn(flushMs);
  };
  const endingLeases = setInterval(endLeases, leaseMs, false).unref();

  const monthCounter = (subject: string, row: string, now: number) =>
    months.get(subject, `${row}/${monthOf(now)}`);
  const add = (counter: Counter<Used>, amount: number) => {
    counter.value.amount = Math.max(0, counter.value.amount + amount);
    months.changed(counter);
    changes++;
    flushIn(flushMs);
  };

  const store: WindowStore = {
    take(subject, row, limit, cost, now) {
      const counter = hours.get(subject, row);
      const answer = counter.value.take(limit, cost, now);
      if (answer.allowed) {
        hours.changed(counter);
        changes++;
        leased.add(counter);
        called.add(counter);
        if (counter.value.low) flush().catch(() => {});
        flushIn(flushMs);
      }
      return answer;
    },
    peek: (subject, row, limit, now) => hours.get(subject, row).value.ring.peek(limit, now),

    used: (subject, row, now) => monthCounter(subject, row, now).value.amount,
    spend: (subject, row, amount, now) => add(monthCounter(subject, row, now), amount),
    spendWithin(subject, row, amount, limit, now) {
      const counter = monthCounter(subject, row, now);
      if (counter.value.amount + amount > limit) return false;
      add(counter, amount);
      return true;
    },

    async forget(subject) {
      await hours.forget(subject);
      await months.forget(subject);
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
  return watched(store, damage);
}
