import type { Awaitable } from './durable.js';

/** Answer of a rate limit. `limit`, `remaining` and `resetSeconds` become the RateLimit headers. */
export interface RateLimitDecision {
  allowed: boolean;
  limit: number;
  /** Calls left now, after this one. */
  remaining: number;
  /** Whole seconds. Rejected: until the call would be allowed. Allowed: until the full limit is available. */
  resetSeconds: number;
  /** Set while the call is counted in memory only: a crash before the next flush would lose it. */
  unwritten?: true;
}

/** Identifies usage that is reserved: an attempt at a request with an Idempotency-Key. */
export interface Reservation {
  /** SHA-256 of the Idempotency-Key. */
  readonly key: string;
  /** Random id of the attempt. */
  readonly attempt: string;
}

/** `release`: the attempt failed, its reservation is subtracted. `settle`: only its reservation stays. */
export type ReservationOutcome = 'release' | 'settle';

/**
 * Usage counters: hourly rate limits and monthly quotas.
 *
 * A counter is identified by its subject (`a:NAME` for an account, `ip:ADDRESS` otherwise) and its name
 * (`requests`, `images`, `words`…). `now` is Unix time in milliseconds. Implementations:
 *
 *     lmdb/counters/open.ts   one process: counts in memory, writes behind
 *                             several processes of one machine: counts in LMDB transactions
 *     valkey/open.ts          several machines: counts in Valkey or Redis
 */
export interface CounterStore {
  /**
   * Counts a call of weight `cost` against an hourly rate limit, all or nothing. At most `limit` is counted
   * in any 60 minutes; a rejected call is not counted. A negative cost takes back the newest calls.
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
  /**
   * Adds usage if the total then stays within `limit` (by default unlimited); returns false otherwise. A
   * negative amount releases usage; the total never falls below 0. With a `reservation`, other reservations
   * under its key do not count towards the limit.
   */
  addUsage(
    subject: string,
    name: string,
    amount: number,
    now: number,
    limit?: number | null,
    reservation?: Reservation | null,
  ): Awaitable<boolean>;
  /** Ends the reservation of an attempt. May be called again, by any process. */
  endReservation(
    subject: string,
    name: string,
    reservation: Reservation,
    outcome: ReservationOutcome,
    now: number,
  ): Awaitable<unknown>;

  /** Deletes all counters of a subject (its account was deleted). */
  deleteSubject(subject: string): Promise<void>;
  /** Resolves once a crash would lose nothing that was counted. Awaited before answers that depend on it. */
  flush(): Promise<void>;
  /** Throws when counters cannot be written. */
  check(): Promise<void>;
  close(): Promise<void>;
}
