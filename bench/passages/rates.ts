import { parseCsv } from '../../src/training/accuracy/figure-table.js';

/** The table with the rates of flagged passages in human-written texts. */
export const passageRatesTable = 'passages-false-positives';

/** The module with the rates of human-written texts in the CSV of the table, for the sentence in results. */
export function renderPassageRates(csv: string): string {
  const [head, ...rows] = parseCsv(csv);
  const columns = ['words', 'documents', 'any_passage_elevated_percent', 'any_passage_high_percent'];
  const places = columns.map(name => head!.indexOf(name));
  const lines = rows
    .filter(([texts]) => texts === 'human-written')
    .map(row => `${places.map(place => row[place]).join(' ')}\n`);
  return `/**
 * How often any passage of a human-written text is flagged, by the words of the text: rows of words, texts,
 * percent with an \`elevated\` or \`high\` passage, and percent with a \`high\` one. Written by
 * \`npm run bench -- passages --write\`.
 */
export const passageRates = \`
${lines.join('')}\`;
`;
}
