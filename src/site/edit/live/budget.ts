/**
 * Budget of requests that a page makes by itself: live scans, and rewrites for suggestions. The first live
 * scans come at most every 2 seconds; the more were made within an hour, the longer the next one waits, so
 * that the hourly limit lasts longer than two minutes of typing. Pure.
 */

/** Least time between two live scans. */
export const gapMs = 2_000;
/** Number of scans after which the gap doubles. */
const doubledAfter = 10;
const gapMsMax = 60_000;
const hourMs = 3_600_000;
/** Share of the hourly limit that live scans use at most. */
const liveShare = 0.75;
/** Share of the hourly limit that rewrites for suggestions use at most; the rest is for the buttons. */
export const rewriteShare = 0.2;

/** Times of the requests of the last hour. */
export const withinHour = (times: readonly number[], now: number): number[] =>
  times.filter(time => now - time < hourMs);

/** When a request of a used budget expires: an hour after the first one. */
export const freedAt = (times: readonly number[]): number => (times[0] ?? 0) + hourMs;

/**
 * Whether requests have used their share of the hourly limit.
 *
 * @param times start of each request of the last hour, in order
 * @param share share of the limit, 0 to 1
 */
export const isSpent = (times: readonly number[], perHour: number | null, share: number): boolean =>
  perHour !== null && times.length >= Math.floor(perHour * share);

/**
 * Milliseconds until the next live scan may start; null when the budget of this hour is used up.
 *
 * @param times start of each live scan of the last hour, in order
 */
export function waitMs(times: readonly number[], now: number, perHour: number | null): number | null {
  if (isSpent(times, perHour, liveShare)) return null;
  const last = times.at(-1);
  if (last === undefined) return 0;
  const gap = Math.min(gapMsMax, gapMs * 2 ** Math.floor(times.length / doubledAfter));
  return Math.max(0, last + gap - now);
}
