import { families } from '../../classifier/features.js';
import { type Expert, encodeWeights, type FamilyManifest, type Sparse } from '../../classifier/weights.js';
import { type Era, eras } from '../../scan/eras.js';
import { featureAgreement } from './feature-agreement.js';
import {
  compact,
  type FeatureSelection,
  type SelectedFeatures,
  selectFeatures,
} from './feature-selection.js';
import { type LinearModel, scoreOf, trainLinear } from './gradient-descent.js';
import type { EraHyperparameters, Hyperparameters } from './hyperparameters.js';
import { pairDifferences } from './pair-differences.js';
import { cellsOf, pairWeights, sampleWeights } from './sample-weights.js';
import type { TrainingSet } from './training-set.js';

interface FittedFamily {
  readonly sparse: Sparse;
  readonly manifest: FamilyManifest;
}

export interface FittedExperts {
  readonly bytes: Uint8Array;
  readonly experts: Omit<Expert, 'calibration'>[];
}

/**
 * Fits one expert per era that has AI-generated texts, on the AI-generated texts of the era and all
 * human-written texts among the chosen samples. An expert without AI-generated texts among the chosen
 * samples has no weights and gives every text the same score.
 */
export function fitExperts(
  training: TrainingSet,
  chosen: readonly number[],
  settings: Hyperparameters,
): FittedExperts {
  const { samples, vocabulary } = training;
  const isOf = (i: number, era: Era) => samples[i]!.machine && samples[i]!.era === era;
  const present = eras.filter(era => samples.some((_, i) => isOf(i, era)));
  const fitted = present.map(era => {
    const own = chosen.filter(i => !samples[i]!.machine || isOf(i, era));
    const isEmpty = !own.some(i => samples[i]!.machine);
    return {
      era,
      parts: isEmpty
        ? families.map(emptyFamily)
        : fitExpert(training, own, { ...settings, ...settings.eras[era] }),
    };
  });
  return {
    bytes: encodeWeights({
      vocabulary: vocabulary.hashes,
      experts: fitted.map(({ parts }) => parts.map(part => part.sparse)),
    }),
    experts: fitted.map(({ era, parts }) => ({ era, families: parts.map(part => part.manifest) })),
  };
}

const emptyFamily = (name: string): FittedFamily => ({
  sparse: { buckets: new Int32Array(0), weights: new Int8Array(0) },
  manifest: { name, weights: 0, step: 1, bias: 0 },
});

/**
 * Fits every feature family on the chosen texts: on all their excerpts, and on every rewrite pair with both
 * texts chosen. Each family averages two models, one trained with AdaGrad and one with agreement-scaled
 * steps, after scaling the scores of each to unit variance over the training excerpts.
 */
function fitExpert(
  training: TrainingSet,
  chosenTexts: readonly number[],
  settings: Hyperparameters & EraHyperparameters,
): FittedFamily[] {
  const { excerpts, openings } = training;
  const { textOf } = excerpts;
  const isChosen = new Set(chosenTexts);
  const samples = Array.from(textOf, i => training.samples[i]!);
  const chosen = [...textOf.keys()].filter(k => isChosen.has(textOf[k]!));
  const sources = samples.map(sample => sample.source);
  const machine = Uint8Array.from(samples, sample => (sample.machine ? 1 : 0));
  const weightOf = sampleWeights(samples, chosen);
  const pairs = openings.pairs.filter(pair => isChosen.has(pair.human) && isChosen.has(pair.machine));
  const pairsTotal = settings.pairsShare * chosen.length;
  const pairWeight = pairWeights(training.samples, pairs, pairsTotal, settings.pairMax);
  const cells = cellsOf(samples, chosen);
  const textsMin = Math.max(settings.textsMin, Math.round(chosen.length * settings.textsShareMin));
  return excerpts.columns.map((column, f) => {
    const selection = selectFeatures(column, sources, chosen, settings.sourcesMin, textsMin);
    const selected = compact(column, selection, chosen);
    const opening = compact(openings.columns[f]!, selection, [...openings.columns[f]!.occurrences.keys()]);
    const differences = pairDifferences(pairs, pairWeight, opening);
    const common = { epochs: settings.epochs, seed: settings.seed };
    const both = [
      { ...common, rate: settings.adaptiveRate, agreement: null },
      { ...common, rate: settings.agreementRate, agreement: featureAgreement(column, selected, cells) },
    ].map(options => trainLinear(selected, machine, weightOf, chosen, differences, options));
    return quantise(families[f]!, selection, average(selected, both, chosen), settings.weightsMax);
  });
}

function average(
  selected: SelectedFeatures,
  linears: readonly LinearModel[],
  chosen: readonly number[],
): LinearModel {
  const mean: LinearModel = { weights: new Float32Array(selected.size), bias: 0 };
  for (const linear of linears) {
    const scores = chosen.map(i => scoreOf(selected, linear, i));
    const middle = scores.reduce((sum, score) => sum + score, 0) / scores.length;
    const spread = Math.sqrt(scores.reduce((sum, score) => sum + (score - middle) ** 2, 0) / scores.length);
    const share = 1 / (spread * linears.length * families.length);
    for (let k = 0; k < selected.size; k++) mean.weights[k]! += linear.weights[k]! * share;
    mean.bias += linear.bias * share;
  }
  return mean;
}

/**
 * Quantises weights to int8 with one step per family. The 99.9th percentile of magnitudes maps to 127; larger
 * weights are clipped.
 */
function quantise(
  name: string,
  selection: FeatureSelection,
  linear: LinearModel,
  weightsMax: number,
): FittedFamily {
  const sizes = Float32Array.from(linear.weights, Math.abs).sort();
  const least = sizes[Math.max(0, sizes.length - weightsMax)] ?? 0;
  const step = (sizes[Math.floor(sizes.length * 0.999)] ?? 1) / 127 || 1;
  const list: number[] = [];
  const weights: number[] = [];
  for (let bucket = 0; bucket < selection.number.length && list.length < weightsMax; bucket++) {
    const number = selection.number[bucket]!;
    if (number < 0 || Math.abs(linear.weights[number]!) < least) continue;
    const weight = Math.max(-127, Math.min(127, Math.round(linear.weights[number]! / step)));
    if (weight === 0) continue;
    list.push(bucket);
    weights.push(weight);
  }
  return {
    sparse: { buckets: Int32Array.from(list), weights: Int8Array.from(weights) },
    manifest: { name, weights: list.length, step, bias: linear.bias },
  };
}
