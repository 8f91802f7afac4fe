import { orDamaged } from '../checksums.js';
import { readKey, scheduleKeyRemoval } from '../records/api-keys.js';
import { openTables } from '../records/tables.js';
import type { Migration } from './migrate.js';

const stepKeys = 1_000;

/**
 * Schema 3 to 4: adds entries to `expiries` for the revocation and the expiry of every key. Earlier schemas
 * never deleted keys.
 */
export const scheduleKeyRemovals: Migration = {
  name: 'schedule the removal of revoked and expired keys',
  prepare(env) {
    const tables = openTables(env);
    return cursor => {
      const range = cursor === null ? {} : { start: cursor, exclusiveStart: true };
      const ids = [...tables.keys.getKeys({ ...range, limit: stepKeys })];
      for (const id of ids) {
        const key = orDamaged(() => readKey(tables, id)!);
        // Not scheduled: it is reported when it is read.
        if (key === 'damaged') continue;
        scheduleKeyRemoval(tables, id, key.revoked_at);
        scheduleKeyRemoval(tables, id, key.expires_at);
      }
      return { next: ids.length < stepKeys ? null : ids.at(-1)!, entries: ids.length };
    };
  },
};
