/** A time limit that does not run while it is paused, and one over it that does. */
export class TimeLimit {
  readonly #abort = new AbortController();
  readonly #total: NodeJS.Timeout;
  #leftMs: number;
  #timer: NodeJS.Timeout | undefined;
  #since = 0;
  #cleared = false;

  constructor(ms: number, totalMs: number) {
    this.#leftMs = ms;
    this.#total = setTimeout(() => this.#abort.abort(), totalMs);
    this.resume();
  }

  /** Aborted when the time is up. */
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

  /** Ends it for good. */
  clear(): void {
    this.#cleared = true;
    clearTimeout(this.#total);
    clearTimeout(this.#timer);
  }
}
