import {
  type ClassifierReading,
  type ClassifierSpan,
  type SentenceEvidence,
  segmentWords,
} from '../scan/classifier.js';
import { type ByEra, byEra, type Era } from '../scan/eras.js';
import { movedBy } from '../scan/evidence.js';
import type { Prepared } from '../text/prepare.js';
import { type Calibrated, calibrate, logOddsByEra, slopesOf } from './calibration.js';
import { finding, spansBySentence, strongestSpans } from './evidence.js';
import { families } from './features.js';
import { type GramWeights, scales } from './gram-weights.js';
import { isMark } from './tokens.js';

/** Length for which the evidence of single sentences is scaled. */
const paragraph = { words: 130, tokens: 150 };

/**
 * The classifier's evidence summed over the sentences of a text, so that any run of sentences can be read as
 * a text of its own. `weights` must cover the whole text. Linear in the tokens.
 */
export class SentenceSums implements SentenceEvidence {
  readonly local: ByEra<Float64Array>;
  readonly #eras: readonly Era[];
  /** First token of each sentence, and words before it; totals at the end. */
  readonly #token: Int32Array;
  readonly #words: Int32Array;
  /** By family: the sums of both experts' weights before each sentence. */
  readonly #before: ReturnType<GramWeights['sumsBefore']>;
  readonly #weights: GramWeights;
  readonly #calibrated: readonly Calibrated[];
  readonly #text: Prepared;

  constructor(text: Prepared, weights: GramWeights, calibrated: readonly Calibrated[]) {
    const { tokens, experts } = weights;
    const { sentences, sentenceEnd } = text;
    this.#text = text;
    this.#weights = weights;
    this.#calibrated = calibrated;
    this.#eras = experts.map(({ era }) => era);
    this.#token = new Int32Array(sentences + 1);
    this.#words = new Int32Array(sentences + 1);
    let token = 0;
    let words = 0;
    for (let i = 0; i < sentences; i++) {
      const end = i + 1 === sentences ? Number.POSITIVE_INFINITY : sentenceEnd[i]!;
      for (; token < tokens.count && tokens.start[token]! < end; token++)
        if (!isMark(tokens.hash[token]!)) words++;
      this.#token[i + 1] = token;
      this.#words[i + 1] = words;
    }
    this.#before = weights.sumsBefore(this.#token);
    const localOf = experts.map((_, e) => this.#localLogOdds(e, calibrated[e]!));
    this.local = byEra(era => localOf[Math.max(this.#eras.indexOf(era), 0)]!);
  }

  #sum(e: number, f: number, from: number, to: number): number {
    const { first, second } = this.#before[f]!;
    const before = e === 0 ? first : second;
    return before[to]! - before[from]!;
  }

  /** The share of each sentence in the log-odds of a paragraph that it is in. */
  #localLogOdds(e: number, { calibration }: Calibrated): Float64Array {
    const expert = this.#weights.experts[e]!;
    const { words, tokens } = paragraph;
    const bias = expert.families.reduce((sum, family) => sum + family.bias, 0);
    const withoutEvidence = calibrate(bias, words, calibration);
    const slope = calibrate(1, words, calibration) - calibrate(0, words, calibration);
    const scale = scales(tokens);
    const factors = expert.families.map(({ step }, f) => slope * step * scale[f]!);
    const logOdds = new Float64Array(this.#token.length - 1);
    for (let i = 0; i < logOdds.length; i++) {
      let sum = ((this.#token[i + 1]! - this.#token[i]!) / tokens) * withoutEvidence;
      for (let f = 0; f < factors.length; f++) sum += factors[f]! * this.#sum(e, f, i, i + 1);
      logOdds[i] = sum;
    }
    return logOdds;
  }

  /** Reads the sentences `from` to `to` (exclusive), in segments like those of a whole text. */
  part(from: number, to: number): ClassifierReading {
    const words = Math.max(1, this.#words[to]! - this.#words[from]!);
    const segments = this.#segments(from, to);
    const { experts } = this.#weights;
    const scores = experts.map((expert, e) => {
      let score = 0;
      for (const segment of segments) {
        const share = segment.words / words;
        expert.families.forEach(({ step, bias }, f) => {
          score += share * (this.#sum(e, f, segment.from, segment.to) * step * segment.scale[f]! + bias);
        });
      }
      return score;
    });
    const read = { eras: this.#eras, scores, words };
    return {
      finding,
      logOdds: logOddsByEra(read, this.#calibrated),
      evidence: (eraShares, spansMax) =>
        this.#evidence(segments, words, slopesOf(read, this.#calibrated, eraShares), spansMax),
      sentences: () => null,
    };
  }

  /**
   * The strongest span of each sentence in the direction of its sign, scaled as the log-odds of a paragraph.
   */
  spans(signs: ArrayLike<number>, eraShares: ByEra<number>): (ClassifierSpan | null)[] {
    const { tokens } = this.#weights;
    const read = { eras: this.#eras, scores: [], words: paragraph.words };
    const slopes = slopesOf(read, this.#calibrated, eraShares);
    const shares = this.#weights.partShares(0, tokens.count, slopes, scales(paragraph.tokens));
    return spansBySentence(this.#text, tokens, shares, signs);
  }

  /** Divides a run of sentences into segments of about `segmentWords` words. */
  #segments(from: number, to: number): SentenceSegment[] {
    const total = this.#words[to]! - this.#words[from]!;
    const number = Math.max(1, Math.round(total / segmentWords));
    const segments: SentenceSegment[] = [];
    let first = from;
    for (let i = from + 1; i <= to; i++) {
      const due = (total * (segments.length + 1)) / number;
      if (i < to && this.#words[i]! - this.#words[from]! < due) continue;
      const tokens = this.#token[i]! - this.#token[first]!;
      segments.push({
        from: first,
        to: i,
        words: this.#words[i]! - this.#words[first]!,
        scale: scales(tokens),
      });
      first = i;
    }
    return segments;
  }

  /** The strongest spans of a run of sentences, in offsets from its start. */
  #evidence(
    segments: readonly SentenceSegment[],
    words: number,
    slopes: readonly number[],
    spansMax: number,
  ) {
    const { tokens } = this.#weights;
    const offset = this.#text.sentenceStart[segments[0]!.from]!;
    const start = this.#token[segments[0]!.from]!;
    const end = this.#token[segments.at(-1)!.to]!;
    // The segments are nearly equal, so their mean factor serves all of them.
    const factors = families.map(
      (_, f) =>
        segments.reduce((sum, { scale, words: own }) => sum + (scale[f]! * own) / words, 0) / segments.length,
    );
    const shares = this.#weights.partShares(start, end, slopes, factors);
    const run = {
      count: end - start,
      hash: tokens.hash.subarray(start, end),
      start: tokens.start.subarray(start, end),
      end: tokens.end.subarray(start, end),
    };
    return strongestSpans(this.#text, run, shares, spansMax).map(movedBy(-offset));
  }
}

/** Sentences `from` to `to` (exclusive), scored together. */
interface SentenceSegment {
  readonly from: number;
  readonly to: number;
  readonly words: number;
  /** Factor on the sum of weights, by family. */
  readonly scale: readonly number[];
}
