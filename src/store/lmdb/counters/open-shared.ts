import { join } from 'node:path';
import type { Database } from 'lmdb';
import type { CounterStore } from '../../counters.js';
import { DamageMonitor, withDamageDetection } from '../damage-monitor.js';
import { noteDeletion, openEnvironment, openTablesOf } from '../environment.js';
import { GroupCommitWriter } from '../group-commit.js';
import { type Codec, monthlyName, monthlyUsageCodec, rateLimitCodec } from './codecs.js';

const sweepMs = 10 * 60_000;
/** Counters examined in one transaction. */
const sweepChunk = 1_000;

type Table = Database<Buffer, [string, string]>;

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
  const env = openEnvironment(folder, 'windows', undefined, false);
  const damage = new DamageMonitor(join(folder, 'windows'), onDamage);
  const writer = new GroupCommitWriter(env, damage, onError);
  const openTable = (name: string): Table => env.openDB({ name, encoding: 'binary' });
  const [rateLimits, monthlyUsages] = openTablesOf(
    env,
    folder,
    'windows',
    () => [openTable('hours'), openTable('months')] as const,
  );

  /** Applies `change` to the stored value of a counter, in a transaction. */
  const update = <T, R>(
    table: Table,
    codec: Codec<T>,
    key: [string, string],
    change: (value: T) => R,
  ): Promise<R> =>
    writer.run(() => {
      const before = table.get(key);
      const value = before === undefined ? codec.empty() : codec.decode(before);
      const answer = change(value);
      const after = codec.encode(value);
      // Rejected calls usually change nothing. They do when entries expired or the clock was set back.
      if (before === undefined || !after.equals(before)) table.put(key, after);
      return answer;
    });
  const read = <T>(table: Table, codec: Codec<T>, key: [string, string]): T => {
    // Renews the snapshot, to see what other processes have committed.
    table.resetReadTxn();
    const bytes = table.get(key);
    return bytes === undefined ? codec.empty() : codec.decode(bytes);
  };

  const sweepTable = async <T>(table: Table, codec: Codec<T>): Promise<void> => {
    for (let from: [string, string] | undefined; ; ) {
      const keys = [...table.getKeys({ ...(from && { start: from }), limit: sweepChunk })];
      await writer.run(() => {
        for (const key of keys) {
          const bytes = table.get(key);
          if (bytes === undefined || !codec.expired(codec.decode(bytes), key[1], clock())) continue;
          noteDeletion(env);
          table.remove(key);
        }
      });
      if (keys.length < sweepChunk) return;
      from = keys.at(-1)!;
    }
  };
  const sweep = async () => {
    await sweepTable(rateLimits, rateLimitCodec);
    await sweepTable(monthlyUsages, monthlyUsageCodec);
  };
  const sweeping = setInterval(() => void sweep().catch(() => {}), sweepMs).unref();

  const removeSubject = (table: Table, subject: string) => {
    for (const key of [...table.getKeys({ start: [subject, ''], end: [subject, '~'] })]) table.remove(key);
  };

  let closing: Promise<void> | undefined;
  const store: CounterStore = {
    consume: (subject, name, limit, cost, now) =>
      update(rateLimits, rateLimitCodec, [subject, name], window => window.consume(limit, cost, now)),
    peek: (subject, name, limit, now) => read(rateLimits, rateLimitCodec, [subject, name]).peek(limit, now),

    monthlyUsage: (subject, name, now) =>
      read(monthlyUsages, monthlyUsageCodec, [subject, monthlyName(name, now)]).amount,
    addUsage: (subject, name, amount, now) =>
      update(monthlyUsages, monthlyUsageCodec, [subject, monthlyName(name, now)], usage => {
        usage.add(amount);
      }),
    addUsageWithin: (subject, name, amount, limit, now, reservation) =>
      update(monthlyUsages, monthlyUsageCodec, [subject, monthlyName(name, now)], usage =>
        usage.addWithin(amount, limit, reservation),
      ),
    releaseReservation: (subject, name, reservation, now) =>
      update(monthlyUsages, monthlyUsageCodec, [subject, monthlyName(name, now)], usage => {
        usage.release(reservation);
      }),
    settleReservation: (subject, name, reservation, now) =>
      update(monthlyUsages, monthlyUsageCodec, [subject, monthlyName(name, now)], usage => {
        usage.settle(reservation);
      }),

    deleteSubject: subject =>
      writer.run(() => {
        noteDeletion(env);
        removeSubject(rateLimits, subject);
        removeSubject(monthlyUsages, subject);
      }),
    // Each change is committed before its promise resolves.
    flush: async () => {},
    checkpoint: () => async () => {},
    async check() {
      damage.check();
      await writer.run(() => env.put('checked', String(clock())));
    },
    close() {
      closing ??= (async () => {
        clearInterval(sweeping);
        await writer.close();
        await env.close();
      })();
      return closing;
    },
  };
  return withDamageDetection(store, damage);
}
