import { recordBytes } from '../../record-bytes.js';
import { orDamaged } from '../checksums.js';
import { openTables, type RecordKey } from '../records/tables.js';
import type { Migration } from './migrate.js';

/** A step ends with the first record that reaches either limit. */
const stepRecords = 500;
const stepBytes = 4 * 2 ** 20;

/**
 * Schema 4 to 5: adds the size of its record to every item, and their sum to the totals. Skips damaged items.
 */
export const countStoredBytes: Migration = {
  name: 'count stored bytes',
  prepare(env) {
    const { items, bodies, revisions, totals } = openTables(env);
    return cursor => {
      const range = cursor === null ? {} : { start: JSON.parse(cursor) as RecordKey, exclusiveStart: true };
      const keys: RecordKey[] = [];
      let sum = 0;
      for (const key of items.getKeys(range)) {
        keys.push(key);
        sum += bodies.get(key)?.length ?? 0;
        if (keys.length === stepRecords || sum >= stepBytes) break;
      }
      for (const key of keys) {
        const [number, kind, id] = key;
        const text = orDamaged(() => items.get(key));
        const body = bodies.get(key);
        if (text === undefined || text === 'damaged' || body === undefined) continue;
        const stored = JSON.parse(text);
        const line =
          stored.chain === null ? undefined : orDamaged(() => revisions.get([number, stored.chain, id]));
        const revision = line === undefined || line === 'damaged' ? null : JSON.parse(line);
        const bytes = recordBytes({ item: stored.item, members: body, revision });
        items.put(key, JSON.stringify({ ...stored, bytes }));
        const before = orDamaged(() => totals.get([number, kind]));
        if (before === undefined || before === 'damaged') continue;
        const total = JSON.parse(before);
        totals.put([number, kind], JSON.stringify({ ...total, bytes: (total.bytes ?? 0) + bytes }));
      }
      const last = keys.length < stepRecords && sum < stepBytes;
      return { next: last ? null : JSON.stringify(keys.at(-1)), entries: keys.length };
    };
  },
};
