import { formatNumber, listLevel } from '../signal.js';

/** Phrases of two and three words that AI models repeat. The list and its weights are fitted. */
export const machinePhrasing = listLevel({
  name: 'machine_phrasing',
  category: 'habit',
  direction: 1,
  list: 'machine_phrasing',
  detail: (measurement, typical, quoted) =>
    `${measurement.count} phrases common in AI-generated text${quoted && `, such as ${quoted}`}: summed weight ${formatNumber(measurement.value)} per 100 words; human-written texts have about ${formatNumber(typical)}.`,
  fix: { text: 'Reword the phrases counted here that you would not write yourself.' },
});
