import { compareMeans, formatNumber, level } from '../signal.js';
import { locateEvenPair } from './sentence_rhythm.js';

const sentencesMin = 4;

/** Mean change of length between neighbouring sentences, as a share of the mean length. */
export const sentenceChange = level({
  name: 'sentence_change',
  category: 'formality',
  direction: -1,
  unit: 'mean change between neighbours, in mean sentence lengths',
  english: false,
  exposureIn: 'sentences',
  measure(text) {
    const { lengths } = text;
    if (lengths.count < sentencesMin) return null;
    return { value: lengths.change / lengths.mean, count: lengths.count, exposure: lengths.count };
  },
  detail: (measurement, typical) =>
    `The lengths of neighbouring sentences differ on average by ${formatNumber(measurement.value)} of the mean length (${measurement.count} sentences, without headings); ${compareMeans(typical)}.`,
  fix: {
    text: 'Let neighbouring sentences differ in length.',
    genres: ['expository', 'fiction', 'promotional', 'conversational', 'impersonal'],
    locate: locateEvenPair,
  },
});
