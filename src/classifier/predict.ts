import { type ByEra, byEra, type Era } from '../scan/eras.js';
import type { Classifier } from '../scan/scan.js';
import {
  buckets,
  characterBuckets,
  families,
  mask,
  maskedBuckets,
  newVocabulary,
  wordBuckets,
} from './features.js';
import { Lexer } from './lexer.js';
import { scaleOf } from './scale.js';
import { lightWords, scoredWordsMin } from './text-lengths.js';
import {
  type Calibration,
  decodeWeights,
  type Expert,
  type Manifest,
  manifestFormat,
  type Sparse,
  sha256,
  versionOf,
  WeightsError,
} from './weights.js';

/** Texts are scored in segments of about this many words. */
const segmentWords = 300;
/** Maximum words that a deep scan reads. Texts of the largest plan have fewer. */
const deepWordsMax = 400_000;
/** Calibration is fitted on texts up to about this length, and constant for longer ones. */
const calibratedWordsMax = 1_500;

/**
 * Text length in UTF-16 units up to which arrays are reused. A longer text gets temporary arrays, so that one
 * large text does not occupy memory permanently.
 */
const reusableUnits = 131_072;

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

  /** Adds up both experts' weights over the distinct buckets among the first `n`, into `sums`. */
  sum(list: Int32Array, n: number, sums: Float64Array): void {
    const weights = this.#weights;
    const met = this.#lastCall;
    if (++this.#call === 256) {
      met.fill(0);
      this.#call = 1;
    }
    const reading = this.#call;
    let first = 0;
    let second = 0;
    for (let k = 0; k < n; k++) {
      const bucket = list[k]!;
      const both = weights[bucket]!;
      if (both === 0 || met[bucket] === reading) continue;
      met[bucket] = reading;
      first += (both << 24) >> 24;
      second += both >> 8;
    }
    sums[0] = first;
    sums[1] = second;
  }
}

/** Score of a text by the expert of each era, before calibration. */
export interface Scores {
  readonly eras: readonly Era[];
  readonly scores: readonly number[];
  readonly words: number;
}

type Steps = readonly Pick<Expert, 'era' | 'families'>[];

/** Computes scores before calibration. An instance is not shared between threads. */
export class Scorer {
  readonly #vocabulary;
  readonly #tables: Table[];
  readonly #experts: Steps;
  readonly #eras: readonly Era[];
  readonly #lexer = new Lexer();
  readonly #sums = new Float64Array(2);
  #masked = new Uint16Array(0);
  #out = new Int32Array(0);

  constructor(weights: Uint8Array, experts: Steps) {
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
  score(text: string, wordsMax: number): Scores {
    const giant = text.length > reusableUnits;
    const lexed = giant ? new Lexer() : this.#lexer;
    lexed.lex(text, wordsMax);
    if (!giant && this.#masked.length < lexed.tokens) this.#masked = new Uint16Array(lexed.tokens * 2);
    const masked = giant ? new Uint16Array(lexed.tokens) : this.#masked;
    mask(lexed, this.#vocabulary, masked);
    let words = 0;
    for (let i = 0; i < lexed.tokens; i++) if (lexed.letters[i]! > 0) words++;
    // Segments of equal length: a short remainder at the end would add noise.
    const stretches = Math.max(1, Math.round(words / segmentWords));
    const totals = this.#experts.map(() => 0);
    let from = 0;
    for (let k = 1, met = 0; k <= stretches; k++) {
      const end = Math.round((words * k) / stretches);
      const before = met;
      let to = from;
      // Punctuation after the last word belongs to the segment.
      for (; to < lexed.tokens; to++) {
        const isWord = lexed.letters[to]! > 0;
        if (isWord && met === end) break;
        if (isWord) met++;
      }
      this.#add(lexed, masked, from, to, met - before, totals);
      from = to;
    }
    return { eras: this.#eras, scores: totals.map(total => (words === 0 ? 0 : total / words)), words };
  }

  /** Adds the scores of a segment, weighted by its words. */
  #add(lexed: Lexer, masked: Uint16Array, from: number, to: number, words: number, totals: number[]): void {
    const symbols = (to < lexed.tokens ? lexed.at[to]! : lexed.characters) - lexed.at[from]!;
    const most = Math.max(4 * (to - from), 3 * symbols);
    if (this.#out.length < most) this.#out = new Int32Array(2 * most);
    const out = this.#out;
    this.#addFamily(0, maskedBuckets(masked, from, to, out), words, totals);
    this.#addFamily(1, wordBuckets(lexed, from, to, out), words, totals);
    this.#addFamily(2, characterBuckets(lexed, from, to, out), words, totals);
  }

  #addFamily(family: number, n: number, words: number, totals: number[]): void {
    this.#tables[family]!.sum(this.#out, n, this.#sums);
    const scale = scaleOf(n);
    this.#experts.forEach((expert, e) => {
      const { step, bias } = expert.families[family]!;
      totals[e]! += words * (this.#sums[e]! * step * scale + bias);
    });
  }
}

/** Calibrated log-odds of one expert. */
export function calibrate(score: number, words: number, [c0, c1, c2, c3]: Calibration): number {
  const length = Math.log(Math.min(words, calibratedWordsMax) / 200);
  return (c0 + c1 * length) * score + c2 + c3 * length;
}

/** Calibration of an expert, and its era. */
export type Calibrated = Pick<Expert, 'era' | 'calibration'>;

/** Log-odds by era. An era without an expert or calibration uses the other era's. */
export function logOddsByEra({ eras, scores, words }: Scores, experts: readonly Calibrated[]): ByEra<number> {
  return byEra(era => {
    const k = Math.max(eras.indexOf(era), 0);
    const { calibration } = experts.find(expert => expert.era === eras[k]) ?? experts[0]!;
    return calibrate(scores[k]!, words, calibration);
  });
}

const unread = byEra(() => 0);

/** Loads the classifier. Throws WeightsError if weights and manifest do not match or either is damaged. */
export function loadModel(weights: Uint8Array, manifest: Manifest): Classifier {
  if (manifest.format !== manifestFormat) {
    throw new WeightsError(
      `The manifest has format ${manifest.format}; this program reads ${manifestFormat}.`,
    );
  }
  const hash = sha256(weights);
  if (hash !== manifest.sha256)
    throw new WeightsError('The weights file is not the one its manifest describes.');
  if (versionOf(hash, manifest.experts) !== manifest.version) {
    throw new WeightsError('The manifest was changed by hand: its version does not fit its numbers.');
  }
  const scorer = new Scorer(weights, manifest.experts);
  return {
    version: manifest.version,
    logOddsByEra(prepared, deep) {
      const read = scorer.score(prepared.text, deep ? deepWordsMax : lightWords);
      return read.words < scoredWordsMin ? unread : logOddsByEra(read, manifest.experts);
    },
  };
}
