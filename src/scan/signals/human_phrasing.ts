import { formatNumber, listLevel } from '../signal.js';

/** Phrases of two and three words that AI models rarely use. The list and its weights are fitted. */
export const humanPhrasing = listLevel({
  name: 'human_phrasing',
  category: 'habit',
  direction: -1,
  list: 'human_phrasing',
  detail: (measurement, typical, quoted) =>
    `${measurement.count} phrases common in human-written text${quoted && `, such as ${quoted}`}: summed weight ${formatNumber(measurement.value)} per 100 words; human-written texts have about ${formatNumber(typical)}.`,
});
