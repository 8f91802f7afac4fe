/**
 * Budget of live scans. The first come at most every 2 seconds; the more were made within an hour, the longer
 * the next one waits, so that the hourly limit lasts longer than two minutes of typing. Pure.
 */

/** Least time between two live scans. */
export const gapMs = 2_000;
/** Number of scans after which the gap doubles. */
const doubledAfter = 10;
const gapMsMax = 60_000;
const hourMs = 3_600_000;
/** Share of the hourly limit that live scans use at most; the rest is for scans by the button. */
const liveShare = 0.75;

/** Times of the live scans of the last hour. */
export const withinHour = (times: readonly number[], now: number): number[] =>
  times.filter(time => now - time < hourMs);

/**
 * Milliseconds until the next live scan may start; null when the budget of this hour is used up.
 *
 * @param times start of each live scan of the last hour, in order
 */
export function waitMs(times: readonly number[], now: number, perHour: number | null): number | null {
  if (perHour !== null && times.length >= Math.floor(perHour * liveShare)) return null;
  const last = times.at(-1);
  if (last === undefined) return 0;
  const gap = Math.min(gapMsMax, gapMs * 2 ** Math.floor(times.length / doubledAfter));
  return Math.max(0, last + gap - now);
}
