/**
 * The floor of a scan: the least that a detector with hashed n-grams does with a text. It hashes the words,
 * looks up six n-grams of each (of one to four words in one table, of one and two words in another) and sums
 * their weights. It knows no sentences, no signals and no evidence.
 */
import { kindOf, lowerOf, wordKindMax } from '../../src/engine/text/characters.js';

const tableBits = 20;
/** Pseudo-random weights, so that a look-up costs what it costs in a real table of 2 MB. */
const tables = [1, 2].map(salt => Int16Array.from({ length: 1 << tableBits }, (_, i) => bucketOf(i, salt)));

function bucketOf(hash: number, salt: number): number {
  const mixed = Math.imul(hash ^ salt, 0x9e3779b1);
  return Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b) >>> (32 - tableBits);
}

/** The sum of the weights of all n-grams. */
export function sumOfWeights(text: string): number {
  const [longGrams, shortGrams] = tables as [Int16Array, Int16Array];
  let [sum, one, two, three] = [0, 0, 0, 0];
  for (let i = 0; i < text.length; ) {
    let hash = 0x811c9dc5;
    const start = i;
    for (let unit = text.charCodeAt(i); kindOf[unit]! <= wordKindMax; unit = text.charCodeAt(i)) {
      hash = Math.imul(hash ^ lowerOf[unit]!, 0x01000193);
      if (++i === text.length) break;
    }
    if (i++ === start) continue;
    let gram = hash;
    sum += longGrams[bucketOf(gram, 1)]! + shortGrams[bucketOf(hash, 5)]!;
    gram = Math.imul(gram, 0x01000193) + one;
    sum += longGrams[bucketOf(gram, 2)]! + shortGrams[bucketOf(gram, 6)]!;
    gram = Math.imul(gram, 0x01000193) + two;
    sum += longGrams[bucketOf(gram, 3)]!;
    gram = Math.imul(gram, 0x01000193) + three;
    sum += longGrams[bucketOf(gram, 4)]!;
    [one, two, three] = [hash, one, two];
  }
  return sum;
}
