import { limits } from '../contract/limits.js';
import type { Reservation, ReservationOutcome } from './counters.js';

/**
 * Usage of one month, with the reservations included in it.
 *
 * The attempts at one request reserve separately under its key. The attempt that takes the key is known from
 * the idempotency record, so any process can settle the reservations of the key, any number of times and also
 * after a crash: that of the successful attempt stays counted, those of the other attempts do not.
 */
export class MonthlyUsage {
  /** Set by every change. */
  isChanged = false;

  /** @param reservations amounts by key and attempt */
  constructor(
    public amount = 0,
    private readonly reservations = new Map<string, Map<string, number>>(),
  ) {}

  /**
   * Adds usage unless the total would exceed `limit`; returns whether it did. Other attempts under the key do
   * not count towards the limit, because at most one of them stays counted.
   */
  add(amount: number, limit: number | null = null, reservation: Reservation | null = null): boolean {
    const reserved = reservation === null ? undefined : this.reservations.get(reservation.key);
    if (limit !== null && this.amount - sum(reserved) + amount > limit) return false;
    this.amount = Math.max(0, this.amount + amount);
    this.isChanged = true;
    if (reservation !== null) this.#reserve(reservation, amount);
    return true;
  }

  /** Ends the reservation of an attempt, or all under its key. Returns false when there is none. */
  end({ key, attempt }: Reservation, outcome: ReservationOutcome): boolean {
    const reserved = this.reservations.get(key);
    const own = reserved?.get(attempt);
    if (reserved === undefined || (outcome === 'release' && own === undefined)) return false;
    if (outcome === 'release') reserved.delete(attempt);
    this.add(outcome === 'release' ? -own! : (own ?? 0) - sum(reserved));
    if (outcome === 'settle' || reserved.size === 0) this.reservations.delete(key);
    return true;
  }

  /**
   * Decimal text, followed by the reservations as JSON if there are any.
   * @param ahead added to the amount (lmdb/counters/lease.ts)
   */
  encode(ahead = 0): Buffer {
    const { reservations } = this;
    const amount = this.amount + ahead;
    if (reservations.size === 0) return Buffer.from(`${amount}`);
    return Buffer.from(
      `${amount} ${JSON.stringify([...reservations].map(([key, each]) => [key, [...each]]))}`,
    );
  }

  static decode<T extends MonthlyUsage>(this: UsageClass<T>, bytes: Uint8Array): T {
    const text = Buffer.from(bytes).toString();
    const space = text.indexOf(' ');
    if (space === -1) return new this(Number(text));
    const entries: [string, [string, number][]][] = JSON.parse(text.slice(space));
    return new this(
      Number(text.slice(0, space)),
      new Map(entries.map(([key, each]) => [key, new Map(each)])),
    );
  }

  /**
   * Whether two months have passed since the beginning of the month in the name, such as `words/2026-11`. A
   * clock that was set back may still ask for the counter until then.
   */
  expired(now: number, name: string): boolean {
    return Date.parse(`${name.slice(-7)}-01T00:00:00Z`) + 62 * 86_400_000 < now;
  }

  #reserve({ key, attempt }: Reservation, amount: number): void {
    const reserved = this.reservations.get(key) ?? new Map<string, number>();
    this.reservations.set(key, reserved.set(attempt, amount));
    // The oldest ones were left by killed processes. Their amounts stay counted.
    if (this.reservations.size > limits.reservationsPerCounter)
      this.reservations.delete(this.reservations.keys().next().value!);
  }
}

type UsageClass<T> = new (...state: ConstructorParameters<typeof MonthlyUsage>) => T;

const sum = (reserved: Map<string, number> = new Map()): number =>
  [...reserved.values()].reduce((total, amount) => total + amount, 0);

/** The UTC month of a time in Unix ms, e.g. `2026-11`. Months sort as text. */
export const monthOf = (now: number): string => new Date(now).toISOString().slice(0, 7);
