/** What a long text takes of the limits of a plan, in the words of the pages. Pure. */
import { count, number } from '../../contract/figures.js';
import type { ConfigView } from '../../contract/service.js';
import { date, time } from '../shared/format.js';

/** What is done with a text, each of which counts once against the hourly limit. */
export type Work = 'scan' | 'cleanup';

interface Need {
  work: Work;
  /** How many of it. */
  times: number;
  /** Words that count against the monthly quota; a cleanup uses none. */
  words: number;
  /** Whether each runs the wording model. */
  deep: boolean;
}

/** Why the limits do not allow it now, and when they do; null when they do. */
export function shortage({ work, times, words, deep }: Need, { usage, limits }: ConfigView): string | null {
  const { requests_remaining, requests_reset_at, words_remaining, deep_scans_remaining } = usage;
  const monthly = `The month's are back on ${date(usage.month_resets_at)}.`;
  if (deep && deep_scans_remaining !== null && deep_scans_remaining < times)
    return `${left(deep_scans_remaining, 'run')} of the wording model this month, of ${number(times)}. ${monthly}`;
  if (words_remaining !== null && words_remaining < words)
    return `${left(words_remaining, 'word')} this month, of about ${number(words)}. ${monthly}`;
  if (requests_remaining === null || requests_remaining >= times) return null;
  const missing = `${left(requests_remaining, work)} this hour, of ${number(times)}.`;
  if (requests_reset_at === null) return missing;
  const back =
    requests_remaining === 0 ? 'The next is possible' : `All ${number(limits.requests_per_hour!)} are back`;
  return `${missing} ${back} at ${time(requests_reset_at)}.`;
}

const left = (amount: number, what: string) =>
  amount === 0 ? `You have no ${what} left` : `You have only ${count(amount, what)} left`;

/** What it takes, and how much of that is left. */
export function allowance({ work, times, words }: Need, { usage }: ConfigView): string {
  const { requests_remaining, words_remaining } = usage;
  const scans =
    requests_remaining === null
      ? count(times, work)
      : `${number(times)} of the ${count(requests_remaining, work)} that you have left this hour`;
  if (work === 'cleanup' || words_remaining === null) return scans;
  return `${scans}, and about ${number(words)} of the ${count(words_remaining, 'word')} of this month`;
}
