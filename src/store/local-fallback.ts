import { LRUCache } from 'lru-cache';
import type { CounterStore } from './counters.js';
import type { Awaitable } from './durable.js';
import { StoreUnreachable } from './errors.js';
import { monthOf } from './quota-month.js';
import { RateLimitWindow } from './rate-limit-window.js';

/** Callers counted here while the shared store is away. */
const callersMax = 50_000;
/** How often what was counted here is offered to the shared store again. */
const replayMs = 1_000;

/** What a subject used of a row in a month. */
interface Month {
  subject: string;
  row: string;
  now: number;
  /** As the shared store last said. */
  known: number;
  /** Counted here and not yet told there. */
  owed: number;
}

/**
 * Keeps counting while the shared store is away, in this process and by its own clock: an hour's limit then holds for
 * each process, and what a month used up is told to the store when it is back. Nothing a caller was allowed is lost.
 */
export function withLocalFallback(shared: CounterStore): CounterStore {
  const rings = new LRUCache<string, RateLimitWindow>({ max: callersMax });
  const months = new LRUCache<string, Month>({ max: callersMax });
  const owing = new Set<Month>();

  const ringOf = (subject: string, row: string): RateLimitWindow => {
    const key = `${subject}\n${row}`;
    const ring = rings.get(key) ?? new RateLimitWindow();
    rings.set(key, ring);
    return ring;
  };
  const monthCounter = (subject: string, row: string, now: number): Month => {
    const key = `${subject}\n${row}\n${monthOf(now)}`;
    const month = months.get(key) ?? { subject, row, now, known: 0, owed: 0 };
    months.set(key, month);
    return month;
  };
  const owe = (month: Month, amount: number) => {
    month.owed = Math.max(-month.known, month.owed + amount);
    owing.add(month);
  };
  const orElse = async <T>(asked: Awaitable<T>, local: () => T): Promise<T> => {
    try {
      return await asked;
    } catch (error) {
      if (error instanceof StoreUnreachable) return local();
      throw error;
    }
  };

  const replay = async () => {
    for (const month of owing) {
      const { subject, row, now, owed } = month;
      // Before the wait: what is counted meanwhile is owed anew.
      month.owed = 0;
      owing.delete(month);
      try {
        await shared.addUsage(subject, row, owed, now);
        month.known += owed;
      } catch (error) {
        owe(month, owed);
        if (error instanceof StoreUnreachable) return;
      }
    }
  };
  const replaying = setInterval(() => void replay(), replayMs).unref();

  return {
    consume: (subject, row, limit, cost, now) =>
      orElse(shared.consume(subject, row, limit, cost, now), () =>
        ringOf(subject, row).consume(limit, cost, now),
      ),
    peek: (subject, row, limit, now) =>
      orElse(shared.peek(subject, row, limit, now), () => ringOf(subject, row).peek(limit, now)),

    async monthlyUsage(subject, row, now) {
      const month = monthCounter(subject, row, now);
      month.known = await orElse(shared.monthlyUsage(subject, row, now), () => month.known);
      return month.known + month.owed;
    },
    addUsage: (subject, row, amount, now) =>
      orElse(shared.addUsage(subject, row, amount, now), () => owe(monthCounter(subject, row, now), amount)),
    addUsageWithin: (subject, row, amount, limit, now) =>
      orElse(shared.addUsageWithin(subject, row, amount, limit, now), () => {
        const month = monthCounter(subject, row, now);
        if (month.known + month.owed + amount > limit) return false;
        owe(month, amount);
        return true;
      }),

    async deleteSubject(subject) {
      for (const month of [...owing]) if (month.subject === subject) owing.delete(month);
      await shared.deleteSubject(subject);
    },
    flush: async () => {
      await replay();
      await shared.flush();
    },
    checkpoint: () => shared.checkpoint(),
    check: () => shared.check(),
    async close() {
      clearInterval(replaying);
      await replay();
      await shared.close();
    },
  };
}
