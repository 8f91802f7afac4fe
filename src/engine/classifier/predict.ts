import {
  type Classifier,
  type ClassifierReading,
  lightWords,
  type SentenceEvidence,
  scoredWordsMin,
  segmentWords,
} from '../scan/classifier.js';
import { byEra, type Era } from '../scan/eras.js';
import type { Prepared } from '../text/prepare.js';
import { logOddsByEra, type Scores, slopesOf } from './calibration.js';
import { finding, strongestSpans } from './evidence.js';
import {
  buckets,
  families,
  gramsPerToken,
  gramTokensMax,
  mask,
  maskedBuckets,
  newVocabulary,
  wordBuckets,
} from './features.js';
import { GramWeights, pairOf, type Segment, type Steps, scaleOf } from './gram-weights.js';
import { type Manifest, requireMatchingWeights, WeightsError } from './manifest.js';
import { SentenceSums } from './sentence-evidence.js';
import { isMark, readTokens, Tokens } from './tokens.js';
import { decodeWeights, type Sparse } from './weights.js';

/** Maximum words that are read for a deep scan or for passages. Texts of the largest plan have fewer. */
const deepWordsMax = 400_000;
/** Number of the call whose keys would not fit into 32 bits. */
const callsMax = 2 ** 31 / buckets;
/** Weights of a family by bucket: the first expert's in the low byte, the second's in the high byte. */
class Table {
  readonly #weights = new Int16Array(buckets);
  /** Hash table of buckets that occurred, each + the number of its call × `buckets`; it fits into a cache. */
  #met = new Int32Array(1 << 12);
  #call = 0;

  /** For one or two experts. */
  constructor([first, second]: readonly Sparse[]) {
    first?.buckets.forEach((bucket, k) => {
      this.#weights[bucket] = first.weights[k]! & 255;
    });
    second?.buckets.forEach((bucket, k) => {
      this.#weights[bucket]! |= second.weights[k]! << 8;
    });
  }

  /**
   * Writes the weights of the first `n` buckets of `list` into `found`, from `at`: 0 for a bucket that
   * occurred before. Adds up both experts' weights into `sums`.
   */
  look(list: Int32Array, n: number, found: Int32Array, at: number, sums: Float64Array): void {
    const weights = this.#weights;
    if (this.#met.length < 2 * n) this.#met = new Int32Array(2 ** Math.ceil(Math.log2(2 * n)));
    const met = this.#met;
    const slots = met.length - 1;
    if (++this.#call === callsMax) {
      met.fill(0);
      this.#call = 1;
    }
    const call = this.#call * buckets;
    let first = 0;
    let second = 0;
    // Loads without branches overlap: most weights are not in the cache.
    for (let k = 0; k < n; k++) found[at + k] = weights[list[k]!]!;
    for (let k = 0; k < n; k++) {
      const both = found[at + k]!;
      if (both === 0) continue;
      const key = call + list[k]!;
      let slot = key & slots;
      while (met[slot]! >= call && met[slot] !== key) slot = (slot + 1) & slots;
      if (met[slot] === key) {
        found[at + k] = 0;
        continue;
      }
      met[slot] = key;
      const ofFirst = (both << 24) >> 24;
      const ofSecond = both >> 8;
      found[at + k] = pairOf(ofFirst, ofSecond);
      first += ofFirst;
      second += ofSecond;
    }
    sums[0] = first;
    sums[1] = second;
  }
}

/** A text that was read. */
export interface Reading extends Scores {
  readonly gramWeights: GramWeights;
}

/** Computes scores before calibration. An instance is not shared between threads. */
export class Scorer {
  readonly #vocabulary;
  readonly #tables: Table[];
  readonly #experts: readonly Steps[];
  readonly #eras: readonly Era[];
  readonly #sums = new Float64Array(2);

  constructor(weights: Uint8Array, experts: readonly Steps[]) {
    const decoded = decodeWeights(weights);
    if (decoded.experts.length !== experts.length)
      throw new WeightsError('The weights file and its manifest name different experts.');
    this.#vocabulary = newVocabulary(decoded.vocabulary);
    this.#tables = families.map((_, f) => new Table(decoded.experts.map(expert => expert[f]!)));
    this.#experts = experts;
    this.#eras = experts.map(expert => expert.era);
  }

  /**
   * Mean score over segments of the text's first `wordsMax` words, and the number of words read. Segments are
   * used because the presence of a phrase in 300 words is stronger evidence than its presence in 1,500.
   */
  score(text: Prepared, wordsMax: number): Reading {
    const tokens = new Tokens();
    readTokens(text, tokens, wordsMax);
    const segments = segmentsOf(tokens);
    const masked = new Uint16Array(tokens.count);
    mask(tokens, text.text, this.#vocabulary, masked);
    /** The weights of all n-grams of the text, by segment and family, as pairs. */
    const found = new Int32Array(gramsPerToken * tokens.count);
    const list = new Int32Array(gramTokensMax[0] * Math.max(...segments.map(({ from, to }) => to - from)));
    const totals = this.#experts.map(() => 0);
    let at = 0;
    for (const segment of segments) {
      families.forEach((_, f) => {
        const { from, to } = segment;
        const n = f === 0 ? maskedBuckets(masked, from, to, list) : wordBuckets(tokens.hash, from, to, list);
        this.#tables[f]!.look(list, n, found, at, this.#sums);
        at += n;
        const scale = scaleOf(n);
        this.#experts.forEach((expert, e) => {
          const { step, bias } = expert.families[f]!;
          totals[e]! += segment.words * (this.#sums[e]! * step * scale + bias);
        });
      });
    }
    const { words } = tokens;
    return {
      eras: this.#eras,
      scores: totals.map(total => (words === 0 ? 0 : total / words)),
      words,
      gramWeights: new GramWeights(tokens, found, segments, this.#experts),
    };
  }
}

/** Divides a text into segments of equal length: a short remainder at the end would add noise. */
function segmentsOf({ hash, count, words }: Tokens): Segment[] {
  const number = Math.max(1, Math.round(words / segmentWords));
  const segments: Segment[] = [];
  let from = 0;
  for (let k = 1, met = 0; k <= number; k++) {
    const end = Math.round((words * k) / number);
    const before = met;
    let to = from;
    // Punctuation after the last word belongs to the segment.
    for (; to < count; to++) {
      const isWord = !isMark(hash[to]!);
      if (isWord && met === end) break;
      if (isWord) met++;
    }
    segments.push({ from, to, words: met - before });
    from = to;
  }
  return segments;
}

/** No evidence either way. */
const abstained: ClassifierReading = {
  logOdds: byEra(() => 0),
  evidence: () => [],
  finding: () => `The wording model abstains from texts with fewer than ${scoredWordsMin} words to read`,
  sentences: () => null,
};

/** Loads the classifier. Throws WeightsError if weights and manifest do not match or either is damaged. */
export function loadModel(weights: Uint8Array, manifest: Manifest): Classifier {
  requireMatchingWeights(weights, manifest);
  const scorer = new Scorer(weights, manifest.experts);
  return {
    version: manifest.version,
    read(prepared, deep) {
      const read = scorer.score(prepared, deep ? deepWordsMax : lightWords);
      if (read.words < scoredWordsMin) return abstained;
      const { gramWeights } = read;
      let bySentence: SentenceEvidence | null = null;
      return {
        finding,
        logOdds: logOddsByEra(read, manifest.experts),
        evidence(eraShares, spansMax) {
          const shares = gramWeights.shares(slopesOf(read, manifest.experts, eraShares));
          return strongestSpans(prepared, gramWeights.tokens, shares, spansMax);
        },
        sentences() {
          const isWhole = deep || prepared.words <= lightWords;
          const whole = () => (isWhole ? gramWeights : scorer.score(prepared, deepWordsMax).gramWeights);
          bySentence ??= new SentenceSums(prepared, whole(), manifest.experts);
          return bySentence;
        },
      };
    },
  };
}
