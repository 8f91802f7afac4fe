import { areaUnderCurve } from '../../src/training/statistics/metrics.js';
import type { LabelledScore, Observation } from './observation.js';

/** Figures of a group of mixed documents. NaN where a figure is undefined. */
export interface Summary {
  readonly documents: number;
  /** Mean over documents with sentences of both labels. */
  readonly sentenceAucWithin: number;
  readonly sentenceAucPooled: number;
  readonly passageAuc: number;
  readonly partAuc: number;
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
  /** In sentences. Infinity if most documents have no predicted boundary. */
  readonly boundaryMedian: number;
  /** Share of the changes of authorship with no predicted boundary within `boundaryErrorMax` sentences. */
  readonly boundariesMissed: number;
  /** Share of the AI-generated parts that were found. */
  readonly found: number;
  /** Share of the documents with band `low` and confidence `high`. */
  readonly lowWithHighConfidence: number;
}

/** A boundary further away than this counts as missed. */
const boundaryErrorMax = 3;

export function summarise(observations: readonly Observation[]): Summary {
  const within = observations.map(({ sentences }) => aucOf(sentences)).filter(area => !Number.isNaN(area));
  const total = (of: (words: Observation['words']) => number) =>
    observations.reduce((sum, { words }) => sum + of(words), 0);
  const [predicted, generated, both] = [
    total(words => words.predicted),
    total(words => words.generated),
    total(words => words.both),
  ];
  const errors = observations.flatMap(({ boundaryErrors }) => boundaryErrors);
  return {
    documents: observations.length,
    sentenceAucWithin: mean(within),
    sentenceAucPooled: aucOf(observations.flatMap(({ sentences }) => sentences)),
    passageAuc: aucOf(observations.flatMap(({ passages }) => passages)),
    partAuc: aucOf(observations.flatMap(({ parts }) => parts.map(part => ({ ...part, weight: 1 })))),
    precision: both / predicted,
    recall: both / generated,
    f1: (2 * both) / (predicted + generated),
    boundaryMedian: median(errors),
    boundariesMissed: shareOf(errors, error => error > boundaryErrorMax),
    found: shareOf(
      observations.flatMap(({ found }) => found),
      found => found,
    ),
    lowWithHighConfidence: shareOf(
      observations,
      ({ band, confidence }) => band === 'low' && confidence === 'high',
    ),
  };
}

/** AUC of AI-generated against human-written scores; NaN unless both occur. */
export const aucOf = (scores: readonly LabelledScore[]): number =>
  areaUnderCurve(
    scores.map(({ score }) => score),
    scores.map(({ machine }) => Number(machine)),
    scores.map(({ weight }) => weight),
  );

/** Mean; NaN for an empty list. */
export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Share of the items that pass a test; NaN for an empty list. */
export const shareOf = <T>(items: readonly T[], test: (item: T) => boolean): number =>
  items.filter(test).length / items.length;

/** Upper median; NaN for an empty list. */
function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}
