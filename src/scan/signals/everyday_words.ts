import { formatNumber, listLevel } from '../signal.js';

/** Words that people use and models avoid; the list and its weights are fitted. */
export const everydayWords = listLevel({
  name: 'everyday_words',
  category: 'formality',
  direction: -1,
  list: 'everyday_words',
  detail: (measurement, typical, quoted) =>
    `${measurement.count} everyday words in ${measurement.exposure}${quoted && `, such as ${quoted}`}: they sum to ${formatNumber(measurement.value)} per 100 words; people's come to about ${formatNumber(typical)}.`,
  fix: 'Let ordinary words stand: got, said, went, put, about, a lot.',
});
