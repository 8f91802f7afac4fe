import { lengthBucket } from '../../engine/scan/calibration.js';
import { byEra, combinedLogOdds } from '../../engine/scan/eras.js';
import type { GenreProfile } from '../../engine/scan/genres.js';
import { byGenre, type Combination, type EngineKind, genreColumns } from '../../engine/scan/weights.js';
import { type Axis, compassSearch } from '../statistics/compass-search.js';
import { type HeldOutScores, isScoredBy, logOddsOf } from './held-out.js';
import type { MeasuredCorpus } from './measured-corpus.js';
import { roundForFile } from './measurements.js';
import type { EngineSample } from './samples.js';

/** Largest false-positive rate allowed in any cell, and the cells that a text belongs to. */
interface FalsePositiveTarget {
  readonly share: number;
  readonly cellsOf: (sample: EngineSample, words: number) => readonly Cell[];
}

/** A group of human-written texts, and the fewest of them for it to count. */
interface Cell {
  readonly name: string;
  readonly textsMin: number;
}

/**
 * By domain and by source, not by length as well: 3% of 100 texts are three texts, and one mislabelled text
 * would shift the scale. An excerpt is no further text.
 */
const byDomainAndSource = ({ domain, source, excerpt }: EngineSample): Cell[] =>
  excerpt
    ? []
    : [
        { name: `domain ${domain}`, textsMin: 300 },
        { name: `source ${source}`, textsMin: 100 },
      ];
const elevated: FalsePositiveTarget = { share: 0.02, cellsOf: byDomainAndSource };
const high: FalsePositiveTarget = { share: 0.005, cellsOf: byDomainAndSource };
/** For the texts of one genre, named or detected: by length. */
const highNamed: FalsePositiveTarget = {
  share: high.share,
  cellsOf: (_, words) => [{ name: String(lengthBucket(words)), textsMin: 300 }],
};
/**
 * logit(0.75) − logit(0.50): distance between the scores 50 and 75, at which `elevated` and `high` begin
 * (scan/bands.ts).
 */
const elevatedToHigh = Math.log(3);
/**
 * Least log-odds per unit of the logistic function. With fewer, the bands would begin at almost one value,
 * and one small change of a text would move its score across several of them.
 */
export const slopeMin = 2;
/**
 * Largest margin in log-odds between a threshold and the last text below it; half of the gap if that is
 * smaller.
 */
const thresholdMargin = 0.05;

const penalty = 1e-4;
const nonNegative: Axis = { start: 1, least: 0, most: Number.POSITIVE_INFINITY };
const fixedAtZero: Axis = { start: 0, least: 0, most: 0 };
const unbounded: Axis = { start: 0, least: Number.NEGATIVE_INFINITY, most: Number.POSITIVE_INFINITY };

/**
 * Fits the weights of signals and classifier on held-out scores, then the mapping from log-odds to scores.
 */
export function fitCombination(corpus: MeasuredCorpus, held: HeldOutScores, kind: EngineKind): Combination {
  const used = [...corpus.samples.keys()].filter(i => isScoredBy(corpus, kind, i));
  const [signals, classifier, intercept] = compassSearch(lossOf(corpus, held, used), [
    nonNegative,
    kind === 'model' ? nonNegative : fixedAtZero,
    unbounded,
  ]);
  const startByEra = byEra(era => signals! * held.start[era]);
  const noEvidenceLogOdds = combinedLogOdds(startByEra);
  const commonBias = roundForFile(intercept! + noEvidenceLogOdds);
  return fitScoreMapping(corpus, held, kind, {
    signals: roundForFile(signals!),
    classifier: roundForFile(classifier!),
    eraPriors: byEra(era => roundForFile(startByEra[era] - noEvidenceLogOdds)),
    bias: byGenre(() => commonBias),
    midpoint: 0,
    slope: 1,
  });
}

/**
 * Weighted mean log loss of the used texts for given weights of signals and classifier, plus a ridge penalty.
 */
function lossOf(
  corpus: MeasuredCorpus,
  held: HeldOutScores,
  used: readonly number[],
): (at: readonly number[]) => number {
  const { samples, weight } = corpus;
  const total = used.reduce((sum, i) => sum + weight[i]!, 0);
  const { model, start } = held;
  const sums = held.sums.standard;
  return ([signals, classifier, intercept]) => {
    let loss = 0;
    for (const i of used) {
      const logOdds =
        intercept! +
        combinedLogOdds(byEra(era => signals! * (start[era] + sums[era][i]!) + classifier! * model[era][i]!));
      const wrong = samples[i]!.machine ? -logOdds : logOdds;
      loss += (weight[i]! / total) * (Math.max(wrong, 0) + Math.log1p(Math.exp(-Math.abs(wrong))));
    }
    return loss + penalty * (signals! ** 2 + classifier! ** 2);
  };
}

/**
 * The lowest threshold at which every cell with enough human-written texts meets the target; -Infinity
 * without such a cell.
 */
function lowestThreshold(
  corpus: MeasuredCorpus,
  logOdds: (i: number) => number,
  { share, cellsOf }: FalsePositiveTarget,
  among: (i: number) => boolean,
): number {
  const cells = new Map<string, { textsMin: number; logOdds: number[] }>();
  corpus.samples.forEach((sample, i) => {
    if (sample.machine || !among(i)) return;
    for (const { name, textsMin } of cellsOf(sample, corpus.texts[i]!.wordCount)) {
      if (!cells.has(name)) cells.set(name, { textsMin, logOdds: [] });
      cells.get(name)!.logOdds.push(logOdds(i));
    }
  });
  let worst = Number.NEGATIVE_INFINITY;
  for (const { textsMin, logOdds: cell } of cells.values()) {
    if (cell.length < textsMin) continue;
    cell.sort((a, b) => a - b);
    const below = cell.length - Math.floor(cell.length * share) - 1;
    const next = cell[below + 1] ?? Number.POSITIVE_INFINITY;
    // Stay close to the last text below: the next one may be far away.
    worst = Math.max(worst, cell[below]! + Math.min(thresholdMargin, (next - cell[below]!) / 2));
  }
  return worst;
}

/**
 * Fits the mapping from log-odds to scores. Score 50 is the threshold at which the worst domain or source
 * meets the `elevated` false-positive target, score 75 that at which it meets the `high` target. Then each
 * genre gets a bias at which its human-written texts meet both targets, `high` in every length.
 */
function fitScoreMapping(
  corpus: MeasuredCorpus,
  held: HeldOutScores,
  kind: EngineKind,
  uncalibrated: Combination,
): Combination {
  const thresholdFor = (
    combination: Combination,
    genre: GenreProfile,
    target: FalsePositiveTarget,
    among: (i: number) => boolean,
  ): number =>
    lowestThreshold(
      corpus,
      i => logOddsOf(held, combination, i, genre),
      target,
      i => isScoredBy(corpus, kind, i) && among(i),
    );
  const noGenreDetected = (i: number) => held.found[i] === 'standard';
  const midpoint = thresholdFor(uncalibrated, 'standard', elevated, noGenreDetected);
  // Without a large enough cell, error rates cannot be estimated, and midpoint 0 and slope 1 remain.
  if (!Number.isFinite(midpoint)) return uncalibrated;
  const highThreshold = thresholdFor(uncalibrated, 'standard', high, noGenreDetected);
  const slope = Math.max(slopeMin, (highThreshold - midpoint) / elevatedToHigh);
  const bias: Record<GenreProfile, number> = { ...uncalibrated.bias };
  for (const genre of genreColumns) {
    if (genre === 'standard') continue;
    const isOfGenre = (i: number) => corpus.samples[i]!.genre === genre || held.found[i] === genre;
    const over = thresholdFor(uncalibrated, genre, elevated, isOfGenre) - midpoint;
    const overHigh =
      thresholdFor(uncalibrated, genre, highNamed, isOfGenre) - (midpoint + slope * elevatedToHigh);
    // A genre's bias is never above the standard one. Its typical values may still raise a score.
    bias[genre] = roundForFile(bias[genre] - Math.max(over, overHigh, 0));
  }
  return { ...uncalibrated, bias, midpoint: roundForFile(midpoint), slope: roundForFile(slope) };
}
