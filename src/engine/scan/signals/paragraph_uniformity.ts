import { compareMeans, formatNumber, level } from '../signal.js';

const paragraphsMin = 3;

/** Coefficient of variation of paragraph lengths in words. */
export const paragraphUniformity = level({
  name: 'paragraph_uniformity',
  category: 'formality',
  direction: -1,
  unit: 'coefficient of variation of paragraph lengths',
  english: false,
  exposureIn: 'sentences',
  measure(text) {
    const { paragraphs, paragraphFirst, sentenceFirst } = text;
    if (paragraphs < paragraphsMin) return null;
    const mean = text.words / paragraphs;
    let squares = 0;
    for (let i = 0; i < paragraphs; i++) {
      const words = sentenceFirst[paragraphFirst[i + 1]!]! - sentenceFirst[paragraphFirst[i]!]!;
      squares += (words - mean) * (words - mean);
    }
    return { value: Math.sqrt(squares / paragraphs) / mean, count: paragraphs, exposure: paragraphs };
  },
  detail: (measurement, typical) =>
    `The lengths of ${measurement.count} paragraphs (with headings and list items) have a standard deviation of ${formatNumber(measurement.value)} of their mean; ${compareMeans(typical)}.`,
  fix: {
    text: 'Let paragraphs be as long as their thought: some of one line, some long.',
    genres: ['expository', 'fiction', 'promotional', 'conversational'],
  },
});
