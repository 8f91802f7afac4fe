import { statSync } from 'node:fs';
import { join } from 'node:path';
import { dataFileOf, type EnvironmentName, openReadOnly, requireSchema } from '../environment.js';
import { openAsMember } from '../ownership/member.js';
import { checkRecords } from './check-records.js';
import { type FileReport, TableReader } from './table-reader.js';

/**
 * Reads every entry of an environment as of one transaction. Checks that each table is in order and complete,
 * and the contents of `records` (check-records.ts). Writes nothing; the service may be running. A damaged
 * file may end the process: see store-process.ts.
 * @throws StoreDamaged when LMDB rejects the file; StoreUnavailable when another version wrote it
 */
export async function checkEnvironment(
  folder: string,
  name: EnvironmentName,
  onEntries: (done: number) => void = () => {},
): Promise<FileReport> {
  const file = dataFileOf(folder, name);
  const report: FileReport = { file, bytes: statSync(file).size, counts: {}, problems: [], problem_count: 0 };
  const env = await openAsMember(() => openReadOnly(folder, name));
  try {
    const reader = new TableReader(env, report, onEntries);
    requireSchema(join(folder, name), reader.schema);
    if (name === 'records') await checkRecords(reader);
    else for (const table of reader.tables) for await (const _ of reader.entries(table));
    reader.close();
  } finally {
    await env.close();
  }
  return report;
}
