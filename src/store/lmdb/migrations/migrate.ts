/**
 * Schema migrations of the embedded store.
 *
 * The root database of an environment contains its schema number and, during a migration, a cursor:
 *
 *     schema      set to the target before the first step, so that older versions reject the environment
 *     migration   JSON of `MigrationState`; absent when no migration is unfinished
 *
 * A migration is a sequence of short transactions, each of which migrates some entries and advances the
 * cursor. If the process ends between two of them, the next start continues at the cursor. Processes that
 * start at the same time share the work, because every step reads the cursor inside its transaction.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { StoreUnavailable } from '../../errors.js';
import { type Environment, openAnySchema, otherReaderPids, registerReader } from '../environment.js';

/** Migrates from one schema number to the next. Never changed once released. */
export interface Migration {
  /** Description for the log, e.g. "add checksums". */
  name: string;
  /** Opens the tables that the steps need. Runs outside any transaction. */
  prepare(env: Environment): MigrationStep;
}

/**
 * Migrates the next entries: about 1,000 small ones or a few megabytes. Runs inside a write transaction.
 * @param cursor null at the beginning, then `next` of the previous step
 * @returns `next`, the cursor of the next step or null at the end, and the number of entries of this step
 */
type MigrationStep = (cursor: string | null) => { next: string | null; entries: number };

interface MigrationState {
  /** Schema number before the migration. */
  from: number;
  cursor: string | null;
  /** Entries migrated so far. */
  entries: number;
}

/** Number and interval of checks whether a process with the older schema has ended. */
const exclusiveTries = 10;
const exclusiveRetryMs = 200;
/** Interval of progress reports. */
const reportMs = 2_000;

/**
 * Migrates the environment in `folder/name` to the newest schema. Does nothing when there is no such
 * environment: it will be created with the newest schema.
 * @param report receives a line at the beginning, during and at the end of each migration
 * @throws StoreUnavailable when a newer version wrote it, a process with the older schema uses it, or a write
 * failed
 */
export async function migrateEnvironment(
  folder: string,
  name: string,
  migrations: readonly Migration[],
  report: (line: string) => void,
): Promise<void> {
  if (!existsSync(join(folder, name, 'data.mdb'))) return;
  const newest = migrations.length + 1;
  const env = openAnySchema(folder, name, newest);
  try {
    for (;;) {
      const from = await begin(env, join(folder, name), newest);
      if (from === null) return;
      const migration = migrations[from - 1]!;
      await run(env, migration, `${name}: migration to schema ${from + 1} (${migration.name})`, report);
    }
  } catch (error) {
    if (error instanceof StoreUnavailable) throw error;
    throw new StoreUnavailable(
      `Migrating the store in ${join(folder, name)} failed: ${(error as Error).message}. The next start continues where it stopped.`,
      { cause: error },
    );
  } finally {
    await env.close();
  }
}

/**
 * Marks the next migration as begun, unless one is unfinished. Older versions cannot open the environment
 * from then on; a process that has it open must end first.
 * @returns the schema to migrate from; null when the environment is current
 */
async function begin(env: Environment, path: string, newest: number): Promise<number | null> {
  for (let tries = 1; ; tries++) {
    const found = env.transactionSync(() => {
      const unfinished = readState(env);
      if (unfinished !== null) return { from: unfinished.from };
      const schema = env.get('schema');
      if (schema === undefined || Number(schema) === newest) return { from: null };
      const [user] = otherReaderPids(env);
      if (user !== undefined) return { user };
      env.put('schema', String(Number(schema) + 1));
      writeState(env, { from: Number(schema), cursor: null, entries: 0 });
      return { from: Number(schema) };
    });
    if (found.from !== undefined) return found.from;
    if (tries === exclusiveTries)
      throw new StoreUnavailable(
        `The store in ${path} has an older schema and is in use by process ${found.user}. Stop that one first; this version then migrates the store.`,
      );
    await new Promise(resolve => setTimeout(resolve, exclusiveRetryMs));
  }
}

async function run(
  env: Environment,
  migration: Migration,
  title: string,
  report: (line: string) => void,
): Promise<void> {
  const step = migration.prepare(env);
  registerReader(env);
  const { from, entries } = readState(env) ?? {};
  report(entries ? `${title} continues after ${entries} entries` : `${title} begins`);
  let reported = performance.now();
  for (let left: MigrationState | null; ; ) {
    left = env.transactionSync(() => {
      const unfinished = readState(env);
      // Another process has finished the migration.
      if (unfinished === null || unfinished.from !== from) return null;
      const { next, entries } = step(unfinished.cursor);
      if (next === null) env.remove('migration');
      const after = { ...unfinished, cursor: next, entries: unfinished.entries + entries };
      if (next !== null) writeState(env, after);
      return next === null ? null : after;
    });
    if (left === null) break;
    if (performance.now() - reported > reportMs) {
      report(`${title}: ${left.entries} entries so far`);
      reported = performance.now();
    }
    // Lets the event loop handle signals between two steps.
    await new Promise(resolve => setImmediate(resolve));
  }
  report(`${title} is done`);
}

function readState(env: Environment): MigrationState | null {
  const text = env.get('migration');
  return text === undefined ? null : JSON.parse(text);
}

function writeState(env: Environment, state: MigrationState): void {
  env.put('migration', JSON.stringify(state));
}
