/**
 * Admission control of the text queue. It admits bursts and rejects standing queues.
 *
 * An idle service accepts a burst up to a full queue, however long it takes to process. Under steady overload
 * a longer queue only means a longer wait, so a text is admitted when its expected wait is at most
 * `limits.queueWaitMs`. Callers take turns, so the wait of one caller does not grow with the backlog of
 * another.
 *
 *     credit: number of texts that may be queued beyond that wait
 *     full ──a burst spends it──▶ 0 ──idle time restores it──▶ full
 *
 * A service under steady load is never idle for long, so it has no credit and its queue stays short. One
 * caller can spend at most eight ninths of the credit, which leaves some for the bursts of other callers.
 */

import { limits } from '../contract/limits.js';
import { hasQueueSpace } from './concurrency/fair-queue.js';
import { Tally } from './concurrency/tally.js';

/** Decay of the running averages per batch; about the last ten batches count. */
const decay = 0.9;

export class Admission {
  readonly #burst: number;
  #credit: number;
  /** Credit that each caller has spent since the credit was last full. */
  readonly #spent = new Tally();
  /** Decayed sums over past batches: running time in milliseconds, and weight of their texts. */
  #ranMs = 0;
  #ranWeight = 0;
  #idleSince = 0;

  /** @param burst full credit: texts that an idle service admits beyond the wait */
  constructor(burst: number) {
    this.#burst = burst;
    this.#credit = burst;
  }

  /** Records a finished batch. */
  recordBatch(ms: number, weight: number): void {
    this.#ranMs = decay * this.#ranMs + ms;
    this.#ranWeight = decay * this.#ranWeight + weight;
  }

  /** Records that no text is queued or running. */
  markIdle(now: number): void {
    this.#idleSince = now;
  }

  /** Records the first text after an idle time, which restores credit. */
  restoreCredit(now: number): void {
    const idleMs = now - this.#idleSince - limits.creditIdleMs;
    if (idleMs > 0) this.#credit = Math.min(this.#burst, this.#credit + idleMs * limits.burstTextsPerIdleMs);
    if (this.#credit === this.#burst) this.#spent.clear();
  }

  /** Expected time in ms for `threads` threads to process this weight; 0 before the first batch. */
  waitMs(weight: number, threads: number): number {
    return this.#ranWeight === 0 ? 0 : ((this.#ranMs / this.#ranWeight) * weight) / threads;
  }

  /** Returns whether a text of this caller with this expected wait may be queued. */
  admits(waitMs: number, caller: string): boolean {
    return (
      waitMs <= limits.queueWaitMs ||
      hasQueueSpace(1, this.#spent.of(caller), this.#burst - this.#credit, this.#burst)
    );
  }

  /** Records an admitted text of this caller, which spends credit when its wait is too long. */
  recordAdmitted(waitMs: number, caller: string): void {
    if (waitMs <= limits.queueWaitMs) return;
    this.#credit--;
    // Bounds the map when the credit never becomes full. Every caller then has its full share again.
    if (this.#spent.size >= this.#burst) this.#spent.clear();
    this.#spent.add(caller, 1);
  }
}
