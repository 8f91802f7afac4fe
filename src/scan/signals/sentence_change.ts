import { formatNumber, level } from '../signal.js';

const sentencesMin = 4;

/** How much length changes from one sentence to the next, against the mean length. */
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
    `From one sentence to the next, length changes by ${formatNumber(measurement.value)} of the mean; people's changes by about ${formatNumber(typical)}.`,
  fix: 'Let neighbouring sentences differ in length.',
});
