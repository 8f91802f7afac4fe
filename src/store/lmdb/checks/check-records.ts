import { crc32 } from 'node:zlib';
import type { Key } from 'lmdb';
import { verifyChecksum } from '../checksums.js';
import type { EntryReader } from '../pages/entry-reader.js';
import { FileDamaged } from '../pages/page-file.js';
import { type AccountNumber, kindCodes, type RecordKey } from '../records/tables.js';

/**
 * Checksummed tables that are checked entry by entry. `items` and `bodies` are checked together. The service
 * verifies the values of `secrets`, `skeletons`, `addresses` and `signIns` when it reads them.
 */
const checksummedTables = [
  'accounts',
  'keys',
  'keyHashes',
  'sessions',
  'revisions',
  'totals',
  'answers',
  'counters',
] as const;
const kindNames = Object.fromEntries(Object.entries(kindCodes).map(([name, code]) => [code, name]));

/** A problem: a damaged value, or an entry without its counterpart in another table. */
export interface DamagedEntry {
  table: string;
  /** The id of a history record; otherwise the last part of the key. */
  id: string;
  /** Internal number of the account; null when the key does not contain one. */
  account: AccountNumber | null;
  what: string;
}

/** Number of entries by table, and of history records by kind. */
export type Counts = Record<string, number>;

/**
 * Verifies the checksums of `checksummedTables`, items and bodies, and that the tables agree: `items` with
 * `bodies`, `totals` and `revisions`; `keys` with `keyHashes` and `keyIndex`; `sessions` with `sessionIndex`
 * and `expiries`; `answers` (idempotency records) with `expiries`. Pages that cannot be read are skipped;
 * check-pages.ts reports those. O(entries × tree depth).
 * @param onDamage receives each problem
 * @param onEntry called for each checksummed entry and each item
 */
export function checkRecords(
  reader: EntryReader,
  onDamage: (damaged: DamagedEntry) => void,
  onEntry: () => void = () => {},
): Counts {
  const counts: Counts = {};
  const report = (table: string, key: Key, what: string) => {
    const parts = [key].flat();
    const account = parts.length > 1 && typeof parts[0] === 'number' ? parts[0] : null;
    onDamage({ table, id: String(parts.at(-1)), account, what });
  };
  /** Verifies the checksum and parses the value. Reports a damaged value and returns null. */
  const readVerified = (
    table: string,
    key: Key,
    value: () => Buffer,
  ): Record<string, unknown> | string | null => {
    try {
      const json = verifyChecksum(key, value().toString());
      if (json !== null) return table === 'keyHashes' ? json : JSON.parse(json);
      report(table, key, 'does not match its checksum');
    } catch (error) {
      if (!(error instanceof FileDamaged || error instanceof SyntaxError)) throw error;
      report(table, key, `cannot be read: ${error.message}`);
    }
    return null;
  };
  /** False for an absent entry and for one that cannot be read. */
  const canRead = (table: string, key: Key): boolean => {
    try {
      return reader.get(table, key) !== null;
    } catch (error) {
      if (error instanceof FileDamaged) return false;
      throw error;
    }
  };
  const requireEntry = (table: string, key: Key, reportTable: string, reportKey: Key) => {
    if (!canRead(table, key)) report(reportTable, reportKey, `has no entry in ${table}`);
  };
  /** Null when the account is absent or damaged. */
  const accountNumberOf = (name: string): AccountNumber | null => {
    const value = canRead('accounts', name) ? reader.get('accounts', name) : null;
    const json = value && verifyChecksum(name, value.toString());
    return json ? JSON.parse(json).number : null;
  };

  const checkEntry: Record<string, (key: Key, value: never) => void> = {
    keys(key, { account, hash }: { account: string; hash: string }) {
      requireEntry('keyHashes', hash, 'keys', key);
      const number = accountNumberOf(account);
      if (number === null) report('keys', key, 'belongs to no account');
      else requireEntry('keyIndex', [number, key as string], 'keys', key);
    },
    keyHashes: (key, id: string) => requireEntry('keys', id, 'keyHashes', key),
    sessions(key, { account, expires_at }: { account: string; expires_at: string }) {
      const number = accountNumberOf(account);
      if (number !== null) requireEntry('sessionIndex', [number, key as string], 'sessions', key);
      // 's' and 'a' are the letters of ExpiryKey.
      requireEntry('expiries', [Date.parse(expires_at), 's', key as string], 'sessions', key);
    },
    answers(key, { expires_at }: { expires_at: number }) {
      requireEntry('expiries', [expires_at, 'a', ...(key as [number, string])], 'answers', key);
    },
    // Only scans have revisions.
    revisions(key) {
      const [number, , id] = key as [number, string, string];
      requireEntry('items', [number, kindCodes.scan, id], 'revisions', key);
    },
  };

  let totalOfCounts = 0;
  for (const table of checksummedTables) {
    counts[table] = 0;
    for (const { key, value } of reader.entries(table)) {
      onEntry();
      counts[table]++;
      const verified = readVerified(table, key, value);
      if (verified === null) continue;
      if (table === 'totals') totalOfCounts += Number((verified as { count?: number }).count);
      checkEntry[table]?.(key, verified as never);
    }
  }
  for (const { key } of reader.entries('keyIndex'))
    requireEntry('keys', (key as [number, string])[1], 'keyIndex', key);

  const items = checkItems(reader, { readVerified, report, requireEntry, onEntry }, counts);
  if (items !== totalOfCounts)
    // Damaged totals are not counted, so they cause this problem as well.
    report('totals', 'all', `count ${totalOfCounts} records, but there are ${items}`);
  return counts;
}

interface Reporting {
  readVerified(table: string, key: Key, value: () => Buffer): unknown;
  report(table: string, key: Key, what: string): void;
  requireEntry(table: string, key: Key, reportTable: string, reportKey: Key): void;
  onEntry(): void;
}

/** Checks items and bodies in one pass over both, which have the same order. Returns the number of items. */
function checkItems(
  reader: EntryReader,
  { readVerified, report, requireEntry, onEntry }: Reporting,
  counts: Counts,
): number {
  const bodies = reader.entries('bodies');
  let body = bodies.next();
  let all = 0;
  for (const { bytes, key, value } of reader.entries('items')) {
    onEntry();
    all++;
    const [number, code, id] = key as RecordKey;
    const kind = kindNames[code] ?? `kind ${code}`;
    counts[kind] = (counts[kind] ?? 0) + 1;
    while (!body.done && Buffer.compare(body.value.bytes, bytes) < 0) {
      report('bodies', body.value.key, 'belongs to no record');
      body = bodies.next();
    }
    const stored = readVerified('items', key, value) as { chain: string | null; sum: number } | null;
    if (stored !== null && typeof stored.chain === 'string')
      requireEntry('revisions', [number, stored.chain, id], 'items', key);
    if (body.done || !body.value.bytes.equals(bytes)) {
      report('items', key, 'has no body');
      continue;
    }
    if (stored !== null) checkBody(body.value.value, key, stored.sum, report);
    body = bodies.next();
  }
  for (; !body.done; body = bodies.next()) report('bodies', body.value.key, 'belongs to no record');
  return all;
}

function checkBody(value: () => Buffer, key: Key, bodyChecksum: number, report: Reporting['report']): void {
  try {
    if (crc32(value()) !== bodyChecksum) report('bodies', key, 'does not match its checksum');
  } catch (error) {
    if (!(error instanceof FileDamaged)) throw error;
    report('bodies', key, `cannot be read: ${error.message}`);
  }
}
