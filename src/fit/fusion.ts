import { lengthBucket } from '../text/calibration.js';
import type { GenreRow } from '../text/genres.js';
import { type Combination, type EngineKind, genreColumns } from '../text/weight-table.js';
import { type HeldOut, logOddsOf, readBy } from './held-out.js';
import { fitLogistic } from './logistic.js';
import { precise } from './measure.js';
import type { Study } from './study.js';

/** Share of people's texts of the worst genre and length that may reach `elevated`, and `high`. */
const elevatedShare = 0.04;
const highShare = 0.007;
/** Fewest texts a genre and length must have to set the mapping. */
const cellTextsMin = 100;
/** Log-odds from 50 to 75 by a logistic of slope 1. */
const elevatedToHigh = Math.log(3);
const slopeMin = 0.3;
/** How far above the highest text the mark is set when not one may reach it. */
const beyond = 0.05;

const penalty = 1e-4;
const iterations = 400;

/** Fits what signals and model count together on what neither had seen, then the mapping to scores. */
export function combine(study: Study, held: HeldOut, kind: EngineKind): Combination {
  const { samples, weight } = study;
  const used = (i: number) => readBy(study, kind, i);
  const columns = kind === 'model' ? 2 : 1;
  const from = Int32Array.from({ length: samples.length + 1 }, (_, i) => i * columns);
  const value = new Float32Array(samples.length * columns);
  const column = new Int32Array(samples.length * columns).map((_, at) => at % columns);
  samples.forEach((_, i) => {
    value[i * columns] = held.sums.standard[i]!;
    if (kind === 'model') value[i * columns + 1] = held.model[i]!;
  });
  const [signals, deeperModel, bias] = fitLogistic({
    rows: { from, column, value, columns },
    label: Uint8Array.from(samples, sample => Number(sample.machine)),
    weight: weight.map((w, i) => (used(i) ? w : 0)),
    sign: new Int8Array(columns).fill(1),
    penalty,
    iterations,
  });
  const flat = precise(kind === 'model' ? bias! : deeperModel!);
  return map(study, held, kind, {
    signals: precise(signals!),
    deeperModel: kind === 'model' ? precise(deeperModel!) : 0,
    bias: Object.fromEntries(genreColumns.map(genre => [genre, flat])) as Record<GenreRow, number>,
    middle: 0,
    slope: 1,
  });
}

/** The log-odds that at most a share of these people's texts reaches, in the worst domain and length that has enough of them. */
export function worstQuantile(
  study: Study,
  logOdds: (i: number) => number,
  share: number,
  among: (i: number) => boolean,
): number {
  const cells = new Map<string, number[]>();
  study.samples.forEach((sample, i) => {
    if (sample.machine || !among(i)) return;
    const cell = `${sample.domain} ${lengthBucket(study.texts[i]!.wordCount)}`;
    if (!cells.has(cell)) cells.set(cell, []);
    cells.get(cell)!.push(logOdds(i));
  });
  let worst = Number.NEGATIVE_INFINITY;
  for (const cell of cells.values()) {
    if (cell.length < cellTextsMin) continue;
    cell.sort((a, b) => a - b);
    const below = cell.length - Math.floor(cell.length * share) - 1;
    const next = cell[below + 1] ?? cell[below]! + 2 * beyond;
    worst = Math.max(worst, (cell[below]! + next) / 2);
  }
  return worst;
}

/**
 * Sets the mapping: at standard weights, score 50 is where the worst domain's people are at `elevatedShare`, 75 where they
 * are at `highShare`. The bias of every genre a caller may name is moved until its own people meet the same two marks.
 */
function map(study: Study, held: HeldOut, kind: EngineKind, unset: Combination): Combination {
  const used = (i: number) => readBy(study, kind, i);
  const quantile = (genre: GenreRow, share: number, among: (i: number) => boolean) =>
    worstQuantile(
      study,
      i => logOddsOf(held, unset, i, genre),
      share,
      i => used(i) && among(i),
    );
  const unnamed = (i: number) => held.found[i] === 'standard';
  const middle = quantile('standard', elevatedShare, unnamed);
  const high = quantile('standard', highShare, unnamed);
  // A corpus without such a cell says nothing about errors: even odds then stay the middle.
  if (!Number.isFinite(middle)) return unset;
  const slope = Math.max(slopeMin, (high - middle) / elevatedToHigh);
  const bias: Record<GenreRow, number> = { ...unset.bias };
  for (const genre of genreColumns) {
    if (genre === 'standard') continue;
    const own = (i: number) => study.samples[i]!.genre === genre || held.found[i] === genre;
    const over = quantile(genre, elevatedShare, own) - middle;
    const overHigh = quantile(genre, highShare, own) - (middle + slope * elevatedToHigh);
    // Naming a genre is meant to relax: a shift may lower a genre's scores and never lifts them.
    bias[genre] = precise(bias[genre] - Math.max(over, overHigh, 0));
  }
  return { ...unset, bias, middle: precise(middle), slope: precise(slope) };
}
