import { formatNumber, listLevel } from '../signal.js';

/** How the small grammatical words are dosed, against how people dose them; the weights are fitted. */
export const functionWordProfile = listLevel({
  name: 'function_word_profile',
  category: 'formality',
  direction: 1,
  list: 'function_words',
  detail: (measurement, typical) =>
    `The mix of small words (the, of, that, was ...) leans ${measurement.value >= typical ? 'towards' : 'away from'} the mix of machine prose: ${formatNumber(measurement.value)} per 100 words, where people's texts come to about ${formatNumber(typical)}.`,
});
