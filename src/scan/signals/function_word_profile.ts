import { formatNumber, listLevel } from '../signal.js';

/** The mix of grammatical words. Their weights are fitted. */
export const functionWordProfile = listLevel({
  name: 'function_word_profile',
  category: 'formality',
  direction: 1,
  list: 'function_words',
  detail: (measurement, typical) =>
    `The mix of small words (the, of, that, was ...) is ${measurement.value >= typical ? 'closer to' : 'farther from'} the mix of AI-generated text: ${formatNumber(measurement.value)} per 100 words, where human-written texts have about ${formatNumber(typical)}.`,
});
