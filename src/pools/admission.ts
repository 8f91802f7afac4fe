/**
 * Admission control of the text queue. A burst is admitted, however long it takes to serve: an idle service takes a whole
 * queue at once. A standing queue is not: where requests keep arriving faster than they are served, a longer queue is only
 * a longer wait, so a text is admitted when its expected wait is at most `limits.queueWaitMs`. Callers take turns, so the
 * wait of one caller does not grow with the backlog of another.
 *
 *     credit: texts that may join beyond that wait
 *     full ──a burst spends it──▶ 0 ──idle time restores it──▶ full
 *
 * A service under steady load is never idle for long, so it has no credit, and its queue stays short. One caller spends at
 * most eight ninths of the credit, so that its flood leaves some for the bursts of others.
 */

import { hasQueueSpace } from '../concurrency/fair-queue.js';
import { limits } from '../limits.js';

/** What the past weighs against the newest batch: about the last ten count. */
const memory = 0.9;

export class Admission {
  readonly #burst: number;
  #credit: number;
  /** Credit that each caller has spent since it was full. */
  readonly #spent = new Map<string, number>();
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
  recordBatch(ms: number, weight: number): void {
    this.#ranMs = memory * this.#ranMs + ms;
    this.#ranWeight = memory * this.#ranWeight + weight;
  }

  /** Nothing waits or runs any more. */
  markIdle(now: number): void {
    this.#idleSince = now;
  }

  /** Work arrives again after a rest. */
  markBusy(now: number): void {
    const idleMs = now - this.#idleSince - limits.idleMs;
    if (idleMs > 0) this.#credit = Math.min(this.#burst, this.#credit + idleMs * limits.burstTextsPerIdleMs);
    if (this.#credit === this.#burst) this.#spent.clear();
  }

  /** Milliseconds until work of this weight is done by so many threads; 0 before the first batch. */
  waitMs(weight: number, threads: number): number {
    return this.#ranWeight === 0 ? 0 : ((this.#ranMs / this.#ranWeight) * weight) / threads;
  }

  /** Whether a text of this caller with this expected wait may join. */
  admits(waitMs: number, caller: string): boolean {
    return (
      waitMs <= limits.queueWaitMs ||
      hasQueueSpace(1, this.#spentBy(caller), this.#burst - this.#credit, this.#burst)
    );
  }

  /** A text of this caller joined. */
  recordAdmitted(waitMs: number, caller: string): void {
    if (waitMs <= limits.queueWaitMs) return;
    this.#credit--;
    // Bounds the map where the credit never fills up; it then favours nobody for a while.
    if (this.#spent.size >= this.#burst) this.#spent.clear();
    this.#spent.set(caller, this.#spentBy(caller) + 1);
  }

  #spentBy(caller: string): number {
    return this.#spent.get(caller) ?? 0;
  }
}
