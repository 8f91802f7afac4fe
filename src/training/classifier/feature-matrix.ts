import {
  buckets,
  bucketWriters,
  gramTokensMax,
  mask,
  newVocabulary,
  noBucket,
  type Vocabulary,
} from '../../engine/classifier/features.js';
import { gramsOf } from '../../engine/classifier/gram-weights.js';
import { isMark, readTokens, Tokens } from '../../engine/classifier/tokens.js';
import { prepare } from '../../engine/text/prepare.js';
import type { TrainingSample } from '../corpus/corpus.js';
import { groupBy } from '../statistics/group-by.js';

/**
 * Hashed features of many texts in one feature family. Text `i` has the distinct buckets `bucket[start[i] ..
 * start[i + 1]]`.
 */
export interface FeatureMatrix {
  start: Float64Array;
  bucket: Int32Array;
  /** Number of feature occurrences, repeats included; scores are normalised by a power of it. */
  occurrences: Int32Array;
}

/** Selects the tokens of a text to use: `[from, to)`. */
export type TokenRange = (tokens: Tokens) => readonly [number, number];

/**
 * Computes the features of every text, one matrix per family. `words[i]` is the number of words in the
 * selected range.
 */
export function readFeatures(
  samples: readonly Pick<TrainingSample, 'text'>[],
  vocabulary: Vocabulary,
  cut: TokenRange,
  wordsMax: number,
): { columns: FeatureMatrix[]; words: Int32Array } {
  const tokens = new Tokens();
  const seen = new Int32Array(buckets);
  const pools = bucketWriters.map(() => ({ bucket: new Int32Array(1 << 22), used: 0 }));
  const columns = bucketWriters.map((_, f) => ({
    start: new Float64Array(samples.length + 1),
    bucket: pools[f]!.bucket,
    occurrences: new Int32Array(samples.length),
  }));
  const words = new Int32Array(samples.length);
  let out = new Int32Array(0);
  let masked = new Uint16Array(0);

  samples.forEach((sample, i) => {
    const prepared = prepare(sample.text);
    readTokens(prepared, tokens, wordsMax);
    const { count, hash } = tokens;
    if (masked.length < count) masked = new Uint16Array(count * 2);
    if (out.length < gramTokensMax[0] * count) out = new Int32Array(2 * gramTokensMax[0] * count);
    mask(tokens, prepared.text, vocabulary, masked);
    const [from, to] = cut(tokens);
    for (let token = from; token < to; token++) if (!isMark(hash[token]!)) words[i]!++;
    bucketWriters.forEach((write, f) => {
      const n = write(hash, masked, from, to, out);
      columns[f]!.occurrences[i] = gramsOf(gramTokensMax[f]!, to - from);
      appendDistinct(pools[f]!, out.subarray(0, n), seen, i + 1);
      columns[f]!.start[i + 1] = pools[f]!.used;
    });
  });
  return { columns: columns.map((column, f) => ({ ...column, bucket: pools[f]!.bucket })), words };
}

function appendDistinct(
  pool: { bucket: Int32Array; used: number },
  found: Int32Array,
  seen: Int32Array,
  stamp: number,
): void {
  if (pool.used + found.length > pool.bucket.length) {
    const larger = new Int32Array((pool.used + found.length) * 2);
    larger.set(pool.bucket);
    pool.bucket = larger;
  }
  const from = pool.used;
  for (const bucket of found) {
    if (bucket === noBucket || seen[bucket] === stamp) continue;
    seen[bucket] = stamp;
    pool.bucket[pool.used++] = bucket;
  }
  for (let k = from; k < pool.used; k++) seen[pool.bucket[k]!] = 0;
}

/** Words of each text that count towards the vocabulary. */
const vocabularyWords = 400;

/**
 * The `size` most frequent words, every source and label weighing the same; a word must occur in `sourcesMin`
 * of them.
 */
export function readVocabulary(
  samples: readonly TrainingSample[],
  size: number,
  sourcesMin: number,
): Vocabulary {
  const tokens = new Tokens();
  const totals = new Map<number, { sources: number; share: number }>();
  for (const group of groupBy(samples, sample => `${sample.source} ${sample.machine}`).values()) {
    const counts = new Map<number, number>();
    let all = 0;
    for (const sample of group) {
      readTokens(prepare(sample.text), tokens, vocabularyWords);
      for (const hash of tokens.hash.subarray(0, tokens.count)) {
        if (isMark(hash)) continue;
        counts.set(hash, (counts.get(hash) ?? 0) + 1);
        all++;
      }
    }
    for (const [hash, count] of counts) {
      const total = totals.get(hash) ?? { sources: 0, share: 0 };
      total.sources++;
      total.share += count / all;
      totals.set(hash, total);
    }
  }
  const ranked = [...totals].filter(([, total]) => total.sources >= sourcesMin);
  ranked.sort((a, b) => b[1].share - a[1].share || a[0] - b[0]);
  return newVocabulary(ranked.slice(0, size).map(([hash]) => hash));
}
