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
/** Weights of a family by bucket: the first expert's in the low byte, the second's in the high byte. */
class Table {
  readonly #weights = new Int16Array(buckets);
  /** Number of the call that last visited a bucket. */
  readonly #lastCall = new Uint8Array(buckets);
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
    const met = this.#lastCall;
    if (++this.#call === 256) {
      met.fill(0);
      this.#call = 1;
    }
    const call = this.#call;
    let first = 0;
    let second = 0;
    for (let k = 0; k < n; k++) {
      const bucket = list[k]!;
      const both = weights[bucket]!;
      if (both === 0 || met[bucket] === call) {
        found[at + k] = 0;
        continue;
      }
      met[bucket] = call;
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

/** Buffers of one text, reused for the next. */
class Scratch {
  readonly tokens = new Tokens();
  masked = new Uint16Array(0);
  buckets = new Int32Array(0);
  /** Weights of all n-grams of the text, by segment and family, as pairs. */
  found = new Int32Array(0);

  /** Makes room for all tokens, and for the buckets of a segment of at most `segmentTokens` tokens. */
  reserve(segmentTokens: number): void {
    const { count } = this.tokens;
    if (this.masked.length < count) {
      this.masked = new Uint16Array(count);
      this.found = new Int32Array(gramsPerToken * count);
    }
    const grams = Math.max(...gramTokensMax) * segmentTokens;
    if (this.buckets.length < grams) this.buckets = new Int32Array(grams);
  }
}

/** A text that was read. `gramWeights` is valid until the scorer reads the next text. */
export interface Reading extends Scores {
  /** The weights of the n-grams. */
  gramWeights(): GramWeights;
}

/** Computes scores before calibration. An instance is not shared between threads. */
export class Scorer {
  readonly #vocabulary;
  readonly #tables: Table[];
  readonly #experts: readonly Steps[];
  readonly #eras: readonly Era[];
  readonly #reused = new Scratch();
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
    // The buffers of a long text are freed after it.
    const scratch = Math.min(text.words, wordsMax) > lightWords ? new Scratch() : this.#reused;
    const { tokens } = scratch;
    readTokens(text, tokens, wordsMax);
    const segments = segmentsOf(tokens);
    scratch.reserve(Math.max(...segments.map(({ from, to }) => to - from)));
    mask(tokens, text.text, this.#vocabulary, scratch.masked);
    const totals = this.#experts.map(() => 0);
    let at = 0;
    for (const segment of segments) {
      families.forEach((_, f) => {
        const n = bucketsOf(f, scratch, segment);
        this.#tables[f]!.look(scratch.buckets, n, scratch.found, at, this.#sums);
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
      gramWeights: () => new GramWeights(scratch.tokens, scratch.found, segments, this.#experts),
    };
  }
}

/** Writes the buckets of one family in a segment into the scratch. Returns their number. */
function bucketsOf(family: number, { tokens, masked, buckets }: Scratch, { from, to }: Segment): number {
  return family === 0
    ? maskedBuckets(masked, from, to, buckets)
    : wordBuckets(tokens.hash, from, to, buckets);
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
      let weights: GramWeights | null = null;
      const gramWeights = () => (weights ??= read.gramWeights());
      let bySentence: SentenceEvidence | null = null;
      return {
        finding,
        logOdds: logOddsByEra(read, manifest.experts),
        evidence(eraShares, spansMax) {
          const weights = gramWeights();
          const shares = weights.shares(slopesOf(read, manifest.experts, eraShares));
          return strongestSpans(prepared, weights.tokens, shares, spansMax);
        },
        sentences() {
          const isWhole = deep || prepared.words <= lightWords;
          const whole = () => (isWhole ? gramWeights() : scorer.score(prepared, deepWordsMax).gramWeights());
          bySentence ??= new SentenceSums(prepared, whole(), manifest.experts);
          return bySentence;
        },
      };
    },
  };
}
