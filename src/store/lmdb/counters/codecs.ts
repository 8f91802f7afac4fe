import { MonthlyUsage } from '../../monthly-usage.js';
import { monthOf } from '../../quota-month.js';
import { RateLimitWindow } from '../../rate-limit-window.js';

/** How a type of counter is stored, and when it can be deleted. */
export interface Codec<T> {
  empty(): T;
  encode(value: T): Buffer;
  decode(bytes: Uint8Array): T;
  /** Called when the write of an encoded value has ended; `done` is false when it failed. */
  onWritten?(value: T, done: boolean): void;
  expired(value: T, name: string, now: number): boolean;
}

export const rateLimitCodec: Codec<RateLimitWindow> = {
  empty: () => new RateLimitWindow(),
  encode: window => window.encode(),
  decode: bytes => RateLimitWindow.decode(bytes),
  expired: (window, _name, now) => window.expired(now),
};

/** Each month has a separate counter (`monthlyName`). */
export const monthlyUsageCodec: Codec<MonthlyUsage> = {
  empty: () => new MonthlyUsage(),
  encode: usage => usage.encode(),
  decode: bytes => MonthlyUsage.decode(bytes),
  // Kept for two months: a clock that was set back may still ask for it.
  expired: (_usage, name, now) => Date.parse(`${name.slice(-7)}-01T00:00:00Z`) + 62 * 86_400_000 < now,
};

/**
 * Stored name of a monthly counter: `words/2026-11`. After a clock was set back, the earlier month is found
 * again.
 */
export const monthlyName = (name: string, now: number): string => `${name}/${monthOf(now)}`;
