import { adjustments, eslFormality, type GenreRow } from './genres.js';
import type { Prepared } from './prepare.js';
import type { Reading, Shape, Signal } from './signal.js';
import { signals } from './signals/index.js';
import type { SignalWeights } from './weight-table.js';
import { weights } from './weights.js';

/**
 * From what signals measured to points.
 *
 *   reading ─► surprise ─► strength 0..1 ─► contribution in log-odds ─┐
 *                                                    bias ────────────┴─► Σ ─► squash ─► score 0..100
 *
 * Surprise is how far the reading lies from what people write in this genre, in spreads, in the direction that speaks for a
 * machine. Strength is its logistic: .5 is what people write and says nothing. A contribution is weight × (2 strength − 1).
 */
export interface Judged {
  readonly signal: Signal;
  readonly reading: Reading | null;
  readonly strength: number;
  /** Weight for this text, in log-odds: genre and second language applied. */
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
 * What a weight counts for once genre and second language are heard. Both only relax evidence for a machine: evidence for a
 * person stays whole, so esl never raises a score.
 */
export function relaxation(shape: Shape, strength: number, genre: GenreRow, esl: boolean): number {
  if (strength <= 0.5) return 1;
  const factor = adjustments[genre][shape];
  return esl && shape === 'formality' ? factor * eslFormality : factor;
}

export function judge(text: Prepared, adjustment: Adjustment): Judged[] {
  return signals.map(signal => judgeOne(text, signal, adjustment));
}

function judgeOne(text: Prepared, signal: Signal, adjustment: Adjustment): Judged {
  const row = weights.signals[signal.name]!;
  const usual = row.usual[adjustment.genre];
  const silent = signal.english && !adjustment.english;
  const reading = silent ? null : signal.measure(text);
  const full = signal.adviceOnly === true ? 0 : row.weight * trustIn(text.words);
  if (reading === null) return { signal, reading, strength: 0.5, weight: full, contribution: 0, usual };
  const strength = 1 / (1 + Math.exp(-surprise(signal, reading, usual, row)));
  const weight = full * relaxation(signal.shape, strength, adjustment.genre, adjustment.esl);
  return { signal, reading, strength, weight, contribution: weight * (2 * strength - 1), usual };
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

/** Log-odds to 0..100: a logistic whose middle and slope the calibration sets (fit.ts). */
export function squash(logOdds: number): number {
  return 100 / (1 + Math.exp(-(logOdds - weights.middle) / weights.slope));
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
export function share(bias: number, contributions: readonly number[], ceiling: number): Shares {
  let sum = 0;
  for (const contribution of contributions) sum += contribution;
  const baseline = round(Math.min(squash(bias), ceiling), 10);
  const score = round(Math.min(squash(bias + sum), ceiling), 10);
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
