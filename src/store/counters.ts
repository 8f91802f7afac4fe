import type { Awaitable } from './durable.js';

/**
 * What is counted: calls in any 60 minutes, and what a month used up.
 * The embedded store decides in memory and writes behind; a shared one decides where every process can see it.
 */
export interface RateLimitDecision {
  allowed: boolean;
  limit: number;
  /** Calls left right now, after this one. */
  remaining: number;
  /** Whole seconds until a refused caller may call again; for an allowed one, until the window is whole again. */
  resetSeconds: number;
  /** Set when a crash of this process would forget the call, until the next flush. */
  unwritten?: true;
}

/** Calls are counted for a subject (`a:NAME` or `ip:ADDRESS`) and a row (`requests`, `images`). */
export interface CounterStore {
  /** Takes `cost` from the hour, all or nothing: never more than `limit` in any 60 minutes, and a refused call is not counted. */
  consume(
    subject: string,
    row: string,
    limit: number,
    cost: number,
    now: number,
  ): Awaitable<RateLimitDecision>;
  /** What `take` would say, taking nothing. */
  peek(subject: string, row: string, limit: number, now: number): Awaitable<RateLimitDecision>;

  /** What the subject used of a monthly row (`words`, `deep`, `ocr`) in the month of `now`, UTC. */
  monthlyUsage(subject: string, row: string, now: number): Awaitable<number>;
  /** Adds to it, whatever the limit; negative gives back. */
  addUsage(subject: string, row: string, amount: number, now: number): Awaitable<void>;
  /** Adds only when `used + amount <= limit`; false otherwise. */
  addUsageWithin(
    subject: string,
    row: string,
    amount: number,
    limit: number,
    now: number,
  ): Awaitable<boolean>;

  /** Forgets a subject (account deletion). */
  deleteSubject(subject: string): Promise<void>;
  /** Resolves once everything counted so far is written; awaited before a month's use is acknowledged. */
  flush(): Promise<void>;
  /** Marks what is counted now. The function it returns flushes unless that has been written meanwhile. */
  checkpoint(): () => Promise<void>;
  check(): Promise<void>;
  close(): Promise<void>;
}
