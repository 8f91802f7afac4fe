/** Absences that mean little: a result has their points in one row. Pure. */

import { listed, points as signed } from '../../../contract/prose.js';
import type { GenreProfile } from '../genres.js';
import type { ScoredSignal } from '../score.js';
import { round } from './numbers.js';
import type { ScoredText, SignalResult } from './scored-text.js';
import { absencesSignal, inSentence, signalName } from './signal-names.js';

/**
 * Least difference between the mean counts of AI-generated and of human-written texts, in standard deviations
 * of a count. Twice the square root of a count has a standard deviation of about 1.
 */
const deviationsMin = 0.5;

/** Absences that the row names, strongest first. */
const namedMax = 6;

/**
 * Whether a text has few or none of something that AI-generated and human-written texts of its length have
 * about as many of: "No # headings", which neither have.
 */
function meansLittle({ signal, measurement, row, typical }: ScoredSignal, genre: GenreProfile): boolean {
  if (measurement === null || signal.form !== 'rate' || measurement.value >= typical) return false;
  const { exposure } = measurement;
  const difference = deviationsOf(row.typicalOfAi[genre], exposure) - deviationsOf(typical, exposure);
  return signal.direction * difference < deviationsMin;
}

const deviationsOf = (mean: number, words: number): number => 2 * Math.sqrt((mean * words) / 1000);

/**
 * The points that a result lists: those of absences that mean little are 0, and their sum follows. `row`
 * builds the result that states its parts; null without any.
 */
export function foldAbsences({ scored, points, context }: ScoredText): {
  points: number[];
  row: (() => SignalResult) | null;
} {
  const folded: number[] = [];
  for (let at = 0; at < scored.length; at++)
    if (points[at] !== 0 && meansLittle(scored[at]!, context.genre)) folded.push(at);
  if (folded.length === 0) return { points, row: null };
  const sumOf = (some: readonly number[]) => {
    let sum = 0;
    for (const at of some) sum += points[at]!;
    return round(sum, 100);
  };
  const sum = sumOf(folded);
  const row = () => {
    const strongest = [...folded].sort((one, other) => Math.abs(points[other]!) - Math.abs(points[one]!));
    const parts = strongest.slice(0, namedMax).map(at => {
      const { name, direction } = scored[at]!.signal;
      return `${inSentence(signalName(name, -direction))} ${signed(points[at]!)}`;
    });
    const others = strongest.slice(namedMax);
    if (others.length > 0) parts.push(`${others.length} more ${signed(sumOf(others))}`);
    return {
      name: absencesSignal,
      score: sum > 0 ? 1 : 0,
      weight: 1,
      detail: `Each means little, because AI-generated and human-written texts of this length have about as many: ${listed(parts)}.`,
      value: folded.length,
      active: true,
      points: sum,
    };
  };
  const listedPoints = [...points, sum];
  for (const at of folded) listedPoints[at] = 0;
  return { points: listedPoints, row };
}
