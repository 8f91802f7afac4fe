import { level, plainly } from '../signal.js';

const sentencesMin = 4;

/** How much length changes from one sentence to the next, against the mean length. */
export const sentenceChange = level({
  name: 'sentence_change',
  shape: 'formality',
  direction: -1,
  unit: 'mean change between neighbours, in mean sentence lengths',
  english: false,
  exposureIn: 'sentences',
  measure(text) {
    const { lengths } = text;
    if (lengths.count < sentencesMin) return null;
    return { value: lengths.change / lengths.mean, count: lengths.count, exposure: lengths.count };
  },
  detail: (reading, usual) =>
    `From one sentence to the next, length changes by ${plainly(reading.value)} of the mean; people's changes by about ${plainly(usual)}.`,
  fix: 'Let neighbouring sentences differ in length.',
});
