import { statSync } from 'node:fs';
import { StoreDamaged, StoreUnavailable } from '../../errors.js';
import { dataFileOf, type EnvironmentName, openReadOnly, schemaOf } from '../environment.js';
import { openAsMember } from '../ownership/member.js';
import { checkRecords } from './check-records.js';
import { type FileReport, TableReader } from './table-reader.js';

/**
 * Reads every entry of an environment as of one transaction. Checks that each table is in order and complete,
 * and the contents of `records` (check-records.ts). Writes nothing; the service may be running. A damaged
 * file may end the process: see store-process.ts.
 * @throws StoreDamaged when LMDB rejects the file; StoreUnavailable when it has another schema
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
    if (reader.schema === undefined) throw new StoreDamaged('it has no schema number');
    if (reader.schema !== String(schemaOf[name]))
      throw new StoreUnavailable(
        `${file} has schema ${reader.schema}; start the service once to migrate it to ${schemaOf[name]}.`,
      );
    if (name === 'records') await checkRecords(reader);
    else for (const table of reader.tables) for await (const _ of reader.entries(table));
    reader.close();
  } finally {
    await env.close();
  }
  return report;
}
