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

/** A pair of weights: the first expert's in the lowest six bits, the second's in the next. */
export const firstOf = (pair: number): number => (pair << 26) >> 26;
export const secondOf = (pair: number): number => (pair << 20) >> 26;

/** Number of n-grams of up to `longest` tokens among `tokens` tokens. */
export function gramsOf(longest: number, tokens: number): number {
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
  /**
   * @param found by family: the pairs of weights of the n-grams that end in token `i`, from
   *   `found[longest × i]`, shortest first
   */
  constructor(
    readonly tokens: Tokens,
    private readonly found: readonly Int16Array[],
    readonly segments: readonly Segment[],
    readonly experts: readonly Steps[],
  ) {}

  /**
   * By family: the sums of both experts' weights over the n-grams that end before each of the ascending
   * token numbers `ends`.
   */
  sumsBefore(ends: Int32Array): { readonly first: Float64Array; readonly second: Float64Array }[] {
    return this.found.map((found, f) => {
      const first = new Float64Array(ends.length);
      const second = new Float64Array(ends.length);
      let ofFirst = 0;
      let ofSecond = 0;
      let at = 0;
      for (let k = 0; k < ends.length; k++) {
        const end = gramTokensMax[f]! * ends[k]!;
        for (; at < end; at++) {
          ofFirst = (ofFirst + firstOf(found[at]!)) | 0;
          ofSecond = (ofSecond + secondOf(found[at]!)) | 0;
        }
        first[k] = ofFirst;
        second[k] = ofSecond;
      }
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
    const found = this.found[f]!;
    const [first = 0, second = 0] = this.experts.map(
      (expert, e) => slopes[e]! * expert.families[f]!.step * factor,
    );
    const longest = gramTokensMax[f]!;
    for (let token = from; token < to; token++) {
      // The token `size` - 1 before the last is in the n-grams of at least `size` tokens.
      let share = 0;
      for (let size = longest; size >= 1; size--) {
        const pair = found[longest * token + size - 1]!;
        if (pair !== 0) share += (first * firstOf(pair) + second * secondOf(pair)) / size;
        const k = token - size + 1 - offset;
        if (k >= 0) shares[k]! += share;
      }
    }
  }
}
