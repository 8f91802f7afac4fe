import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { csvOf, type FigureTable, parseCsv } from './figure-table.js';
import { accuracyPage } from './page.js';

const folder = 'docs/accuracy';

/** Writes tables and charts (by file name) of one program, and docs/accuracy.md from the tables of all. */
export function writeFigures(tables: readonly FigureTable[], charts: Readonly<Record<string, string>>): void {
  for (const table of tables) writeTable(folder, table);
  for (const [name, svg] of Object.entries(charts)) writeFileSync(join(folder, name), svg);
  writeFileSync('docs/accuracy.md', accuracyPage(readFigures));
}

/** Writes one table as a CSV file of a folder, which is created. */
export function writeTable(into: string, table: FigureTable): void {
  mkdirSync(into, { recursive: true });
  writeFileSync(join(into, `${table.name}.csv`), csvOf(table));
}

/** The cells of a table in docs/accuracy, the header first. */
export const readFigures = (name: string): string[][] =>
  parseCsv(readFileSync(join(folder, `${name}.csv`), 'utf8'));
