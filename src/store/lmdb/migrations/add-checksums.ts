import { crc32 } from 'node:zlib';
import type { Key } from 'lmdb';
import { addChecksum } from '../checksums.js';
import type { Environment } from '../environment.js';
import type { Migration } from './migrate.js';

/** Tables of schema 1 whose values get a checksum, in the order of migration. */
const names = [
  'accounts',
  'keys',
  'keyHashes',
  'sessions',
  'revisions',
  'totals',
  'answers',
  'counters',
  'items',
] as const;

/** A step ends with the first entry that reaches either limit. */
const stepEntries = 1_000;
const stepBytes = 4 * 2 ** 20;

interface Cursor {
  table: number;
  /** The last migrated key; null at the beginning of the table. */
  key: Key | null;
}

/** Schema 1 to 2: adds a checksum to every JSON value, and the checksum of its body to every item. */
export const addChecksums: Migration = {
  name: 'add checksums',
  prepare(env: Environment) {
    const tables = names.map(name => env.openDB<string, Key>({ name, encoding: 'string' }));
    const bodies = env.openDB<Buffer, Key>({ name: 'bodies', encoding: 'binary' });

    const withBodySum = (key: Key, json: string): { json: string; bytes: number } => {
      if (!isJson(json)) return { json, bytes: 0 };
      const body = bodies.get(key);
      // An item without a body is damaged and gets no checksum for it.
      if (body === undefined) return { json, bytes: 0 };
      return { json: JSON.stringify({ ...JSON.parse(json), sum: crc32(body) }), bytes: body.length };
    };

    return text => {
      const cursor: Cursor = text === null ? { table: 0, key: null } : JSON.parse(text);
      const table = tables[cursor.table]!;
      const isItems = names[cursor.table] === 'items';
      const changed: [Key, string][] = [];
      let [entries, bytes] = [0, 0];
      const range = cursor.key === null ? {} : { start: cursor.key, exclusiveStart: true };
      for (const { key, value } of table.getRange(range)) {
        const item = isItems ? withBodySum(key, value) : { json: value, bytes: 0 };
        // A value that is not JSON is damaged. Without a checksum it is reported when it is read.
        if (isJson(item.json) || names[cursor.table] === 'keyHashes')
          changed.push([key, addChecksum(key, item.json)]);
        cursor.key = key;
        entries++;
        bytes += item.bytes + value.length;
        if (entries === stepEntries || bytes >= stepBytes) break;
      }
      for (const [key, value] of changed) table.put(key, value);
      if (entries < stepEntries && bytes < stepBytes)
        Object.assign(cursor, { table: cursor.table + 1, key: null });
      return { next: cursor.table === names.length ? null : JSON.stringify(cursor), entries };
    };
  },
};

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
