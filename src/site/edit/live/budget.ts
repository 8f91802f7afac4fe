/**
 * Pace of the requests that the edit page makes by itself: live scans, and rewrites for suggestions. The
 * pauses between them grow as the limits of the caller are used up, so that they last for an hour of editing.
 * Pure.
 */
import type { ConfigView } from '../../../contract/service.js';

const hourMs = 3_600_000;
/** Share of the hourly limit that is left for the buttons. */
const buttonShare = 0.25;
/** Share of the month's words that live scans use at most within an hour. */
const wordShare = 0.05;

/** An amount that requests use up within an hour. */
interface Budget {
  /** The whole amount, in requests. */
  own: number;
  /** What is left of it. */
  left: number;
}

/** A live scan: its time and the words of its text. */
export interface LiveCall {
  at: number;
  words: number;
}

/** The live scans of the last hour. */
export const withinHour = (calls: readonly LiveCall[], now: number): LiveCall[] =>
  calls.filter(({ at }) => now - at < hourMs);

/** What both kinds of requests share of the hourly limit; null without one. */
function requestBudget({ limits, usage }: ConfigView): Budget | null {
  const perHour = limits.requests_per_hour;
  if (perHour === null || usage.requests_remaining === null) return null;
  const reserved = Math.ceil(perHour * buttonShare);
  return { own: perHour - reserved, left: usage.requests_remaining - reserved };
}

/** The scans of so many words that the month's words allow in this hour; at most half of those left. */
function wordBudget({ limits, usage }: ConfigView, words: number, calls: readonly LiveCall[]): Budget | null {
  const perMonth = limits.words_per_month;
  if (perMonth === null || usage.words_remaining === null) return null;
  const own = perMonth * wordShare;
  const used = calls.reduce((sum, call) => sum + call.words, 0);
  return { own: own / words, left: Math.min(own - used, usage.words_remaining / 2) / words };
}

/**
 * Milliseconds between two requests; Infinity when none is left. It is the cube of the used share, with a
 * factor by which two kinds of requests, each as often as they may, take an hour to use up the budget.
 */
const pauseOf = (budget: Budget | null): number => {
  if (budget === null) return 0;
  const { own, left } = budget;
  return left < 1 ? Number.POSITIVE_INFINITY : ((8 * hourMs) / own) * Math.max(0, 1 - left / own) ** 3;
};

/** Milliseconds from one request for rewrites to the next; Infinity when none is left. */
export const rewritePauseMs = (who: ConfigView | null): number =>
  who === null ? 0 : pauseOf(requestBudget(who));

/** Least time between two live scans. */
export const scanPauseMsMin = 2_000;

/**
 * Milliseconds from one live scan to the next; Infinity when none is left.
 *
 * @param words of the text
 * @param calls live scans of the last hour
 */
export const scanPauseMs = (who: ConfigView | null, words: number, calls: readonly LiveCall[]): number =>
  Math.max(scanPauseMsMin, rewritePauseMs(who), who === null ? 0 : pauseOf(wordBudget(who, words, calls)));

/** Milliseconds until the next request may start; Infinity when none is left. */
export const waitMs = (pauseMs: number, lastAt: number, now: number): number =>
  pauseMs === Number.POSITIVE_INFINITY ? pauseMs : Math.max(0, lastAt + pauseMs - now);

/** Time after which the limits are read again while a request waits: other tabs and an hour change them. */
export const recheckMs = 60_000;
