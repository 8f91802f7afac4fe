import type { RateLimitDecision } from './counters.js';

export const hourMs = 3_600_000;
const minuteMs = 60_000;
/** A clock that is behind the newest entry by no more than this counts as standing still. */
const jitterMs = minuteMs;

/**
 * Sliding window of one rate limit: the calls of one subject in the last 60 minutes, by minute.
 *
 *     oldest                        newest
 *     [12:01:40 ×3] [12:02:59 ×9] … [13:00:12 ×1]      total 57
 *
 * Each entry is a minute with calls: the time of its newest call and the sum of its costs. An entry expires
 * when that newest call is an hour old. The total is therefore never less than the calls of the last 60
 * minutes, and a call counts for at most one minute longer. At most 61 entries are alive at once.
 */
export class RateLimitWindow {
  /** Two arrays of numbers need less memory than an array of objects. */
  #times: number[] = [];
  readonly #costs: number[] = [];
  #total = 0;
  /** Set by every change of an entry: a call, one taken back, a move. Expiry is none. */
  isChanged = false;

  /**
   * Counts `cost` if the total stays within `limit`; otherwise counts nothing. A negative cost takes back the
   * newest calls. Times are Unix ms.
   */
  consume(limit: number, cost: number, now: number): RateLimitDecision {
    const at = this.#advance(now);
    if (cost > 0 && this.#total + cost > limit) return this.#rejected(limit, cost, at);
    this.isChanged = true;
    if (cost > 0) this.#add(cost, at);
    else this.#takeBack(-cost);
    return this.#allowed(limit, at);
  }

  /** Returns what `consume` would return for a call of cost 1, and counts nothing. */
  peek(limit: number, now: number): RateLimitDecision {
    const at = this.#advance(now);
    return this.#total < limit ? this.#allowed(limit, at) : this.#rejected(limit, 1, at);
  }

  get empty(): boolean {
    return this.#times.length === 0;
  }

  /** Whether every entry has expired at `now`. */
  expired(now: number): boolean {
    return this.#newest() + hourMs <= now;
  }

  /**
   * Encodes the entries as pairs of 64-bit floats, time and cost, oldest first.
   * @param ahead cost added to the newest entry, if there is one (lmdb/counters/lease.ts)
   */
  encode(ahead = 0): Buffer {
    const pairs = Float64Array.from(this.#times.flatMap((time, i) => [time, this.#costs[i]!]));
    if (!this.empty) pairs[pairs.length - 1]! += ahead;
    return Buffer.from(pairs.buffer);
  }

  static decode<T extends RateLimitWindow>(this: new () => T, bytes: Uint8Array): T {
    const window = new this();
    // Copied, because a Float64Array needs aligned bytes.
    const pairs = new Float64Array(Uint8Array.from(bytes).buffer);
    for (let i = 0; i + 1 < pairs.length; i += 2) window.#push(pairs[i]!, pairs[i + 1]!);
    return window;
  }

  /** Drops entries that are an hour old. Returns the time to count by, never before the newest entry. */
  #advance(now: number): number {
    let at = now;
    const behind = this.#newest() - now;
    // The clock was set back. Every entry is moved back with it and keeps its age, so no calls are lost and
    // no client waits longer than an hour. Small steps are ignored: following each would age the entries by
    // their sum.
    if (behind > jitterMs) {
      this.#times = this.#times.map(time => time - behind);
      this.isChanged = true;
    } else if (behind > 0) at = this.#newest();
    while (!this.empty && this.#times[0]! + hourMs <= at) {
      this.#times.shift();
      this.#total -= this.#costs.shift()!;
    }
    return at;
  }

  #add(cost: number, at: number): void {
    if (Math.floor(this.#newest() / minuteMs) !== Math.floor(at / minuteMs)) return this.#push(at, cost);
    const last = this.#times.length - 1;
    this.#times[last] = at;
    this.#costs[last]! += cost;
    this.#total += cost;
  }

  #takeBack(cost: number): void {
    for (let left = cost, i = this.#costs.length - 1; left > 0 && i >= 0; i--) {
      const taken = Math.min(left, this.#costs[i]!);
      this.#costs[i]! -= taken;
      this.#total -= taken;
      left -= taken;
    }
  }

  #push(at: number, cost: number): void {
    this.#times.push(at);
    this.#costs.push(cost);
    this.#total += cost;
  }

  #allowed(limit: number, at: number): RateLimitDecision {
    const resetSeconds = this.empty ? 0 : seconds(this.#newest() + hourMs - at);
    return { allowed: true, limit, remaining: limit - this.#total, resetSeconds };
  }

  #rejected(limit: number, cost: number, at: number): RateLimitDecision {
    const remaining = Math.max(0, limit - this.#total);
    // A call whose cost exceeds the limit never fits: the answer is then an hour.
    let until = at + hourMs;
    let left = this.#total;
    for (let i = 0; i < this.#times.length && cost <= limit; i++) {
      left -= this.#costs[i]!;
      until = this.#times[i]! + hourMs;
      if (left + cost <= limit) break;
    }
    return { allowed: false, limit, remaining, resetSeconds: seconds(until - at) };
  }

  /** Time of the newest entry; -Infinity when there is none. */
  #newest(): number {
    return this.#times.at(-1) ?? Number.NEGATIVE_INFINITY;
  }
}

const seconds = (ms: number) => Math.max(1, Math.ceil(ms / 1000));
