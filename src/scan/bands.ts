import type { Band } from '../contract/genre.js';

/** Scores at which the upper bands begin; the mapping to scores is calibrated to them (fit.ts). */
export const bandFrom = { moderate: 25, elevated: 50, high: 75 } as const;

/** Highest score short texts may reach: one below `high`. */
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
