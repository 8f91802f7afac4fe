import { listLevel, plainly } from '../signal.js';

/** Words that people use and models avoid; the list and its weights are fitted. */
export const everydayWords = listLevel({
  name: 'everyday_words',
  shape: 'formality',
  direction: -1,
  list: 'everyday_words',
  detail: (reading, usual, quoted) =>
    `${reading.count} everyday words in ${reading.exposure}${quoted && `, such as ${quoted}`}: they sum to ${plainly(reading.value)} per 100 words; people's come to about ${plainly(usual)}.`,
  fix: 'Let ordinary words stand: got, said, went, put, about, a lot.',
});
