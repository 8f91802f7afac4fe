import { FairQueue, type QueueItem } from '../../pools/concurrency/fair-queue.js';

interface WaitingStep extends QueueItem {
  start(): void;
}

/** Steps that may start in one turn besides the first, so that short ones do not take a turn each. */
const stepsPerTurn = 32;

/** Time in which short steps start unchecked: an immediate for each would cost 4% of throughput. */
const untrackedMs = 1;

/**
 * Bounds the turns of the event loop. Work on the main thread is divided into steps, and a step that would
 * start after the turn's time is used up waits for a later turn:
 *
 *     poll ─▶ I/O callbacks ─▶ immediates ─▶ poll
 *             │                │
 *             steps start      waiting steps start, fair between callers,
 *             at once          until the time is used up, but at least one
 *
 * A turn lasts at most the budget, one step, and what I/O callbacks do before they ask.
 *
 * A body of 4 MB takes the main thread up to 30 ms, and a dozen of them may arrive in one turn: with the
 * budget the longest turn fell from 346 to 32 ms. An immediate in each loop would bound one request, not the
 * sum of many, and an object parsed on a thread takes as long to copy back.
 */
export class TurnBudget {
  readonly #queue = new FairQueue<WaitingStep>(1);
  /** Time of performance.now() from which steps of this turn wait; null between turns. */
  #endsAt: number | null = null;
  /** Immediates that are scheduled, the last of which ends the turn. */
  #immediates = 0;
  #mayOverrun = false;
  /** Time from which short steps are tracked, and for `untrackedMs` after it. */
  #trackFrom = 0;

  constructor(private readonly turnMs: number) {}

  /**
   * Returns undefined when a step may start now; otherwise a promise that resolves when it may. A step that
   * may start now must not await first: other steps would be admitted before its time is used.
   * @param callerOf returns the caller, whose steps wait in one queue: `a:ACCOUNT` or `ip:ADDRESS`
   * @param isShort whether the step takes less than a millisecond
   */
  awaitTurn(callerOf: () => string, isShort = false): Promise<void> | undefined {
    const now = performance.now();
    if (this.#endsAt === null && isShort && this.#isQuiet(now)) return undefined;
    this.#endsAt ??= now + this.turnMs;
    if (this.#immediates === 0) this.#schedule();
    if (this.#queue.count === 0 && now < this.#endsAt) return undefined;
    return new Promise(start => this.#queue.push({ caller: callerOf(), weight: 1, bytes: 0, start }));
  }

  /** Whether short steps have been rare, or began less than `untrackedMs` ago. */
  #isQuiet(now: number): boolean {
    if (now > this.#trackFrom + untrackedMs) this.#trackFrom = now + untrackedMs;
    return now < this.#trackFrom;
  }

  #schedule(): void {
    this.#immediates = 1 + Math.min(stepsPerTurn, this.#queue.count);
    this.#mayOverrun = true;
    for (let i = 0; i < this.#immediates; i++) setImmediate(this.#onImmediate);
  }

  /** Starts one step, whose promise reactions run before the next immediate; the last one ends the turn. */
  readonly #onImmediate = (): void => {
    if (--this.#immediates === 0) {
      this.#endsAt = null;
      if (this.#queue.count > 0) this.#schedule();
      return;
    }
    const now = performance.now();
    this.#endsAt ??= now + this.turnMs;
    if (this.#mayOverrun || now < this.#endsAt) this.#queue.shift()?.start();
    this.#mayOverrun = false;
  };
}
