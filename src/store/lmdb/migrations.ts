/**
 * Schema migrations of the embedded store.
 *
 * The root database of an environment contains its schema number and, during a migration, a cursor:
 *
 *     schema      set to the target before the first step, so that older versions reject the environment
 *     migration   JSON of the cursor; absent when no migration is unfinished
 *
 * A migration is a sequence of short transactions, each of which migrates some entries and advances the
 * cursor. If the process ends between two of them, the next start continues at the cursor.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { StoreUnavailable } from '../errors.js';
import { type Environment, type EnvironmentName, openAnySchema } from './environment.js';

/** Migrates from one schema number to the next. Never changed once released. */
export interface Migration {
  /** Description for the log, e.g. "add checksums". */
  name: string;
  /** Opens the tables that the steps need. Runs outside any transaction. */
  prepare(env: Environment): MigrationStep;
}

/**
 * Migrates the next entries: about 1,000 small ones or a few megabytes. Runs inside a write transaction.
 * @param cursor null at the beginning, then the result of the previous step
 * @returns the cursor of the next step; null at the end
 */
type MigrationStep = (cursor: string | null) => string | null;

/** Migrations of each environment, in order: the first leads from schema 1 to 2. Append only. */
export const migrations: Readonly<Record<EnvironmentName, readonly Migration[]>> = {
  records: [],
  windows: [],
};

/**
 * Migrates the environment in `folder/name` to the newest schema. Does nothing when there is no such
 * environment: it will be created with the newest schema. No other process may use it.
 * @param report receives a line at the beginning and at the end of each migration
 * @throws StoreUnavailable when a newer version wrote it, or a write failed
 */
export async function migrateEnvironment(
  folder: string,
  name: EnvironmentName,
  report: (line: string) => void,
  steps: readonly Migration[] = migrations[name],
): Promise<void> {
  const path = join(folder, name);
  if (!existsSync(join(path, 'data.mdb'))) return;
  const newest = steps.length + 1;
  const env = openAnySchema(folder, name, newest);
  try {
    const { schema, unfinished } = env.transactionSync(() => ({
      schema: Number(env.get('schema') ?? newest),
      unfinished: env.get('migration') !== undefined,
    }));
    for (let to = unfinished ? schema : schema + 1; to <= newest; to++) {
      const migration = steps[to - 2]!;
      const title = `${name}: migration to schema ${to} (${migration.name})`;
      report(`${title} begins`);
      await run(env, migration.prepare(env), to);
      report(`${title} is done`);
    }
  } catch (error) {
    if (error instanceof StoreUnavailable) throw error;
    throw new StoreUnavailable(
      `Migrating the store in ${path} failed: ${(error as Error).message}. The next start continues where it stopped.`,
      { cause: error },
    );
  } finally {
    await env.close();
  }
}

async function run(env: Environment, step: MigrationStep, schema: number): Promise<void> {
  for (let left = true; left; ) {
    left = env.transactionSync(() => {
      const cursor: string | null = JSON.parse(env.get('migration') ?? 'null');
      const next = step(cursor);
      env.put('schema', String(schema));
      if (next === null) env.remove('migration');
      else env.put('migration', JSON.stringify(next));
      return next !== null;
    });
    // Lets the event loop handle signals between two steps.
    await new Promise(resolve => setImmediate(resolve));
  }
}
