import type { Calibration, Expert } from '../../engine/classifier/manifest.js';
import type { TrainingSample } from '../corpus/corpus.js';
import { groupBy } from '../statistics/group-by.js';
import type { HeldOutScore } from './cross-validation.js';
import { sampleWeights } from './sample-weights.js';

/** A held-out score with its number of words, label and weight. */
export interface CalibrationSample {
  readonly score: number;
  readonly words: number;
  readonly machine: boolean;
  readonly weight: number;
}

/**
 * Calibrates each expert on the AI-generated texts of its era and all human-written texts, with the training
 * weights, at even odds in every length.
 */
export function calibrateExperts(
  samples: readonly TrainingSample[],
  held: readonly HeldOutScore[],
  experts: readonly Pick<Expert, 'era'>[],
): Calibration[] {
  return experts.map(({ era }, e) => {
    const own = (i: number) => !samples[i]!.machine || samples[i]!.era === era;
    const weights = sampleWeights(samples, [...samples.keys()].filter(own));
    const chosen = held.filter(one => own(one.sample));
    return fitCalibration(
      withEvenOdds(
        chosen.map(({ sample, scores, words }) => ({
          score: scores[e]!,
          words,
          machine: samples[sample]!.machine,
          weight: weights[sample]!,
        })),
      ),
    );
  });
}

/** Lengths of up to 41% more share a bin. */
const lengthBin = (words: number) => Math.round(2 * Math.log2(words));

/**
 * The samples with weights that are equal for both labels in every bin of lengths: otherwise length itself
 * would be evidence, because corpora of one label have their own lengths.
 */
function withEvenOdds(samples: readonly CalibrationSample[]): CalibrationSample[] {
  return [...groupBy(samples, ({ words }) => lengthBin(words)).values()].flatMap(bin => {
    const [human, ai] = [false, true].map(label =>
      bin.reduce((sum, { machine, weight }) => sum + (machine === label ? weight : 0), 0),
    );
    const even = Math.min(human!, ai!);
    return bin.map(one => ({ ...one, weight: (one.weight * even) / (one.machine ? ai! : human!) }));
  });
}

const roundsMax = 50;
const ridge = 1e-3;
/** The smallest share of a Newton step that is tried, and the largest change that ends the search. */
const shareMin = 1e-6;
const changeMin = 1e-9;

/**
 * Fits log-odds = (c0 + c1·L) × score + c2 + c3·L with L = ln(words / 200), by Newton's method with a small
 * ridge. A step that raises the loss is halved: far from the optimum, whole steps diverge.
 */
export function fitCalibration(samples: readonly CalibrationSample[]): Calibration {
  let c: readonly number[] = [1, 0, 0, 0];
  let loss = lossAt(c, samples);
  for (let round = 0; round < roundsMax; round++) {
    const step = newtonStep(c, samples);
    let moved = c;
    let next = loss;
    for (let share = 1; !(next < loss) && share > shareMin; share /= 2) {
      moved = c.map((value, i) => value - share * step[i]!);
      next = lossAt(moved, samples);
    }
    if (!(next < loss)) break;
    const isFound = loss - next < changeMin * loss;
    [c, loss] = [moved, next];
    if (isFound) break;
  }
  const rounded = c.map(value => Number(value.toFixed(5)));
  return [rounded[0]!, rounded[1]!, rounded[2]!, rounded[3]!];
}

const termsOf = ({ score, words }: CalibrationSample) => {
  const length = Math.log(words / 200);
  return [score, score * length, 1, length];
};
const logOddsAt = (c: readonly number[], terms: readonly number[]) =>
  terms.reduce((sum, value, i) => sum + value * c[i]!, 0);

/** Log loss with the ridge. */
function lossAt(c: readonly number[], samples: readonly CalibrationSample[]): number {
  let loss = (ridge / 2) * c.reduce((sum, value) => sum + value ** 2, 0);
  for (const sample of samples) {
    const logOdds = logOddsAt(c, termsOf(sample));
    const wrong = sample.machine ? -logOdds : logOdds;
    loss += sample.weight * (Math.max(wrong, 0) + Math.log1p(Math.exp(-Math.abs(wrong))));
  }
  return loss;
}

/** The step of Newton's method at `c`, to be subtracted. */
function newtonStep(c: readonly number[], samples: readonly CalibrationSample[]): number[] {
  const gradient = c.map(value => ridge * value);
  const hessian = c.map((_, i) => c.map((_, j) => (i === j ? ridge : 0)));
  for (const sample of samples) {
    const x = termsOf(sample);
    const p = 1 / (1 + Math.exp(-logOddsAt(c, x)));
    for (let i = 0; i < 4; i++) {
      gradient[i]! += sample.weight * (p - (sample.machine ? 1 : 0)) * x[i]!;
      for (let j = 0; j < 4; j++) hessian[i]![j]! += sample.weight * p * (1 - p) * x[i]! * x[j]!;
    }
  }
  return solve(hessian, gradient);
}

/** Solves a linear system by Gaussian elimination with partial pivoting. Overwrites its arguments. */
function solve(matrix: number[][], right: number[]): number[] {
  const n = right.length;
  for (let column = 0; column < n; column++) {
    let pivot = column;
    for (let row = column + 1; row < n; row++) {
      if (Math.abs(matrix[row]![column]!) > Math.abs(matrix[pivot]![column]!)) pivot = row;
    }
    [matrix[column], matrix[pivot]] = [matrix[pivot]!, matrix[column]!];
    [right[column], right[pivot]] = [right[pivot]!, right[column]!];
    for (let row = column + 1; row < n; row++) {
      const factor = matrix[row]![column]! / matrix[column]![column]!;
      for (let k = column; k < n; k++) matrix[row]![k]! -= factor * matrix[column]![k]!;
      right[row]! -= factor * right[column]!;
    }
  }
  const solution = new Array<number>(n).fill(0);
  for (let row = n - 1; row >= 0; row--) {
    let sum = right[row]!;
    for (let k = row + 1; k < n; k++) sum -= matrix[row]![k]! * solution[k]!;
    solution[row] = sum / matrix[row]![row]!;
  }
  return solution;
}
