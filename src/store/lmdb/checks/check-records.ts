import { crc32 } from 'node:zlib';
import type { Key } from 'lmdb';
import { textOf, verifyChecksum } from '../checksums.js';
import { kindCodes } from '../records/tables.js';
import type { TableReader } from './table-reader.js';

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
/** Tables whose values are constant, and the table that contains the last part of their keys. */
const indexes = { keyIndex: 'keys', sessionIndex: 'sessions', expiries: null, purges: null } as const;

const kindNames: Record<number, string> = Object.fromEntries(
  Object.entries(kindCodes).map(([kind, code]) => [code, kind]),
);

/**
 * Verifies the checksum of every value of `records`, and that the tables agree: `items` with `bodies`,
 * `totals` and `revisions`; `keys` with `keyHashes` and `keyIndex`; `sessions` with `sessionIndex` and
 * `expiries`; `answers` (idempotency records) with `expiries`. O(entries × tree depth).
 */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one check for each table
export async function checkRecords(reader: TableReader): Promise<void> {
  const damaged = (table: string, key: Key, what: string) =>
    reader.problem(`${table} ${nameOf(key)}: ${what}`);
  /** The parsed value of an entry; null, and a problem, when it is damaged. */
  const verified = <T>(table: string, key: Key, value: Buffer): T | null => {
    const json = verifyChecksum(key, value.toString());
    if (json === null) damaged(table, key, 'does not match its checksum');
    return json === null ? null : JSON.parse(json);
  };
  const requireEntry = (table: string, key: Key, wanted: string, wantedKey: Key) => {
    if (reader.get(wanted, wantedKey) === null) damaged(table, key, `has no entry in ${wanted}`);
  };
  /** Null when the account is absent or damaged. */
  const accountNumberOf = (name: string): number | null => {
    const json = verifyChecksum(name, reader.get('accounts', name)?.toString() ?? '');
    return json === null ? null : JSON.parse(json).number;
  };

  const checks: Record<string, (key: never, value: never) => void> = {
    keys(key: string, { account, hash }: { account: string; hash: string }) {
      requireEntry('keys', key, 'keyHashes', hash);
      const number = accountNumberOf(account);
      if (number === null) damaged('keys', key, 'belongs to no account');
      else requireEntry('keys', key, 'keyIndex', [number, key]);
    },
    keyHashes: (key: string, id: string) => requireEntry('keyHashes', key, 'keys', id),
    sessions(key: string, { account, expires_at }: { account: string; expires_at: string }) {
      const number = accountNumberOf(account);
      if (number === null) return;
      requireEntry('sessions', key, 'sessionIndex', [number, key]);
      // 's' and 'a' are the letters of ExpiryKey.
      requireEntry('sessions', key, 'expiries', [Date.parse(expires_at), 's', number, key]);
    },
    answers: (key: [number, string], { expires_at }: { expires_at: number }) =>
      requireEntry('answers', key, 'expiries', [expires_at, 'a', ...key]),
    // Only scans have revisions.
    revisions: (key: [number, string, string]) =>
      requireEntry('revisions', key, 'items', [key[0], kindCodes.scan, key[2]]),
    items(key: [number, number, string], { chain }: { chain: string | null }) {
      reader.count(kindNames[key[1]] ?? `kind ${key[1]}`);
      if (chain !== null) requireEntry('items', key, 'revisions', [key[0], chain, key[2]]);
    },
  };

  let counted = 0;
  for (const table of checksummedTables)
    for await (const { key, value } of reader.entries(table)) {
      if (table !== 'items') reader.count(table);
      const content = verified<{ count?: number }>(table, key, value);
      if (content === null) continue;
      if (table === 'totals') counted += Number(content.count);
      checks[table]?.(key as never, content as never);
    }
  for (const [table, wanted] of Object.entries(indexes))
    for await (const { key } of reader.entries(table))
      if (wanted !== null) requireEntry(table, key, wanted, (key as Key[]).at(-1)!);
  // Damaged totals are not counted, so they cause this problem as well.
  if (counted !== reader.sizeOf('items'))
    reader.problem(`totals count ${counted} records, but there are ${reader.sizeOf('items')}`);

  let withBody = 0;
  for await (const { key, value } of reader.entries('bodies')) {
    const item = reader.get('items', key);
    if (item !== null) withBody++;
    const json = item && verifyChecksum(key, item.toString());
    if (item === null) damaged('bodies', key, 'belongs to no record');
    // A damaged item was reported above.
    else if (json !== null && JSON.parse(json).sum !== crc32(value))
      damaged('bodies', key, 'does not match its checksum');
  }
  if (withBody < reader.sizeOf('items'))
    for await (const { key } of reader.entries('items')) requireEntry('items', key, 'bodies', key);
}

/** Key of an entry for the operator: its id, and the number of the account if the key has one. */
function nameOf(key: Key): string {
  const parts = [key].flat();
  const ofAccount = parts.length > 1 && typeof parts[0] === 'number' ? ` of account number ${parts[0]}` : '';
  return `${textOf(parts.at(-1)!)}${ofAccount}`;
}
