import { addChecksums } from './add-checksums.js';
import { countStoredBytes } from './count-stored-bytes.js';
import type { Migration } from './migrate.js';
import { removeIdempotentAnswers } from './remove-idempotent-answers.js';
import { scheduleKeyRemovals } from './schedule-key-removals.js';

/**
 * Migrations of each LMDB environment, in order: the first leads from schema 1 to 2. Append only; never
 * change a released migration. `test/store/lmdb/migrations/schema-1` has files of schema 1 as a test fixture.
 */
export const migrations = {
  records: [addChecksums, removeIdempotentAnswers, scheduleKeyRemovals, countStoredBytes],
  windows: [],
} as const satisfies Record<string, readonly Migration[]>;

export type EnvironmentName = keyof typeof migrations;
export const environmentNames = Object.keys(migrations) as EnvironmentName[];

/** Schema number that this version reads and writes. */
export const schemaOf = (name: EnvironmentName): number => migrations[name].length + 1;
