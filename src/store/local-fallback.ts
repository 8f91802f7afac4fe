import { LRUCache } from 'lru-cache';
import { lastCalls } from './circuit-breaker.js';
import type { CounterStore, Reservation } from './counters.js';
import type { Awaitable } from './durable.js';
import { StoreUnreachable } from './errors.js';
import { monthOf } from './monthly-usage.js';
import { RateLimitWindow } from './rate-limit-window.js';

/** Counters held in this process during an outage, of each type. */
const countersMax = 50_000;
/** Interval at which pending usage is sent to the shared store. */
const replayMs = 1_000;

/** Monthly usage of one counter, as far as this process knows it. */
interface LocalUsage {
  subject: string;
  name: string;
  /** Any time within the month. */
  now: number;
  /** The last total that the shared store reported. */
  reported: number;
  /** Usage counted here that the shared store has not received. */
  pending: number;
}

/**
 * Continues to count in this process while the shared store is unreachable, by the local clock.
 *
 * During an outage a rate limit applies to each process separately. Monthly usage is buffered and sent to the
 * shared store once it is reachable again, so it is lost only if this process ends first.
 */
export function withLocalFallback(shared: CounterStore): CounterStore {
  const windows = new LRUCache<string, RateLimitWindow>({ max: countersMax });
  const usages = new LRUCache<string, LocalUsage>({ max: countersMax });
  const unsent = new Set<LocalUsage>();
  /** Amounts reserved in this process during an outage, which it releases itself. */
  const reservations = new LRUCache<string, number>({ max: countersMax });

  const windowOf = (subject: string, name: string): RateLimitWindow => {
    const key = `${subject}\n${name}`;
    const window = windows.get(key) ?? new RateLimitWindow();
    windows.set(key, window);
    return window;
  };
  const usageOf = (subject: string, name: string, now: number): LocalUsage => {
    const key = `${subject}\n${name}\n${monthOf(now)}`;
    const usage = usages.get(key) ?? { subject, name, now, reported: 0, pending: 0 };
    usages.set(key, usage);
    return usage;
  };
  const localKey = (subject: string, name: string, { key, attempt }: Reservation) =>
    `${subject}\n${name}\n${key}\n${attempt}`;
  const addPending = (usage: LocalUsage, amount: number) => {
    usage.pending = Math.max(-usage.reported, usage.pending + amount);
    unsent.add(usage);
  };
  const orElse = async <T>(answer: Awaitable<T>, local: () => T): Promise<T> => {
    try {
      return await answer;
    } catch (error) {
      if (error instanceof StoreUnreachable) return local();
      throw error;
    }
  };

  const replay = async () => {
    for (const usage of unsent) {
      const { subject, name, now, pending } = usage;
      // Reset before the call: usage counted during it is added to `pending` and sent by the next replay.
      usage.pending = 0;
      unsent.delete(usage);
      try {
        await shared.addUsage(subject, name, pending, now);
        usage.reported += pending;
      } catch (error) {
        addPending(usage, pending);
        if (error instanceof StoreUnreachable) return;
      }
    }
  };
  const replaying = setInterval(() => void replay(), replayMs).unref();

  return {
    consume: (subject, name, limit, cost, now) =>
      orElse(shared.consume(subject, name, limit, cost, now), () =>
        windowOf(subject, name).consume(limit, cost, now),
      ),
    peek: (subject, name, limit, now) =>
      orElse(shared.peek(subject, name, limit, now), () => windowOf(subject, name).peek(limit, now)),

    async monthlyUsage(subject, name, now) {
      const usage = usageOf(subject, name, now);
      usage.reported = await orElse(shared.monthlyUsage(subject, name, now), () => usage.reported);
      return usage.reported + usage.pending;
    },
    addUsage: (subject, name, amount, now, limit = null, reservation = null) =>
      orElse(shared.addUsage(subject, name, amount, now, limit, reservation), () => {
        const usage = usageOf(subject, name, now);
        if (limit !== null && usage.reported + usage.pending + amount > limit) return false;
        addPending(usage, amount);
        if (reservation !== null) reservations.set(localKey(subject, name, reservation), amount);
        return true;
      }),
    // A reservation of the shared store stays counted during an outage. A retry of its request settles it.
    async endReservation(subject, name, reservation, outcome, now) {
      const key = localKey(subject, name, reservation);
      const amount = outcome === 'release' ? reservations.get(key) : undefined;
      if (amount === undefined)
        return orElse(shared.endReservation(subject, name, reservation, outcome, now), () => {});
      reservations.delete(key);
      addPending(usageOf(subject, name, now), -amount);
    },

    async deleteSubject(subject) {
      for (const usage of [...unsent]) if (usage.subject === subject) unsent.delete(usage);
      await shared.deleteSubject(subject);
    },
    flush: async () => {
      await replay();
      await shared.flush();
    },
    check: () => shared.check(),
    async close() {
      clearInterval(replaying);
      await lastCalls(replay());
      await shared.close();
    },
  };
}
