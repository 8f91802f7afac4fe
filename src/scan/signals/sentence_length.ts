import { level, plainly } from '../signal.js';

const sentencesMin = 2;

/** Mean words a sentence, on a log scale against what people write. */
export const sentenceLength = level({
  name: 'sentence_length',
  shape: 'habit',
  direction: -1,
  unit: 'mean words a sentence',
  english: false,
  exposureIn: 'sentences',
  measure(text) {
    const { lengths } = text;
    if (lengths.count < sentencesMin) return null;
    return { value: Math.min(lengths.mean, 60), count: lengths.count, exposure: lengths.count };
  },
  detail: (reading, usual) =>
    `Sentences average ${plainly(reading.value)} words; people's average about ${plainly(usual)}.`,
});
