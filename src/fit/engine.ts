import { lengthBucket } from '../text/calibration.js';
import { detectGenre, type GenreRow, genreRow } from '../text/genres.js';
import { relaxation } from '../text/score.js';
import { signals } from '../text/signals/index.js';
import { genreColumns, type SignalWeights } from '../text/weight-table.js';
import type { Sample } from './corpus.js';
import { type FittedLists, fitLists } from './lists.js';
import { fitLogistic } from './logistic.js';
import { baseRates, precise, type Readings, strengths, withLists } from './measure.js';
import type { Study } from './study.js';

/** Everything a fit finds out. */
export interface FittedEngine {
  readonly lists: FittedLists;
  readonly readings: Readings;
  readonly signals: readonly SignalWeights[];
  readonly bias: Record<GenreRow, number>;
  readonly middle: number;
  readonly slope: number;
}

const penalty = 1e-2;
const iterations = 200;
/** Where the evidence is silent, a scored signal keeps this weight: its direction is known from the literature. */
const priorWeight = 0.2;
/** Parts the sources are cut into so that no text is measured by lists that were fitted on its own source. */
const parts = 5;

/** Share of people's texts of the worst genre and length that may reach `elevated`, and `high`. */
const elevatedShare = 0.04;
const highShare = 0.007;
/** Fewest texts a genre and length must have to set the mapping. */
const cellTextsMin = 100;

export function fitEngine(study: Study, use: Uint8Array): FittedEngine {
  const { samples, weight, terms, words } = study;
  const lists = fitLists(samples, terms, words, weight, use);
  const readings = crossFitted(study, lists, use);
  const rates = baseRates(samples, readings, weight, use);
  const rows = strengths(samples, words, readings, rates, () => 'standard');
  const coefficient = fitLogistic({
    rows,
    label: Uint8Array.from(samples, s => Number(s.machine)),
    weight: weight.map((w, i) => w * use[i]!),
    sign: new Int8Array(signals.length).fill(1),
    prior: priorWeight,
    penalty,
    iterations,
  });
  const fitted = rates.map((row, s) => ({
    ...row,
    weight: precise(signals[s]!.adviceOnly ? 0 : coefficient[s]!),
  }));
  const intercept = precise(coefficient[signals.length]!);
  const unset = { lists, readings, signals: fitted, middle: 0, slope: 1 };
  const flat = Object.fromEntries(genreColumns.map(genre => [genre, intercept])) as Record<GenreRow, number>;
  return calibrate(study, { ...unset, bias: flat }, use);
}

/**
 * Readings by lists fitted without the text's own source: weights and thresholds must not learn from lists that have seen
 * the text. Texts outside `use` are measured by the final lists.
 */
function crossFitted(study: Study, final: FittedLists, use: Uint8Array): Readings {
  const { samples, weight, terms, words } = study;
  const measured = withLists(study.readings, final, terms, words);
  const sources = [...new Set(samples.filter((_, i) => use[i] === 1).map(sample => sample.source))].sort();
  const partOf = (sample: Sample) => sources.indexOf(sample.source) % parts;
  for (let part = 0; part < parts; part++) {
    const others = use.map((used, i) => (used === 1 && partOf(samples[i]!) !== part ? 1 : 0));
    const own = withLists(study.readings, fitLists(samples, terms, words, weight, others), terms, words);
    samples.forEach((sample, i) => {
      if (use[i] === 0 || partOf(sample) !== part) return;
      for (let s = 0; s < signals.length; s++) {
        if (own.value[s] === study.readings.value[s]) continue;
        measured.value[s]![i] = own.value[s]![i]!;
        measured.count[s]![i] = own.count[s]![i]!;
      }
    });
  }
  return measured;
}

/** Log-odds of every text when it is scored as `genreOf` says. */
export function logOdds(study: Study, engine: FittedEngine, genreOf: (i: number) => GenreRow): Float64Array {
  const { samples } = study;
  const rows = strengths(samples, study.words, engine.readings, engine.signals, (_, i) => genreOf(i));
  return Float64Array.from(samples, (_, i) => {
    const genre = genreOf(i);
    let sum = engine.bias[genre];
    for (let k = rows.from[i]!; k < rows.from[i + 1]!; k++) {
      const s = rows.column[k]!;
      const value = rows.value[k]!;
      sum +=
        engine.signals[s]!.weight * relaxation(signals[s]!.shape, value > 0 ? 1 : 0, genre, false) * value;
    }
    return sum;
  });
}

/** The row a text is scored by when no genre is named. */
export function foundRows(study: Study): GenreRow[] {
  return study.texts.map(text => genreRow(detectGenre(text)));
}

/** The same as scores, 0 to 100. */
export function scoresOf(study: Study, engine: FittedEngine, genreOf: (i: number) => GenreRow): Float64Array {
  return logOdds(study, engine, genreOf).map(
    odds => 100 / (1 + Math.exp(-(odds - engine.middle) / engine.slope)),
  );
}

/** The log-odds that at most a share of these people's texts exceeds, in the worst domain and length that has enough of them. */
function worstQuantile(
  study: Study,
  scores: Float64Array,
  share: number,
  among: (i: number) => boolean,
): number {
  const cells = new Map<string, number[]>();
  study.samples.forEach((sample, i) => {
    if (sample.machine || !among(i)) return;
    const cell = `${sample.domain} ${lengthBucket(study.words[i]!)}`;
    if (!cells.has(cell)) cells.set(cell, []);
    cells.get(cell)!.push(scores[i]!);
  });
  let worst = Number.NEGATIVE_INFINITY;
  for (const cell of cells.values()) {
    if (cell.length < cellTextsMin) continue;
    cell.sort((a, b) => a - b);
    worst = Math.max(worst, cell[Math.min(cell.length - 1, Math.floor(cell.length * (1 - share)))]!);
  }
  return worst;
}

/**
 * Sets the mapping: at standard weights, score 50 is where the worst domain's people are at `elevatedShare`, 75 where they
 * are at `highShare`. The bias of every genre a caller may name is moved until its own people meet the same two marks.
 */
function calibrate(study: Study, engine: FittedEngine, use: Uint8Array): FittedEngine {
  const standard = logOdds(study, engine, () => 'standard');
  const inUse = (i: number) => use[i] === 1;
  const found = foundRows(study);
  const unnamed = (i: number) => inUse(i) && found[i] === 'standard';
  const middle = worstQuantile(study, standard, elevatedShare, unnamed);
  const high = worstQuantile(study, standard, highShare, unnamed);
  const slope = Math.max(0.3, (high - middle) / Math.log(3));
  const bias = { ...engine.bias };
  for (const genre of genreColumns) {
    if (genre === 'standard') continue;
    const scores = logOdds(study, engine, () => genre);
    const own = (i: number) => inUse(i) && study.samples[i]!.genre === genre;
    const over = worstQuantile(study, scores, elevatedShare, own) - middle;
    const overHigh = worstQuantile(study, scores, highShare, own) - (middle + slope * Math.log(3));
    // Naming a genre is meant to relax: a shift may lower a genre's scores and never lifts them.
    const shift = Math.max(over, overHigh, 0);
    if (Number.isFinite(shift)) bias[genre] = precise(engine.bias[genre] - shift);
  }
  return { ...engine, bias, middle: precise(middle), slope: precise(slope) };
}
