import type { GenreRow } from './genres.js';

/** One signal's numbers: its weight in log-odds, its spread, and what people write, by genre. */
export interface SignalWeights {
  readonly weight: number;
  readonly spread: number;
  readonly usual: Readonly<Record<GenreRow, number>>;
}

export interface Weights {
  /** Log-odds of a text that shows nothing either way. */
  readonly bias: Readonly<Record<GenreRow, number>>;
  /** Log-odds at score 50, and log-odds a unit of the logistic. */
  readonly middle: number;
  readonly slope: number;
  /** What one unit of the deeper model's log-odds counts. */
  readonly deeperModel: number;
  readonly signals: Readonly<Record<string, SignalWeights>>;
}

/** The rows of weights.ts as fit.ts writes them. */
export interface WeightTable {
  readonly bias: string;
  readonly middle: number;
  readonly slope: number;
  readonly deeperModel: number;
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

function byGenre(columns: readonly number[]): Record<GenreRow, number> {
  return Object.fromEntries(genreColumns.map((genre, i) => [genre, columns[i]!])) as Record<GenreRow, number>;
}

/** Reads the table at load. */
export function readWeights(table: WeightTable): Weights & { readonly hash: string } {
  const signals: Record<string, SignalWeights> = {};
  for (const line of table.signals.trim().split('\n')) {
    const [name, weight, spread, ...usual] = line.split(' ');
    signals[name!] = { weight: Number(weight), spread: Number(spread), usual: byGenre(usual.map(Number)) };
  }
  const { middle, slope, deeperModel } = table;
  return {
    bias: byGenre(table.bias.split(' ').map(Number)),
    middle,
    slope,
    deeperModel,
    signals,
    hash: hashOf(table),
  };
}

/** Eight hexadecimal digits that change with any number of the table (FNV-1a). */
function hashOf(table: WeightTable): string {
  const text = JSON.stringify(table);
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
