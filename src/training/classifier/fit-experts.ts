import { families } from '../../engine/classifier/features.js';
import type { Expert, FamilyManifest } from '../../engine/classifier/manifest.js';
import { encodeWeights, type Sparse } from '../../engine/classifier/weights.js';
import { type Era, eras } from '../../engine/scan/eras.js';
import type { TrainingSample } from '../corpus/corpus.js';
import { compact, type FeatureSelection, selectFeatures } from './feature-selection.js';
import type { Hyperparameters } from './hyperparameters.js';
import { pairDifferences } from './pair-differences.js';
import { pairWeights, sampleWeights } from './sample-weights.js';
import { classCount, type SoftmaxModel, trainSoftmax } from './softmax.js';
import type { TrainingSet } from './training-set.js';

export interface FittedExperts {
  readonly bytes: Uint8Array;
  readonly experts: Omit<Expert, 'calibration'>[];
}

interface FittedFamily {
  readonly sparse: Sparse;
  readonly manifest: FamilyManifest;
}

/** Class of a text in the softmax: 0 for human-written, then the eras in order. */
const classOf = ({ machine, era }: Pick<TrainingSample, 'machine' | 'era'>): number =>
  machine ? 1 + eras.indexOf(era) : 0;

/**
 * Fits one softmax over human-written text and the AI-generated text of each era, on the excerpts of the
 * chosen samples and on every rewrite pair with both texts chosen. The expert of an era is the difference of
 * two classes: the log-odds of this era against human authorship. An era without texts among the samples has
 * no expert; one without texts among the chosen has an expert without weights, which gives every text the
 * same score.
 */
export function fitExperts(
  training: TrainingSet,
  chosen: readonly number[],
  settings: Hyperparameters,
): FittedExperts {
  const { samples, vocabulary } = training;
  const isOf = (i: number, era: Era) => samples[i]!.machine && samples[i]!.era === era;
  const present = eras.filter(era => samples.some((_, i) => isOf(i, era)));
  const { model, selections } = fitSoftmax(training, chosen, settings);
  const fitted = present.map(era => {
    const isEmpty = !chosen.some(i => isOf(i, era));
    return {
      era,
      parts: families.map((name, f) =>
        isEmpty
          ? emptyFamily(name)
          : quantise(name, selections[f]!, model, 1 + eras.indexOf(era), f === 0, settings.weightsMax),
      ),
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

function fitSoftmax(
  { samples, excerpts, openings }: TrainingSet,
  chosenTexts: readonly number[],
  settings: Hyperparameters,
): { model: SoftmaxModel; selections: FeatureSelection[] } {
  const isChosen = new Set(chosenTexts);
  const cut = Array.from(excerpts.textOf, i => samples[i]!);
  const chosen = [...cut.keys()].filter(k => isChosen.has(excerpts.textOf[k]!));
  const textsMin = Math.max(settings.textsMin, Math.floor(chosen.length * settings.textsShareMin));
  const selections = selectFeatures(
    excerpts.columns,
    cut.map(sample => sample.source),
    chosen,
    settings.sourcesMin,
    textsMin,
  );
  const pairs = openings.pairs.filter(pair => isChosen.has(pair.human) && isChosen.has(pair.machine));
  const rows = [...openings.columns[0]!.occurrences.keys()];
  const model = trainSoftmax(
    {
      features: compact(excerpts.columns, selections, chosen),
      classOf: Uint8Array.from(cut, classOf),
      weight: sampleWeights(cut, chosen),
      chosen,
    },
    {
      differences: pairDifferences(pairs, compact(openings.columns, selections, rows)),
      classOf: Uint8Array.from(pairs, ({ machine }) => classOf(samples[machine]!)),
      weight: pairWeights(samples, pairs, settings.pairsShare * chosen.length, settings.pairMax),
    },
    settings,
  );
  return { model, selections };
}

/**
 * The difference of a class to the human-written one in one family, as int8 with one step. The 99.9th
 * percentile of magnitudes maps to 127; larger weights are clipped. Stores the `weightsMax` largest.
 */
function quantise(
  name: string,
  { number, first, last }: FeatureSelection,
  { weights, bias }: SoftmaxModel,
  of: number,
  hasBias: boolean,
  weightsMax: number,
): FittedFamily {
  const difference = Float32Array.from({ length: last - first }, (_, k) => {
    const at = classCount * (first + k);
    return weights[at + of]! - weights[at]!;
  });
  const sizes = Float32Array.from(difference, Math.abs).sort();
  const least = sizes[Math.max(0, sizes.length - weightsMax)] ?? 0;
  const step = (sizes[Math.floor(sizes.length * 0.999)] ?? 1) / 127 || 1;
  const list: number[] = [];
  const stored: number[] = [];
  for (let bucket = 0; bucket < number.length && list.length < weightsMax; bucket++) {
    const value = difference[number[bucket]! - first];
    if (value === undefined || Math.abs(value) < least) continue;
    const weight = Math.max(-127, Math.min(127, Math.round(value / step)));
    if (weight === 0) continue;
    list.push(bucket);
    stored.push(weight);
  }
  return {
    sparse: { buckets: Int32Array.from(list), weights: Int8Array.from(stored) },
    manifest: { name, weights: list.length, step, bias: hasBias ? bias[of]! - bias[0]! : 0 },
  };
}
