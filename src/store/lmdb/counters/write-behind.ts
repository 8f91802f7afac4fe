import type { GroupCommitWriter } from '../group-commit.js';
import type { Lease } from './lease.js';
import type { CounterKey, Counters, CounterValue, StoredCounters } from './stored-counters.js';

/** Interval at which changes are written that no caller waits for. */
const flushMs = 100;
/** Interval at which unused leases end: a caller's lease lasts 10 to 20 s after its last call. */
const leaseMs = 10_000;

interface LeasedValue extends CounterValue {
  /** What the encoded value counts in advance. */
  readonly lease: Lease;
}

/** A counter in memory. */
interface ActiveCounter {
  readonly value: LeasedValue;
  /** Puts the value into the table, inside a transaction. */
  readonly put: () => void;
  /** Changed since the last `#endLeases`. */
  isUsed: boolean;
  /** Waits for the next write. */
  isQueued: boolean;
}

/**
 * Counters of a single process: decided synchronously in memory, and written within `flushMs`.
 *
 * The disk counts some calls in advance (lease.ts), so that `flush` seldom has to wait; flushes requested
 * during a commit share the next one. A counter is in memory from its first change until its lease has ended:
 * then the value on disk is exact.
 */
export class WriteBehind {
  readonly #tables: Map<string, ActiveCounter>[] = [];
  #queue: ActiveCounter[] = [];
  #writing: Promise<void> = Promise.resolve();
  /** The write that starts when the current one has ended. */
  #nextWrite: Promise<void> | null = null;
  /** Whether a crash would lose something that no write has begun to save. */
  #hasUnwritten = false;
  /** Whether the current write saves something that a crash would lose. */
  #isSaving = false;
  readonly #timers = [
    setInterval(() => this.#endLeases(false), leaseMs).unref(),
    setInterval(() => {
      if (this.#queue.length > 0) this.#write().catch(() => {});
    }, flushMs).unref(),
  ];

  constructor(private readonly writer: GroupCommitWriter) {}

  /** The counters of a table, in memory while they are in use. */
  over<T extends LeasedValue>(stored: StoredCounters<T>): Counters<T> {
    const active = new Map<string, ActiveCounter & { readonly value: T }>();
    this.#tables.push(active);
    const load = (key: CounterKey, id: string) => {
      const value = stored.read(key);
      const put = () => {
        // A counter that was deleted meanwhile is not written again.
        if (active.get(id)?.value === value) stored.put(key, value);
      };
      return { value, put, isUsed: false, isQueued: false };
    };
    return {
      read: key => active.get(key.join('\n'))?.value ?? stored.read(key),
      update: (key, change, reserves = false) => {
        const id = key.join('\n');
        const counter = active.get(id) ?? load(key, id);
        const result = change(counter.value);
        if (counter.value.isChanged) {
          active.set(id, counter);
          this.#save(counter, reserves);
        }
        return result;
      },
      async deleteSubject(subject) {
        for (const id of active.keys()) if (id.startsWith(`${subject}\n`)) active.delete(id);
        await stored.deleteSubject(subject);
      },
    };
  }

  /** Resolves once a crash would lose nothing that was counted. */
  async flush(): Promise<void> {
    if (this.#hasUnwritten) await this.#write();
    else if (this.#isSaving) await this.#writing;
  }

  /** Writes the exact values. */
  async close(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    // Leases are known when the running write has ended. A failure, such as a full disk, must not prevent the
    // service from stopping.
    await this.#writing.catch(() => {});
    this.#endLeases(true);
    await this.#write().catch(() => {});
  }

  /** Queues a changed counter, and writes it now to renew its lease. */
  #save(counter: ActiveCounter, reserves: boolean): void {
    const { value } = counter;
    value.isChanged = false;
    counter.isUsed = true;
    this.#enqueue(counter);
    if (reserves || !value.lease.isCovered) this.#hasUnwritten = true;
    if (value.lease.needsRenewal) this.#write().catch(() => {});
  }

  #enqueue(counter: ActiveCounter): void {
    if (!counter.isQueued) this.#queue.push(counter);
    counter.isQueued = true;
  }

  /** Ends the leases of the counters that were not used since the last call, or of all. */
  #endLeases(all: boolean): void {
    for (const active of this.#tables)
      for (const [id, counter] of active) {
        const { lease } = counter.value;
        if (counter.isUsed && !all) counter.isUsed = false;
        else if (!lease.isExact) {
          lease.markIdle();
          this.#enqueue(counter);
        } else if (!counter.isQueued) active.delete(id);
      }
  }

  #write(): Promise<void> {
    if (this.#nextWrite === null) {
      this.#nextWrite = this.#writing.catch(() => {}).then(() => this.#writeQueue());
      this.#writing = this.#nextWrite;
    }
    return this.#nextWrite;
  }

  /** Writes the changes made so far. Counters whose write fails stay queued. */
  async #writeQueue(): Promise<void> {
    this.#nextWrite = null;
    this.#isSaving = this.#hasUnwritten;
    this.#hasUnwritten = false;
    const queue = this.#queue;
    this.#queue = [];
    const written = await Promise.allSettled(queue.map(counter => this.#writeCounter(counter)));
    this.#isSaving = false;
    const failed = written.find(each => each.status === 'rejected');
    if (failed === undefined) return;
    this.#hasUnwritten = true;
    throw failed.reason;
  }

  async #writeCounter(counter: ActiveCounter): Promise<void> {
    const { lease } = counter.value;
    try {
      await this.writer.run(() => {
        counter.isQueued = false;
        counter.put();
      });
      lease.onWritten(true);
    } catch (error) {
      lease.onWritten(false);
      this.#enqueue(counter);
      throw error;
    }
  }
}
