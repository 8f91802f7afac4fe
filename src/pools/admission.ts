/**
 * Who may join the queue. A burst may, however long it takes to work off: a service that stood idle takes a whole queue at
 * once. A queue that stands may not: where work keeps coming faster than it is done, every place in the queue is only a
 * longer wait for everybody, so a text is let in when it can be expected to have its turn within `limits.queueWaitMs`.
 *
 *     credit: texts that may join beyond that wait
 *     full ──a burst spends it──▶ 0 ──idle time gives it back──▶ full
 *
 * A service under steady load is never idle for long, so it has no credit, and its queue stays short.
 */
import { limits } from '../limits.js';

/** What the past weighs against the newest batch: about the last ten count. */
const memory = 0.9;

export class Admission {
  readonly #burst: number;
  #credit: number;
  /** Decayed sums over batches: milliseconds they ran, and what their texts weighed. */
  #ranMs = 0;
  #ranWeight = 0;
  #idleSince = 0;

  /** @param burst texts that an idle service takes beyond the wait */
  constructor(burst: number) {
    this.#burst = burst;
    this.#credit = burst;
  }

  /** A batch came back. */
  learn(ms: number, weight: number): void {
    this.#ranMs = memory * this.#ranMs + ms;
    this.#ranWeight = memory * this.#ranWeight + weight;
  }

  /** Nothing waits or runs any more. */
  rest(now: number): void {
    this.#idleSince = now;
  }

  /** Work comes again after a rest. */
  wake(now: number): void {
    const idleMs = now - this.#idleSince - limits.idleMs;
    if (idleMs > 0) this.#credit = Math.min(this.#burst, this.#credit + idleMs * limits.burstTextsPerIdleMs);
  }

  /** Milliseconds until work of this weight is done by so many threads; 0 while nothing is known. */
  waitMs(weight: number, threads: number): number {
    return this.#ranWeight === 0 ? 0 : ((this.#ranMs / this.#ranWeight) * weight) / threads;
  }

  /** Whether a text that would wait so long may join. */
  admits(waitMs: number): boolean {
    return waitMs <= limits.queueWaitMs || this.#credit >= 1;
  }

  /** It joined. */
  joined(waitMs: number): void {
    if (waitMs > limits.queueWaitMs) this.#credit--;
  }
}
