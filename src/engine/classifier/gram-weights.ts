import { families, gramTokensMax } from './features.js';
import type { Expert } from './manifest.js';
import type { Tokens } from './tokens.js';

/** Tokens `from` to `to` (exclusive), scored together. */
export interface Segment {
  readonly from: number;
  readonly to: number;
  readonly words: number;
}

export type Steps = Pick<Expert, 'era' | 'families'>;

/**
 * The weights of both experts in one integer, so that one addition sums both, as long as the sums fit into 16
 * bits.
 */
export const pairOf = (first: number, second: number): number => first + (second << 16);
const firstOf = (pair: number): number => (pair << 16) >> 16;
const secondOf = (pair: number): number => (pair - firstOf(pair)) >> 16;

/** Number of n-grams of up to `longest` tokens among `tokens` tokens. */
function gramsOf(longest: number, tokens: number): number {
  let grams = 0;
  for (let size = 1; size <= longest; size++) grams += Math.max(0, tokens - size + 1);
  return grams;
}

/**
 * Exponent of length normalisation: a sum of weights is divided by occurrences to this power. 1 would be the
 * mean.
 */
const lengthPower = 0.8;
/** Number of occurrences at which normalisation leaves the sum unchanged. */
const usualOccurrences = 1000;

/** Factor on the sum of a text's distinct features. */
export function scaleOf(occurrences: number): number {
  return (usualOccurrences / Math.max(1, occurrences)) ** lengthPower / Math.sqrt(usualOccurrences);
}

/** `scaleOf` of `tokens` tokens, by family. */
export const scales = (tokens: number): number[] =>
  gramTokensMax.map(longest => scaleOf(gramsOf(longest, tokens)));

/**
 * The weights of the n-grams of a text, in steps of their experts. An n-gram counts once per segment, at its
 * first occurrence.
 */
export class GramWeights {
  /** @param found by segment, family, last token and size: the weights of both experts, as pairs */
  constructor(
    readonly tokens: Tokens,
    private readonly found: Int32Array,
    readonly segments: readonly Segment[],
    readonly experts: readonly Steps[],
  ) {}

  /**
   * By family: the sums of both experts' weights over the n-grams that end before each of the ascending
   * token numbers `ends`. The first sum is 0.
   */
  sumsBefore(ends: Int32Array): { readonly first: Float64Array; readonly second: Float64Array }[] {
    const { found } = this;
    return families.map((_, f) => {
      const longest = gramTokensMax[f]!;
      const first = new Float64Array(ends.length);
      const second = new Float64Array(ends.length);
      let ofFirst = 0;
      let ofSecond = 0;
      let next = 0;
      this.#eachSegment(f, 0, this.tokens.count, (start, end, firstGram, before) => {
        let at = firstGram;
        for (let token = start; token < end; token++) {
          for (; next < ends.length && ends[next]! <= token; next++) {
            first[next] = ofFirst;
            second[next] = ofSecond;
          }
          let sum = 0;
          for (const last = at + Math.min(longest, before + token - start + 1); at < last; at++)
            sum += found[at]!;
          ofFirst += firstOf(sum);
          ofSecond += secondOf(sum);
        }
      });
      first.fill(ofFirst, next);
      second.fill(ofSecond, next);
      return { first, second };
    });
  }

  /**
   * The share of each token in the sum of the experts' scores × slopes: the contribution of each n-gram is
   * divided equally over its tokens. The shares and the biases add up to that sum.
   */
  shares(slopes: readonly number[]): Float64Array {
    const shares = new Float64Array(this.tokens.count);
    for (const { from, to, words } of this.segments) {
      scales(to - from).forEach((scale, f) => {
        this.#addShares(f, from, to, slopes, (scale * words) / this.tokens.words, shares, 0);
      });
    }
    return shares;
  }

  /** As `shares`, for the tokens `from` to `to` (exclusive) scored on their own, with a factor by family. */
  partShares(from: number, to: number, slopes: readonly number[], factors: readonly number[]): Float64Array {
    const shares = new Float64Array(to - from);
    families.forEach((_, f) => {
      this.#addShares(f, from, to, slopes, factors[f]!, shares, from);
    });
    return shares;
  }

  #addShares(
    f: number,
    from: number,
    to: number,
    slopes: readonly number[],
    factor: number,
    shares: Float64Array,
    offset: number,
  ): void {
    const { found } = this;
    const [first = 0, second = 0] = this.experts.map(
      (expert, e) => slopes[e]! * expert.families[f]!.step * factor,
    );
    const longest = gramTokensMax[f]!;
    this.#eachSegment(f, from, to, (start, end, firstGram, before) => {
      let at = firstGram;
      for (let token = start; token < end; token++) {
        const most = Math.min(longest, before + token - start + 1);
        // The token `size` - 1 before the last is in the n-grams of at least `size` tokens.
        let share = 0;
        for (let size = most; size >= 1; size--) {
          const pair = found[at + size - 1]!;
          if (pair !== 0) share += (first * firstOf(pair) + second * secondOf(pair)) / size;
          const k = token - size + 1 - offset;
          if (k >= 0) shares[k]! += share;
        }
        at += most;
      }
    });
  }

  /**
   * Calls `visit` for the tokens `start` to `end` (exclusive) of each segment that are among the tokens
   * `from` to `to`, with the index in `found` of the first n-gram that ends in them, and the number of tokens
   * of the segment before them.
   */
  #eachSegment(
    f: number,
    from: number,
    to: number,
    visit: (start: number, end: number, firstGram: number, before: number) => void,
  ): void {
    let base = 0;
    for (const segment of this.segments) {
      const grams = gramTokensMax.map(longest => gramsOf(longest, segment.to - segment.from));
      const ofFamily = base + grams.slice(0, f).reduce((sum, count) => sum + count, 0);
      base += grams.reduce((sum, count) => sum + count, 0);
      const start = Math.max(segment.from, from);
      const end = Math.min(segment.to, to);
      if (start >= end) continue;
      const before = start - segment.from;
      visit(start, end, ofFamily + gramsOf(gramTokensMax[f]!, before), before);
    }
  }
}
