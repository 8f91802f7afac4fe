import { formatNumber, listLevel } from '../signal.js';

/** Runs of two and three words that people use and models rarely do; the list and its weights are fitted. */
export const humanPhrasing = listLevel({
  name: 'human_phrasing',
  category: 'habit',
  direction: -1,
  list: 'human_phrasing',
  detail: (measurement, typical, quoted) =>
    `${measurement.count} turns of phrase common in people's prose${quoted && `, such as ${quoted}`}: they sum to ${formatNumber(measurement.value)} per 100 words; people's come to about ${formatNumber(typical)}.`,
});
