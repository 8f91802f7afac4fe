import { adjustments, eslFormality, type GenreRow } from './genres.js';
import type { Prepared } from './prepare.js';
import type { Reading, Shape, Signal } from './signal.js';
import { signals } from './signals/index.js';
import { type Combination, lengthAnchors, type Sides, type SignalWeights } from './weight-table.js';
import { weights } from './weights.js';

/**
 * From what signals measured to points.
 *
 *   reading ─► surprise ─► strength 0..1 ─► contribution in log-odds × signals ─┐
 *                     deeper model's log-odds × deeperModel ────────────────────┤
 *                                                             bias ─────────────┴─► Σ ─► squash ─► score 0..100
 *
 * Surprise is how far the reading lies from what people write in this genre, in spreads, in the direction that speaks for a
 * machine. Strength is its logistic: .5 is what people write and says nothing. A contribution is weight × (2 strength − 1); what
 * speaks for a machine and what speaks for a person have a weight each, for seeing a habit and missing it are not equally telling.
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
  /** Weights for this text: combination, length, genre and second language applied. */
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
export function sideOf(sides: Sides, strength: number): number {
  return strength > 0.5 ? sides.machine : sides.person;
}

/** `factor`: what the combination makes the signals count. */
export function judge(text: Prepared, adjustment: Adjustment, factor: number): Judged[] {
  const trust = factor * trustIn(text.words);
  return signals.map(signal => judgeOne(text, signal, adjustment, trust));
}

function judgeOne(text: Prepared, signal: Signal, adjustment: Adjustment, trust: number): Judged {
  const row = weights.signals[signal.name]!;
  const usual = row.usual[adjustment.genre];
  const silent = signal.english && !adjustment.english;
  const reading = silent ? null : signal.measure(text);
  const counts = signal.adviceOnly === true ? 0 : trust;
  const sides = {
    machine: row.machine * counts * relaxation(signal.shape, adjustment.genre, adjustment.esl),
    person: row.person * counts,
  };
  if (reading === null)
    return { signal, reading, strength: 0.5, sides, weight: sides.machine, contribution: 0, usual };
  const strength = strengthOf(surprise(signal, reading, usual, row));
  const weight = sideOf(sides, strength);
  return { signal, reading, strength, sides, weight, contribution: weight * (2 * strength - 1), usual };
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
