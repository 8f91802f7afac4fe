import { listLevel, plainly } from '../signal.js';

/** Runs of two and three words that people use and models rarely do; the list and its weights are fitted. */
export const humanPhrasing = listLevel({
  name: 'human_phrasing',
  shape: 'habit',
  direction: -1,
  list: 'human_phrasing',
  detail: (reading, usual, quoted) =>
    `${reading.count} turns of phrase common in people's prose${quoted && `, such as ${quoted}`}: they sum to ${plainly(reading.value)} per 100 words; people's come to about ${plainly(usual)}.`,
});
