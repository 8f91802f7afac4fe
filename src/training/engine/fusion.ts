import { lengthBucket, lengthBuckets } from '../../scan/calibration.js';
import { byEra, combinedLogOdds } from '../../scan/eras.js';
import type { GenreProfile } from '../../scan/genres.js';
import {
  byGenre,
  type Combination,
  type EngineKind,
  genreColumns,
  lengthAnchors,
} from '../../scan/weight-table.js';
import { type Axis, compassSearch } from '../statistics/compass-search.js';
import { type HeldOutScores, isScoredBy, logOddsOf } from './held-out.js';
import type { MeasuredCorpus } from './measured-corpus.js';
import { roundForFile } from './measurements.js';

/** A false-positive rate that no cell may exceed, and the cell of a text. */
interface FalsePositiveTarget {
  readonly share: number;
  readonly cellOf: (domain: string, length: number) => string;
}

const elevated: FalsePositiveTarget = { share: 0.04, cellOf: (domain, length) => `${domain} ${length}` };
/**
 * By domain only: at this rate a domain and length has 1 or 2 texts, so one mislabelled text would shift the
 * scale.
 */
const high: FalsePositiveTarget = { share: 0.007, cellOf: domain => domain };
/** For a genre that the caller names: by length. */
const highNamed: FalsePositiveTarget = { share: high.share, cellOf: (_, length) => String(length) };
/** Fewest human-written texts of a cell for it to count. */
const cellTextsMin = 100;
/** Distance in log-odds between the scores 50 and 75 at slope 1. */
const elevatedToHigh = Math.log(3);
const slopeMin = 0.3;
/**
 * Limit on the offset of a length bucket, in log-odds: with few measured domains, unmeasured ones may be
 * worse.
 */
const offsetMax = 1;
/** Margin in log-odds between a threshold and the highest text that must stay below it. */
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
  const [signals, classifier, level] = compassSearch(lossOf(corpus, held, used), [
    nonNegative,
    kind === 'model' ? nonNegative : fixedAtZero,
    unbounded,
  ]);
  const own = byEra(era => signals! * held.start[era]);
  const neutral = combinedLogOdds(own);
  const flat = roundForFile(level! + neutral);
  return fitScoreMapping(corpus, held, kind, {
    signals: roundForFile(signals!),
    classifier: roundForFile(classifier!),
    eraPriors: byEra(era => roundForFile(own[era] - neutral)),
    bias: byGenre(() => flat),
    lengths: lengthAnchors.map(() => 0),
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
  return ([signals, classifier, level]) => {
    let loss = 0;
    for (const i of used) {
      const logOdds =
        level! +
        combinedLogOdds(byEra(era => signals! * (start[era] + sums[era][i]!) + classifier! * model[era][i]!));
      const wrong = samples[i]!.machine ? -logOdds : logOdds;
      loss += (weight[i]! / total) * (Math.max(wrong, 0) + Math.log1p(Math.exp(-Math.abs(wrong))));
    }
    return loss + penalty * (signals! ** 2 + classifier! ** 2);
  };
}

/**
 * The threshold at which the cell with the highest false-positive rate meets the target; -Infinity without a
 * cell.
 */
function worstQuantile(
  corpus: MeasuredCorpus,
  logOdds: (i: number) => number,
  { share, cellOf }: FalsePositiveTarget,
  among: (i: number) => boolean,
): number {
  const cells = new Map<string, number[]>();
  corpus.samples.forEach((sample, i) => {
    if (sample.machine || !among(i)) return;
    const cell = cellOf(sample.domain, lengthBucket(corpus.texts[i]!.wordCount));
    if (!cells.has(cell)) cells.set(cell, []);
    cells.get(cell)!.push(logOdds(i));
  });
  let worst = Number.NEGATIVE_INFINITY;
  for (const cell of cells.values()) {
    if (cell.length < cellTextsMin) continue;
    cell.sort((a, b) => a - b);
    const below = cell.length - Math.floor(cell.length * share) - 1;
    const next = cell[below + 1] ?? Number.POSITIVE_INFINITY;
    // Just above the highest text that must stay below: the next one may be an outlier.
    worst = Math.max(worst, cell[below]! + Math.min(thresholdMargin, (next - cell[below]!) / 2));
  }
  return worst;
}

/**
 * Fits the mapping from log-odds to scores. Score 50 is the threshold at which the worst domain and length meets the
 * `elevated` false-positive target, score 75 that at which the worst domain meets the `high` target. An offset per length
 * bucket first equalises the buckets, so that short texts of one domain do not raise the threshold for all long texts.
 * Then each genre that a caller may name gets a bias at which its human-written texts meet both targets in every length.
 */
function fitScoreMapping(
  corpus: MeasuredCorpus,
  held: HeldOutScores,
  kind: EngineKind,
  unset: Combination,
): Combination {
  const thresholdFor = (
    at: Combination,
    genre: GenreProfile,
    mark: FalsePositiveTarget,
    among: (i: number) => boolean,
  ): number =>
    worstQuantile(
      corpus,
      i => logOddsOf(corpus, held, at, i, genre),
      mark,
      i => isScoredBy(corpus, kind, i) && among(i),
    );
  const unnamed = (i: number) => held.found[i] === 'standard';
  const byLength = lengthBuckets.map((_, bucket) =>
    thresholdFor(
      unset,
      'standard',
      elevated,
      i => unnamed(i) && lengthBucket(corpus.texts[i]!.wordCount) === bucket,
    ),
  );
  const worst = Math.max(...byLength);
  // Without a large enough cell, error rates cannot be estimated, and even odds map to score 50.
  if (!Number.isFinite(worst)) return unset;
  const lengths = byLength.map(own =>
    Number.isFinite(own) ? roundForFile(Math.min(worst - own, offsetMax)) : 0,
  );
  const withOffsets = { ...unset, lengths };
  const midpoint = thresholdFor(withOffsets, 'standard', elevated, unnamed);
  const top = thresholdFor(withOffsets, 'standard', high, unnamed);
  const slope = Math.max(slopeMin, (top - midpoint) / elevatedToHigh);
  const bias: Record<GenreProfile, number> = { ...withOffsets.bias };
  for (const genre of genreColumns) {
    if (genre === 'standard') continue;
    const own = (i: number) => corpus.samples[i]!.genre === genre || held.found[i] === genre;
    const over = thresholdFor(withOffsets, genre, elevated, own) - midpoint;
    const overHigh = thresholdFor(withOffsets, genre, highNamed, own) - (midpoint + slope * elevatedToHigh);
    // Naming a genre may lower its scores and never raises them.
    bias[genre] = roundForFile(bias[genre] - Math.max(over, overHigh, 0));
  }
  return { ...withOffsets, bias, midpoint: roundForFile(midpoint), slope: roundForFile(slope) };
}
