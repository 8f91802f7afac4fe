import type { Environment } from '../../../src/store/lmdb/environment.js';
import type { Migration } from '../../../src/store/lmdb/migrations.js';

const stepEntries = 10;

export const letters = (env: Environment) =>
  env.openDB<string, string>({ name: 'letters', encoding: 'string' });

/**
 * Test migration: appends a plus to every value of a table, ten entries per step. A second run would be
 * visible.
 */
export const appendPlus: Migration = {
  name: 'append a plus',
  prepare(env) {
    const table = letters(env);
    return cursor => {
      const entries = [...table.getRange({ start: cursor ?? '', exclusiveStart: true, limit: stepEntries })];
      for (const { key, value } of entries) table.put(key, `${value}+`);
      return entries.length < stepEntries ? null : entries.at(-1)!.key;
    };
  },
};
