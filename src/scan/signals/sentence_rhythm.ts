import { formatNumber, level } from '../signal.js';

const sentencesMin = 4;

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
    `The lengths of ${measurement.count} sentences vary by ${formatNumber(measurement.value)} of their mean; in human-written texts by about ${formatNumber(typical)}.`,
  fix: 'Vary the rhythm: follow a long sentence with a short one.',
});
