export interface BreakerLimits {
  /** Consecutive failures that open the breaker. */
  failures: number;
  /** Time for which the breaker stays open. */
  pauseMs: number;
  /** Called when the breaker opens (false) and when it closes again (true). */
  onChange?: ((closed: boolean) => void) | undefined;
}

/**
 * Circuit breaker (Nygard, Release It!, 2018). After several consecutive failures, calls fail at once instead
 * of waiting for a timeout. After a pause, a single trial call decides whether the breaker closes again.
 */
export class CircuitBreaker {
  #failures = 0;
  #nextTrialAt = 0;
  #trialRunning = false;

  constructor(private readonly limits: BreakerLimits) {}

  /**
   * Whether a call may start at `now` (ms). The caller of an allowed call must then call `succeeded`,
   * `failed` or `abandoned`.
   */
  allows(now: number): boolean {
    if (this.#failures < this.limits.failures) return true;
    if (now < this.#nextTrialAt || this.#trialRunning) return false;
    this.#trialRunning = true;
    return true;
  }

  /** Whether the breaker is closed: calls are allowed. */
  get closed(): boolean {
    return this.#failures < this.limits.failures;
  }

  /** Reports a call that ended without a result, such as a cancelled one. */
  abandoned(): void {
    this.#trialRunning = false;
  }

  succeeded(): void {
    const opened = !this.closed;
    this.#failures = 0;
    this.#trialRunning = false;
    if (opened) this.limits.onChange?.(true);
  }

  failed(now: number): void {
    this.#failures++;
    this.#trialRunning = false;
    this.#nextTrialAt = now + this.limits.pauseMs;
    if (this.#failures === this.limits.failures) this.limits.onChange?.(false);
  }
}
