import { listLevel, plainly } from '../signal.js';

/** Runs of two and three words that models repeat; the list and its weights are fitted. */
export const machinePhrasing = listLevel({
  name: 'machine_phrasing',
  shape: 'habit',
  direction: 1,
  list: 'machine_phrasing',
  detail: (reading, usual, quoted) =>
    `${reading.count} turns of phrase common in machine prose${quoted && `, such as ${quoted}`}: they sum to ${plainly(reading.value)} per 100 words; people's come to about ${plainly(usual)}.`,
  fix: 'Rework the ready-made turns of phrase; say what happened, to whom, and when.',
});
