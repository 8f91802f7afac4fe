import type { FigureTable } from '../../src/training/accuracy/figure-table.js';
import type { Measurement } from './measurement.js';
import { detectionTable, falsePositivesTable, kindsTable, pairsTable, targetRows } from './tables.js';

/** The tables of docs/accuracy about passages. A part that was not measured has no rows. */
export function passageTables(measurement: Measurement, version: string): FigureTable[] {
  const { mixed, human, esl, ai } = measurement;
  const measured = (lengths: Measurement['human']) => lengths.filter(({ readings }) => readings.length > 0);
  return [
    {
      name: 'passages-targets',
      head: ['figure', 'measured', 'target'],
      rows: [
        ['version of the engine', version, ''],
        ['sources', measurement.trainingSources ? 'training and evaluation' : 'evaluation only', ''],
        ...targetRows(measurement),
      ],
    },
    kindsTable(mixed),
    pairsTable(mixed),
    falsePositivesTable({ 'human-written': measured(human), 'ESL essays': measured(esl) }),
    detectionTable(measured(ai)),
  ];
}
