import type { Caller } from '../../accounts/caller.js';
import { httpErrors } from '../../errors.js';
import type { Services } from '../../services.js';
import { countWords } from '../../text/words.js';

/** Words reserved from the monthly quota until the scan completes. */
export interface WordReservation {
  /** Charges the words of a completed scan. Resolves once the charge is durable. */
  commit(words: number): Promise<void>;
  /** Returns the words to the quota after a failed scan. */
  release(): void;
}

/** The reservation of a scan that is not charged. */
export const unchargedWords: WordReservation = { commit: async () => {}, release: () => {} };

/**
 * Reserves a text's words before the scan, so that parallel calls cannot exceed the quota together. Throws
 * 402 when they do not fit. On a plan without a word quota, `commit` counts the words.
 */
export async function reserveWords(
  text: string,
  caller: Caller,
  { counters, now }: Pick<Services, 'counters' | 'now'>,
): Promise<WordReservation> {
  const { subject, account, plan } = caller;
  if (account === null) return unchargedWords;
  const quota = plan.words_per_month;
  let reserved = 0;
  if (quota !== null) {
    reserved = countWords(text);
    if (!(await counters.addUsageWithin(subject, 'words', reserved, quota, now()))) {
      const left = Math.max(0, quota - (await counters.monthlyUsage(subject, 'words', now())));
      const resets = nextMonth(now());
      const seconds = Math.ceil((Date.parse(resets) - now()) / 1000);
      throw httpErrors.wordsUsedUp(reserved, left, quota, resets.slice(0, 10), seconds);
    }
  }
  return {
    async commit(words) {
      if (quota === null) {
        await counters.addUsage(subject, 'words', words, now());
        reserved = words;
      }
      await counters.flush();
    },
    release: () => releaseQuota(counters, subject, 'words', reserved, now()),
  };
}

/** Returns an amount to a monthly quota. A store error here must not end the process, so it is ignored. */
export function releaseQuota(
  counters: Services['counters'],
  subject: string,
  row: string,
  amount: number,
  now: number,
): void {
  void (async () => counters.addUsage(subject, row, -amount, now))().catch(() => {});
}

/** RFC 3339 instant at which the monthly counters reset. */
export function nextMonth(now: number): string {
  const date = new Date(now);
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1)).toISOString();
}
