import { level, plainly } from '../signal.js';

const sentencesMin = 4;

/** Share of sentences of five words or fewer. */
export const shortSentences = level({
  name: 'short_sentences',
  shape: 'voice',
  direction: -1,
  unit: 'share of sentences of five words or fewer',
  english: false,
  exposureIn: 'sentences',
  measure(text) {
    const { lengths } = text;
    if (lengths.count < sentencesMin) return null;
    return { value: lengths.short / lengths.count, count: lengths.short, exposure: lengths.count };
  },
  detail: (reading, usual) =>
    `${reading.count} of ${reading.exposure} sentences have five words or fewer (${plainly(reading.value)}); in people's texts about ${plainly(usual)}.`,
});
