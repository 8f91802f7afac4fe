import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Database, open, type RootDatabase, type RootDatabaseOptionsWithPath } from 'lmdb';
import { StoreUnavailable } from '../errors.js';
import { damageError, isStructural } from './damage-mark.js';

export type Environment = RootDatabase<string, string>;

/** Environments of the embedded store (see store/open.ts). */
export type EnvironmentName = 'records' | 'windows';

/** Schema number that this version reads and writes: one more than there are migrations (migrations.ts). */
export const schemaOf: Readonly<Record<EnvironmentName, number>> = { records: 1, windows: 1 };

export const environmentNames = Object.keys(schemaOf) as EnvironmentName[];

export const dataFileOf = (folder: string, name: string): string => join(folder, name, 'data.mdb');

/** Folder of the copy that will replace an environment's file (copy-environment.ts). */
export const copyFolderOf = (folder: string, name: string): string => join(folder, name, 'compacting');

/** Values in the root database that a copy contains too. */
export const rootValues = ['schema', 'migration'] as const;
/** All values in the root database; its other keys are the names of tables. */
const allRootValues: ReadonlySet<string> = new Set([...rootValues, 'checked', 'deleted']);

/** Address space reserved for an environment: 1 TiB, so that no process ever has to remap the file. */
const mapBytes = 2 ** 40;

/**
 * Opens or creates an LMDB environment in `folder/name`. Several processes may use the same one; one opens it
 * at a time, while no other writes (ownership/owner.ts).
 *
 * @param durable whether each commit waits for fsync. Without, a commit survives a crash of the process but
 * not of the machine.
 * @throws StoreUnavailable when the folder cannot be used, or the environment has another schema
 */
export function openEnvironment(
  folder: string,
  name: EnvironmentName,
  schema = schemaOf[name],
  durable = true,
): Environment {
  const env = openAnySchema(folder, name, schema, durable);
  const { found, unfinished } = env.transactionSync(() => {
    const written = env.get('schema');
    if (written === undefined) env.put('schema', String(schema));
    return { found: Number(written ?? schema), unfinished: env.get('migration') !== undefined };
  });
  if (found === schema && !unfinished) return env;
  void env.close();
  throw new StoreUnavailable(
    `The store in ${join(folder, name)} has schema ${found}${unfinished ? ', not fully migrated' : ''}; this version needs ${schema}. Starting the service migrates it.`,
  );
}

/**
 * Opens an environment that has this schema or an older one, to copy or migrate it.
 *
 * `overlappingSync: false`: the promise of a commit resolves only when the commit is on disk.
 * `eventTurnBatching: false`: lmdb's own batches create a promise without a handler, whose rejection (disk
 * full) would end the process.
 *
 * @throws StoreDamaged when LMDB rejects the file; StoreUnavailable when the folder cannot be used, or was
 * written by a newer version
 */
export function openAnySchema(
  folder: string,
  name: EnvironmentName,
  schema = schemaOf[name],
  durable = true,
): Environment {
  const path = join(folder, name);
  const env = openFile(path, { noSync: !durable, eventTurnBatching: false });
  let found: number;
  try {
    const written = env.get('schema');
    if (written === undefined && statsOf(env).entries > 0) throw damageError(path, 'it has no schema number');
    found = Number(written ?? 0);
  } catch (error) {
    void env.close();
    throw isStructural(error) ? damageError(path, (error as Error).message, error) : error;
  }
  if (found <= schema) return env;
  void env.close();
  throw new StoreUnavailable(
    `The store in ${path} was written by a newer version (schema ${found}, this one knows ${schema}). Start that version, or restore a backup.`,
  );
}

/** Opens an existing environment of any schema to read it. @throws StoreDamaged, StoreUnavailable */
export const openReadOnly = (folder: string, name: EnvironmentName): Environment =>
  openFile(join(folder, name), { readOnly: true });

/** @throws StoreDamaged, StoreUnavailable */
export function openFile(path: string, options: Partial<RootDatabaseOptionsWithPath>): Environment {
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 });
    return open<string, string>({
      path,
      noSubdir: false,
      encoding: 'string',
      mapSize: mapBytes,
      maxDbs: 24,
      maxReaders: 1024,
      overlappingSync: false,
      ...options,
    });
  } catch (error) {
    if (isStructural(error)) throw damageError(path, (error as Error).message, error);
    throw new StoreUnavailable(`The store in ${path} cannot be opened: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

/** Opens the tables of an environment. @throws StoreDamaged when LMDB rejects a table */
export function openTablesOf<T>(env: Environment, folder: string, name: EnvironmentName, open: () => T): T {
  const path = join(folder, name);
  try {
    return open();
  } catch (error) {
    void env.close();
    throw isStructural(error) ? damageError(path, (error as Error).message, error) : error;
  }
}

/** A read transaction that `done` ends. Other reads of this process share it until the event loop turns. */
export type Snapshot = ReturnType<Environment['useReadTransaction']>;

/** Pins the newest state of an environment, so that writers reuse none of its pages. */
export function pinSnapshot(env: Environment): Snapshot {
  env.resetReadTxn();
  return env.useReadTransaction();
}

/** Names of the tables: the keys of the root database without `rootValues`. */
export const tableNamesOf = (env: Environment): string[] =>
  [...env.getKeys()].filter(key => !allRootValues.has(key));

type Stats = Record<
  'pageSize' | 'treeBranchPageCount' | 'treeLeafPageCount' | 'overflowPages' | 'entryCount',
  number
>;

/** Number of entries of a table, and size of its pages in bytes. */
export function statsOf(table: Pick<Database, 'getStats'>): { entries: number; bytes: number } {
  const stats = table.getStats() as Stats;
  const pages = stats.treeBranchPageCount + stats.treeLeafPageCount + stats.overflowPages;
  return { entries: stats.entryCount, bytes: pages * stats.pageSize };
}

/** Notes that this transaction deletes data, which the next start or `telltale erase` takes off the disk. */
export const noteDeletion = (env: Environment): void => void env.put('deleted', '1');

/** Whether data was deleted since the file was last replaced. */
export const hasDeletions = (env: Environment): boolean => env.get('deleted') !== undefined;
