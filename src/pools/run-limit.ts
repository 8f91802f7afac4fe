/** Why a run was ended: it used its processor time, or a busy machine did not give it any. */
export type RunEnd = 'work' | 'stalled';

/** Processor time used so far, in ms; undefined before the work begins, null when it is not known. */
export type ProcessorClock = () => number | null | undefined;

/** Wall time in which a run must have used its processor time, as a multiple of it. */
const wallFactor = 10;
/** Time between two checks: at least, so that they cost little, and at most, because two threads may work. */
const checkMs = { min: 10, max: 500 };

/**
 * A limit of the processor time that one piece of work may use. A busy or cold machine therefore ends no work
 * that an idle one finishes. Work that gets no processor time, or whose time the system does not report
 * (Linux only), ends after ten times the limit.
 */
export class RunLimit {
  #startedAt = performance.now();
  readonly #limitMs: number;
  readonly #clock: ProcessorClock;
  readonly #onEnd: (end: RunEnd) => void;
  #timer: NodeJS.Timeout;

  /** @param limitMs processor time */
  constructor(limitMs: number, clock: ProcessorClock, onEnd: (end: RunEnd) => void) {
    this.#limitMs = limitMs;
    this.#clock = clock;
    this.#onEnd = onEnd;
    this.#timer = this.#wait(limitMs);
  }

  /** Ends the limit; `onEnd` is not called afterwards. */
  clear(): void {
    clearTimeout(this.#timer);
  }

  #wait(leftMs: number): NodeJS.Timeout {
    return setTimeout(() => this.#check(), Math.min(Math.max(leftMs, checkMs.min), checkMs.max));
  }

  #check(): void {
    const usedMs = this.#clock();
    // The start of a thread is not the work's.
    if (usedMs === undefined) this.#startedAt = performance.now();
    const leftMs = this.#limitMs - (usedMs ?? 0);
    if (leftMs <= 0) this.#onEnd('work');
    else if (performance.now() - this.#startedAt >= wallFactor * this.#limitMs) this.#onEnd('stalled');
    else this.#timer = this.#wait(leftMs);
  }
}
