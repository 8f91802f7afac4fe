import { lengthBucket } from '../../../engine/scan/calibration.js';
import { toScore } from '../../../engine/scan/score.js';
import type { EngineKind } from '../../../engine/scan/weights.js';
import { isProjectSource } from '../../corpus/corpus.js';
import { groupBy } from '../../statistics/group-by.js';
import { areaUnderCurve, shareAbove, thresholdAt } from '../../statistics/metrics.js';
import type { FittedEngine } from '../engine.js';
import { isScoredBy, logOddsOf } from '../held-out.js';
import { corporaWeights } from '../samples.js';

/** A text scored by an engine that has not seen its source. */
export interface ScoredText {
  readonly sample: FittedEngine['corpus']['samples'][number];
  /** Index of the sample; an excerpt follows its whole text. */
  readonly at: number;
  readonly logOdds: number;
  readonly score: number;
  readonly bucket: number;
  readonly words: number;
  readonly group: number;
  /** `corporaWeights`: 0 for the project's texts. */
  readonly weight: number;
}

export const grouped = (
  texts: readonly ScoredText[],
  keyOf: (one: ScoredText) => string,
): [string, ScoredText[]][] => [...groupBy(texts, keyOf)].sort(([a], [b]) => (a < b ? -1 : 1));

export const isCorpora = (one: ScoredText) => !isProjectSource(one.sample.source);
export const humanTexts = (texts: readonly ScoredText[]) => texts.filter(one => !one.sample.machine);
export const aiTexts = (texts: readonly ScoredText[]) => texts.filter(one => one.sample.machine);
const logOddsOfTexts = (texts: readonly ScoredText[]) => texts.map(one => one.logOdds);
export const area = (texts: readonly ScoredText[], weightOf?: (one: ScoredText) => number) =>
  areaUnderCurve(
    logOddsOfTexts(texts),
    texts.map(one => Number(one.sample.machine)),
    weightOf && texts.map(weightOf),
  );
export const above = (texts: readonly ScoredText[], mark: number) => shareAbove(logOddsOfTexts(texts), mark);
export const reaching = (texts: readonly ScoredText[], from: number) =>
  texts.filter(one => one.score >= from).length / texts.length;

/** Threshold in log-odds at a false-positive rate. */
export const thresholdFor = (texts: readonly ScoredText[], share: number): number =>
  thresholdAt(logOddsOfTexts(humanTexts(texts)), share);

export const truePositiveRate = (texts: readonly ScoredText[], share: number) =>
  above(aiTexts(texts), thresholdFor(texts, share));

export function scoredTexts({ corpus, held, combinations }: FittedEngine, kind: EngineKind): ScoredText[] {
  const combination = combinations[kind];
  const weight = corporaWeights(corpus.samples);
  return corpus.samples.flatMap((sample, at) => {
    if (!isScoredBy(corpus, kind, at)) return [];
    const logOdds = logOddsOf(held, combination, at, held.found[at]!);
    const words = corpus.texts[at]!.wordCount;
    const bucket = lengthBucket(words);
    const score = toScore(logOdds, combination);
    return [{ sample, at, logOdds, score, bucket, words, group: corpus.group[at]!, weight: weight[at]! }];
  });
}
