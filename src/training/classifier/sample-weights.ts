import { type Era, eras } from '../../engine/scan/eras.js';
import type { CorpusRow, TrainingSample } from '../corpus/corpus.js';
import type { RewritePair } from '../corpus/near-duplicates.js';
import { groupBy } from '../statistics/group-by.js';

/** What the weight of a sample depends on. */
export interface WeightedSample extends Pick<CorpusRow, 'source' | 'machine' | 'model' | 'era'> {
  /** Share of the text that an AI wrote; 1 by default. */
  readonly changed?: number;
}

/** Share of each class in the total weight: human-written texts, then AI-generated texts by era. */
export const classShares = { human: 0.5, earlier: 0.3, recent: 0.2 } as const;
/** Number of texts beyond which the weight of a human source, and of one model in a source, stops growing. */
const humanTextsMax = 1_000;
const modelTextsMax = 150;
/** Weight of the texts of one model in a source, against that of a human source of the same size. */
const modelShare = 0.5;
/**
 * Factor on the weight of machine sources that answer one prompt or a few, or whose labels are doubtful: what
 * their texts have in common is the subject.
 */
const narrowSources: Readonly<Record<string, number>> = {
  cli_stories: 0.3,
  agent_posts: 0.3,
  mch_answers: 0.5,
  shop_products: 0.3,
  earphone_reviews: 0.5,
};
/**
 * Largest weight of a machine source, by the era of its models; 60 is that of a human source of 3,600 texts.
 * The limit for recent models is lower: a few sources have most of them and would leave little weight to the
 * sources of one model.
 */
const machineSourceMax: Readonly<Record<Era, number>> = { earlier: 60, recent: 24 };

/**
 * Training weight of each chosen sample, 1 on average; 0 for the others. Volume hardly helps and diversity
 * does, so a human source weighs by the square root of its size, and a machine source by the sum of such
 * roots over its models. A text edited by an AI weighs by the share of it that the AI wrote.
 */
export function sampleWeights(
  samples: readonly WeightedSample[],
  chosen: readonly number[] = [...samples.keys()],
): Float64Array {
  const weights = new Float64Array(samples.length);
  for (const source of groupBy(chosen, i => `${samples[i]!.source} ${samples[i]!.machine}`).values()) {
    const isMachine = samples[source[0]!]!.machine;
    const models = isMachine ? [...groupBy(source, i => samples[i]!.model).values()] : [source];
    const sizes = models.map(texts =>
      isMachine
        ? modelShare * Math.sqrt(Math.min(texts.length, modelTextsMax))
        : Math.sqrt(Math.min(texts.length, humanTextsMax)),
    );
    const total = sizes.reduce((sum, size) => sum + size, 0);
    const trust = isMachine ? (narrowSources[samples[source[0]!]!.source] ?? 1) : 1;
    models.forEach((texts, m) => {
      const factor = isMachine ? trust * Math.min(1, machineSourceMax[samples[texts[0]!]!.era] / total) : 1;
      for (const i of texts) weights[i] = ((sizes[m]! * factor) / texts.length) * (samples[i]!.changed ?? 1);
    });
  }
  return withClassShares(samples, chosen, weights);
}

/** Scales the weights so that every class has its share, and the mean is 1. */
function withClassShares(
  samples: readonly WeightedSample[],
  chosen: readonly number[],
  weights: Float64Array,
): Float64Array {
  const classOf = (i: number) => (samples[i]!.machine ? samples[i]!.era : 'human');
  const totals = { human: 0, earlier: 0, recent: 0 };
  for (const i of chosen) totals[classOf(i)] += weights[i]!;
  // An era without texts leaves its share to the other.
  const present = eras.filter(era => totals[era] > 0);
  const machineShare = present.reduce((sum, era) => sum + classShares[era], 0);
  for (const i of chosen) {
    const of = classOf(i);
    const share =
      of === 'human' ? classShares.human : ((1 - classShares.human) * classShares[of]) / machineShare;
    weights[i]! *= (share * chosen.length) / totals[of];
  }
  return weights;
}

/**
 * Training weight of each rewrite pair: by the square root of the number of pairs per source and genre,
 * scaled to sum to `total`, each at most `most`.
 */
export function pairWeights(
  samples: readonly TrainingSample[],
  pairs: readonly RewritePair[],
  total: number,
  most: number,
): Float64Array {
  const weights = new Float64Array(pairs.length);
  let sum = 0;
  const cellOf = (k: number) => `${samples[pairs[k]!.machine]!.source} ${samples[pairs[k]!.machine]!.genre}`;
  for (const cell of groupBy(pairs.keys(), cellOf).values()) {
    for (const k of cell) weights[k] = 1 / Math.sqrt(cell.length);
    sum += Math.sqrt(cell.length);
  }
  return weights.map(weight => Math.min(most, (weight * total) / sum));
}

/** A source is paired if it has this many texts of each label in one genre. */
const pairedTextsMin = 20;

/** Names of the paired sources: their labels differ and their topics do not. */
export function pairedSources(samples: readonly TrainingSample[]): Set<string> {
  const cells = groupBy(samples, ({ source, genre }) => `${source} ${genre}`);
  const paired = new Set<string>();
  for (const texts of cells.values()) {
    const machine = texts.filter(text => text.machine).length;
    if (machine >= pairedTextsMin && texts.length - machine >= pairedTextsMin) paired.add(texts[0]!.source);
  }
  return paired;
}
