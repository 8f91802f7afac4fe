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

/** The properties of an item that the queue reads; they must not change while the item is queued. */
export interface QueueItem {
  /** The owner of the item: `a:ACCOUNT` or `ip:ADDRESS`. */
  readonly caller: string;
  /** Cost of serving the item, in the unit of the quantum. */
  readonly weight: number;
  /** Memory that the item uses while it is queued. */
  readonly bytes: number;
}

/** Totals of the queued items of one caller or of all callers. */
export interface Backlog {
  readonly count: number;
  readonly bytes: number;
}

/** A handle that removes its item from the queue. */
export interface QueueTicket<T> {
  readonly item: T;
}

interface Entry<T> extends QueueTicket<T> {
  /** Undefined once the item has left the queue. */
  queue: CallerQueue<T> | undefined;
  previous: Entry<T> | undefined;
  next: Entry<T> | undefined;
}

/**
 * The items of one caller as a doubly linked list. The callers' queues form a ring in the order of their
 * turns.
 */
interface CallerQueue<T> {
  readonly caller: string;
  first: Entry<T> | undefined;
  last: Entry<T> | undefined;
  count: number;
  bytes: number;
  credit: number;
  previous: CallerQueue<T>;
  next: CallerQueue<T>;
}

const emptyBacklog: Backlog = { count: 0, bytes: 0 };

export class FairQueue<T extends QueueItem> {
  readonly #queues = new Map<string, CallerQueue<T>>();
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

  backlog(caller: string): Backlog {
    return this.#queues.get(caller) ?? emptyBacklog;
  }

  push(item: T): QueueTicket<T> {
    const queue = this.#queues.get(item.caller) ?? this.#addCaller(item.caller);
    const entry: Entry<T> = { item, queue, previous: queue.last, next: undefined };
    if (queue.last === undefined) queue.first = entry;
    else queue.last.next = entry;
    queue.last = entry;
    queue.count++;
    queue.bytes += item.bytes;
    this.#count++;
    this.#bytes += item.bytes;
    return entry;
  }

  /**
   * Returns the next item without removing it.
   * @param isSkipped returns true for callers that must be skipped for now
   */
  peek(isSkipped?: (caller: string) => boolean): T | undefined {
    return this.#advance(isSkipped)?.first?.item;
  }

  /** Removes and returns the next item. */
  shift(isSkipped?: (caller: string) => boolean): T | undefined {
    const queue = this.#advance(isSkipped);
    if (queue === undefined) return undefined;
    const entry = queue.first!;
    queue.credit -= entry.item.weight;
    this.remove(entry);
    return entry.item;
  }

  /** Removes an item at any position; returns false when it has already left the queue. */
  remove(ticket: QueueTicket<T>): boolean {
    const entry = ticket as Entry<T>;
    const { queue, previous, next, item } = entry;
    if (queue === undefined) return false;
    entry.queue = undefined;
    if (previous === undefined) queue.first = next;
    else previous.next = next;
    if (next === undefined) queue.last = previous;
    else next.previous = previous;
    queue.count--;
    queue.bytes -= item.bytes;
    this.#count--;
    this.#bytes -= item.bytes;
    if (queue.first === undefined) this.#removeCaller(queue);
    return true;
  }

  /** Removes items from the front of each caller's queue while `matches` returns true for them. */
  *dequeueWhile(matches: (item: T) => boolean): Generator<T> {
    for (const queue of this.#queues.values()) {
      for (let entry = queue.first; entry !== undefined && matches(entry.item); entry = queue.first) {
        this.remove(entry);
        yield entry.item;
      }
    }
  }

  /** Advances to the caller that may serve its first item; returns undefined when every caller is skipped. */
  #advance(isSkipped?: (caller: string) => boolean): CallerQueue<T> | undefined {
    let skipped = 0;
    for (let queue = this.#current; queue !== undefined; queue = this.#current) {
      if (isSkipped?.(queue.caller) === true) {
        if (++skipped === this.#queues.size) return undefined;
      } else {
        if (!this.#credited) queue.credit += this.quantum;
        this.#credited = true;
        if (queue.credit >= queue.first!.item.weight) return queue;
        skipped = 0;
      }
      this.#setCurrent(queue.next);
    }
    return undefined;
  }

  #setCurrent(queue: CallerQueue<T> | undefined): void {
    this.#current = queue;
    this.#credited = false;
  }

  /** Adds a new caller behind all others. */
  #addCaller(caller: string): CallerQueue<T> {
    const queue = { caller, first: undefined, last: undefined, count: 0, bytes: 0, credit: 0 } as Partial<
      CallerQueue<T>
    > as CallerQueue<T>;
    const current = this.#current ?? queue;
    queue.next = current;
    queue.previous = current.previous ?? queue;
    queue.previous.next = queue;
    current.previous = queue;
    if (current === queue) this.#setCurrent(queue);
    this.#queues.set(caller, queue);
    return queue;
  }

  #removeCaller(queue: CallerQueue<T>): void {
    this.#queues.delete(queue.caller);
    queue.previous.next = queue.next;
    queue.next.previous = queue.previous;
    if (this.#current === queue) this.#setCurrent(this.#queues.size === 0 ? undefined : queue.next);
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
