import { lengthBucket, lengthBuckets } from '../text/calibration.js';
import type { GenreRow } from '../text/genres.js';
import { type Combination, type EngineKind, genreColumns, lengthAnchors } from '../text/weight-table.js';
import { type HeldOut, logOddsOf, readBy } from './held-out.js';
import { fitLogistic } from './logistic.js';
import { precise } from './measure.js';
import type { Study } from './study.js';

/** A share of people's texts that may lie above, in the worst cell. */
interface Mark {
  readonly share: number;
  readonly cellOf: (domain: string, length: number) => string;
}

const elevated: Mark = { share: 0.04, cellOf: (domain, length) => `${domain} ${length}` };
/** So small a share of a domain and length is one text or two, and a wrong label would stretch the scale of all. */
const high: Mark = { share: 0.007, cellOf: domain => domain };
/** Of a genre that a caller names. */
const highNamed: Mark = { share: high.share, cellOf: (_, length) => String(length) };
/** Fewest texts a genre and length must have to set the mapping. */
const cellTextsMin = 100;
/** Log-odds from 50 to 75 by a logistic of slope 1. */
const elevatedToHigh = Math.log(3);
const slopeMin = 0.3;
/** Most log-odds a length is lifted by: where few domains were measured, the rest may be worse. */
const liftMax = 1;
/** How far above a text the mark that it may not reach is set. */
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
    lengths: lengthAnchors.map(() => 0),
    middle: 0,
    slope: 1,
  });
}

/** The log-odds that at most the share of these people's texts reaches, in the worst cell that has enough of them. */
function worstQuantile(
  study: Study,
  logOdds: (i: number) => number,
  { share, cellOf }: Mark,
  among: (i: number) => boolean,
): number {
  const cells = new Map<string, number[]>();
  study.samples.forEach((sample, i) => {
    if (sample.machine || !among(i)) return;
    const cell = cellOf(sample.domain, lengthBucket(study.texts[i]!.wordCount));
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
    worst = Math.max(worst, cell[below]! + Math.min(beyond, (next - cell[below]!) / 2));
  }
  return worst;
}

/**
 * Sets the mapping: at standard weights, score 50 is where the worst domain and length's people are at `elevated`, 75 where the worst
 * domain's are at `high`. Each length is first lifted towards the worst one, so that one domain's short texts don't silence the long ones
 * of all; then the bias of every genre a caller may name is moved until its own people meet both in every length.
 */
function map(study: Study, held: HeldOut, kind: EngineKind, unset: Combination): Combination {
  const markAt = (at: Combination, genre: GenreRow, mark: Mark, among: (i: number) => boolean): number =>
    worstQuantile(
      study,
      i => logOddsOf(study, held, at, i, genre),
      mark,
      i => readBy(study, kind, i) && among(i),
    );
  const unnamed = (i: number) => held.found[i] === 'standard';
  const byLength = lengthBuckets.map((_, bucket) =>
    markAt(
      unset,
      'standard',
      elevated,
      i => unnamed(i) && lengthBucket(study.texts[i]!.wordCount) === bucket,
    ),
  );
  const worst = Math.max(...byLength);
  // A corpus without a cell of that size says nothing about errors: even odds then stay the middle.
  if (!Number.isFinite(worst)) return unset;
  const lengths = byLength.map(own => (Number.isFinite(own) ? precise(Math.min(worst - own, liftMax)) : 0));
  const lifted = { ...unset, lengths };
  const middle = markAt(lifted, 'standard', elevated, unnamed);
  const top = markAt(lifted, 'standard', high, unnamed);
  const slope = Math.max(slopeMin, (top - middle) / elevatedToHigh);
  const bias: Record<GenreRow, number> = { ...lifted.bias };
  for (const genre of genreColumns) {
    if (genre === 'standard') continue;
    const own = (i: number) => study.samples[i]!.genre === genre || held.found[i] === genre;
    const over = markAt(lifted, genre, elevated, own) - middle;
    const overHigh = markAt(lifted, genre, highNamed, own) - (middle + slope * elevatedToHigh);
    // Naming a genre is meant to relax: a shift may lower a genre's scores and never lifts them.
    bias[genre] = precise(bias[genre] - Math.max(over, overHigh, 0));
  }
  return { ...lifted, bias, middle: precise(middle), slope: precise(slope) };
}
