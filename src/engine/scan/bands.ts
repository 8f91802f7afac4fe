import type { Band } from '../../contract/genre.js';

/** Lowest scores of the upper bands. The mapping from log-odds to scores is calibrated to them. */
export const bandFrom = { moderate: 25, elevated: 50, high: 75 } as const;

/** Lengths in words below which the confidence in a score is limited. */
export const wordLimits = { tiny: 50, short: 100, full: 250 } as const;
/** Highest score of a text under 50 words: the top of the band below `high`. */
export const shortCeiling = bandFrom.high - 0.1;

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
