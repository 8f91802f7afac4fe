import type { Prepared } from '../text/prepare.js';
import { type ByEra, byEra, type Era, eraShares } from './eras.js';
import { adjustments, eslFormality, type GenreRow } from './genres.js';
import type { Reading, Shape, Signal } from './signal.js';
import { signals } from './signals/index.js';
import { type Combination, lengthAnchors, type Sides, type SignalWeights } from './weight-table.js';
import { weights } from './weights.js';

/**
 * From what signals measured to points.
 *
 *   reading ─► surprise ─► strength 0..1 ─► × weight by era × signals ─┐         earlier
 *              deeper model's log-odds by era × deeperModel ───────────┴─► Σ by era ─┬─► mean ratio ─► + bias ─► squash ─► score 0..100
 *                                                                                recent
 *
 * Surprise is how far the reading lies from what people write in this genre, in spreads, in the direction that speaks for a
 * machine. Strength is its logistic: .5 is what people write and says nothing. A contribution is weight × (2 strength − 1); what
 * speaks for a machine and what speaks for a person have a weight each, for seeing a habit and missing it are not equally telling.
 *
 * What gives away the machines of one era is partly what people write beside those of the other, so every signal has weights against
 * each, and the likelihood ratio of some machine is the mean of theirs (eras.ts). What a signal counts in a text are its weights in
 * the shares that the eras have in that text, so that contributions add up without a rest.
 *
 * The signals alone and the signals with the deeper model are two combinations, each with its own factors, bias, middle and slope:
 * what both see in the wording would count twice if their log-odds were simply added. Every factor is positive, so more evidence
 * for a machine never lowers a score. The bias follows genre and length, since evidence gathers with length and people's errors
 * must not. All of it is fitted on texts that lists, weights and model had not seen (fit.ts).
 */
export interface Judged {
  readonly signal: Signal;
  readonly reading: Reading | null;
  readonly strength: number;
  /** Weights for this text: combination, length, genre, second language and the eras' shares applied. */
  readonly sides: Sides;
  /** The one of them that counted. */
  readonly weight: number;
  /** Log-odds this signal adds. */
  readonly contribution: number;
  /** What people write, in the signal's unit. */
  readonly usual: number;
}

export interface Adjustment {
  readonly genre: GenreRow;
  readonly esl: boolean;
  /** False for a text in another language: only signals that need no English speak. */
  readonly english: boolean;
}

/** Events a rate is given before anything is counted: one event in a short text is no flood. */
const priorEvents = 0.5;
/** Sample at which a level counts half of what it would in a long text. */
const priorSample = { words: 60, sentences: 5 };

/** Words at which a text's evidence counts half: chance shows in short texts, whatever the signals think of themselves. */
const doubtWords = 50;

/** How far the evidence of a text of so many words is trusted, 0 to 1. */
export function trustIn(words: number): number {
  return words / (words + doubtWords);
}

/**
 * What evidence for a machine counts once genre and second language are heard. Evidence for a person stays whole, so esl never
 * raises a score.
 */
export function relaxation(shape: Shape, genre: GenreRow, esl: boolean): number {
  const factor = adjustments[genre][shape];
  return esl && shape === 'formality' ? factor * eslFormality : factor;
}

/** The weight of the side that a strength speaks for. */
function sideOf(sides: Sides, strength: number): number {
  return strength > 0.5 ? sides.machine : sides.person;
}

/** What the signals measured, and what each of them and the deeper model add. */
export interface Evidence {
  readonly judged: readonly Judged[];
  readonly model: ModelEvidence | null;
}

/** The deeper model's log-odds in the eras' shares, what one of them counts, and what it adds. */
export interface ModelEvidence {
  readonly logOdds: number;
  readonly weight: number;
  readonly contribution: number;
}

/** A signal's reading before the eras' shares are known. */
interface Heard {
  readonly signal: Signal;
  readonly reading: Reading | null;
  readonly strength: number;
  readonly row: SignalWeights;
  /** What combination, length, genre and second language make of the row's weights. */
  readonly factors: Sides;
}

/** Reads every signal and weighs it, `model` being the deeper model's log-odds by era. */
export function judge(
  text: Prepared,
  adjustment: Adjustment,
  combination: Combination,
  model: ByEra<number> | null,
): Evidence {
  const trust = combination.signals * trustIn(text.words);
  const heard = signals.map(signal => hear(text, signal, adjustment, trust));
  const { starts, deeperModel } = combination;
  const ends = byEra(era => {
    let sum = starts[era];
    for (const one of heard) sum += saidOf(one, era);
    return model === null ? sum : sum + deeperModel * model[era];
  });
  const shares = eraShares(starts, ends);
  return {
    judged: heard.map(one => weigh(one, shares, adjustment.genre)),
    model: model && modelEvidence(shares.earlier * model.earlier + shares.recent * model.recent, deeperModel),
  };
}

function modelEvidence(logOdds: number, weight: number): ModelEvidence {
  return { logOdds, weight, contribution: weight * logOdds };
}

function hear(text: Prepared, signal: Signal, adjustment: Adjustment, trust: number): Heard {
  const row = weights.signals[signal.name]!;
  const silent = signal.english && !adjustment.english;
  const reading = silent ? null : signal.measure(text);
  const strength =
    reading === null ? 0.5 : strengthOf(surprise(signal, reading, row.usual[adjustment.genre], row));
  const person = signal.adviceOnly === true ? 0 : trust;
  const machine = person * relaxation(signal.shape, adjustment.genre, adjustment.esl);
  return { signal, reading, strength, row, factors: { machine, person } };
}

/** Log-odds that it adds against one era's machines. */
function saidOf({ strength, row, factors }: Heard, era: Era): number {
  return sideOf(row.sides[era], strength) * sideOf(factors, strength) * (2 * strength - 1);
}

function weigh(
  { signal, reading, strength, row, factors }: Heard,
  shares: ByEra<number>,
  genre: GenreRow,
): Judged {
  const { earlier, recent } = row.sides;
  const sides = {
    machine: factors.machine * (shares.earlier * earlier.machine + shares.recent * recent.machine),
    person: factors.person * (shares.earlier * earlier.person + shares.recent * recent.person),
  };
  const weight = reading === null ? sides.machine : sideOf(sides, strength);
  const contribution = contributionOf(sides, strength);
  return { signal, reading, strength, sides, weight, contribution, usual: row.usual[genre] };
}

/** Log-odds that a strength adds; .5, as of a signal that could not be measured, adds none. */
export function contributionOf(sides: Sides, strength: number): number {
  return sideOf(sides, strength) * (2 * strength - 1);
}

/** 0 to 1; .5 is what people write. */
export function strengthOf(surprise: number): number {
  return 1 / (1 + Math.exp(-surprise));
}

/** How many spreads a reading lies from what people write, towards a machine. */
export function surprise(signal: Signal, reading: Reading, usual: number, row: SignalWeights): number {
  if (signal.form === 'rate') {
    const expected = (usual * reading.exposure) / 1000;
    return (
      (signal.direction * Math.log((reading.count + priorEvents) / (expected + priorEvents))) / row.spread
    );
  }
  const prior = signal.exposureIn === 'sentences' ? priorSample.sentences : priorSample.words;
  const trust = reading.exposure / (reading.exposure + prior);
  return (signal.direction * (reading.value - usual) * trust) / row.spread;
}

/** Log-odds of a text of this genre and length before anything speaks. */
export function biasOf({ bias, lengths }: Combination, genre: GenreRow, words: number): number {
  const last = lengthAnchors.length - 1;
  const next = lengthAnchors.findIndex(anchor => words <= anchor);
  if (next <= 0) return bias[genre] + lengths[next === 0 ? 0 : last]!;
  const from = lengthAnchors[next - 1]!;
  const way = Math.log(words / from) / Math.log(lengthAnchors[next]! / from);
  return bias[genre] + lengths[next - 1]! * (1 - way) + lengths[next]! * way;
}

/** Log-odds to 0..100: a logistic whose middle and slope the calibration sets (fit.ts). */
export function squash(logOdds: number, { middle, slope }: Combination): number {
  return 100 / (1 + Math.exp(-(logOdds - middle) / slope));
}

export interface Shares {
  /** 0..100, one decimal. */
  readonly score: number;
  readonly baseline: number;
  /** In the order of the contributions; baseline + Σ points = score to the second decimal. */
  readonly points: number[];
}

/**
 * Shares a score out. The squash is not linear, so each contribution is worth the mean slope between baseline and score:
 * points are proportional to contributions, and keep their signs. The rounding's rest goes to the largest.
 */
export function share(
  combination: Combination,
  bias: number,
  contributions: readonly number[],
  ceiling: number,
): Shares {
  let sum = 0;
  for (const contribution of contributions) sum += contribution;
  const baseline = round(Math.min(squash(bias, combination), ceiling), 10);
  const score = round(Math.min(squash(bias + sum, combination), ceiling), 10);
  const slope = Math.abs(sum) < 1e-9 ? 0 : Math.max(0, (score - baseline) / sum);
  const points = contributions.map(contribution => round(contribution * slope, 100));
  let rest = score - baseline;
  let largest = 0;
  points.forEach((value, i) => {
    rest -= value;
    if (Math.abs(value) > Math.abs(points[largest]!)) largest = i;
  });
  if (points.length > 0) points[largest] = round(points[largest]! + rest, 100);
  return { score, baseline, points };
}

function round(value: number, unit: number): number {
  return Math.round(value * unit) / unit + 0;
}
