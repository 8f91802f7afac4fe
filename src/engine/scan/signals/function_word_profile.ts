import { listLevel } from '../signal.js';

/** The mix of function words. Their weights are fitted, positive towards AI. */
export const functionWordProfile = listLevel({
  name: 'function_word_profile',
  category: 'formality',
  direction: 1,
  list: 'function_words',
  entries: 'function words',
  weighting: 'With weights above 0 for AI-generated and below 0 for human-written texts',
});
