/**
 * From measurements to a score and its points.
 *
 *   measurement ─► deviation ─► strength 0..1 ─► × weights by era ─┐
 *                        classifier's log-odds by era ─► × factor ─┴─► sum by era ─► combined over the eras
 *                                                                      ─► + bias ─► logistic ─► score 0..100
 *
 * - The deviation is the distance from the typical value of human-written texts of the genre, in spreads. It
 *   is positive towards AI.
 * - The strength is the logistic function of the deviation; 0.5 is typical of human-written text and adds
 *   nothing. The contribution is weight × (2 × strength − 1), in log-odds.
 * - Generations of AI models differ in their habits, and a habit of one generation may be human-like in
 *   another. Every signal therefore has weights for each era, and the likelihood ratio of "AI of any era" is
 *   the mean of both (eras.ts). In one text, a signal's weight is the mean of its era weights by the eras'
 *   shares in that text, so the contributions add up exactly.
 * - The signals alone and the signals with the classifier are two combinations, with separate factors, bias,
 *   midpoint and slope. Both see the same wording, so simply adding their log-odds would count it twice.
 * - No factor is negative: more evidence for AI never lowers a score.
 * - The bias depends on the genre. The weight of the signals grows with the length of the text.
 *
 * All numbers are fitted on texts that were held out when the word lists and the classifier were trained
 * (src/training).
 */

import type { Prepared } from '../text/prepare.js';
import { type ByEra, byEra, type Era, eraShares } from './eras.js';
import { adjustments, eslFormality, type GenreProfile } from './genres.js';
import { roundBreakdown, type ScoreBreakdown } from './results/numbers.js';
import type { Category, Measurement, Signal } from './signal.js';
import { signals } from './signals/index.js';
import { type Combination, type EvidenceWeights, type SignalWeights, weightsOf } from './weights.js';

/** One signal in one text: its measurement and its contribution to the score. */
export interface ScoredSignal {
  readonly signal: Signal;
  /** Null when the text is too short for the signal, or not in English. */
  readonly measurement: Measurement | null;
  readonly strength: number;
  readonly row: SignalWeights;
  /** Mean of human-written texts of the genre, in the signal's unit. */
  readonly typical: number;
  /** Weights for this text, after combination, length, genre, second language and era shares. */
  readonly evidenceWeights: EvidenceWeights;
  /** Log-odds added by this signal. */
  readonly contribution: number;
}

/** A scored signal before its weights are known, which depend on the measurements of all signals. */
type MeasuredSignal = { -readonly [K in keyof ScoredSignal]: ScoredSignal[K] };

/** How a text's genre, author and language change the weights. */
export interface Adjustment {
  readonly genre: GenreProfile;
  /** The author writes in a second language. */
  readonly esl: boolean;
  /** False for a text in another language: signals that require English are skipped. */
  readonly english: boolean;
}

/**
 * Events added to the observed and the expected count of a rate, so that one event in a short text counts
 * little.
 */
const priorEvents = 0.5;
/** Sample size at which a level has half the weight that it has in a long text. */
const priorSample = { words: 60, sentences: 5 };

/** Length in words at which the evidence of a text counts half: short texts vary by chance. */
const halfTrustWords = 50;

/** Trust in the evidence of a text of this length, from 0 to 1. */
export function lengthTrust(words: number): number {
  return words / (words + halfTrustWords);
}

/**
 * Factor on evidence for AI, for a genre and a second language. Evidence for human authorship is never
 * reduced, so `esl` never raises a score.
 */
export function relaxation(category: Category, genre: GenreProfile, esl: boolean): number {
  const factor = adjustments[genre][category];
  return esl && category === 'formality' ? factor * eslFormality : factor;
}

/** The weight of the side, AI or human, that a strength is evidence for. */
export function weightFor(sides: EvidenceWeights, strength: number): number {
  return strength > 0.5 ? sides.ai : sides.human;
}

/** The contributions of all signals and of the classifier. */
export interface SignalScores {
  readonly scored: readonly ScoredSignal[];
  readonly model: ClassifierEvidence | null;
}

/** The classifier's log-odds averaged by the era shares, their weight, and their contribution. */
interface ClassifierEvidence {
  readonly logOdds: number;
  readonly weight: number;
  readonly contribution: number;
  /** Share of each era in the log-odds. */
  readonly eraShares: ByEra<number>;
}

/** The fitted weights of each signal. */
const rows = signals.map(({ name }) => weightsOf(name));

/** Measures every signal and weights it. `model` is the classifier's log-odds by era. */
export function scoreSignals(
  text: Prepared,
  adjustment: Adjustment,
  combination: Combination,
  model: ByEra<number> | null,
): SignalScores {
  const factors = factorsOf(adjustment, combination.signals * lengthTrust(text.words));
  const scored = signals.map((signal, i) => measureSignal(text, signal, rows[i]!, adjustment));
  const { eraPriors, classifier } = combination;
  const posteriors = byEra(era => {
    let sum = eraPriors[era];
    for (const one of scored) sum += eraContribution(one, era, factors[one.signal.category]);
    return model === null ? sum : sum + classifier * model[era];
  });
  const shares = eraShares(eraPriors, posteriors);
  for (const one of scored) weightSignal(one, shares, factors[one.signal.category]);
  return { scored, model: model && classifierEvidence(model, shares, classifier) };
}

function classifierEvidence(model: ByEra<number>, shares: ByEra<number>, weight: number): ClassifierEvidence {
  const logOdds = shares.earlier * model.earlier + shares.recent * model.recent;
  return { logOdds, weight, contribution: weight * logOdds, eraShares: shares };
}

const categories = Object.keys(adjustments.standard) as Category[];

/** The factors of each category, for evidence of this trust. */
const factorsOf = ({ genre, esl }: Adjustment, trust: number) =>
  Object.fromEntries(
    categories.map(category => [category, { ai: trust * relaxation(category, genre, esl), human: trust }]),
  ) as Record<Category, EvidenceWeights>;

function measureSignal(
  text: Prepared,
  signal: Signal,
  row: SignalWeights,
  { english, genre }: Adjustment,
): MeasuredSignal {
  const measurement = signal.english && !english ? null : signal.measure(text);
  const typical = row.typical[genre];
  const strength = measurement === null ? 0.5 : strengthOf(deviation(signal, measurement, typical, row));
  return { signal, measurement, strength, row, typical, evidenceWeights: unweighted, contribution: 0 };
}

const unweighted: EvidenceWeights = { ai: 0, human: 0 };

/** Log-odds added for the hypothesis of AI of one era. */
function eraContribution({ strength, row }: MeasuredSignal, era: Era, factors: EvidenceWeights): number {
  return weightFor(row.eraWeights[era], strength) * weightFor(factors, strength) * (2 * strength - 1);
}

/** `factors` on the row's weights are from combination, length, genre and second language. */
function weightSignal(one: MeasuredSignal, shares: ByEra<number>, factors: EvidenceWeights): void {
  const { earlier, recent } = one.row.eraWeights;
  one.evidenceWeights = {
    ai: factors.ai * (shares.earlier * earlier.ai + shares.recent * recent.ai),
    human: factors.human * (shares.earlier * earlier.human + shares.recent * recent.human),
  };
  one.contribution = contributionOf(one.evidenceWeights, one.strength);
}

/** Log-odds added by a strength; none for 0.5, the strength of a signal that was not measured. */
export function contributionOf(evidenceWeights: EvidenceWeights, strength: number): number {
  return weightFor(evidenceWeights, strength) * (2 * strength - 1);
}

/** Strength from 0 to 1; 0.5 is typical of human-written text. */
export function strengthOf(deviation: number): number {
  return 1 / (1 + Math.exp(-deviation));
}

/** Distance of a measurement from the typical value, in spreads; positive towards AI. */
export function deviation(
  signal: Signal,
  measurement: Measurement,
  typical: number,
  row: SignalWeights,
): number {
  if (signal.form === 'rate') {
    const expected = (typical * measurement.exposure) / 1000;
    const prior = signal.priorEvents ?? priorEvents;
    return (signal.direction * Math.log((measurement.count + prior) / (expected + prior))) / row.spread;
  }
  const prior = signal.exposureIn === 'sentences' ? priorSample.sentences : priorSample.words;
  const trust = measurement.exposure / (measurement.exposure + prior);
  return (signal.direction * (measurement.value - typical) * trust) / row.spread;
}

/** Maps log-odds to a score from 0 to 100, by a logistic function with the calibrated midpoint and slope. */
export function toScore(
  logOdds: number,
  { midpoint, slope }: Pick<Combination, 'midpoint' | 'slope'>,
): number {
  return 100 / (1 + Math.exp(-(logOdds - midpoint) / slope));
}

/** Log-odds of a score, which is bounded away from 0 and 100 by half of its last digit. */
export function logitOf(score: number): number {
  const share = Math.min(99.95, Math.max(0.05, score)) / 100;
  return Math.log(share / (1 - share));
}

/** The score that `logOdds` more lead to. */
export const shiftScore = (score: number, logOdds: number): number =>
  toScore(logitOf(score) + logOdds, { midpoint: 0, slope: 1 });

/**
 * Computes the score and distributes it over the contributions. The logistic function is not linear, so every
 * contribution is multiplied by the mean slope between baseline and score: points are proportional to
 * contributions and have their signs.
 */
export function distributePoints(
  combination: Combination,
  bias: number,
  contributions: readonly number[],
  ceiling: number,
): ScoreBreakdown {
  let sum = 0;
  for (const contribution of contributions) sum += contribution;
  const baseline = Math.min(toScore(bias, combination), ceiling);
  const score = Math.min(toScore(bias + sum, combination), ceiling);
  const slope = Math.abs(sum) < 1e-9 ? 0 : Math.max(0, (score - baseline) / sum);
  return roundBreakdown(
    score,
    baseline,
    contributions.map(contribution => contribution * slope),
  );
}
