export interface BreakerOptions {
  /** Consecutive failures that open the breaker. */
  failures: number;
  /** Time for which the breaker stays open, in ms. */
  pauseMs: number;
  /** Whether an error is a failure of the server; any other comes from a server that responds. */
  isFailure(error: unknown): boolean;
  /** The error of a call while the breaker is open. */
  openError(): Error;
  /** Called when the breaker opens, with the last error, and when it closes again. */
  onChange?: ((closed: boolean, error?: unknown) => void) | undefined;
  /** Clock in ms. */
  now: () => number;
}

/**
 * Circuit breaker (Nygard, Release It!, 2018). After several consecutive failures, calls fail at once instead
 * of waiting for a timeout. After a pause, a single trial call decides whether the breaker closes again.
 */
export class CircuitBreaker {
  #failures = 0;
  #nextTrialAt = 0;
  #trialRunning = false;

  constructor(private readonly options: BreakerOptions) {}

  /** Whether the breaker is closed: calls are allowed. */
  get closed(): boolean {
    return this.#failures < this.options.failures;
  }

  /**
   * Runs `work`, and rejects as it does.
   * @param cancelled signal of the caller; a call that it ended is neither a success nor a failure
   * @throws the `openError` at once while the breaker is open
   */
  async run<T>(work: () => Promise<T>, cancelled?: AbortSignal): Promise<T> {
    const isTrial = !this.closed;
    if (isTrial && (this.#trialRunning || this.options.now() < this.#nextTrialAt))
      throw this.options.openError();
    this.#trialRunning ||= isTrial;
    try {
      const result = await work();
      this.#succeed(isTrial);
      return result;
    } catch (error) {
      if (cancelled?.aborted !== true) {
        if (this.options.isFailure(error)) this.#fail(error);
        else this.#succeed(isTrial);
      }
      throw error;
    } finally {
      if (isTrial) this.#trialRunning = false;
    }
  }

  #succeed(isTrial: boolean): void {
    // A call that began before the breaker opened does not show that the server is back.
    if (!this.closed && !isTrial) return;
    this.#failures = 0;
    if (isTrial) this.options.onChange?.(true);
  }

  #fail(error: unknown): void {
    this.#failures++;
    this.#nextTrialAt = this.options.now() + this.options.pauseMs;
    if (this.#failures === this.options.failures) this.options.onChange?.(false, error);
  }
}
