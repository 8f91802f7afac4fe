import type { Caller } from '../accounts/caller.js';
import { refusals } from '../errors.js';
import type { Services } from '../services.js';
import { countWords } from '../text/prepare.js';

/**
 * Takes a text's words from the month before it is read, so that callers in parallel can't pass the quota together;
 * throws 402 when they don't fit. Returns how to give them back when the reading fails.
 */
export async function spendWords(
  text: string,
  caller: Caller,
  { windows, now }: Services,
): Promise<() => void> {
  if (caller.account === null) return () => {};
  const words = countWords(text);
  const quota = caller.plan.words_per_month;
  const { subject } = caller;
  if (quota === null) await windows.spend(subject, 'words', words, now());
  else if (!(await windows.spendWithin(subject, 'words', words, quota, now()))) {
    const left = Math.max(0, quota - (await windows.used(subject, 'words', now())));
    throw refusals.wordsUsedUp(words, left, quota, nextMonth(now()).slice(0, 10));
  }
  return () => void windows.spend(subject, 'words', -words, now());
}

/** RFC 3339 instant at which the month's counters start anew. */
export function nextMonth(now: number): string {
  const date = new Date(now);
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1)).toISOString();
}
