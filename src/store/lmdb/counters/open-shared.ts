import { join } from 'node:path';
import type { Database } from 'lmdb';
import type { CounterStore } from '../../counters.js';
import { StoreDamaged } from '../../errors.js';
import { monthOf } from '../../quota-month.js';
import { DamageMonitor, withDamageDetection } from '../damage-monitor.js';
import { openEnvironment, registerReader } from '../environment.js';
import { ErasureSchedule } from '../erasure/erasure-schedule.js';
import { GroupCommitWriter } from '../group-commit.js';
import { schemaOf } from '../migrations/schema.js';
import type { Codec } from './counter-table.js';
import { monthlyUsageCodec, rateLimitCodec } from './open.js';

const sweepMs = 10 * 60_000;
/** Counters looked at in one transaction. */
const sweepChunk = 1_000;

type Table = Database<Buffer, [string, string]>;

/**
 * The counters of several processes on one machine: every take reads, decides and writes back in one transaction, so
 * that the limits are exact whoever asks. The tables are those of windows.ts, so `PROCESSES` may be changed at any
 * start. Commits are not synced: counters survive the death of every process, and a machine's loses its last seconds.
 */
export function openSharedCounters(
  folder: string,
  clock: () => number = Date.now,
  onError?: (error: Error) => void,
  onDamage?: (error: Error) => void,
): CounterStore {
  const env = openEnvironment(folder, 'windows', schemaOf('windows'), false);
  const damage = new DamageMonitor(onDamage);
  const writer = new GroupCommitWriter(env, onError, damage);
  const table = (name: string): Table => env.openDB({ name, encoding: 'binary' });
  const [hours, months] = [table('hours'), table('months')];
  registerReader(env);
  const eraser = new ErasureSchedule(env, writer, join(folder, 'windows'));

  /** Runs `change` on a counter's present value, inside a transaction. */
  const update = <T, R>(
    shelf: Table,
    codec: Codec<T>,
    key: [string, string],
    change: (value: T) => R,
  ): Promise<R> =>
    writer.run(() => {
      const before = shelf.get(key);
      const value = before === undefined ? codec.empty() : codec.decode(before);
      const answer = change(value);
      const after = codec.encode(value);
      // A refused call changes nothing, unless the clock was set back.
      if (before === undefined || !after.equals(before)) shelf.put(key, after);
      return answer;
    });
  const month = (row: string, now: number) => `${row}/${monthOf(now)}`;
  const read = <T>(shelf: Table, codec: Codec<T>, key: [string, string]): T => {
    // What another process committed counts at once.
    shelf.resetReadTxn();
    const bytes = shelf.get(key);
    return bytes === undefined ? codec.empty() : codec.decode(bytes);
  };

  const sweepTable = async <T>(shelf: Table, codec: Codec<T>): Promise<void> => {
    for (let from: [string, string] | undefined; ; ) {
      const keys = [...shelf.getKeys({ ...(from && { start: from }), limit: sweepChunk })];
      await writer.run(() => {
        for (const key of keys) {
          const bytes = shelf.get(key);
          if (bytes !== undefined && codec.expired(codec.decode(bytes), key[1], clock())) shelf.remove(key);
        }
      });
      if (keys.length < sweepChunk) return;
      from = keys.at(-1)!;
    }
  };
  const sweep = async () => {
    await sweepTable(hours, rateLimitCodec);
    await sweepTable(months, monthlyUsageCodec);
    await eraser.runIfDue(clock());
  };
  const sweeping = setInterval(() => void sweep().catch(() => {}), sweepMs).unref();

  const removeUnder = (shelf: Table, subject: string) => {
    for (const key of [...shelf.getKeys({ start: [subject, ''], end: [subject, '~'] })]) shelf.remove(key);
  };

  let closing: Promise<void> | undefined;
  const store: CounterStore = {
    consume: (subject, row, limit, cost, now) =>
      update(hours, rateLimitCodec, [subject, row], ring => ring.consume(limit, cost, now)),
    peek: (subject, row, limit, now) => read(hours, rateLimitCodec, [subject, row]).peek(limit, now),

    monthlyUsage: (subject, row, now) => read(months, monthlyUsageCodec, [subject, month(row, now)]).amount,
    addUsage: (subject, row, amount, now) =>
      update(months, monthlyUsageCodec, [subject, month(row, now)], used => {
        used.amount = Math.max(0, used.amount + amount);
      }),
    addUsageWithin: (subject, row, amount, limit, now) =>
      update(months, monthlyUsageCodec, [subject, month(row, now)], used => {
        const fits = used.amount + amount <= limit;
        if (fits) used.amount += amount;
        return fits;
      }),

    deleteSubject: subject =>
      writer.run(() => {
        removeUnder(hours, subject);
        removeUnder(months, subject);
      }),
    // Every count is committed before it is answered.
    flush: async () => {},
    checkpoint: () => async () => {},
    async check() {
      if (damage.first !== null) throw new StoreDamaged(damage.first.message);
      await writer.run(() => env.put('checked', String(clock())));
    },
    close() {
      closing ??= (async () => {
        clearInterval(sweeping);
        await eraser.stop();
        await writer.close();
        await env.close();
      })();
      return closing;
    },
  };
  return withDamageDetection(store, damage);
}
