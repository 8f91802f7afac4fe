import { formatNumber, listLevel } from '../signal.js';

/** Everyday words that AI models avoid. The list and its weights are fitted. */
export const everydayWords = listLevel({
  name: 'everyday_words',
  category: 'formality',
  direction: -1,
  list: 'everyday_words',
  detail: (measurement, typical, quoted) =>
    `${measurement.count} everyday words in ${measurement.exposure}${quoted && `, such as ${quoted}`}: summed weight ${formatNumber(measurement.value)} per 100 words; human-written texts have about ${formatNumber(typical)}.`,
  fix: {
    text: 'Use ordinary, everyday words where they fit.',
    genres: ['expository', 'fiction', 'promotional', 'conversational'],
    asksFor: ['everyday_words', 'past_verbs', 'speech_verbs', 'casual_intensifiers'],
  },
});
