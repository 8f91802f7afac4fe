import type { RateLimitDecision, Reservation } from '../../counters.js';
import { MonthlyUsage } from '../../monthly-usage.js';
import { RateLimitWindow } from '../../rate-limit-window.js';
import { Lease } from './lease.js';

const share = 1 / 64;

/**
 * Rate-limit window with a lease of at most 1/64 of the limit, which is part of the newest entry on disk.
 * Calls that use it must be written soon after, with their own time.
 */
export class LeasedRateLimit extends RateLimitWindow {
  readonly lease = new Lease();

  override consume(limit: number, cost: number, now: number): RateLimitDecision {
    const decision = super.consume(limit, cost, now);
    if (!decision.allowed) return decision;
    this.lease.use(cost, Math.min(Math.floor(limit * share), decision.remaining));
    return this.lease.isCovered ? decision : { ...decision, unwritten: true };
  }

  override encode(): Buffer {
    if (this.empty) this.lease.markIdle();
    return super.encode(this.lease.startWrite());
  }
}

/** Monthly usage with a lease of at most 1/64 of it. */
export class LeasedUsage extends MonthlyUsage {
  readonly lease = new Lease();

  override add(amount: number, limit: number | null = null, reservation: Reservation | null = null): boolean {
    const before = this.amount;
    const added = super.add(amount, limit, reservation);
    if (!added) return false;
    const { amount: used } = this;
    this.lease.use(used - before, Math.min(Math.floor(used * share), (limit ?? Infinity) - used));
    return true;
  }

  override encode(): Buffer {
    return super.encode(this.lease.startWrite());
  }
}
