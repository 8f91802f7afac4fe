import { join } from 'node:path';
import type { CounterStore } from '../../counters.js';
import type { StoreListeners } from '../../errors.js';
import { MonthlyUsage, monthOf } from '../../monthly-usage.js';
import { RateLimitWindow } from '../../rate-limit-window.js';
import { withDamageDetection } from '../damage.js';
import { closingOnError, noteDeletion, openEnvironment } from '../environment.js';
import { GroupCommitWriter } from '../group-commit.js';
import { LeasedRateLimit, LeasedUsage } from './leased-counters.js';
import {
  type CounterClass,
  type CounterKey,
  type Counters,
  type CounterValue,
  StoredCounters,
} from './stored-counters.js';
import { WriteBehind } from './write-behind.js';

const sweepMs = 10 * 60_000;

/**
 * Opens the counters of a single process in the LMDB environment `folder/windows`: every decision is made in
 * memory (write-behind.ts), and each commit waits for fsync.
 */
export function openCounters(folder: string, { onError, onDamage }: StoreListeners = {}): CounterStore {
  const tables = openTables<LeasedRateLimit, LeasedUsage>(
    folder,
    true,
    LeasedRateLimit,
    LeasedUsage,
    onError,
  );
  const writeBehind = new WriteBehind(tables.writer);
  const counters = { hours: writeBehind.over(tables.hours), months: writeBehind.over(tables.months) };
  return openStore(tables, counters, writeBehind, onDamage);
}

/**
 * Opens counters that several processes of one machine share (PROCESSES).
 *
 * Every change reads, decides and writes in one transaction under LMDB's write lock, so the limits are exact
 * across processes. Commits do not wait for fsync: counters survive a crash of any process, but a crash of
 * the machine loses the last seconds. The tables are those of `openCounters`, so PROCESSES may change at any
 * restart.
 */
export function openSharedCounters(folder: string, { onError, onDamage }: StoreListeners = {}): CounterStore {
  const tables = openTables(folder, false, RateLimitWindow, MonthlyUsage, onError);
  // Each change is committed before its promise resolves.
  return openStore(tables, tables, { flush: async () => {}, close: async () => {} }, onDamage);
}

/** @param durable whether each commit waits for fsync */
function openTables<T extends CounterValue, U extends CounterValue>(
  folder: string,
  durable: boolean,
  hour: CounterClass<T>,
  month: CounterClass<U>,
  onError: StoreListeners['onError'],
) {
  const env = openEnvironment(folder, 'windows', durable);
  const writer = new GroupCommitWriter(env, onError);
  const table = <V extends CounterValue>(name: string, type: CounterClass<V>) =>
    new StoredCounters(env.openDB({ name, encoding: 'binary' }), writer, type, () => noteDeletion(env));
  const path = join(folder, 'windows');
  return closingOnError(env, path, () => ({
    env,
    path,
    writer,
    hours: table('hours', hour),
    months: table('months', month),
  }));
}

/** @param counters of the tables, through which calls are counted */
function openStore(
  { env, path, writer, ...tables }: ReturnType<typeof openTables<RateLimitWindow, MonthlyUsage>>,
  { hours, months }: { hours: Counters<RateLimitWindow>; months: Counters<MonthlyUsage> },
  written: Pick<CounterStore, 'flush' | 'close'>,
  onDamage: StoreListeners['onDamage'],
): CounterStore {
  const sweep = async () => {
    for (const table of [tables.hours, tables.months]) await table.sweep(Date.now());
  };
  const sweeping = setInterval(() => void sweep().catch(() => {}), sweepMs).unref();
  const close = async () => {
    clearInterval(sweeping);
    await written.close();
    await writer.close();
    await env.close();
  };
  let closing: Promise<void> | undefined;
  const store: CounterStore = {
    consume: (subject, name, limit, cost, now) =>
      hours.update([subject, name], window => window.consume(limit, cost, now)),
    peek: (subject, name, limit, now) => hours.read([subject, name]).peek(limit, now),

    monthlyUsage: (subject, name, now) => months.read(monthKey(subject, name, now)).amount,
    addUsage: (subject, name, amount, now, limit, reservation) =>
      months.update(
        monthKey(subject, name, now),
        usage => usage.add(amount, limit, reservation),
        reservation != null,
      ),
    endReservation: (subject, name, reservation, outcome, now) =>
      months.update(monthKey(subject, name, now), usage => usage.end(reservation, outcome)),

    async deleteSubject(subject) {
      await hours.deleteSubject(subject);
      await months.deleteSubject(subject);
    },
    flush: () => written.flush(),
    check: () => writer.check(),
    close: () => (closing ??= close()),
  };
  return withDamageDetection(store, path, onDamage);
}

/** Key of a monthly counter, such as `words/2026-11`. Each month has its own, so none is ever reset. */
const monthKey = (subject: string, name: string, now: number): CounterKey => [
  subject,
  `${name}/${monthOf(now)}`,
];
