import { groupBy } from '../../src/training/statistics/group-by.js';
import { Cutter } from './cutter.js';
import type { Authorship, TextPool } from './pools.js';

/** A document whose texts have one source and one authorship. */
export interface UniformDocument {
  readonly text: string;
  readonly source: string;
  readonly genre: string;
}

/** Words of the documents. */
export const uniformLengths = [100, 300, 600, 1_200, 2_500, 5_000, 10_000] as const;
/** Most documents of a genre and length. */
const documentsMax = 500;

/** Non-native speakers' essays (ELLIPSE) are a group of their own. */
export const eslGenre = 'ESL essay';
const genreOf = ({ source, genre }: TextPool) => (source === 'ellipse' ? eslGenre : genre);

/**
 * Documents of one authorship and length: from every genre at most `documentsMax`, evenly from its sources.
 * No text is in two of them. Sources that have too few words contribute none.
 */
export function uniformDocuments(
  pools: readonly TextPool[],
  authorship: Authorship,
  words: number,
): UniformDocument[] {
  const groups = groupBy(
    pools.filter(pool => pool.authorship === authorship),
    genreOf,
  );
  return [...groups].flatMap(([genre, group]) => {
    const sources = group.map(pool => ({ source: pool.source, cutter: new Cutter(pool.texts) }));
    const documents: UniformDocument[] = [];
    for (let open = sources; open.length > 0 && documents.length < documentsMax; ) {
      open = open.filter(({ source, cutter }) => {
        const text = documents.length < documentsMax ? cutter.piece(words, false) : null;
        if (text !== null) documents.push({ text, source, genre });
        return text !== null;
      });
    }
    return documents;
  });
}

/** The ESL essays of the pools, each whole. */
export function wholeEssays(pools: readonly TextPool[]): UniformDocument[] {
  return pools
    .filter(pool => pool.authorship === 'human' && genreOf(pool) === eslGenre)
    .flatMap(({ texts, source }) => texts.map(text => ({ text, source, genre: eslGenre })));
}
