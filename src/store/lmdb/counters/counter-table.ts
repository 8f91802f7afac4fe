import type { Database } from 'lmdb';
import type { GroupCommitWriter } from '../group-commit.js';

/** How one kind of counter lies on the disk, and when it no longer counts. */
export interface Codec<T> {
  empty(): T;
  encode(value: T): Buffer;
  decode(bytes: Uint8Array): T;
  /** Hears how the write ended that `encode` began. */
  onWritten?(value: T, done: boolean): void;
  expired(value: T, row: string, now: number): boolean;
}

/** A counter in memory. `dirty`: the disk doesn't know it yet. `gone`: no longer held, never to be written again. */
export interface Counter<T> {
  readonly subject: string;
  readonly row: string;
  readonly value: T;
  dirty: boolean;
  evicted: boolean;
}

/** Counters written in one transaction. */
const writeChunk = 500;
/** Counters looked at before the event loop gets its turn. */
const sweepChunk = 1_000;
/** Candidates looked at for one that can make room. */
const evictionTries = 8;

/**
 * Counters by subject and row: the recent ones in memory, all of them in a table of the windows environment with the
 * key `[subject, row]`. A counter is read when it is first asked for, and written behind.
 */
export class CounterTable<T> {
  readonly #rows = new Map<string, Map<string, Counter<T>>>();
  #dirty: Counter<T>[] = [];

  constructor(
    private readonly table: Database<Buffer, [string, string]>,
    private readonly writer: GroupCommitWriter,
    private readonly codec: Codec<T>,
    private readonly cachedMax: number,
  ) {}

  get(subject: string, row: string): Counter<T> {
    let held = this.#rows.get(row);
    if (!held) {
      held = new Map();
      this.#rows.set(row, held);
    }
    let counter = held.get(subject);
    if (!counter) {
      const bytes = this.table.getBinary([subject, row]);
      const value = bytes === undefined ? this.codec.empty() : this.codec.decode(bytes);
      counter = { subject, row, value, dirty: false, evicted: false };
      if (held.size >= this.cachedMax) evictOldest(held);
      held.set(subject, counter);
    }
    return counter;
  }

  markDirty(counter: Counter<T>): void {
    if (counter.dirty) return;
    counter.dirty = true;
    this.#dirty.push(counter);
  }

  /** Whether something has changed that isn't written. */
  get hasDirty(): boolean {
    return this.#dirty.length > 0;
  }

  /** Writes what has changed until now. What can't be written stays to be written. */
  async write(): Promise<void> {
    const all = this.#dirty;
    this.#dirty = [];
    while (all.length > 0) {
      const chunk = all.splice(-writeChunk);
      try {
        await this.writer.run(() => {
          for (const counter of chunk) {
            counter.dirty = false;
            if (!counter.evicted)
              this.table.put([counter.subject, counter.row], this.codec.encode(counter.value));
          }
        });
        for (const { value } of chunk) this.codec.onWritten?.(value, true);
      } catch (error) {
        for (const { value } of chunk) this.codec.onWritten?.(value, false);
        for (const counter of [...chunk, ...all]) {
          counter.dirty = false;
          this.markDirty(counter);
        }
        throw error;
      }
    }
  }

  async deleteSubject(subject: string): Promise<void> {
    for (const held of this.#rows.values()) {
      const counter = held.get(subject);
      if (!counter) continue;
      evict(held, counter);
    }
    await this.writer.run(() => {
      const keys = [...this.table.getKeys({ start: [subject, ''], end: [subject, '\uffff'] })];
      for (const key of keys) this.table.remove(key);
    });
  }

  /** Drops what no longer counts, from memory and from the disk, in small steps. */
  async sweep(now: number): Promise<void> {
    for (const held of this.#rows.values()) {
      let looked = 0;
      for (const counter of held.values()) {
        if (!counter.dirty && this.codec.expired(counter.value, counter.row, now)) evict(held, counter);
        if (++looked % sweepChunk === 0) await new Promise(resolve => setImmediate(resolve));
      }
    }
    let from: [string, string] | null = ['', ''];
    while (from !== null) {
      const start: [string, string] = from;
      from = await this.writer.run(() => this.#sweepTable(start, now));
    }
  }

  /** Inside a transaction. Returns where to go on, null at the end. */
  #sweepTable(start: [string, string], now: number): [string, string] | null {
    const entries = [...this.table.getRange({ start, limit: sweepChunk })];
    for (const { key, value } of entries) {
      if (this.codec.expired(this.codec.decode(value), key[1], now)) this.table.remove(key);
    }
    return entries.length < sweepChunk ? null : entries.at(-1)!.key;
  }
}

/** Lets the oldest counter go that the disk knows. */
function evictOldest<T>(held: Map<string, Counter<T>>): void {
  let tries = 0;
  for (const counter of held.values()) {
    if (!counter.dirty) return evict(held, counter);
    if (++tries === evictionTries) return;
  }
}

function evict<T>(held: Map<string, Counter<T>>, counter: Counter<T>): void {
  counter.evicted = true;
  held.delete(counter.subject);
}
