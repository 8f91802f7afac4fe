import { crc32 } from 'node:zlib';
import type { Key } from 'lmdb';
import { verifyChecksum } from '../checksums.js';
import type { EntryReader } from '../pages/entry-reader.js';
import { FileDamaged } from '../pages/page-file.js';
import { type AccountNumber, kindCodes, type RecordKey } from '../records/tables.js';

/**
 * Tables whose values have a checksum and are checked entry by entry; `items` and `bodies` are checked
 * together.
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

/** A damaged or missing value. */
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
 * Verifies every checksum, and that the tables agree: items with bodies, totals and revisions; keys with
 * hashes and their index; sessions and idempotency records with their expiries. Takes time linear in the
 * number of entries, times the depth of a tree.
 * @param onDamage receives each problem
 * @param onEntry called for each entry
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
  const open = (table: string, key: Key, value: () => Buffer): Record<string, unknown> | string | null => {
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
  const has = (table: string, key: Key): boolean => {
    try {
      return reader.get(table, key) !== null;
    } catch (error) {
      if (error instanceof FileDamaged) return false;
      throw error;
    }
  };
  const require = (table: string, key: Key, of: string, ofKey: Key) => {
    if (!has(table, key)) report(of, ofKey, `has no entry in ${table}`);
  };
  const numberOf = (name: string): AccountNumber | null => {
    const value = has('accounts', name) ? reader.get('accounts', name) : null;
    const json = value && verifyChecksum(name, value.toString());
    return json ? JSON.parse(json).number : null;
  };

  const checkEntry: Record<string, (key: Key, value: never) => void> = {
    keys(key, { account, hash }: { account: string; hash: string }) {
      require('keyHashes', hash, 'keys', key);
      const number = numberOf(account);
      if (number === null) report('keys', key, 'belongs to no account');
      else require('keyIndex', [number, key as string], 'keys', key);
    },
    keyHashes: (key, id: string) => require('keys', id, 'keyHashes', key),
    sessions(key, { account, expires_at }: { account: string; expires_at: string }) {
      const number = numberOf(account);
      if (number !== null) require('sessionIndex', [number, key as string], 'sessions', key);
      require('expiries', [Date.parse(expires_at), 's', key as string], 'sessions', key);
    },
    answers(key, { expires_at }: { expires_at: number }) {
      require('expiries', [expires_at, 'a', ...(key as [number, string])], 'answers', key);
    },
    revisions(key) {
      const [number, , id] = key as [number, string, string];
      require('items', [number, kindCodes.scan, id], 'revisions', key);
    },
  };

  let totalOfCounts = 0;
  for (const table of checksummedTables) {
    counts[table] = 0;
    for (const { key, value } of reader.entries(table)) {
      onEntry();
      counts[table]++;
      const opened = open(table, key, value);
      if (opened === null) continue;
      if (table === 'totals') totalOfCounts += Number((opened as { count?: number }).count);
      checkEntry[table]?.(key, opened as never);
    }
  }
  for (const { key } of reader.entries('keyIndex'))
    require('keys', (key as [number, string])[1], 'keyIndex', key);

  const items = checkItems(reader, { open, report, require, onEntry }, counts);
  if (items !== totalOfCounts)
    report('totals', 'all', `count ${totalOfCounts} records, but there are ${items}`);
  return counts;
}

interface Reporting {
  open(table: string, key: Key, value: () => Buffer): unknown;
  report(table: string, key: Key, what: string): void;
  require(table: string, key: Key, of: string, ofKey: Key): void;
  onEntry(): void;
}

/** Checks items and bodies in one pass over both, which have the same order. Returns the number of items. */
function checkItems(
  reader: EntryReader,
  { open, report, require, onEntry }: Reporting,
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
    const stored = open('items', key, value) as { chain: string | null; sum: number } | null;
    if (stored !== null && typeof stored.chain === 'string')
      require('revisions', [number, stored.chain, id], 'items', key);
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

function checkBody(value: () => Buffer, key: Key, sum: number, report: Reporting['report']): void {
  try {
    if (crc32(value()) !== sum) report('bodies', key, 'does not match its checksum');
  } catch (error) {
    if (!(error instanceof FileDamaged)) throw error;
    report('bodies', key, `cannot be read: ${error.message}`);
  }
}
