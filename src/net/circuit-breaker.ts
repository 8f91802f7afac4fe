/** Failures in a row after which nothing more is tried for a while, and how long that while is. */
export interface BreakerLimits {
  failures: number;
  pauseMs: number;
}

/**
 * A circuit breaker (Nygard, Release It!, 2018): a peer that keeps failing is left alone for a while, so that nobody waits
 * for its deadline; then one call tries whether it is back.
 */
export class CircuitBreaker {
  #failures = 0;
  #opensAgainAt = 0;
  #trying = false;

  constructor(private readonly limits: BreakerLimits) {}

  /** Whether a call may be made at `now` (ms); a true answer must be followed by `succeeded`, `failed` or `abandoned`. */
  allows(now: number): boolean {
    if (this.#failures < this.limits.failures) return true;
    if (now < this.#opensAgainAt || this.#trying) return false;
    this.#trying = true;
    return true;
  }

  /** Whether calls are being made. */
  get closed(): boolean {
    return this.#failures < this.limits.failures;
  }

  /** The call ended before it could tell how the peer is. */
  abandoned(): void {
    this.#trying = false;
  }

  succeeded(): void {
    this.#failures = 0;
    this.#trying = false;
  }

  failed(now: number): void {
    this.#failures++;
    this.#trying = false;
    this.#opensAgainAt = now + this.limits.pauseMs;
  }
}
