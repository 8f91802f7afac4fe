import { randomFromString } from '../../src/training/statistics/random.js';
import { Cutter } from './cutter.js';
import type { DocumentKind } from './kinds.js';
import type { MixedDocument } from './mixed-document.js';
import { isLargeEnough, type PoolPair, pairPools } from './pairs.js';
import { countWords, type TextPool } from './pools.js';

/** A mixed document with its origin. */
export interface BenchDocument extends MixedDocument {
  readonly kind: DocumentKind;
  /** Words that were asked for. */
  readonly size: number;
  readonly pair: PoolPair;
}

/** Fewest words of a part; documents with a shorter one are dropped. */
const partWordsMin = 8;

/** Documents of a kind, evenly from the pairs of pools that are large enough. Deterministic. */
export function* mixedDocuments(kind: DocumentKind, pools: readonly TextPool[]): Generator<BenchDocument> {
  const pairs = pairPools(pools, kind.generated);
  for (const size of kind.sizes) {
    const usable = pairs.filter(pair => isLargeEnough(pair, kind, size));
    for (const [i, pair] of usable.entries()) {
      // Pairs that share a pool begin with different texts of it.
      const random = randomFromString(`${kind.name} ${size} ${pair.human.source} ${pair.generated.source}`);
      const cutters = {
        human: new Cutter(pair.human.texts, random()),
        ai: new Cutter(pair.generated.texts, random()),
      };
      for (let n = evenShare(kind.documents, usable.length, i); n > 0; n--) {
        const document = kind.build(cutters, size);
        if (
          document.parts.every(part => countWords(document.text.slice(part.start, part.end)) >= partWordsMin)
        )
          yield { ...document, kind, size, pair };
      }
    }
  }
}

/** Part `i` of `total` items that are shared out evenly among `parts`. */
export const evenShare = (total: number, parts: number, i: number): number =>
  Math.floor(((i + 1) * total) / parts) - Math.floor((i * total) / parts);
