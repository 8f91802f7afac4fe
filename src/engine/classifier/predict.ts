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
import { bucketWriters, families, gramTokensMax, mask, newVocabulary } from './features.js';
import { GramWeights, type Segment, type Steps, scales } from './gram-weights.js';
import { type Manifest, requireMatchingWeights, WeightsError } from './manifest.js';
import { SentenceSums } from './sentence-evidence.js';
import { isMark, readTokens, Tokens } from './tokens.js';
import { WeightTable } from './weight-table.js';
import { decodeWeights } from './weights.js';

/** Maximum words that are read for a deep scan or for passages. Texts of the largest plan have fewer. */
const deepWordsMax = 400_000;
/** A text that was read. */
export interface Reading extends Scores {
  readonly gramWeights: GramWeights;
}

/** Computes scores before calibration. An instance is not shared between threads. */
export class Scorer {
  readonly #vocabulary;
  readonly #tables: readonly WeightTable[];
  readonly #experts: readonly Steps[];
  readonly #eras: readonly Era[];
  readonly #sums = new Float64Array(2);
  /** The buckets of a segment, reused. */
  #list = new Int32Array(0);

  constructor(weights: Uint8Array, experts: readonly Steps[]) {
    const decoded = decodeWeights(weights);
    if (decoded.experts.length !== experts.length)
      throw new WeightsError('The weights file and its manifest name different experts.');
    this.#vocabulary = newVocabulary(decoded.vocabulary);
    this.#tables = families.map((_, f) => new WeightTable(decoded.experts.map(expert => expert[f]!)));
    this.#experts = experts;
    this.#eras = experts.map(expert => expert.era);
  }

  /**
   * Mean score over segments of the text's first `wordsMax` words, and the number of words read. Segments are
   * used because the presence of a phrase in 300 words is stronger evidence than its presence in 1,500.
   */
  score(text: Prepared, wordsMax: number): Reading {
    const tokens = new Tokens(tokensOf(Math.min(text.words, wordsMax)));
    readTokens(text, tokens, wordsMax);
    const segments = segmentsOf(tokens);
    const masked = new Uint16Array(tokens.count);
    mask(tokens, text.text, this.#vocabulary, masked);
    const found = gramTokensMax.map(longest => new Int16Array(longest * tokens.count));
    const most = gramTokensMax[0] * Math.max(...segments.map(({ from, to }) => to - from));
    if (this.#list.length < most) this.#list = new Int32Array(most);
    const list = this.#list;
    const totals = this.#experts.map(() => 0);
    for (const { from, to, words } of segments) {
      scales(to - from).forEach((scale, f) => {
        const n = bucketWriters[f]!(tokens.hash, masked, from, to, list);
        this.#tables[f]!.look(list, n, found[f]!, gramTokensMax[f]! * from, this.#sums);
        this.#experts.forEach((expert, e) => {
          const { step, bias } = expert.families[f]!;
          totals[e]! += words * (this.#sums[e]! * step * scale + bias);
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

/** Tokens of nearly every text of so many words. */
const tokensOf = (words: number): number => 16 + Math.ceil(1.25 * words);

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
    for (; to < count && (met < end || isMark(hash[to]!)); to++) met += isMark(hash[to]!) ? 0 : 1;
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
