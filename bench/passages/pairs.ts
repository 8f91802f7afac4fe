import type { DocumentKind } from './kinds.js';
import type { TextPool } from './pools.js';

/** Pools whose texts are mixed in one document. */
export interface PoolPair {
  readonly human: TextPool;
  readonly generated: TextPool;
  /** The source that the engine must not have seen. */
  readonly heldOut: string;
}

/** Words of a document from one pool, as a share of it. More would repeat texts within a document. */
const poolShareMax = 0.8;

/**
 * Pairs of pools of the same genre: of the same source, of the same fold, or one of them from an evaluation
 * set. Of training sources in two folds, the engine without the one was trained on the other.
 */
export function pairPools(pools: readonly TextPool[], generated: 'ai' | 'polished'): PoolPair[] {
  return pools
    .filter(pool => pool.authorship === 'human')
    .flatMap(human =>
      pools
        .filter(pool => pool.authorship === generated && pool.genre === human.genre)
        .filter(pool => pool.fold === null || human.fold === null || pool.fold === human.fold)
        .filter(pool => pool.source === human.source || !hasBothLabels(pools, pool, human, generated))
        .map(pool => ({ human, generated: pool, heldOut: human.fold === null ? pool.source : human.source })),
    );
}

/**
 * True if both pools have a counterpart in their own source: pairing them with each other too would add
 * documents of the same texts.
 */
function hasBothLabels(
  pools: readonly TextPool[],
  one: TextPool,
  other: TextPool,
  generated: 'ai' | 'polished',
): boolean {
  const paired = ({ source, genre }: TextPool) =>
    (['human', generated] as const).every(authorship =>
      pools.some(pool => pool.source === source && pool.genre === genre && pool.authorship === authorship),
    );
  return paired(one) && paired(other);
}

/** True if the pools hold enough words for documents of this size without repeating a text in one. */
export function isLargeEnough({ human, generated }: PoolPair, kind: DocumentKind, words: number): boolean {
  return (
    words * kind.share <= generated.words * poolShareMax &&
    words * (1 - kind.share) <= human.words * poolShareMax
  );
}
