/**
 * Schema migrations of the embedded store.
 *
 * The root database of an environment holds its schema number, and while a migration runs its cursor:
 *
 *     schema      the version that may open it: set to the target before the first step, so that no older one can
 *     migration   JSON of `Unfinished`; absent when the environment is whole
 *
 * A migration is a sequence of short transactions, each of which migrates some entries and moves the cursor. A process
 * that is killed between two of them leaves a cursor, and the next start continues there. Several processes that start
 * at once share the work, because every step reads the cursor inside its transaction.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { StoreUnavailable } from '../../errors.js';
import { type Environment, openAnySchema, otherReaderPids, registerReader } from '../environment.js';

/** From one schema number to the next. Never changed once released. */
export interface Migration {
  /** What it does, for the log, e.g. "add checksums". */
  name: string;
  /** Opens the tables it needs, outside any transaction. */
  prepare(env: Environment): MigrationStep;
}

/**
 * Migrates the next entries, inside a write transaction; about 1,000 small ones or a few megabytes at a time.
 * @param cursor null at the beginning, then as the step before returned it
 * @returns the cursor of the next step, null at the end, and how many entries this step went through
 */
export type MigrationStep = (cursor: string | null) => { next: string | null; entries: number };

interface Unfinished {
  /** The schema before it. */
  from: number;
  cursor: string | null;
  /** Entries gone through so far. */
  entries: number;
}

/** How often it is checked whether a process that uses the older schema has gone, and the pause between. */
const aloneTries = 10;
const aloneMs = 200;
/** A long migration reports at this interval. */
const reportMs = 2_000;

/**
 * Brings the environment in `folder/name` to the schema that follows its last migration. Does nothing when there is no
 * such environment: the first one to open it writes the newest schema.
 * @param report receives a line at the beginning, during and at the end of a migration
 * @throws StoreUnavailable when it was written by a newer version, is used by an older one, or a write failed
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
 * Marks the next migration as begun, unless one is unfinished already. From then on an older version can't open the
 * environment; one that has it open must end first.
 * @returns the schema to migrate from; null when the environment is current
 */
async function begin(env: Environment, path: string, newest: number): Promise<number | null> {
  for (let tries = 1; ; tries++) {
    const found = env.transactionSync(() => {
      const unfinished = readUnfinished(env);
      if (unfinished !== null) return { from: unfinished.from };
      const schema = env.get('schema');
      if (schema === undefined || Number(schema) === newest) return { from: null };
      const [user] = otherReaderPids(env);
      if (user !== undefined) return { user };
      env.put('schema', String(Number(schema) + 1));
      writeUnfinished(env, { from: Number(schema), cursor: null, entries: 0 });
      return { from: Number(schema) };
    });
    if (found.from !== undefined) return found.from;
    if (tries === aloneTries)
      throw new StoreUnavailable(
        `The store in ${path} has an older schema and is in use by process ${found.user}. Stop that one first; this version then migrates the store.`,
      );
    await new Promise(resolve => setTimeout(resolve, aloneMs));
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
  const { from, entries } = readUnfinished(env) ?? {};
  report(entries ? `${title} continues after ${entries} entries` : `${title} begins`);
  let reported = performance.now();
  for (let left: Unfinished | null; ; ) {
    left = env.transactionSync(() => {
      const unfinished = readUnfinished(env);
      // Another process did the last step.
      if (unfinished === null || unfinished.from !== from) return null;
      const { next, entries } = step(unfinished.cursor);
      if (next === null) env.remove('migration');
      const after = { ...unfinished, cursor: next, entries: unfinished.entries + entries };
      if (next !== null) writeUnfinished(env, after);
      return next === null ? null : after;
    });
    if (left === null) break;
    if (performance.now() - reported > reportMs) {
      report(`${title}: ${left.entries} entries so far`);
      reported = performance.now();
    }
    // Signals are handled between two steps.
    await new Promise(resolve => setImmediate(resolve));
  }
  report(`${title} is done`);
}

function readUnfinished(env: Environment): Unfinished | null {
  const text = env.get('migration');
  return text === undefined ? null : JSON.parse(text);
}

function writeUnfinished(env: Environment, unfinished: Unfinished): void {
  env.put('migration', JSON.stringify(unfinished));
}
