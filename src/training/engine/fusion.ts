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

/** A share of people's texts that may lie above, in the worst cell. */
interface FalsePositiveTarget {
  readonly share: number;
  readonly cellOf: (domain: string, length: number) => string;
}

const elevated: FalsePositiveTarget = { share: 0.04, cellOf: (domain, length) => `${domain} ${length}` };
/** So small a share of a domain and length is one text or two, and a wrong label would stretch the scale of all. */
const high: FalsePositiveTarget = { share: 0.007, cellOf: domain => domain };
/** Of a genre that a caller names. */
const highNamed: FalsePositiveTarget = { share: high.share, cellOf: (_, length) => String(length) };
/** Fewest texts a genre and length must have to set the mapping. */
const cellTextsMin = 100;
/** Log-odds from 50 to 75 by a logistic of slope 1. */
const elevatedToHigh = Math.log(3);
const slopeMin = 0.3;
/** Most log-odds a length is lifted by: where few domains were measured, the rest may be worse. */
const offsetMax = 1;
/** How far above a text the mark that it may not reach is set. */
const thresholdMargin = 0.05;

const penalty = 1e-4;
const atLeastNothing: Axis = { start: 1, least: 0, most: Number.POSITIVE_INFINITY };
const nothing: Axis = { start: 0, least: 0, most: 0 };
const anywhere: Axis = { start: 0, least: Number.NEGATIVE_INFINITY, most: Number.POSITIVE_INFINITY };

/** Fits what signals and model count together on what neither had seen, then the mapping to scores. */
export function fitCombination(corpus: MeasuredCorpus, held: HeldOutScores, kind: EngineKind): Combination {
  const used = [...corpus.samples.keys()].filter(i => isScoredBy(corpus, kind, i));
  const [signals, classifier, level] = compassSearch(lossOf(corpus, held, used), [
    atLeastNothing,
    kind === 'model' ? atLeastNothing : nothing,
    anywhere,
  ]);
  const own = byEra(era => signals! * held.start[era]);
  const silent = combinedLogOdds(own);
  const flat = roundForFile(level! + silent);
  return fitScoreMapping(corpus, held, kind, {
    signals: roundForFile(signals!),
    classifier: roundForFile(classifier!),
    eraPriors: byEra(era => roundForFile(own[era] - silent)),
    bias: byGenre(() => flat),
    lengths: lengthAnchors.map(() => 0),
    midpoint: 0,
    slope: 1,
  });
}

/** Mean log loss of the used texts when signals and model count so much, with a ridge. */
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

/** The log-odds that at most the share of these people's texts reaches, in the worst cell that has enough of them. */
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
    // Close above the last that may not reach it: the next may be far out.
    worst = Math.max(worst, cell[below]! + Math.min(thresholdMargin, (next - cell[below]!) / 2));
  }
  return worst;
}

/**
 * Sets the mapping: at standard weights, score 50 is where the worst domain and length's people are at `elevated`, 75 where the worst
 * domain's are at `high`. Each length is first lifted towards the worst one, so that one domain's short texts don't silence the long ones
 * of all; then the bias of every genre a caller may name is moved until its own people meet both in every length.
 */
function fitScoreMapping(
  corpus: MeasuredCorpus,
  held: HeldOutScores,
  kind: EngineKind,
  unset: Combination,
): Combination {
  const markAt = (
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
    markAt(
      unset,
      'standard',
      elevated,
      i => unnamed(i) && lengthBucket(corpus.texts[i]!.wordCount) === bucket,
    ),
  );
  const worst = Math.max(...byLength);
  // A corpus without a cell of that size says nothing about errors: even odds then stay the midpoint.
  if (!Number.isFinite(worst)) return unset;
  const lengths = byLength.map(own =>
    Number.isFinite(own) ? roundForFile(Math.min(worst - own, offsetMax)) : 0,
  );
  const lifted = { ...unset, lengths };
  const midpoint = markAt(lifted, 'standard', elevated, unnamed);
  const top = markAt(lifted, 'standard', high, unnamed);
  const slope = Math.max(slopeMin, (top - midpoint) / elevatedToHigh);
  const bias: Record<GenreProfile, number> = { ...lifted.bias };
  for (const genre of genreColumns) {
    if (genre === 'standard') continue;
    const own = (i: number) => corpus.samples[i]!.genre === genre || held.found[i] === genre;
    const over = markAt(lifted, genre, elevated, own) - midpoint;
    const overHigh = markAt(lifted, genre, highNamed, own) - (midpoint + slope * elevatedToHigh);
    // Naming a genre is meant to relax: a shift may lower a genre's scores and never lifts them.
    bias[genre] = roundForFile(bias[genre] - Math.max(over, overHigh, 0));
  }
  return { ...lifted, bias, midpoint: roundForFile(midpoint), slope: roundForFile(slope) };
}
