/**
 * Pace of the requests that the edit page makes by itself: scans and rewrites. The pauses between them grow
 * as the limits of the caller are used up, so that they last for an hour of editing. They count like others,
 * because a page could otherwise scan without a quota. Pure.
 */
import type { ConfigView } from '../../../contract/service.js';

const hourMs = 3_600_000;
/** Share of the hourly limit that is left for the buttons. */
const buttonShare = 0.25;
/** Share of the words that are left of the month, of which one scan may use up at most this much. */
const wordShare = 0.05;

/**
 * Milliseconds from one request to the next; Infinity when none is left. It is the cube of the used share,
 * with a factor by which scans and rewrites, each as often as they may, take an hour to use up the limit.
 *
 * @param words that the request takes of the month
 */
export function pauseMs(who: ConfigView | null, words = 0): number {
  const left = who?.usage.requests_remaining ?? null;
  const wordsLeft = who?.usage.words_remaining ?? null;
  if (wordsLeft !== null && words > wordsLeft * wordShare) return Number.POSITIVE_INFINITY;
  const perHour = who?.limits.requests_per_hour ?? null;
  if (perHour === null || left === null) return 0;
  const reserved = Math.ceil(perHour * buttonShare);
  const own = perHour - reserved;
  if (left - reserved < 1) return Number.POSITIVE_INFINITY;
  return ((8 * hourMs) / own) * Math.max(0, 1 - (left - reserved) / own) ** 3;
}

/** Milliseconds until the next request may start; Infinity when none is left. */
export const waitMs = (pauseMs: number, lastAt: number, now: number): number =>
  pauseMs === Number.POSITIVE_INFINITY ? pauseMs : Math.max(0, lastAt + pauseMs - now);

/** Time after which the limits are read again while a request waits: other tabs and an hour change them. */
export const recheckMs = 60_000;
