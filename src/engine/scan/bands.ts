import type { Band } from '../../contract/genre.js';

/** Lowest scores of the upper bands. The mapping from log-odds to scores is calibrated to them. */
export const bandFrom = { moderate: 25, elevated: 50, high: 75 } as const;

/** Lengths in words below which the confidence in a score is limited. */
export const wordLimits = { tiny: 50, short: 100, full: 250 } as const;
/** Highest score of a text under 50 words: the top of the band below `high`. */
export const shortCeiling = bandFrom.high - 0.1;
/** Highest score of a text of list items alone: the top of the band below `elevated`. */
export const listCeiling = bandFrom.elevated - 0.1;

export function bandOf(score: number): Band {
  if (score >= bandFrom.high) return 'high';
  if (score >= bandFrom.elevated) return 'elevated';
  return score >= bandFrom.moderate ? 'moderate' : 'low';
}

export const bandLabels: Readonly<Record<Band, string>> = {
  low: 'Few signals of machine writing',
  moderate: 'Some signals of machine writing',
  elevated: 'Many signals of machine writing',
  high: 'Strong signals of machine writing',
};

/** The bands, lowest first. Pages import them from here, because the contract loads the schema library. */
export const bandNames = Object.keys(bandLabels) as readonly Band[];

/** Whether a score of this band is `elevated` or above. */
export const isElevated = ({ band }: { readonly band: Band }) => band === 'elevated' || band === 'high';

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
  mixed?.mixed && passages.length > 0 ? Math.max(...passages.map(passage => passage.score)) : score;

interface RankedText {
  readonly score: number;
  readonly mixed?: { readonly mixed: boolean };
  readonly passages?: readonly { readonly score: number }[];
}

/** The scores of a mixed text, the passage first: "passage 90, whole text 25". */
export function mixedScores({ score, passages = [] }: RankedText): string {
  const flagged = passages.filter(passage => passage.score >= bandFrom.elevated).map(one => one.score);
  const highest = shownScore(flagged.length === 0 ? score : Math.max(...flagged));
  return `${flagged.length > 1 ? 'passages up to' : 'passage'} ${highest}, whole text ${shownScore(score)}`;
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
