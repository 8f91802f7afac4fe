import type { Caller } from '../accounts/caller.js';
import { httpErrors } from '../errors.js';
import type { Services } from '../services.js';
import { countWords } from '../text/words.js';

/** Words of the month that a scan holds until it is known whether it succeeds. */
export interface WordReservation {
  /** The scan succeeded and had this many words; resolves when no crash can forget them. */
  settle(words: number): Promise<void>;
  giveBack(): void;
}

/** Of a scan that is not charged. */
export const unchargedWords: WordReservation = { settle: async () => {}, giveBack: () => {} };

/**
 * Takes a text's words from the month before it is read, so that callers in parallel can't pass the quota together;
 * throws 402 when they don't fit. Where there is no quota, nothing is counted until the reading has.
 */
export async function reserveWords(
  text: string,
  caller: Caller,
  { counters, now }: Services,
): Promise<WordReservation> {
  const { subject, account, plan } = caller;
  if (account === null) return unchargedWords;
  const quota = plan.words_per_month;
  let held = 0;
  if (quota !== null) {
    held = countWords(text);
    if (!(await counters.addUsageWithin(subject, 'words', held, quota, now()))) {
      const left = Math.max(0, quota - (await counters.monthlyUsage(subject, 'words', now())));
      const resets = nextMonth(now());
      const seconds = Math.ceil((Date.parse(resets) - now()) / 1000);
      throw httpErrors.wordsUsedUp(held, left, quota, resets.slice(0, 10), seconds);
    }
  }
  return {
    async settle(words) {
      if (quota === null) {
        await counters.addUsage(subject, 'words', words, now());
        held = words;
      }
      await counters.flush();
    },
    giveBack: () => releaseQuota(counters, subject, 'words', held, now()),
  };
}

/** Gives back what was taken of a month; a store that fails meanwhile must not end the process. */
export function releaseQuota(
  counters: Services['counters'],
  subject: string,
  row: string,
  amount: number,
  now: number,
): void {
  void (async () => counters.addUsage(subject, row, -amount, now))().catch(() => {});
}

/** RFC 3339 instant at which the month's counters start anew. */
export function nextMonth(now: number): string {
  const date = new Date(now);
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1)).toISOString();
}
