/**
 * A queue that is fair between callers: first in, first out for one caller, deficit round robin between callers.
 *
 *     caller a ─ [ 3 ][ 2 ][ 1 ] ─┐
 *     caller b ─ [ 1 ]           ─┼→ a turn each, by weight → next item
 *     caller c ─ [ 2 ][ 1 ]      ─┘
 *
 * At its turn a caller's credit grows by one quantum, and its items leave while the credit pays for their weight. A caller
 * with a thousand items delays another caller's item by about one quantum. Source: M. Shreedhar and G. Varghese,
 * "Efficient fair queuing using deficit round robin", IEEE/ACM Transactions on Networking 4(3), 1996.
 *
 * Every operation takes constant time, amortised: an item is passed over once for each quantum of its weight. Only callers
 * with queued items take memory, so there are never more of them than items.
 */

/** What a queue needs to know of an item; constant while the item is queued. */
export interface Queued {
  /** Who the item belongs to: `a:ACCOUNT` or `ip:ADDRESS`. */
  readonly caller: string;
  /** Cost of serving it, in the unit of the quantum. */
  readonly weight: number;
  /** Memory it holds while it is queued. */
  readonly bytes: number;
}

/** Totals of the queued items of one caller, or of all. */
export interface Backlog {
  readonly count: number;
  readonly bytes: number;
}

/** The place of an item in the queue, for its removal. */
export interface Ticket<T> {
  readonly item: T;
}

interface Entry<T> extends Ticket<T> {
  /** Undefined once the item has left the queue. */
  line: Line<T> | undefined;
  before: Entry<T> | undefined;
  after: Entry<T> | undefined;
}

/** The items of one caller, a doubly linked list; lines form a ring in the order of their turns. */
interface Line<T> {
  readonly caller: string;
  first: Entry<T> | undefined;
  last: Entry<T> | undefined;
  count: number;
  bytes: number;
  credit: number;
  before: Line<T>;
  after: Line<T>;
}

const nothing: Backlog = { count: 0, bytes: 0 };

export class FairQueue<T extends Queued> {
  readonly #lines = new Map<string, Line<T>>();
  /** The line whose turn it is. */
  #current: Line<T> | undefined;
  /** Whether it has received the credit of this turn. */
  #credited = false;
  #count = 0;
  #bytes = 0;

  /** @param quantum weight that one turn pays for */
  constructor(private readonly quantum: number) {}

  get count(): number {
    return this.#count;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** Callers with queued items. */
  get callers(): number {
    return this.#lines.size;
  }

  backlogOf(caller: string): Backlog {
    return this.#lines.get(caller) ?? nothing;
  }

  push(item: T): Ticket<T> {
    const line = this.#lines.get(item.caller) ?? this.#addLine(item.caller);
    const entry: Entry<T> = { item, line, before: line.last, after: undefined };
    if (line.last === undefined) line.first = entry;
    else line.last.after = entry;
    line.last = entry;
    line.count++;
    line.bytes += item.bytes;
    this.#count++;
    this.#bytes += item.bytes;
    return entry;
  }

  /**
   * The item whose turn it is; stays queued.
   * @param skips callers that are passed over at this time
   */
  peek(skips?: (caller: string) => boolean): T | undefined {
    return this.#turn(skips)?.first?.item;
  }

  /** Takes out the item that `peek` returns. */
  shift(skips?: (caller: string) => boolean): T | undefined {
    const line = this.#turn(skips);
    if (line === undefined) return undefined;
    const entry = line.first!;
    line.credit -= entry.item.weight;
    this.remove(entry);
    return entry.item;
  }

  /** Takes an item out of its turn; false when it has left the queue already. */
  remove(ticket: Ticket<T>): boolean {
    const entry = ticket as Entry<T>;
    const { line, before, after, item } = entry;
    if (line === undefined) return false;
    entry.line = undefined;
    if (before === undefined) line.first = after;
    else before.after = after;
    if (after === undefined) line.last = before;
    else after.before = before;
    line.count--;
    line.bytes -= item.bytes;
    this.#count--;
    this.#bytes -= item.bytes;
    if (line.first === undefined) this.#removeLine(line);
    return true;
  }

  /** Takes the oldest items of each caller out while they are `stale`: all that are, where age alone makes an item so. */
  *takeStale(stale: (item: T) => boolean): Generator<T> {
    for (const line of this.#lines.values()) {
      for (let entry = line.first; entry !== undefined && stale(entry.item); entry = line.first) {
        this.remove(entry);
        yield entry.item;
      }
    }
  }

  /** Moves on to the line that may serve its first item; undefined when every caller is passed over. */
  #turn(skips?: (caller: string) => boolean): Line<T> | undefined {
    let skipped = 0;
    for (let line = this.#current; line !== undefined; line = this.#current) {
      if (skips?.(line.caller) === true) {
        if (++skipped === this.#lines.size) return undefined;
      } else {
        if (!this.#credited) line.credit += this.quantum;
        this.#credited = true;
        if (line.credit >= line.first!.item.weight) return line;
        skipped = 0;
      }
      this.#setCurrent(line.after);
    }
    return undefined;
  }

  #setCurrent(line: Line<T> | undefined): void {
    this.#current = line;
    this.#credited = false;
  }

  /** A new caller's turn comes after everybody else's. */
  #addLine(caller: string): Line<T> {
    const line = { caller, first: undefined, last: undefined, count: 0, bytes: 0, credit: 0 } as Partial<
      Line<T>
    > as Line<T>;
    const current = this.#current ?? line;
    line.after = current;
    line.before = current.before ?? line;
    line.before.after = line;
    current.before = line;
    if (current === line) this.#setCurrent(line);
    this.#lines.set(caller, line);
    return line;
  }

  #removeLine(line: Line<T>): void {
    this.#lines.delete(line.caller);
    line.before.after = line.after;
    line.after.before = line.before;
    if (this.#current === line) this.#setCurrent(this.#lines.size === 0 ? undefined : line.after);
  }
}

/** How many times the free space of a queue one caller may hold of it. */
const shareOfFree = 8;

/**
 * Whether one more item of a caller fits a bounded queue. A caller may hold up to eight times the space that is left: alone
 * it fills eight ninths of the queue, two callers get eight seventeenths each, and there is always space left for the next.
 * Source: A. K. Choudhury and E. L. Hahne, "Dynamic queue length thresholds for shared-memory packet switches", 1998.
 */
export function fits(added: number, own: number, total: number, most: number): boolean {
  const free = most - total;
  return added <= free && own + added <= Math.max(shareOfFree * free, added);
}
