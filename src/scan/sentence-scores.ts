import type { Prepared } from '../text/prepare.js';
import { placeOf } from './evidence.js';
import { contributionOf, type Judged, squash, strengthOf, surprise } from './score.js';
import { Spots } from './signal.js';
import type { Combination } from './weight-table.js';
import { weights } from './weights.js';

/** How much of the whole text's evidence every sentence of it starts from. */
const inherited = 0.5;

/**
 * Each sentence's own score: half the document's evidence, and the same judgement on the sentence alone for every rate
 * that can be located. One pass over each signal's places, so linear in the text.
 */
export function scoreSentences(
  text: Prepared,
  judged: readonly Judged[],
  /** Log-odds of the whole text without its bias. */
  whole: number,
  bias: number,
  combination: Combination,
): { start: number; end: number; score: number }[] {
  const { sentences, sentenceStart, sentenceEnd, sentenceFirst } = text;
  const local = new Float64Array(sentences);
  for (const one of judged) {
    const { signal, reading, sides, usual } = one;
    if (reading === null || (sides.machine === 0 && sides.person === 0)) continue;
    if (signal.form !== 'rate' || signal.locate === undefined) continue;
    const spots = new Spots(Number.POSITIVE_INFINITY);
    signal.locate(text, spots);
    let spot = 0;
    for (let i = 0; i < sentences; i++) {
      let count = 0;
      while (spot < spots.count && spots.starts[spot]! < sentenceEnd[i]!) {
        count++;
        spot++;
      }
      const exposure = sentenceFirst[i + 1]! - sentenceFirst[i]!;
      const value = (count * 1000) / exposure;
      const strength = strengthOf(
        surprise(signal, { value, count, exposure }, usual, weights.signals[signal.name]!),
      );
      local[i]! += contributionOf(sides, strength);
    }
  }
  return Array.from(local, (own, i) => ({
    start: placeOf(text, sentenceStart[i]!),
    end: placeOf(text, sentenceEnd[i]!),
    score: Math.round(squash(bias + inherited * whole + own, combination) * 10) / 10,
  }));
}
