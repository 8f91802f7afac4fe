import { addChecksums } from './add-checksums.js';
import { countStoredBytes } from './count-stored-bytes.js';
import type { Migration } from './migrate.js';
import { removeIdempotentAnswers } from './remove-idempotent-answers.js';
import { scheduleKeyRemovals } from './schedule-key-removals.js';

/**
 * The migrations of each environment, in order: the first leads from schema 1 to 2. Append only, and never change one that
 * was released. `test/store/lmdb/schema-1` holds files of schema 1 to test them on.
 */
export const migrations = {
  records: [addChecksums, removeIdempotentAnswers, scheduleKeyRemovals, countStoredBytes],
  windows: [],
} as const satisfies Record<string, readonly Migration[]>;

export type EnvironmentName = keyof typeof migrations;
export const environmentNames = Object.keys(migrations) as EnvironmentName[];

/** The schema number this version reads and writes. */
export const schemaOf = (name: EnvironmentName): number => migrations[name].length + 1;
