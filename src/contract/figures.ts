/** Formats numbers for English prose, and rules about figures of results. Pure. */

import type { ReadName } from './injection.js';
import type { Calibration } from './scan.js';

const cachedThousandths = 100_000;
/**
 * Texts of numbers from -100 to 100 with up to three decimals: finding the shortest decimal of a double is
 * slow. Made at first use, because the site uses this module too.
 */
let decimals: (string | undefined)[] | undefined;

/** The shortest decimal of a number, as String(value). */
export function decimal(value: number): string {
  const thousandths = Math.round(value * 1000);
  if (thousandths / 1000 !== value || Math.abs(thousandths) > cachedThousandths) return String(value);
  const place = thousandths + cachedThousandths;
  decimals ??= new Array(2 * cachedThousandths + 1);
  decimals[place] ??= String(value);
  return decimals[place];
}

/** Formats an integer: 12345 is "12,345". Does without Intl, whose tables take 15 ms to load. */
export const number = (value: number): string => String(value).replace(/\B(?=(?:\d{3})+$)/g, ',');

/** Formats a number with its unit: "1 word", "2,500 words". */
export const count = (value: number, unit: string): string =>
  `${number(value)} ${unit}${value === 1 ? '' : 's'}`;

/** Points with a sign. U+2212 is as wide as the plus sign. */
export const points = (value: number): string => {
  const text = Math.abs(value).toFixed(1);
  return text === '0.0' ? '0.0' : `${value < 0 ? '\u2212' : '+'}${text}`;
};

/** A waiting time: "45 s", "12 min 5 s", "1 h 3 min". */
export function waitingTime(seconds: number): string {
  const [h, min, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, Math.ceil(seconds % 60)];
  if (h > 0) return `${h} h ${min} min`;
  return min > 0 ? `${min} min ${s} s` : `${s} s`;
}

/** The detail of an error without its sentence on the time to wait, which is counted down beside it. */
export const withoutWait = (detail: string): string => detail.replace(/ Try again in \d+ seconds?\.$/, '');

/** Names in a sentence: "a", "a and b", "a, b and c". */
export const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** States that a text was read as Markdown; undefined for plain text. */
export const readAsNote = ({ read_as }: { read_as: 'plain' | 'markdown' }): string | undefined =>
  read_as === 'markdown' ? 'Read as Markdown: markup and code do not count.' : undefined;

/** States that no monthly allowance is left: "This month's 1 deep scan is used up". */
export const usedUp = (allowance: number, unit: string): string =>
  allowance === 0
    ? `The plan includes no ${unit}s`
    : `This month's ${count(allowance, unit)} ${allowance === 1 ? 'is' : 'are'} used up`;

/**
 * The whole points that a score reaches, 0 to 99, for tables. They are not rounded up, so that the number
 * never belongs to a higher band than the score.
 */
export const wholePoints = (score: number): number => Math.min(99, Math.floor(score));

/** Formats the whole points of a score. Neither end of the scale looks certain: "under 1", "over 99". */
export function shownScore(score: number): string {
  if (score < 1) return 'under 1';
  return score > 99 ? 'over 99' : String(wholePoints(score));
}

/** The score that ranks a text in a list: that of its highest passage when it is mixed. */
export const highestScore = ({ score, mixed, passages = [] }: RankedText): number =>
  mixed?.mixed ? Math.max(score, ...passages.map(passage => passage.score)) : score;

interface RankedText {
  readonly score: number;
  readonly mixed?: { readonly mixed: boolean };
  readonly passages?: readonly { readonly score: number }[];
}

/** The ends of a score's range for people: "48 to 74"; empty when both are shown as the same number. */
export function shownRange(range: readonly number[]): string {
  const [low, high] = range.map(shownScore);
  return low === high ? '' : `${low} to ${high}`;
}

/** Points by which rewrites may raise a score without a note. */
const raisedPoints = 2;

/** Whether rewrites raise a score noticeably. Scores have one decimal; null when they were not measured. */
export const isRaised = (before: number | null, after: number | null): boolean =>
  before !== null && after !== null && Math.round((after - before) * 10) > raisedPoints * 10;

/** States that `isRaised` holds, in the same words everywhere. */
export const scoreRaisedNote =
  'The rewrites raise the score by more than 2 points: the text resembles machine writing more than before.';

/** Formats a rate as a percentage: 0.0008 is "0.08%", 0.034 is "3.4%". Only 0 and 1 are "0%" and "100%". */
export function percent(rate: number): string {
  const value = rate * 100;
  const isExtreme = (value > 0 && value < 0.1) || (value > 99.9 && value < 100);
  const shown = isExtreme ? Math.min(99.99, Math.max(0.01, value)) : value;
  return `${shown.toFixed(isExtreme ? 2 : 1).replace(/\.0+$/, '')}%`;
}

/** Whether a span supports the direction of its signal's points. The classifier's may have either. */
export const supportsPoints = ({ log_odds }: { readonly log_odds?: number }, points: number): boolean =>
  log_odds === undefined || log_odds * points > 0;

/**
 * Compares a score with human-written and with AI-generated texts, in one sentence each. Every text reaches
 * the lowest band, so for that band the rate is not stated.
 */
export function calibrationSentence(
  { false_positive_rate, interval, n, human_percentile, ai_generated }: Omit<Calibration, 'distribution'>,
  isLowest: boolean,
): string {
  const reached =
    isLowest || false_positive_rate === null || interval === null
      ? ''
      : `${percent(false_positive_rate)} reach this level or a higher one (95% confidence interval: ${interval.map(percent).join(' to ')}), and `;
  const sentence = `Of ${number(n)} human-written texts of this kind and length, ${reached}${shareOf(human_percentile)} score at or below this.`;
  return ai_generated === null ? sentence : `${sentence} ${aiSentence(ai_generated)}`;
}

/** What the shares of `calibrationSentence` are not. */
export const calibrationMeaning =
  'These are shares of measured texts, not the chance that a machine wrote this one: that also depends on how many of the scanned texts come from machines.';

function aiSentence({ share_below, n, years: [from, to] }: NonNullable<Calibration['ai_generated']>): string {
  const years = from === to ? from : `${from} to ${to}`;
  return `Of ${number(n)} texts by AI models of ${years}, ${shareOf(share_below)} score at or below this.`;
}

const shareOf = (share: number): string => (share === 0 ? 'none' : share === 1 ? 'all' : percent(share));

/** A share in whole percents that are never all or nothing. */
const wholePercents = (rate: number): number => Math.min(99, Math.max(1, Math.round(rate * 100)));

/** A share as a whole percentage that is never all or nothing: "22%". */
export const wholePercent = (rate: number): string => `${wholePercents(rate)}%`;

/** The share of a text in passages that are `elevated` or above. */
interface ElevatedShare {
  readonly mixed: boolean;
  readonly elevated_share: number;
}

/** The percentage of `mixedLabel` as a number for tables; 0 or 100 for a text that is not mixed. */
export const elevatedPercent = ({ mixed, elevated_share }: ElevatedShare): number =>
  mixed ? wholePercents(elevated_share) : Math.round(100 * elevated_share);

/** A mixed text in two words, for lists: "mixed, 22%". Null for a text that is not mixed. */
export const mixedLabel = (text: ElevatedShare): string | null =>
  text.mixed ? `mixed, ${elevatedPercent(text)}%` : null;

/** The layers of the pixels in which these reads find their texts. */
const pixelLayers: Partial<Record<ReadName, string>> = {
  qr_text: 'codes',
  stealth_text: 'hidden_bits',
  printed_text: 'printed_text',
};

/** Whether the place of a read was searched, given the layers of the response. */
export function isSearched(name: ReadName, layersRead: readonly string[]): boolean {
  const layer = pixelLayers[name];
  return layer === undefined || layersRead.includes(layer);
}
