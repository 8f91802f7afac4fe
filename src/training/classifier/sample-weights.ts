import type { TrainingSample } from '../corpus/corpus.js';
import type { RewritePair } from '../corpus/near-duplicates.js';
import { groupBy } from '../statistics/group-by.js';

/** Sources of the newest machine texts count this much more: the year in training decides what is seen, and few texts of it exist. */
const newestMore = 12;
const newestFrom = 2026;
/** No source is made to count more than this much above its size's share to even out the labels of a genre. */
const evenOutMax = 4;
/** A source pairs its labels in a genre when it holds this many texts of both there. */
const pairMin = 20;

/** Beyond so many excerpts a source and label in a genre gains no more say: the largest are no better evidence than the large. */
const sizeMax = 600;
/** A source with both labels in a genre counts this much more: there labels differ and topics don't. */
const pairedMore = 3;

/** A source in one genre, as indexes of samples. */
export interface Cell {
  readonly source: string;
  readonly genre: string;
  readonly human: number[];
  readonly machine: number[];
  readonly paired: boolean;
  /** Whether its machine texts are of the newest. */
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
 * How much each chosen text counts, 1 on average: sources by the root of their size, both labels of a paired source alike, the
 * unpaired sources of a genre so that its labels come out even, genres by the root of their size, and both labels alike in all.
 * Else a source with one label would teach its topic. A text that a machine edited counts by the share of it that is the machine's.
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

/** How much each pair of a text and its rewriting counts, `total` in all and `most` each: sources and genres by the root of their pairs. */
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
