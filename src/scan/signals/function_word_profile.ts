import { listLevel, plainly } from '../signal.js';

/** How the small grammatical words are dosed, against how people dose them; the weights are fitted. */
export const functionWordProfile = listLevel({
  name: 'function_word_profile',
  shape: 'formality',
  direction: 1,
  list: 'function_words',
  detail: (reading, usual) =>
    `The mix of small words (the, of, that, was ...) leans ${reading.value >= usual ? 'towards' : 'away from'} the mix of machine prose: ${plainly(reading.value)} per 100 words, where people's texts come to about ${plainly(usual)}.`,
});
