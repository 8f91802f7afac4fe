import type { Prepared } from '../../text/prepare.js';
import { sentenceKind } from '../../text/sentences.js';
import { compareMeans, formatNumber, level } from '../signal.js';
import type { SpanCollector } from '../spans.js';

const sentencesMin = 4;

/** Collects the two neighbouring sentences whose lengths differ least, the first of such pairs. */
export function locateEvenPair(text: Prepared, spans: SpanCollector): void {
  const { sentences, sentenceFirst, sentenceKind: kinds, sentenceStart, sentenceEnd } = text;
  const lengthOf = (i: number) => sentenceFirst[i + 1]! - sentenceFirst[i]!;
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i + 1 < sentences; i++) {
    if (kinds[i] !== sentenceKind.prose || kinds[i + 1] !== sentenceKind.prose) continue;
    const difference = Math.abs(lengthOf(i + 1) - lengthOf(i)) / (lengthOf(i) + lengthOf(i + 1));
    if (difference < least) [best, least] = [i, difference];
  }
  if (best >= 0) spans.add(sentenceStart[best]!, sentenceEnd[best + 1]!);
}

/** Coefficient of variation of sentence lengths. People mix short and long sentences. */
export const sentenceRhythm = level({
  name: 'sentence_rhythm',
  category: 'formality',
  direction: -1,
  unit: 'coefficient of variation of sentence lengths',
  english: false,
  exposureIn: 'sentences',
  measure(text) {
    const { lengths } = text;
    if (lengths.count < sentencesMin) return null;
    const value = Math.sqrt(lengths.variance) / lengths.mean;
    return { value, count: lengths.count, exposure: lengths.count };
  },
  detail: (measurement, typical) =>
    `The lengths of ${measurement.count} sentences (without headings) have a standard deviation of ${formatNumber(measurement.value)} of their mean; ${compareMeans(typical)}.`,
  fix: {
    text: 'Vary the rhythm: follow a long sentence with a short one.',
    genres: ['expository', 'fiction', 'promotional', 'conversational', 'impersonal'],
    conflicts: ['sentence_length'],
    locate: locateEvenPair,
  },
});
