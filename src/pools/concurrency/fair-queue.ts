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
 * Every operation takes amortised constant time: an item is visited once for each quantum of its weight. Only
 * callers with queued items use memory, so the queue never stores more callers than items.
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

/** The items of one caller. */
interface CallerQueue<T> {
  readonly caller: string;
  readonly items: Set<T>;
  first: T | undefined;
  /**
   * The items after the first. A new iterator would skip the places of all removed items; this one is live
   * and visits each place once.
   */
  readonly rest: Iterator<T, undefined>;
  bytes: number;
  credit: number;
}

export class FairQueue<T extends QueueItem> {
  /** In the order of their turns: the caller whose turn ends moves to the end. */
  readonly #queues = new Map<string, CallerQueue<T>>();
  /** The callers after the current one. Live, as `CallerQueue.rest`. */
  #turns: Iterator<CallerQueue<T>, undefined> = this.#queues.values();
  /** The caller whose turn it is. */
  #current: CallerQueue<T> | undefined;
  /** Whether the current caller has received the credit of this turn. */
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

  /** Callers with queued items. */
  get callers(): number {
    return this.#queues.size;
  }

  /** Totals of the queued items of one caller. */
  backlog(caller: string): { count: number; bytes: number } {
    const queue = this.#queues.get(caller);
    return { count: queue?.items.size ?? 0, bytes: queue?.bytes ?? 0 };
  }

  push(item: T): void {
    let queue = this.#queues.get(item.caller);
    if (queue === undefined) {
      const items = new Set<T>();
      queue = { caller: item.caller, items, first: undefined, rest: items.values(), bytes: 0, credit: 0 };
      this.#queues.set(item.caller, queue);
    }
    queue.items.add(item);
    queue.first ??= queue.rest.next().value;
    queue.bytes += item.bytes;
    this.#count++;
    this.#bytes += item.bytes;
  }

  /**
   * Returns the next item without removing it.
   * @param isSkipped returns true for callers that must be skipped for now
   */
  peek(isSkipped?: (caller: string) => boolean): T | undefined {
    return this.#advance(isSkipped)?.first;
  }

  /** Removes and returns the next item. */
  shift(isSkipped?: (caller: string) => boolean): T | undefined {
    const queue = this.#advance(isSkipped);
    if (queue === undefined) return undefined;
    const item = queue.first!;
    queue.credit -= item.weight;
    this.remove(item);
    return item;
  }

  /** Removes an item at any position; returns false when it is not in the queue. */
  remove(item: T): boolean {
    const queue = this.#queues.get(item.caller);
    if (!queue?.items.delete(item)) return false;
    if (queue.first === item) queue.first = queue.rest.next().value;
    queue.bytes -= item.bytes;
    this.#count--;
    this.#bytes -= item.bytes;
    if (queue.first === undefined) {
      this.#queues.delete(queue.caller);
      if (this.#current === queue) this.#current = undefined;
    }
    return true;
  }

  /** Removes items from the front of each caller's queue while `matches` returns true for them. */
  *dequeueWhile(matches: (item: T) => boolean): Generator<T> {
    for (const queue of this.#queues.values()) {
      for (let item = queue.first; item !== undefined && matches(item); item = queue.first) {
        this.remove(item);
        yield item;
      }
    }
  }

  /** Advances to the caller that may serve its first item; returns undefined when every caller is skipped. */
  #advance(isSkipped?: (caller: string) => boolean): CallerQueue<T> | undefined {
    let skipped = 0;
    while (this.#queues.size > skipped) {
      this.#current ??= this.#nextCaller();
      const queue = this.#current;
      if (isSkipped?.(queue.caller) === true) {
        skipped++;
      } else {
        if (!this.#credited) queue.credit += this.quantum;
        this.#credited = true;
        if (queue.credit >= queue.first!.weight) return queue;
        skipped = 0;
      }
      this.#queues.delete(queue.caller);
      this.#queues.set(queue.caller, queue);
      this.#current = undefined;
    }
    return undefined;
  }

  /** The caller whose turn comes next. The queue must not be empty. */
  #nextCaller(): CallerQueue<T> {
    this.#credited = false;
    const next = this.#turns.next().value;
    if (next !== undefined) return next;
    this.#turns = this.#queues.values();
    return this.#turns.next().value!;
  }
}

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
