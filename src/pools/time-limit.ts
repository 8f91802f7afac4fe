/** A time limit that can be paused, combined with a total limit that cannot. */
export class TimeLimit {
  readonly #abort = new AbortController();
  readonly #total: NodeJS.Timeout;
  readonly #ms: number;
  #leftMs: number;
  #timer: NodeJS.Timeout | undefined;
  #since = 0;
  #isRunning = false;
  #cleared = false;

  /**
   * @param ms time that may pass while the limit is not paused
   * @param totalMs time that may pass in all, pauses included
   */
  constructor(ms: number, totalMs: number) {
    this.#ms = ms;
    this.#leftMs = ms;
    this.#total = setTimeout(() => this.#abort.abort(), totalMs);
    this.resume();
  }

  /** Aborts when either limit is reached. */
  get signal(): AbortSignal {
    return this.#abort.signal;
  }

  pause(): void {
    if (!this.#isRunning) return;
    this.#isRunning = false;
    clearTimeout(this.#timer);
    this.#leftMs -= performance.now() - this.#since;
  }

  resume(): void {
    if (this.#cleared || this.#isRunning) return;
    this.#isRunning = true;
    this.#since = performance.now();
    this.#timer = setTimeout(() => this.#abort.abort(), Math.max(1, this.#leftMs));
  }

  /** Clears both limits; the signal never aborts afterwards. Returns the time in which it was not paused. */
  clear(): number {
    this.pause();
    this.#cleared = true;
    clearTimeout(this.#total);
    return this.#ms - this.#leftMs;
  }
}
