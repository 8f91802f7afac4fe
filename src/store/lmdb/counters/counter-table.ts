import type { Database } from 'lmdb';
import type { GroupCommitWriter } from '../group-commit.js';
import type { Codec } from './codecs.js';

/** A counter in memory. */
export interface Counter<T> {
  readonly subject: string;
  readonly name: string;
  readonly value: T;
  /** Changed since the last write. */
  dirty: boolean;
  /** No longer in memory: must not be written again. */
  evicted: boolean;
}

/** Counters written in one transaction. */
const writeChunk = 500;
/** Counters examined before yielding to the event loop. */
const sweepChunk = 1_000;
/** Counters examined to find one that can be evicted. */
const evictionTries = 8;

/**
 * Write-behind cache of counters. All counters are in a table of the `windows` environment with the key
 * `[subject, name]`; those used recently are also in memory. A counter is read from the table on first use.
 * Changes are made in memory and become durable with the next `write`.
 */
export class CounterTable<T> {
  /** Counters in memory: name → subject → counter, in order of insertion. */
  readonly #cached = new Map<string, Map<string, Counter<T>>>();
  #dirty: Counter<T>[] = [];

  /**
   * @param cachedMax counters of one name that stay in memory
   * @param noteDeletion called in each transaction that deletes counters
   */
  constructor(
    private readonly table: Database<Buffer, [string, string]>,
    private readonly writer: GroupCommitWriter,
    private readonly codec: Codec<T>,
    private readonly cachedMax: number,
    private readonly noteDeletion: () => void,
  ) {}

  get(subject: string, name: string): Counter<T> {
    let cached = this.#cached.get(name);
    if (!cached) {
      cached = new Map();
      this.#cached.set(name, cached);
    }
    let counter = cached.get(subject);
    if (!counter) {
      const bytes = this.table.getBinary([subject, name]);
      const value = bytes === undefined ? this.codec.empty() : this.codec.decode(bytes);
      counter = { subject, name, value, dirty: false, evicted: false };
      if (cached.size >= this.cachedMax) evictOldest(cached);
      cached.set(subject, counter);
    }
    return counter;
  }

  markDirty(counter: Counter<T>): void {
    if (counter.dirty) return;
    counter.dirty = true;
    this.#dirty.push(counter);
  }

  /** Whether any change is not written yet. */
  get hasDirty(): boolean {
    return this.#dirty.length > 0;
  }

  /** Writes the changes made so far. Counters whose write fails stay dirty. */
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
              this.table.put([counter.subject, counter.name], this.codec.encode(counter.value));
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
    for (const cached of this.#cached.values()) {
      const counter = cached.get(subject);
      if (!counter) continue;
      evict(cached, counter);
    }
    await this.writer.run(() => {
      const keys = [...this.table.getKeys({ start: [subject, ''], end: [subject, '\uffff'] })];
      this.noteDeletion();
      for (const key of keys) this.table.remove(key);
    });
  }

  /** Deletes expired counters from memory and from the table, in small steps. */
  async sweep(now: number): Promise<void> {
    for (const cached of this.#cached.values()) {
      let examined = 0;
      for (const counter of cached.values()) {
        if (!counter.dirty && this.codec.expired(counter.value, counter.name, now)) evict(cached, counter);
        if (++examined % sweepChunk === 0) await new Promise(resolve => setImmediate(resolve));
      }
    }
    let from: [string, string] | null = ['', ''];
    while (from !== null) {
      const start: [string, string] = from;
      from = await this.writer.run(() => this.#sweepTable(start, now));
    }
  }

  /** Runs inside a transaction. Returns the key to continue from; null at the end. */
  #sweepTable(start: [string, string], now: number): [string, string] | null {
    const entries = [...this.table.getRange({ start, limit: sweepChunk })];
    for (const { key, value } of entries) {
      if (!this.codec.expired(this.codec.decode(value), key[1], now)) continue;
      this.noteDeletion();
      this.table.remove(key);
    }
    return entries.length < sweepChunk ? null : entries.at(-1)!.key;
  }
}

/** Evicts the oldest counter that has no unwritten change, among the first few. */
function evictOldest<T>(cached: Map<string, Counter<T>>): void {
  let tries = 0;
  for (const counter of cached.values()) {
    if (!counter.dirty) return evict(cached, counter);
    if (++tries === evictionTries) return;
  }
}

function evict<T>(cached: Map<string, Counter<T>>, counter: Counter<T>): void {
  counter.evicted = true;
  cached.delete(counter.subject);
}
