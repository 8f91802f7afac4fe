import { formatNumber, listLevel } from '../signal.js';

/** Runs of two and three words that models repeat; the list and its weights are fitted. */
export const machinePhrasing = listLevel({
  name: 'machine_phrasing',
  category: 'habit',
  direction: 1,
  list: 'machine_phrasing',
  detail: (measurement, typical, quoted) =>
    `${measurement.count} turns of phrase common in machine prose${quoted && `, such as ${quoted}`}: they sum to ${formatNumber(measurement.value)} per 100 words; people's come to about ${formatNumber(typical)}.`,
  fix: 'Rework the ready-made turns of phrase; say what happened, to whom, and when.',
});
