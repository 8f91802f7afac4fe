import { join } from 'node:path';
import type { Database } from 'lmdb';
import type { CounterStore } from '../../counters.js';
import type { Awaitable } from '../../durable.js';
import type { StoreListeners } from '../../errors.js';
import { type MonthlyUsage, monthOf } from '../../monthly-usage.js';
import { withDamageDetection } from '../damage.js';
import { closingOnError, noteDeletion, openEnvironment } from '../environment.js';
import { GroupCommitWriter } from '../group-commit.js';
import type { Lease } from './lease.js';

export type CounterKey = [subject: string, name: string];

const sweepMs = 10 * 60_000;
/** Counters examined in one transaction. */
const sweepChunk = 1_000;

/** The counters of one type in the environment `windows`. */
export class StoredCounters<T extends CounterValue> {
  /** @param noteDeletion called in each transaction that deletes counters */
  constructor(
    private readonly table: Database<Buffer, CounterKey>,
    private readonly writer: GroupCommitWriter,
    private readonly type: CounterClass<T>,
    private readonly noteDeletion: () => void,
  ) {}

  /** Reads a counter from a new snapshot, to see what other processes have committed. */
  read(key: CounterKey): T {
    this.table.resetReadTxn();
    return this.#decode(this.table.get(key));
  }

  /** Applies `change` to a counter in one transaction. */
  update<R>(key: CounterKey, change: (value: T) => R): Promise<R> {
    return this.writer.run(() => {
      const before = this.table.get(key);
      const value = this.#decode(before);
      const result = change(value);
      const after = value.encode();
      // Rejected calls usually change nothing. They do when entries expired or the clock was set back.
      if (before === undefined || !after.equals(before)) this.table.put(key, after);
      return result;
    });
  }

  /** Runs inside a transaction. */
  put(key: CounterKey, value: T): void {
    this.table.put(key, value.encode());
  }

  /** Deletes expired counters, in short transactions. */
  async sweep(now: number): Promise<void> {
    for (let start: CounterKey | null = ['', '']; start !== null; ) {
      const from: CounterKey = start;
      start = await this.writer.run(() => this.#sweepFrom(from, now));
    }
  }

  deleteSubject(subject: string): Promise<void> {
    return this.writer.run(() => {
      this.noteDeletion();
      const keys = [...this.table.getKeys({ start: [subject, ''], end: [subject, '~'] })];
      for (const key of keys) this.table.remove(key);
    });
  }

  /** Returns the key to continue from; null at the end. */
  #sweepFrom(start: CounterKey, now: number): CounterKey | null {
    const entries = [...this.table.getRange({ start, limit: sweepChunk })];
    for (const { key, value } of entries) {
      if (!this.type.decode(value).expired(now, key[1])) continue;
      this.noteDeletion();
      this.table.remove(key);
    }
    return entries.length < sweepChunk ? null : entries.at(-1)!.key;
  }

  #decode(bytes: Buffer | undefined): T {
    return bytes === undefined ? new this.type() : this.type.decode(bytes);
  }
}

/**
 * Opens the tables of the environment `folder/windows`, and returns them with the function that makes a
 * counter store of them.
 * @param durable whether each commit waits for fsync
 */
export function openStoredCounters<T extends CounterValue, U extends CounterValue>(
  folder: string,
  durable: boolean,
  rateLimit: CounterClass<T>,
  usage: CounterClass<U>,
  { onError, onDamage }: StoreListeners,
) {
  const env = openEnvironment(folder, 'windows', durable);
  const writer = new GroupCommitWriter(env, onError);
  const table = <V extends CounterValue>(name: string, type: CounterClass<V>) =>
    new StoredCounters(env.openDB({ name, encoding: 'binary' }), writer, type, () => noteDeletion(env));
  const path = join(folder, 'windows');
  const tables = closingOnError(env, path, () => ({
    rateLimits: table('hours', rateLimit),
    monthlyUsages: table('months', usage),
  }));
  /** @param beforeClose called before the environment closes */
  const storeWith = (
    swept: readonly Pick<StoredCounters<never>, 'sweep' | 'deleteSubject'>[],
    methods: Omit<CounterStore, 'deleteSubject' | 'check' | 'close'>,
    beforeClose: () => Promise<void> = async () => {},
  ): CounterStore => {
    const sweep = async () => {
      for (const table of swept) await table.sweep(Date.now());
    };
    const sweeping = setInterval(() => void sweep().catch(() => {}), sweepMs).unref();
    const close = async () => {
      clearInterval(sweeping);
      await beforeClose();
      await writer.close();
      await env.close();
    };
    let closing: Promise<void> | undefined;
    const store: CounterStore = {
      ...methods,
      async deleteSubject(subject) {
        for (const table of swept) await table.deleteSubject(subject);
      },
      check: () => writer.check(),
      close: () => (closing ??= close()),
    };
    return withDamageDetection(store, path, onDamage);
  };
  return { ...tables, writer, storeWith };
}

/** Stored name of a monthly counter: `words/2026-11`. Each month has its own, so none is ever reset. */
const monthlyName = (name: string, now: number): string => `${name}/${monthOf(now)}`;

/**
 * The methods for monthly usage.
 * @param update applies a function to a counter; the function returns whether it changed the counter.
 * `reserves`: the change is written before the caller is answered
 */
export const usageMethods = (
  read: (key: CounterKey) => MonthlyUsage,
  update: (
    key: CounterKey,
    change: (usage: MonthlyUsage) => boolean,
    reserves: boolean,
  ) => Awaitable<boolean>,
) =>
  ({
    monthlyUsage: (subject, name, now) => read([subject, monthlyName(name, now)]).amount,
    addUsage: (subject, name, amount, now, limit, reservation) =>
      update(
        [subject, monthlyName(name, now)],
        usage => usage.add(amount, limit, reservation),
        reservation != null,
      ),
    endReservation: (subject, name, reservation, outcome, now) =>
      update([subject, monthlyName(name, now)], usage => usage.end(reservation, outcome), false),
  }) satisfies Partial<CounterStore>;

export interface CounterValue {
  encode(): Buffer;
  /** Whether the counter with this stored name can be deleted. */
  expired(now: number, name: string): boolean;
  /** What the encoded value counts in advance. */
  readonly lease?: Lease;
}

/** The class of a counter. A new one is that of a subject without usage. */
interface CounterClass<T extends CounterValue> {
  new (): T;
  decode(this: new () => T, bytes: Uint8Array): T;
}
