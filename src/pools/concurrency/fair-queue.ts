/**
 * A queue that is fair between callers: first in, first out within one caller, deficit round robin between
 * callers.
 *
 *     caller a ─ [ 3 ][ 2 ][ 1 ] ─┐
 *     caller b ─ [ 1 ]           ─┼→ one turn each, by weight → next item
 *     caller c ─ [ 2 ][ 1 ]      ─┘
 *
 * At its turn, a caller's credit grows by one quantum, and its items leave while the credit covers their
 * weight. A caller with a thousand items delays another caller's item by about one quantum. Source: M.
 * Shreedhar and G. Varghese, "Efficient fair queuing using deficit round robin", IEEE/ACM Transactions on
 * Networking 4(3), 1996.
 *
 * Only callers with queued items use memory, so the queue never stores more callers than items.
 */

/** What the queue reads of an item, which must not change while it is queued, at most once. */
export interface QueueItem {
  /** The owner of the item: `a:ACCOUNT` or `ip:ADDRESS`. */
  readonly caller: string;
  /** Cost of serving the item, in the unit of the quantum. */
  readonly weight: number;
  /** Memory that the item uses while it is queued. */
  readonly bytes: number;
}

/** The items of one caller, in the order of their arrival. */
interface CallerQueue<T> {
  readonly caller: string;
  readonly items: Set<T>;
  bytes: number;
  credit: number;
}

export class FairQueue<T extends QueueItem> {
  /** In the order of their turns: it is the first caller's turn, and one whose turn ends moves to the end. */
  readonly #queues = new Map<string, CallerQueue<T>>();
  /** Whether the first caller has received the credit of this turn. */
  #credited = false;
  #count = 0;
  #bytes = 0;

  /** @param quantum credit that a caller receives at each turn */
  constructor(private readonly quantum: number) {}

  get count(): number {
    return this.#count;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** Totals of the queued items of one caller. */
  backlog(caller: string): { count: number; bytes: number } {
    const queue = this.#queues.get(caller);
    return { count: queue?.items.size ?? 0, bytes: queue?.bytes ?? 0 };
  }

  push(item: T): void {
    let queue = this.#queues.get(item.caller);
    if (queue === undefined) {
      queue = { caller: item.caller, items: new Set(), bytes: 0, credit: 0 };
      this.#queues.set(item.caller, queue);
    }
    queue.items.add(item);
    queue.bytes += item.bytes;
    this.#count++;
    this.#bytes += item.bytes;
  }

  /** Returns the next item without removing it. */
  peek(): T | undefined {
    const queue = this.#advance();
    return queue && firstOf(queue.items);
  }

  /**
   * Removes and returns the next item.
   * @param isSkipped returns true for callers that must be skipped for now
   */
  shift(isSkipped?: (caller: string) => boolean): T | undefined {
    const queue = this.#advance(isSkipped);
    if (queue === undefined) return undefined;
    const item = firstOf(queue.items)!;
    queue.credit -= item.weight;
    this.remove(item);
    return item;
  }

  /** Removes an item at any position; returns false when it is not in the queue. */
  remove(item: T): boolean {
    const queue = this.#queues.get(item.caller);
    if (!queue?.items.delete(item)) return false;
    queue.bytes -= item.bytes;
    this.#count--;
    this.#bytes -= item.bytes;
    if (queue.items.size === 0) {
      if (firstOf(this.#queues.values()) === queue) this.#credited = false;
      this.#queues.delete(queue.caller);
    }
    return true;
  }

  /** Removes and returns all items. */
  drain(): T[] {
    const items = [...this.#queues.values()].flatMap(queue => [...queue.items]);
    for (const item of items) this.remove(item);
    return items;
  }

  /** Advances to the caller that may serve its first item; returns undefined when every caller is skipped. */
  #advance(isSkipped?: (caller: string) => boolean): CallerQueue<T> | undefined {
    let skipped = 0;
    while (this.#queues.size > skipped) {
      const queue = firstOf(this.#queues.values())!;
      if (isSkipped?.(queue.caller) === true) {
        skipped++;
      } else {
        if (!this.#credited) queue.credit += this.quantum;
        this.#credited = true;
        if (queue.credit >= firstOf(queue.items)!.weight) return queue;
        skipped = 0;
      }
      this.#queues.delete(queue.caller);
      this.#queues.set(queue.caller, queue);
      this.#credited = false;
    }
    return undefined;
  }
}

const firstOf = <T>(values: Iterable<T>): T | undefined => values[Symbol.iterator]().next().value;

/** Ratio of the space that one caller may use to the space that is free. */
const freeSpaceRatio = 8;

/**
 * Returns whether a bounded queue has space for `added` more units of a caller that already uses `own` of
 * them. A caller may use up to eight times the free space: one caller alone fills eight ninths of the queue,
 * two callers get eight seventeenths each, and some space is always left for the next caller. Source: A. K.
 * Choudhury and E. L. Hahne, "Dynamic queue length thresholds for shared-memory packet switches", 1998.
 */
export function hasQueueSpace(added: number, own: number, total: number, capacity: number): boolean {
  const free = capacity - total;
  return added <= free && own + added <= Math.max(freeSpaceRatio * free, added);
}
