import { HourRing } from '../hour.js';
import { monthOf } from '../month.js';
import type { WindowStore } from '../windows.js';
import { openEnvironment } from './environment.js';
import { type Codec, type Counter, Shelf } from './shelf.js';
import { Writer } from './writer.js';

export const windowsSchema = 1;
/** What a kill -9 can lose of an hour's calls; what a month used up is flushed before it is acknowledged. */
const flushMs = 100;
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
 * The counters of one process: decided in memory, written behind, read again lazily after a restart.
 *
 * Exact within a process; for several on one machine there is shared-windows.ts.
 */
export function openWindows(folder: string, clock: () => number = Date.now): WindowStore {
  const env = openEnvironment(folder, 'windows', windowsSchema);
  const writer = new Writer(env);
  const table = (name: string) => env.openDB<Buffer, [string, string]>({ name, encoding: 'binary' });
  const hours = new Shelf(table('hours'), writer, hourCodec, heldMax);
  const months = new Shelf(table('months'), writer, monthCodec, heldMax);

  let timer: NodeJS.Timeout | null = null;
  let flushing: Promise<void> = Promise.resolve();
  let closing: Promise<void> | undefined;

  const flush = (): Promise<void> => {
    // Asked for together they share a commit.
    const write = async () => {
      await Promise.all([hours.write(), months.write()]);
    };
    const flushed = flushing.then(write);
    flushing = flushed.catch(() => {});
    return flushed;
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
  };
  const sweeping = setInterval(() => void sweep().catch(() => {}), sweepMs).unref();

  const monthCounter = (subject: string, row: string, now: number) =>
    months.get(subject, `${row}/${monthOf(now)}`);
  const add = (counter: Counter<Used>, amount: number) => {
    counter.value.amount = Math.max(0, counter.value.amount + amount);
    months.changed(counter);
    flushIn(flushMs);
  };

  return {
    take(subject, row, limit, cost, now) {
      const counter = hours.get(subject, row);
      const answer = counter.value.take(limit, cost, now);
      if (answer.allowed) {
        hours.changed(counter);
        flushIn(flushMs);
      }
      return answer;
    },
    peek: (subject, row, limit, now) => hours.get(subject, row).value.peek(limit, now),

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
    async check() {
      await writer.run(() => env.put('checked', String(clock())));
    },
    close() {
      closing ??= (async () => {
        clearInterval(sweeping);
        if (timer !== null) clearTimeout(timer);
        // The counters are worth a try, but a full disk mustn't keep the service from stopping.
        await flush().catch(() => {});
        await writer.close();
        await env.close();
      })();
      return closing;
    },
  };
}
