import type { GroupCommitWriter } from '../group-commit.js';
import type { CounterKey, CounterValue, StoredCounters } from './stored-counters.js';

export interface Counter<T> {
  readonly key: CounterKey;
  readonly value: T;
  /** Changed since the last write. */
  dirty: boolean;
  /** No longer in memory: must not be written again. */
  evicted: boolean;
}

/** Counters of one name in memory, some 300 bytes each. The others are read from disk when needed. */
const cachedMax = 200_000;
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
export class CounterTable<T extends CounterValue> {
  /** Counters in memory: name → subject → counter, in order of insertion. */
  readonly #cached = new Map<string, Map<string, Counter<T>>>();
  #dirty: Counter<T>[] = [];

  constructor(
    private readonly stored: StoredCounters<T>,
    private readonly writer: GroupCommitWriter,
  ) {}

  get(key: CounterKey): Counter<T> {
    const [subject, name] = key;
    const cached = this.#cached.get(name) ?? new Map<string, Counter<T>>();
    this.#cached.set(name, cached);
    const found = cached.get(subject);
    if (found !== undefined) return found;
    const counter = { key, value: this.stored.read(key), dirty: false, evicted: false };
    if (cached.size >= cachedMax) evictOldest(cached);
    cached.set(subject, counter);
    return counter;
  }

  markDirty(counter: Counter<T>): void {
    if (counter.dirty) return;
    counter.dirty = true;
    this.#dirty.push(counter);
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
            if (!counter.evicted) this.stored.put(counter.key, counter.value);
          }
        });
        for (const { value } of chunk) value.lease?.onWritten(true);
      } catch (error) {
        for (const { value } of chunk) value.lease?.onWritten(false);
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
      if (counter) evict(cached, counter);
    }
    await this.stored.deleteSubject(subject);
  }

  /** Deletes expired counters from memory and from the table, in small steps. */
  async sweep(now: number): Promise<void> {
    for (const cached of this.#cached.values()) {
      let examined = 0;
      for (const counter of cached.values()) {
        if (!counter.dirty && counter.value.expired(now, counter.key[1])) evict(cached, counter);
        if (++examined % sweepChunk === 0) await new Promise(resolve => setImmediate(resolve));
      }
    }
    await this.stored.sweep(now);
  }
}

/** Evicts the oldest counter, among the first few, whose value on disk is exact. */
function evictOldest<T extends CounterValue>(cached: Map<string, Counter<T>>): void {
  let tries = 0;
  for (const counter of cached.values()) {
    if (!counter.dirty && !counter.value.lease?.isHeld) return evict(cached, counter);
    if (++tries === evictionTries) return;
  }
}

function evict<T>(cached: Map<string, Counter<T>>, counter: Counter<T>): void {
  counter.evicted = true;
  cached.delete(counter.key[0]);
}
