import { type ByEra, byEra, eras } from './eras.js';
import type { GenreRow } from './genres.js';

/** What a signal's full strength counts, in log-odds: where it speaks for a machine, and where it speaks for a person. */
export interface Sides {
  readonly machine: number;
  readonly person: number;
}

/** One signal's numbers: its weights by era, its spread, and what people write, by genre. */
export interface SignalWeights {
  readonly sides: ByEra<Sides>;
  readonly spread: number;
  readonly usual: Readonly<Record<GenreRow, number>>;
}

/** Who speaks: the signals alone, or the signals and the deeper model. */
export type EngineKind = 'heuristics' | 'model';

/** How log-odds are added up and become a score. */
export interface Combination {
  /** What the signals' contributions count, all alike. */
  readonly signals: number;
  /** What one unit of the deeper model's log-odds counts. */
  readonly deeperModel: number;
  /** Log-odds by era of a text that shows nothing either way, by which the eras differ: those of any era are 0. */
  readonly starts: ByEra<number>;
  /** Log-odds of such a text. */
  readonly bias: Readonly<Record<GenreRow, number>>;
  /** What is added to the bias at each of `lengthAnchors`. */
  readonly lengths: readonly number[];
  /** Log-odds at score 50, and log-odds a unit of the logistic. */
  readonly middle: number;
  readonly slope: number;
}

export interface Weights {
  readonly combinations: Readonly<Record<EngineKind, Combination>>;
  readonly signals: Readonly<Record<string, SignalWeights>>;
}

/** The rows of weights.ts as fit.ts writes them. */
export interface WeightTable {
  readonly heuristics: string;
  readonly model: string;
  readonly signals: string;
}

/** Order of the genre columns. */
export const genreColumns: readonly GenreRow[] = [
  'standard',
  'academic',
  'expository',
  'fiction',
  'promotional',
];

export function byGenre<T>(of: (genre: GenreRow) => T): Record<GenreRow, T> {
  return Object.fromEntries(genreColumns.map(genre => [genre, of(genre)])) as Record<GenreRow, T>;
}

const byColumn = (columns: readonly number[]) => byGenre(genre => columns[genreColumns.indexOf(genre)]!);

/** Words at which a combination's length offsets stand; between them they change with the logarithm, beyond them no more. */
export const lengthAnchors = [75, 150, 300, 600] as const;

/** `signals deeperModel middle slope`, then the starts by era, the biases by genre, and the offsets by length. */
function combination(row: string): Combination {
  const [signals, deeperModel, middle, slope, ...rest] = row.split(' ').map(Number);
  return {
    signals: signals!,
    deeperModel: deeperModel!,
    middle: middle!,
    slope: slope!,
    starts: byEra(era => rest[eras.indexOf(era)]!),
    bias: byColumn(rest.slice(eras.length)),
    lengths: rest.slice(eras.length + genreColumns.length),
  };
}

/** Reads the table at load. */
export function readWeights(table: WeightTable): Weights {
  const signals: Record<string, SignalWeights> = {};
  for (const line of table.signals.trim().split('\n')) {
    const [name, ...rest] = line.split(' ');
    const numbers = rest.map(Number);
    const [spread, ...usual] = numbers.slice(2 * eras.length);
    signals[name!] = {
      sides: byEra(era => {
        const at = 2 * eras.indexOf(era);
        return { machine: numbers[at]!, person: numbers[at + 1]! };
      }),
      spread: spread!,
      usual: byColumn(usual),
    };
  }
  return {
    combinations: { heuristics: combination(table.heuristics), model: combination(table.model) },
    signals,
  };
}
