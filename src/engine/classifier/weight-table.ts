import { buckets, noBucket } from './features.js';
import { firstOf, secondOf } from './gram-weights.js';
import { WeightsError } from './manifest.js';
import type { Sparse } from './weights.js';

/** Lowest bits of a bucket: the tag that distinguishes the buckets of a cell. The others number the cell. */
const tagBits = 4;
const tags = (1 << tagBits) - 1;
/** Cell in which the table stores the weights of a bucket. */
export const cellOf = (bucket: number): number => bucket >>> tagBits;
/** Buckets that a cell stores. */
export const cellSlots = 2;

/** Largest magnitude of a weight, which has six bits. */
export const weightMax = 31;

/** Number of the call whose keys would not fit into 32 bits. */
const callsMax = 2 ** 31 / buckets;

/** The slot if it has this tag, otherwise 0; without a branch. */
const ifTagged = (slot: number, tag: number): number => slot & ((((slot >>> 12) ^ tag) - 1) >> 31);

/**
 * The weights of one family, in 256 KB: look-ups are at random places, and their number matters less than
 * whether the table fits into the second-level cache of a processor core.
 */
export class WeightTable {
  /**
   * By cell: a pair of weights in the lower 12 bits of each slot, the tag in the others. The cell of
   * `noBucket` is empty. Half as many weights of eight bits would fit into the cache: .002 less in AUC.
   */
  readonly #slots = new Uint16Array(cellSlots * (cellOf(noBucket) + 1));
  /** Hash table of buckets that occurred, each + the number of its call × `buckets`. */
  #met = new Int32Array(1 << 12);
  /** Indexes of stored n-grams. */
  #stored = new Int32Array(1 << 12);
  #call = 0;

  /** For one or two experts. @throws WeightsError if a weight is too large or a cell has too few slots */
  constructor(experts: readonly Sparse[]) {
    const slots = this.#slots;
    experts.forEach((expert, e) => {
      expert.buckets.forEach((bucket, k) => {
        const tag = bucket & tags;
        let at = cellSlots * cellOf(bucket);
        const end = at + cellSlots;
        while (at < end && slots[at] !== 0 && slots[at]! >>> 12 !== tag) at++;
        const weight = expert.weights[k]!;
        if (at === end || Math.abs(weight) > weightMax)
          throw new WeightsError('The weights file has too large a weight, or too many in a cell.');
        slots[at]! |= (tag << 12) | ((weight & 63) << (6 * e));
      });
    });
  }

  /**
   * Writes the pairs of weights of the first `n` buckets of `list` into `found`, from `at`: 0 for a bucket
   * that occurred before. Adds up both experts' weights into `sums`.
   */
  look(list: Int32Array, n: number, found: Int16Array, at: number, sums: Float64Array): void {
    const slots = this.#slots;
    if (this.#met.length < 2 * n) {
      this.#met = new Int32Array(2 ** Math.ceil(Math.log2(2 * n)));
      this.#stored = new Int32Array(this.#met.length);
    }
    const met = this.#met;
    const stored = this.#stored;
    // Loads without branches overlap: many slots are not in the nearest cache.
    let count = 0;
    for (let k = 0; k < n; k++) {
      const cell = cellSlots * cellOf(list[k]!);
      const tag = list[k]! & tags;
      const pair = (ifTagged(slots[cell]!, tag) | ifTagged(slots[cell + 1]!, tag)) & 0xfff;
      found[at + k] = pair;
      stored[count] = k;
      count += -pair >>> 31;
    }
    if (++this.#call === callsMax) {
      met.fill(0);
      this.#call = 1;
    }
    const call = this.#call * buckets;
    let first = 0;
    let second = 0;
    for (let s = 0; s < count; s++) {
      const k = stored[s]!;
      const key = call + list[k]!;
      let place = key & (met.length - 1);
      while (met[place]! >= call && met[place] !== key) place = (place + 1) & (met.length - 1);
      const pair = found[at + k]! & ((met[place]! - call) >> 31);
      met[place] = key;
      found[at + k] = pair;
      first += firstOf(pair);
      second += secondOf(pair);
    }
    sums[0] = first;
    sums[1] = second;
  }
}
