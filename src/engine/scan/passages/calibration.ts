import { passageCalibration } from '../../../generated/passage-calibration.js';
import { numberRows } from '../results/numbers.js';
import type { Combination, EngineKind } from '../weights.js';

/** Maps the log-odds of a passage to its score. */
export type PassageMapping = Pick<Combination, 'midpoint' | 'slope'>;

/** The mapping for texts of this many words. */
export interface PassageRow extends PassageMapping {
  readonly words: number;
}
/** Mappings by ascending words. */
export type PassageTables = Readonly<Record<EngineKind, readonly PassageRow[]>>;

const tables: PassageTables = {
  heuristics: parse(passageCalibration.heuristics),
  model: parse(passageCalibration.model),
};

/** Parses rows of `words midpoint slope`. */
function parse(rows: string): PassageRow[] {
  return numberRows(rows).map(([words, midpoint, slope]) => {
    return { words: words!, midpoint: midpoint!, slope: slope! };
  });
}

/**
 * The mapping for the passages of a text of this many words: interpolated over the logarithm of the words,
 * and constant outside the measured lengths. It bounds the share of human-written texts with any passage in
 * the upper bands, so it grows stricter with the length.
 */
export function passageMapping(kind: EngineKind, words: number): PassageMapping {
  const rows = tables[kind];
  const next = rows.findIndex(row => words <= row.words);
  if (next <= 0) return next === 0 ? rows[0]! : rows.at(-1)!;
  const [from, to] = [rows[next - 1]!, rows[next]!];
  const fraction = Math.log(words / from.words) / Math.log(to.words / from.words);
  return {
    midpoint: from.midpoint + fraction * (to.midpoint - from.midpoint),
    slope: from.slope + fraction * (to.slope - from.slope),
  };
}
