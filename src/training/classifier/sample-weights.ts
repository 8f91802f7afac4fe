import type { TrainingSample } from '../corpus/corpus.js';
import type { RewritePair } from '../corpus/near-duplicates.js';
import { groupBy } from '../statistics/group-by.js';

/**
 * Factor on sources whose AI-generated texts are of the newest year. Detection of a model generation depends
 * on texts of its years, and few exist.
 */
const newestMore = 12;
const newestFrom = 2026;
/** Limit on the factor that evens out the labels of a genre. */
const evenOutMax = 4;
/** A source is paired in a genre if it has this many texts of each label there. */
const pairMin = 20;

/** Number of excerpts of one source, label and genre beyond which its weight no longer grows. */
const sizeMax = 600;
/** Factor on paired sources: their labels differ and their topics do not. */
const pairedMore = 3;

/** The samples of one source in one genre, as indexes. */
export interface Cell {
  readonly source: string;
  readonly genre: string;
  readonly human: number[];
  readonly machine: number[];
  readonly paired: boolean;
  /** True if any of its AI-generated texts is of the newest year. */
  readonly newest: boolean;
}

export function cellsOf(samples: readonly TrainingSample[], chosen: Iterable<number>): Cell[] {
  const cells = new Map<string, { source: string; genre: string; human: number[]; machine: number[] }>();
  for (const i of chosen) {
    const { source, genre, machine } = samples[i]!;
    const key = `${source} ${genre}`;
    let cell = cells.get(key);
    if (cell === undefined) {
      cell = { source, genre, human: [], machine: [] };
      cells.set(key, cell);
    }
    (machine ? cell.machine : cell.human).push(i);
  }
  return [...cells.values()].map(cell => ({
    ...cell,
    paired: cell.human.length >= pairMin && cell.machine.length >= pairMin,
    newest: cell.machine.some(i => samples[i]!.year >= newestFrom),
  }));
}

/**
 * Training weight of each chosen sample, 1 on average; 0 for the others. Sources and genres weigh by the
 * square root of their size. Both labels weigh the same within a paired source, within a genre (up to
 * `evenOutMax`) and overall; otherwise the classifier would learn the topics of sources that have one label.
 * A text edited by an AI weighs by the share of it that the AI wrote.
 */
export function sampleWeights(samples: readonly TrainingSample[], chosen: readonly number[]): Float64Array {
  const weights = new Float64Array(samples.length);
  for (const cells of groupBy(cellsOf(samples, chosen), cell => cell.genre).values()) {
    let paired = 0;
    const single = { human: 0, machine: 0 };
    const sizes = cells.map(cell => {
      const [human, machine] = [cell.human, cell.machine].map(own =>
        Math.sqrt(Math.min(own.length, sizeMax)),
      ) as [number, number];
      if (cell.paired) {
        paired += human + machine;
        return { human: (human + machine) / 2, machine: (human + machine) / 2 };
      }
      const era = cell.newest ? newestMore : 1;
      single.human += human * era;
      single.machine += machine * era;
      return { human: human * era, machine: machine * era };
    });
    const all = paired + single.human + single.machine;
    const half = (single.human + single.machine) / 2;
    cells.forEach((cell, c) => {
      for (const label of ['human', 'machine'] as const) {
        const even = cell.paired ? 1 : Math.min(evenOutMax, half / single[label]);
        const more = cell.paired ? pairedMore : 1;
        const each = (sizes[c]![label] * even * more) / Math.sqrt(all) / cell[label].length;
        for (const i of cell[label]) weights[i] = each * (samples[i]!.draft?.changed ?? 1);
      }
    });
  }
  const totals = { human: 0, machine: 0 };
  for (const i of chosen) totals[samples[i]!.machine ? 'machine' : 'human'] += weights[i]!;
  for (const i of chosen)
    weights[i]! *= chosen.length / 2 / totals[samples[i]!.machine ? 'machine' : 'human'];
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
