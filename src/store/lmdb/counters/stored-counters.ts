import type { Database } from 'lmdb';
import type { Awaitable } from '../../durable.js';
import type { GroupCommitWriter } from '../group-commit.js';

export type CounterKey = [subject: string, name: string];

/** Counters of one type. */
export interface Counters<T> {
  /** The value of a counter. */
  read(key: CounterKey): T;
  /**
   * Applies `change` to a counter.
   * @param reserves whether the change must be on disk before the caller is answered
   */
  update<R>(key: CounterKey, change: (value: T) => R, reserves?: boolean): Awaitable<R>;
  deleteSubject(subject: string): Promise<void>;
}

export interface CounterValue {
  /** Whether a call has changed it since it was last read or stored. */
  isChanged: boolean;
  encode(): Buffer;
  /** Whether the counter with this stored name can be deleted. */
  expired(now: number, name: string): boolean;
}

/** The class of a counter. A new one is that of a subject without usage. */
export interface CounterClass<T extends CounterValue> {
  new (): T;
  decode(this: new () => T, bytes: Uint8Array): T;
}

/** Counters examined in one transaction. */
const sweepChunk = 1_000;

/** A table of the environment `windows`: each change is a transaction. */
export class StoredCounters<T extends CounterValue> implements Counters<T> {
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
    return this.#get(key);
  }

  update<R>(key: CounterKey, change: (value: T) => R): Promise<R> {
    return this.writer.run(() => {
      const value = this.#get(key);
      const result = change(value);
      if (value.isChanged) this.put(key, value);
      return result;
    });
  }

  /** Runs inside a transaction. */
  put(key: CounterKey, value: T): void {
    this.table.put(key, value.encode());
  }

  deleteSubject(subject: string): Promise<void> {
    return this.writer.run(() => {
      this.noteDeletion();
      const keys = [...this.table.getKeys({ start: [subject, ''], end: [subject, '~'] })];
      for (const key of keys) this.table.remove(key);
    });
  }

  /** Deletes expired counters, in short transactions. */
  async sweep(now: number): Promise<void> {
    for (let start: CounterKey | null = ['', '']; start !== null; ) {
      const from: CounterKey = start;
      start = await this.writer.run(() => this.#sweepFrom(from, now));
    }
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

  #get(key: CounterKey): T {
    const bytes = this.table.get(key);
    return bytes === undefined ? new this.type() : this.type.decode(bytes);
  }
}
