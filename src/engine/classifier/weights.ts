/**
 * The weights file: little-endian, no padding.
 *
 *   vocabulary   u32 count, then one i32 word hash each
 *   experts      u32 count
 *   per expert, per family   u32 count, then per stored bucket a varint (distance from the previous bucket)
 *                            and an i8 weight
 *
 * The manifest (manifest.ts) contains steps, biases and calibrations.
 */
import { eras } from '../scan/eras.js';
import { buckets, families, vocabularyMax } from './features.js';
import { WeightsError } from './manifest.js';

/** Stored buckets of a family in ascending order, and their weights as int8. */
export interface Sparse {
  buckets: Int32Array;
  weights: Int8Array;
}

export interface Weights {
  vocabulary: Int32Array;
  /** The families of every expert. */
  experts: Sparse[][];
}

export function encodeWeights(weights: Weights): Uint8Array {
  const bytes: number[] = [];
  const u32 = (value: number) =>
    bytes.push(value & 255, (value >>> 8) & 255, (value >>> 16) & 255, value >>> 24);
  u32(weights.vocabulary.length);
  for (const hash of weights.vocabulary) u32(hash);
  u32(weights.experts.length);
  for (const family of weights.experts.flat()) {
    u32(family.buckets.length);
    let last = -1;
    family.buckets.forEach((bucket, k) => {
      let distance = bucket - last - 1;
      last = bucket;
      for (; distance > 127; distance >>>= 7) bytes.push((distance & 127) | 128);
      bytes.push(distance, family.weights[k]! & 255);
    });
  }
  return Uint8Array.from(bytes);
}

/**
 * Decodes a weights file. Throws WeightsError if the bytes are truncated, too long, or name a bucket outside
 * the table.
 */
export function decodeWeights(bytes: Uint8Array): Weights {
  let at = 0;
  const byte = () => {
    if (at >= bytes.length) throw new WeightsError('The weights file ends too early.');
    return bytes[at++]!;
  };
  const u32 = () => (byte() | (byte() << 8) | (byte() << 16) | (byte() << 24)) >>> 0;
  const count = () => {
    const value = u32();
    if (value > bytes.length) throw new WeightsError('The weights file names more entries than it holds.');
    return value;
  };
  const vocabulary = new Int32Array(count());
  if (vocabulary.length > vocabularyMax)
    throw new WeightsError('The weights file names too large a vocabulary.');
  for (let k = 0; k < vocabulary.length; k++) vocabulary[k] = u32() | 0;
  const experts = u32();
  if (experts > eras.length)
    throw new WeightsError('The weights file names more experts than there are eras.');
  const readFamily = (): Sparse => {
    const size = count();
    const sparse = { buckets: new Int32Array(size), weights: new Int8Array(size) };
    let last = -1;
    for (let k = 0; k < size; k++) {
      let distance = 0;
      let shift = 0;
      let part = byte();
      for (; part > 127 && shift < 21; shift += 7) {
        distance |= (part & 127) << shift;
        part = byte();
      }
      last += 1 + (distance | (part << shift));
      if (last >= buckets) throw new WeightsError('The weights file names a bucket outside the table.');
      sparse.buckets[k] = last;
      sparse.weights[k] = byte();
    }
    return sparse;
  };
  const decoded = Array.from({ length: experts }, () => families.map(readFamily));
  if (at !== bytes.length) throw new WeightsError('The weights file is longer than its own counts.');
  return { vocabulary, experts: decoded };
}
