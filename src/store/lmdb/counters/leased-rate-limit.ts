import type { RateLimitDecision } from '../../counters.js';
import { RateLimitWindow } from '../../rate-limit-window.js';
import type { Codec } from './counter-table.js';

/** A lease is at most so many calls, and such a part of the limit: what a crash may cost a caller. */
const leaseMax = 64;
const leaseShare = 1 / 64;

/**
 * An hour in memory whose copy on the disk is some calls ahead of it, so that most calls need not wait for the disk and
 * yet none that was answered is forgotten by a crash: it counts too many then, never too few.
 *
 *     memory   ██████████████░░          written with the lease: covers two calls more
 *     disk     ████████████████
 *
 * The lease stands at the time of the newest call, so what it covers must be written behind before long.
 */
export class LeasedRateLimit {
  readonly window: RateLimitWindow;
  #lease = 0;
  /** Calls the disk counts that memory doesn't. */
  #ahead = 0;
  /** What the write under way will have ahead; null when none is. */
  #writing: number | null = null;
  #idle = false;

  constructor(ring = new RateLimitWindow()) {
    this.window = ring;
  }

  consume(limit: number, cost: number, now: number): RateLimitDecision {
    const answer = this.window.consume(limit, cost, now);
    if (!answer.allowed) return answer;
    this.#lease = Math.min(leaseMax, Math.floor(limit * leaseShare));
    this.#idle = false;
    const covered = Math.min(this.#ahead, this.#writing ?? Number.POSITIVE_INFINITY) >= cost;
    this.#ahead -= cost;
    if (this.#writing !== null) this.#writing -= cost;
    return covered ? answer : { ...answer, unwritten: true };
  }

  /** Whether so much of the lease is used up that it should be renewed before somebody has to wait. */
  get needsRenewal(): boolean {
    return this.#writing === null && this.#ahead < this.#lease / 2;
  }

  /** Whether the disk counts calls that nobody made. */
  get hasLease(): boolean {
    return this.#ahead > 0;
  }

  /** The next write leaves out the lease, unless somebody calls before. */
  markIdle(): void {
    this.#idle = true;
  }

  encode(): Buffer {
    this.#writing = this.#idle || this.window.empty ? 0 : this.#lease;
    return this.window.encode(this.#writing);
  }

  onWritten(done: boolean): void {
    this.#ahead = done ? (this.#writing ?? 0) : 0;
    this.#writing = null;
  }
}

export const leasedRateLimitCodec: Codec<LeasedRateLimit> = {
  empty: () => new LeasedRateLimit(),
  encode: hour => hour.encode(),
  onWritten: (hour, done) => hour.onWritten(done),
  decode: bytes => new LeasedRateLimit(RateLimitWindow.decode(bytes)),
  expired: ({ window }, _row, now) => window.expired(now),
};
