/** A lease covers at most this number of calls like the last one. */
const leasedCalls = 64;

/**
 * What the copy of a counter on disk counts in advance.
 *
 *     memory   ██████████████░░          lease: covers two more calls
 *     disk     ████████████████
 *
 * Invariant: the disk never counts less than memory has acknowledged. A call within the lease need not wait
 * for the disk, because the disk counts it already; the response to a call beyond it waits for a flush. After
 * a crash the counter has up to one lease too much, never too little.
 */
export class Lease {
  /** Amount that the next write adds in advance. */
  #size = 0;
  /** Amount that the disk counts and memory does not; negative while calls are unwritten. */
  #ahead = 0;
  /** Value of #ahead once the running write is durable; null when no write is running. */
  #aheadAfterWrite: number | null = null;
  #idle = false;

  /**
   * Notes that memory counts an amount more; less if it is negative.
   * @param most greatest lease: what a crash may count in addition
   */
  use(amount: number, most: number): void {
    if (amount > 0) this.#size = Math.min(leasedCalls * amount, most);
    this.#idle = false;
    this.#ahead -= amount;
    if (this.#aheadAfterWrite !== null) this.#aheadAfterWrite -= amount;
  }

  /** Whether a crash would lose nothing of what memory counts, also if the running write fails. */
  get isCovered(): boolean {
    return Math.min(this.#ahead, this.#aheadAfterWrite ?? 0) >= 0;
  }

  /** Whether more than half of the lease is used. It should then be renewed before a call has to wait. */
  get needsRenewal(): boolean {
    return this.#aheadAfterWrite === null && this.#ahead < this.#size / 2;
  }

  /** Whether the disk counts what memory does, and no write is running. */
  get isExact(): boolean {
    return this.#ahead === 0 && this.#aheadAfterWrite === null;
  }

  /** Makes the next write omit the lease, unless a call arrives before it. */
  markIdle(): void {
    this.#idle = true;
  }

  /** Returns by how much the value that is written now must exceed memory. `onWritten` must follow. */
  startWrite(): number {
    this.#aheadAfterWrite = this.#idle ? 0 : this.#size;
    return this.#aheadAfterWrite;
  }

  /** Called when the write has ended. One that failed may have left the old or the new value on disk. */
  onWritten(done: boolean): void {
    const written = this.#aheadAfterWrite ?? 0;
    this.#ahead = done ? written : Math.min(this.#ahead, written);
    this.#aheadAfterWrite = null;
  }
}
