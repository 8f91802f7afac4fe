import type { RateLimitDecision } from '../../counters.js';
import { RateLimitWindow } from '../../rate-limit-window.js';

/** A lease covers at most 64 calls and at most 1/64 of the limit: what a crash may cost a caller. */
const leaseMax = 64;
const leaseShare = 1 / 64;

/**
 * Rate-limit window whose copy on disk counts some calls in advance, the lease.
 *
 *     memory   ██████████████░░          lease: covers two more calls
 *     disk     ████████████████
 *
 * Invariant: the disk never counts less than memory has acknowledged. A call within the lease need not wait
 * for the disk, because the disk counts it already; a call beyond it is marked `unwritten`, and its response
 * waits for a flush. After a crash the window counts up to one lease too many, never too few.
 *
 * On disk the lease is part of the newest entry. Calls that use it must be written soon after, with their own
 * time.
 */
export class LeasedRateLimit extends RateLimitWindow {
  /** Calls that the next write adds in advance. */
  #lease = 0;
  /** Calls that the disk counts and memory does not; negative while calls are unwritten. */
  #ahead = 0;
  /** Value of #ahead once the running write is durable; null when no write is running. */
  #aheadAfterWrite: number | null = null;
  #idle = false;

  override consume(limit: number, cost: number, now: number): RateLimitDecision {
    const decision = super.consume(limit, cost, now);
    if (!decision.allowed) return decision;
    this.#lease = Math.min(leaseMax, Math.floor(limit * leaseShare));
    this.#idle = false;
    // The running write may end or fail: the call must be covered in both cases.
    const covered = Math.min(this.#ahead, this.#aheadAfterWrite ?? Number.POSITIVE_INFINITY) >= cost;
    this.#ahead -= cost;
    if (this.#aheadAfterWrite !== null) this.#aheadAfterWrite -= cost;
    return covered ? decision : { ...decision, unwritten: true };
  }

  /** Whether more than half of the lease is used. It should then be renewed before a call has to wait. */
  get needsRenewal(): boolean {
    return this.#aheadAfterWrite === null && this.#ahead < this.#lease / 2;
  }

  /** Whether the disk counts calls that were not made. */
  get hasLease(): boolean {
    return this.#ahead > 0;
  }

  /** Makes the next write omit the lease, unless a call arrives before it. */
  markIdle(): void {
    this.#idle = true;
  }

  /** Encodes the window with its lease. `onWritten` must follow. */
  override encode(): Buffer {
    this.#aheadAfterWrite = this.#idle || this.empty ? 0 : this.#lease;
    return super.encode(this.#aheadAfterWrite);
  }

  /** Called when the write has ended. After a failure no lease is assumed to be on disk. */
  onWritten(done: boolean): void {
    this.#ahead = done ? (this.#aheadAfterWrite ?? 0) : 0;
    this.#aheadAfterWrite = null;
  }
}
