import type { Awaitable } from './durable.js';

/**
 * Answer of a rate limit. `limit`, `remaining` and `resetSeconds` become the RateLimit headers of a response.
 */
export interface RateLimitDecision {
  allowed: boolean;
  limit: number;
  /** Calls left now, after this one. */
  remaining: number;
  /**
   * Whole seconds. Rejected: until the call would be allowed. Allowed: until the full limit is available.
   */
  resetSeconds: number;
  /** Set while the call is counted in memory only: a crash before the next flush would lose it. */
  unwritten?: true;
}

/**
 * Usage counters: hourly rate limits and monthly quotas.
 *
 * A counter is identified by its subject (`a:NAME` for an account, `ip:ADDRESS` otherwise) and its name
 * (`requests`, `images`, `words`…). `now` is Unix time in milliseconds. Implementations:
 *
 *     lmdb/counters/open.ts          one process: counts in memory, writes behind
 *     lmdb/counters/open-shared.ts   several processes of one machine: counts in LMDB transactions
 *     valkey/open.ts                 several machines: counts in Valkey or Redis
 */
export interface CounterStore {
  /**
   * Counts a call of weight `cost` against an hourly rate limit, all or nothing. At most `limit` is counted
   * in any 60 minutes; a rejected call is not counted.
   */
  consume(
    subject: string,
    name: string,
    limit: number,
    cost: number,
    now: number,
  ): Awaitable<RateLimitDecision>;
  /** Returns what `consume` would return for a call of cost 1, and counts nothing. */
  peek(subject: string, name: string, limit: number, now: number): Awaitable<RateLimitDecision>;

  /** Usage of a monthly counter (`words`, `deep`, `ocr`) in the UTC month of `now`. */
  monthlyUsage(subject: string, name: string, now: number): Awaitable<number>;
  /** Adds usage without checking a quota. A negative amount releases usage; the total never falls below 0. */
  addUsage(subject: string, name: string, amount: number, now: number): Awaitable<void>;
  /** Adds usage only if the total then stays within `limit`; returns false otherwise. */
  addUsageWithin(
    subject: string,
    name: string,
    amount: number,
    limit: number,
    now: number,
  ): Awaitable<boolean>;

  /** Deletes all counters of a subject (its account was deleted). */
  deleteSubject(subject: string): Promise<void>;
  /**
   * Resolves once everything counted so far is durable. Awaited before a response reports monthly usage.
   */
  flush(): Promise<void>;
  /** Marks what is counted now. The returned function flushes, unless that was written in the meantime. */
  checkpoint(): () => Promise<void>;
  /** Throws when counters cannot be written. */
  check(): Promise<void>;
  close(): Promise<void>;
}
