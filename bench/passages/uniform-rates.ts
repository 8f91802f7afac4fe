import type { EngineResult } from '../../src/contract/scan.js';
import { groupBy } from '../../src/training/statistics/group-by.js';
import { isElevated } from './observation.js';
import { mean, shareOf } from './summary.js';
import type { UniformDocument } from './uniform-set.js';

/** The bands that a uniform document and its passages reached. */
export interface UniformReading extends Pick<UniformDocument, 'source' | 'genre'> {
  readonly isWholeElevated: boolean;
  readonly anyElevated: boolean;
  readonly anyHigh: boolean;
  readonly passages: number;
}

export function readUniform({ source, genre }: UniformDocument, result: EngineResult): UniformReading {
  const passages = result.passages;
  return {
    source,
    genre,
    isWholeElevated: isElevated(result),
    anyElevated: passages.some(isElevated),
    anyHigh: passages.some(({ band }) => band === 'high'),
    passages: passages.length,
  };
}

/** Shares of the documents of one length. */
export interface UniformRates {
  readonly documents: number;
  readonly genres: number;
  /** Means over the genres, as are the next two. */
  readonly wholeElevated: number;
  readonly anyElevated: number;
  readonly anyHigh: number;
  /** Mean number of passages. */
  readonly passages: number;
  /** The genre with the highest share of each; null if all have few documents. */
  readonly worstElevated: GenreRate | null;
  readonly worstHigh: GenreRate | null;
}

export interface GenreRate {
  readonly genre: string;
  readonly reached: number;
  readonly documents: number;
}

/** Fewest documents of a genre for it to be the worst. */
const worstDocumentsMin = 20;

export function ratesOf(readings: readonly UniformReading[]): UniformRates {
  const groups = groupBy(readings, ({ genre }) => genre);
  const average = (test: (reading: UniformReading) => boolean) =>
    mean([...groups.values()].map(group => shareOf(group, test)));
  const worst = (test: (reading: UniformReading) => boolean) => worstGenre(groups, test);
  return {
    documents: readings.length,
    genres: groups.size,
    wholeElevated: average(({ isWholeElevated }) => isWholeElevated),
    anyElevated: average(({ anyElevated }) => anyElevated),
    anyHigh: average(({ anyHigh }) => anyHigh),
    passages: mean(readings.map(({ passages }) => passages)),
    worstElevated: worst(({ anyElevated }) => anyElevated),
    worstHigh: worst(({ anyHigh }) => anyHigh),
  };
}

function worstGenre(
  groups: ReadonlyMap<string, readonly UniformReading[]>,
  test: (reading: UniformReading) => boolean,
): GenreRate | null {
  const rates = [...groups]
    .map(([genre, group]) => ({ genre, reached: group.filter(test).length, documents: group.length }))
    .filter(({ documents }) => documents >= worstDocumentsMin)
    .sort((a, b) => b.reached / b.documents - a.reached / a.documents || (a.genre < b.genre ? -1 : 1));
  return rates[0] ?? null;
}
