import { formatNumber, listLevel } from '../signal.js';

/** A broad vocabulary of AI style. The list and its weights are fitted. */
export const excessStyleWords = listLevel({
  name: 'excess_style_words',
  category: 'formality',
  direction: 1,
  list: 'excess_style',
  detail: (measurement, typical, quoted) =>
    `${measurement.count} words of polished, abstract style in ${measurement.exposure}${quoted && `, such as ${quoted}`}: summed weight ${formatNumber(measurement.value)} per 100 words; human-written texts have about ${formatNumber(typical)}.`,
  fix: {
    text: 'Replace the words counted here that you would not choose yourself with plainer or more concrete ones.',
  },
});
