import { orDamaged } from '../checksums.js';
import { readKey, scheduleKeyRemoval } from '../records/api-keys.js';
import { openTables } from '../records/tables.js';
import type { Migration } from './migrate.js';

const stepKeys = 1_000;

/** Enters the keys of earlier schemas, which removed none, in `expiries`: by their revocation and their expiry. */
export const scheduleKeyRemovals: Migration = {
  name: 'note when revoked and expired keys are removed',
  prepare(env) {
    const tables = openTables(env);
    return cursor => {
      const range = cursor === null ? {} : { start: cursor, exclusiveStart: true };
      const ids = [...tables.keys.getKeys({ ...range, limit: stepKeys })];
      for (const id of ids) {
        const key = orDamaged(() => readKey(tables, id)!);
        // It stays, to be reported when it is read.
        if (key === 'damaged') continue;
        scheduleKeyRemoval(tables, id, key.revoked_at);
        scheduleKeyRemoval(tables, id, key.expires_at);
      }
      return { next: ids.length < stepKeys ? null : ids.at(-1)!, entries: ids.length };
    };
  },
};
