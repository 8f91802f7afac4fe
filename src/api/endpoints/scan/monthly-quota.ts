import type { Caller } from '../../../accounts/caller.js';
import { httpErrors } from '../../../contract/errors.js';
import { count } from '../../../contract/prose.js';
import type { Services } from '../../../server/services.js';
import type { Reservation } from '../../../store/counters.js';
import type { Awaitable, KeyedRequest } from '../../../store/durable.js';

type QuotaServices = Pick<Services, 'counters' | 'now'>;

/** An amount of a monthly quota that is reserved until the request has succeeded or failed. */
export interface QuotaReservation {
  /** Makes the reservation final, after the request's Idempotency-Key was taken. */
  settle(): void;
  /** Returns the amount to the quota after a failure. */
  release(): void;
}

/** The reservation of a scan that is not charged. */
export const uncharged: QuotaReservation = { settle() {}, release() {} };

/** The quotas that scans and reads of images reserve. */
const quotas = ['words', 'deep', 'ocr'] as const;

/**
 * Reserves a text's words before the scan, as parallel calls must not exceed the quota. Throws 402. Usage is
 * on disk before the response is sent, so that a killed process loses none; waiting requests share a commit.
 */
export async function reserveWords(
  words: number,
  { subject, account, plan }: Caller,
  keyed: KeyedRequest | null,
  services: QuotaServices,
): Promise<QuotaReservation> {
  if (account === null) return uncharged;
  const quota = plan.words_per_month;
  const reserved = await reserveQuota(subject, 'words', words, quota, keyed, services);
  if (reserved !== null) return reserved;
  const now = services.now();
  const left = Math.max(0, quota! - (await services.counters.monthlyUsage(subject, 'words', now)));
  const resets = nextMonth(now);
  const seconds = Math.ceil((Date.parse(resets) - now) / 1000);
  throw httpErrors.wordsUsedUp(words, left, quota!, resets.slice(0, 10), seconds);
}

/**
 * Reserves an amount of a monthly quota; returns null when it does not fit. With an Idempotency-Key, the
 * attempts at a request reserve under the key, and only the reservation of the one that takes it stays
 * counted.
 */
export async function reserveQuota(
  subject: string,
  name: (typeof quotas)[number],
  amount: number,
  limit: number | null,
  keyed: KeyedRequest | null,
  { counters, now }: QuotaServices,
): Promise<QuotaReservation | null> {
  const at = now();
  if (!(await counters.addUsage(subject, name, amount, at, limit, keyed))) return null;
  if (keyed === null)
    return {
      settle() {},
      release: () => ignoringErrors(() => counters.addUsage(subject, name, -amount, at)),
    };
  return {
    settle: () => ignoringErrors(() => counters.endReservation(subject, name, keyed, 'settle', at)),
    release: () => ignoringErrors(() => counters.endReservation(subject, name, keyed, 'release', at)),
  };
}

/** Settles the reservations under an answered request's key, for attempts whose process was killed. */
export function settleReservations(
  subject: string,
  answered: Reservation,
  { counters, now }: QuotaServices,
): void {
  for (const name of quotas)
    ignoringErrors(() => counters.endReservation(subject, name, answered, 'settle', now()));
}

/** Runs a change whose failure must not fail the request: the amount then stays counted. */
function ignoringErrors(change: () => Awaitable<unknown>): void {
  (async () => change())().catch(() => {});
}

/** RFC 3339 instant at which the monthly counters reset. */
export function nextMonth(now: number): string {
  const date = new Date(now);
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1)).toISOString();
}

/** States that no monthly allowance is left: "This month's 1 deep scan is used up". */
export const usedUp = (allowance: number, unit: string): string =>
  allowance === 0
    ? `The plan includes no ${unit}s`
    : `This month's ${count(allowance, unit)} ${allowance === 1 ? 'is' : 'are'} used up`;
