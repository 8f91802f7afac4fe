import { statSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import type { Key } from 'lmdb';
import { textOf, verifyChecksum } from '../checksums.js';
import { dataFileOf, type EnvironmentName, openReadOnly, requireSchema } from '../environment.js';
import { openAsMember } from '../ownership/member.js';
import { kindCodes } from '../records/tables.js';
import { type FileReport, TableReader } from './table-reader.js';

/** Tables whose values are JSON with a checksum (records/tables.ts). */
const checksummedTables = [
  'accounts',
  'skeletons',
  'keys',
  'keyHashes',
  'sessions',
  'items',
  'revisions',
  'totals',
  'answers',
  'secrets',
  'addresses',
  'signIns',
  'counters',
] as const;

const kindNames: Record<number, string> = Object.fromEntries(
  Object.entries(kindCodes).map(([kind, code]) => [code, kind]),
);

/**
 * Reads every entry of an environment as of one transaction. Checks that each table is in order and complete,
 * and the contents of `records`. Writes nothing; the service may be running. A damaged file may end the
 * process: see store-process.ts.
 * @throws StoreDamaged when LMDB rejects the file; StoreUnavailable when another version wrote it
 */
export async function checkEnvironment(folder: string, name: EnvironmentName): Promise<FileReport> {
  const file = dataFileOf(folder, name);
  const report: FileReport = { file, bytes: statSync(file).size, counts: {}, problems: [], problem_count: 0 };
  const env = await openAsMember(() => openReadOnly(folder, name));
  try {
    const reader = new TableReader(env, report);
    requireSchema(join(folder, name), reader.schema);
    if (name === 'records') await checkRecords(reader);
    else for (const table of reader.tables) for await (const _ of reader.entries(table));
    reader.close();
  } finally {
    await env.close();
  }
  return report;
}

/**
 * Verifies the checksum of every value, and that every index entry and every body belongs to a value, and
 * every record to a body.
 */
async function checkRecords(reader: TableReader): Promise<void> {
  const damaged = (table: string, key: Key, what: string) =>
    reader.problem(`${table} ${nameOf(key)}: ${what}`);

  for (const table of checksummedTables)
    for await (const { key, value } of reader.entries(table)) {
      reader.count(table === 'items' ? kindOf(key) : table);
      if (verifyChecksum(key, value.toString()) === null) damaged(table, key, 'does not match its checksum');
    }
  for (const table of ['expiries', 'purges']) for await (const _ of reader.entries(table));
  const lastPart = (key: Key) => (key as Key[]).at(-1)!;
  await requireEntries(reader, 'keyIndex', 'keys', lastPart);
  await requireEntries(reader, 'sessionIndex', 'sessions', lastPart);

  let withBody = 0;
  for await (const { key, value } of reader.entries('bodies')) {
    const item = reader.get('items', key)?.toString();
    if (item !== undefined) withBody++;
    const json = verifyChecksum(key, item ?? '');
    if (item === undefined) damaged('bodies', key, 'belongs to no record');
    // A damaged item was reported above.
    else if (json !== null && JSON.parse(json).sum !== crc32(value))
      damaged('bodies', key, 'does not match its checksum');
  }
  if (withBody < reader.sizeOf('items')) await requireEntries(reader, 'items', 'bodies', key => key);
}

/** Requires that a table has an entry for each key of another one. */
async function requireEntries(
  reader: TableReader,
  table: string,
  wanted: string,
  keyOf: (key: Key) => Key,
): Promise<void> {
  for await (const { key } of reader.entries(table))
    if (reader.get(wanted, keyOf(key)) === null)
      reader.problem(`${table} ${nameOf(key)}: has no entry in ${wanted}`);
}

const kindOf = (key: Key): string => {
  const code = (key as number[])[1]!;
  return kindNames[code] ?? `kind ${code}`;
};

/** Key of an entry for the operator: its id, and the number of the account if the key has one. */
function nameOf(key: Key): string {
  const parts = [key].flat();
  const ofAccount = parts.length > 1 && typeof parts[0] === 'number' ? ` of account number ${parts[0]}` : '';
  return `${textOf(parts.at(-1)!)}${ofAccount}`;
}
