/** A time limit that can be paused, combined with a total limit that cannot. */
export class TimeLimit {
  readonly #abort = new AbortController();
  readonly #total: NodeJS.Timeout;
  #leftMs: number;
  #timer: NodeJS.Timeout | undefined;
  #since = 0;
  #cleared = false;

  /**
   * @param ms time that may pass while the limit is not paused
   * @param totalMs time that may pass in all, pauses included
   */
  constructor(ms: number, totalMs: number) {
    this.#leftMs = ms;
    this.#total = setTimeout(() => this.#abort.abort(), totalMs);
    this.resume();
  }

  /** Aborts when either limit is reached. */
  get signal(): AbortSignal {
    return this.#abort.signal;
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.#leftMs -= performance.now() - this.#since;
  }

  resume(): void {
    if (this.#cleared) return;
    this.#since = performance.now();
    this.#timer = setTimeout(() => this.#abort.abort(), Math.max(1, this.#leftMs));
  }

  /** Clears both limits; the signal never aborts afterwards. */
  clear(): void {
    this.#cleared = true;
    clearTimeout(this.#total);
    clearTimeout(this.#timer);
  }
}
