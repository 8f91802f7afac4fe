import type { RateLimitDecision } from './counters.js';

export const hourMs = 3_600_000;
const minuteMs = 60_000;
/** A clock that is behind the newest entry by no more than this is taken to stand still. */
const jitterMs = minuteMs;

/**
 * What one subject took of one row in the last hour: a ring of minutes, oldest first.
 *
 *     head                          newest
 *      ▼                              ▼
 *     [12:01:40 ×3] [12:02:59 ×9] … [13:00:12 ×1]      total 57
 *
 * Each entry is a minute that saw calls: the time of its newest call and the sum of its costs. It is dropped when that
 * newest call is an hour old, so what counts is never less than what was really taken in the last 60 minutes, and at
 * most a minute's calls are held longer than they must. At most 61 minutes can be alive at once; a caller who comes
 * now and then needs a few entries only, so the ring begins small and doubles.
 */
export class RateLimitWindow {
  #times = new Float64Array(4);
  #costs = new Float64Array(4);
  #head = 0;
  #length = 0;
  #total = 0;

  /** Takes `cost` if it fits under `limit`, and nothing if it doesn't. */
  consume(limit: number, cost: number, now: number): RateLimitDecision {
    const at = this.#settle(now);
    if (this.#total + cost > limit) return this.#refusal(limit, cost, at);
    this.#add(cost, at);
    return this.#permission(limit, at);
  }

  /** What a call of cost 1 would be told. */
  peek(limit: number, now: number): RateLimitDecision {
    const at = this.#settle(now);
    return this.#total < limit ? this.#permission(limit, at) : this.#refusal(limit, 1, at);
  }

  get empty(): boolean {
    return this.#length === 0;
  }

  /** Whether nothing in it counts any more at `now`. */
  expired(now: number): boolean {
    return this.empty || this.#newest() + hourMs <= now;
  }

  /**
   * Pairs of time and cost, oldest first.
   * @param ahead cost that the newest pair, if there is one, has more than was taken
   */
  encode(ahead = 0): Buffer {
    const pairs = new Float64Array(2 * this.#length);
    for (let i = 0; i < this.#length; i++) {
      pairs[2 * i] = this.#times[this.#slot(i)]!;
      pairs[2 * i + 1] = this.#costs[this.#slot(i)]!;
    }
    if (!this.empty) pairs[pairs.length - 1]! += ahead;
    return Buffer.from(pairs.buffer);
  }

  static decode(bytes: Uint8Array): RateLimitWindow {
    const ring = new RateLimitWindow();
    // A copy, because the bytes may lie unaligned.
    const pairs = new Float64Array(Uint8Array.from(bytes).buffer);
    for (let i = 0; i + 1 < pairs.length; i += 2) ring.#push(pairs[i]!, pairs[i + 1]!);
    return ring;
  }

  /** The time to count by; drops what is an hour old by it. */
  #settle(now: number): number {
    let at = now;
    if (this.#length > 0 && now < this.#newest()) {
      const behind = this.#newest() - now;
      // A clock set back: every entry goes back with it and keeps its age, so nothing is given away and nobody waits
      // longer than an hour. Small steps aren't followed, or many of them would age the entries by their sum.
      if (behind > jitterMs) this.#times = this.#times.map(time => time - behind);
      else at = this.#newest();
    }
    while (this.#length > 0 && this.#times[this.#head]! + hourMs <= at) {
      this.#total -= this.#costs[this.#head]!;
      this.#head = (this.#head + 1) & (this.#times.length - 1);
      this.#length--;
    }
    return at;
  }

  #add(cost: number, at: number): void {
    if (this.#length > 0 && Math.floor(this.#newest() / minuteMs) === Math.floor(at / minuteMs)) {
      const slot = this.#slot(this.#length - 1);
      this.#times[slot] = at;
      this.#costs[slot]! += cost;
      this.#total += cost;
    } else {
      this.#push(at, cost);
    }
  }

  #push(at: number, cost: number): void {
    if (this.#length === this.#times.length) this.#grow();
    const slot = this.#slot(this.#length++);
    this.#times[slot] = at;
    this.#costs[slot] = cost;
    this.#total += cost;
  }

  #grow(): void {
    const times = new Float64Array(2 * this.#times.length);
    const costs = new Float64Array(2 * this.#times.length);
    for (let i = 0; i < this.#length; i++) {
      times[i] = this.#times[this.#slot(i)]!;
      costs[i] = this.#costs[this.#slot(i)]!;
    }
    this.#times = times;
    this.#costs = costs;
    this.#head = 0;
  }

  #permission(limit: number, at: number): RateLimitDecision {
    const whole = this.#length === 0 ? 0 : seconds(this.#newest() + hourMs - at);
    return { allowed: true, limit, remaining: limit - this.#total, resetSeconds: whole };
  }

  #refusal(limit: number, cost: number, at: number): RateLimitDecision {
    const remaining = Math.max(0, limit - this.#total);
    // A call dearer than the limit never fits; an hour is as good an answer as any.
    let until = at + hourMs;
    let left = this.#total;
    for (let i = 0; i < this.#length && cost <= limit; i++) {
      left -= this.#costs[this.#slot(i)]!;
      until = this.#times[this.#slot(i)]! + hourMs;
      if (left + cost <= limit) break;
    }
    return { allowed: false, limit, remaining, resetSeconds: seconds(until - at) };
  }

  #newest(): number {
    return this.#times[this.#slot(this.#length - 1)]!;
  }

  #slot(i: number): number {
    return (this.#head + i) & (this.#times.length - 1);
  }
}

const seconds = (ms: number) => Math.max(1, Math.ceil(ms / 1000));
