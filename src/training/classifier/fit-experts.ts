import { families } from '../../engine/classifier/features.js';
import type { Expert, FamilyManifest } from '../../engine/classifier/manifest.js';
import { cellOf, cellSlots, weightMax } from '../../engine/classifier/weight-table.js';
import { encodeWeights, type Sparse } from '../../engine/classifier/weights.js';
import { type Era, eras } from '../../engine/scan/eras.js';
import type { TrainingSample } from '../corpus/corpus.js';
import { groupBy } from '../statistics/group-by.js';
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
  const isEmpty = (era: Era) => !chosen.some(i => isOf(i, era));
  const { model, selections } = fitSoftmax(training, chosen, settings);
  const classes = present.filter(era => !isEmpty(era)).map(era => 1 + eras.indexOf(era));
  const stored = selections.map(selection => largestByCell(selection, model, classes));
  const fitted = present.map(era => ({
    era,
    parts: families.map((name, f) =>
      isEmpty(era)
        ? emptyFamily(name)
        : quantise(name, stored[f]!, selections[f]!, model, 1 + eras.indexOf(era), f === 0),
    ),
  }));
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

/** Weight of a feature towards a class: the difference to the human-written one. */
const weightOf = ({ weights }: SoftmaxModel, feature: number, of: number): number =>
  weights[classCount * feature + of]! - weights[classCount * feature]!;

/**
 * The buckets of one family that the classifier's table stores, in ascending order: in each cell those with
 * the largest weights towards any of the classes. Error rates on held-out sources are the same without the
 * others.
 */
export function largestByCell(
  { number }: Pick<FeatureSelection, 'number'>,
  model: SoftmaxModel,
  classes: readonly number[],
): readonly number[] {
  const size = (bucket: number) =>
    Math.max(...classes.map(of => Math.abs(weightOf(model, number[bucket]!, of))));
  const selected = [...number.keys()].filter(bucket => number[bucket]! >= 0);
  return [...groupBy(selected, cellOf).values()].flatMap(cell =>
    cell
      .sort((a, b) => size(b) - size(a))
      .slice(0, cellSlots)
      .sort((a, b) => a - b),
  );
}

/**
 * The weights of the stored buckets towards one class, as integers with one step. The 99.9th percentile of
 * magnitudes maps to `weightMax`; larger weights are clipped.
 */
function quantise(
  name: string,
  stored: readonly number[],
  { number }: Pick<FeatureSelection, 'number'>,
  model: SoftmaxModel,
  of: number,
  hasBias: boolean,
): FittedFamily {
  const values = stored.map(bucket => weightOf(model, number[bucket]!, of));
  const sizes = Float64Array.from(values, Math.abs).sort();
  const step = (sizes[Math.floor(sizes.length * 0.999)] ?? 1) / weightMax || 1;
  const weights = values.map(value => Math.max(-weightMax, Math.min(weightMax, Math.round(value / step))));
  const kept = [...weights.keys()].filter(k => weights[k] !== 0);
  return {
    sparse: {
      buckets: Int32Array.from(kept, k => stored[k]!),
      weights: Int8Array.from(kept, k => weights[k]!),
    },
    manifest: {
      name,
      weights: kept.length,
      step,
      bias: hasBias ? model.bias[of]! - model.bias[0]! : 0,
    },
  };
}
