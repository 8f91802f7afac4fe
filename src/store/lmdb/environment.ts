import { closeSync, fsyncSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { type Database, type Key, open, type RootDatabase, type RootDatabaseOptionsWithPath } from 'lmdb';
import { StoreUnavailable } from '../errors.js';
import { damageError, isStructural } from './damage.js';
import { readFileHead } from './file-head.js';
import { makeFolder } from './make-folder.js';
import { openAsMember } from './ownership/member.js';

export type Environment = RootDatabase<string, string>;

/** Environments of the embedded store (see store/open.ts). */
export type EnvironmentName = 'records' | 'windows';

/** Number of the format of the tables. An environment with another one is not opened. */
export const schema = '1';

export const environmentNames: readonly EnvironmentName[] = ['records', 'windows'];

export const dataFileOf = (folder: string, name: string): string => join(folder, name, 'data.mdb');

/** Folder of the copy that will replace an environment's file (copy-environment.ts). */
export const copyFolderOf = (folder: string, name: string): string => join(folder, name, 'compacting');

/** Values in the root database; its other keys are the names of tables. */
const rootValues: ReadonlySet<string> = new Set(['schema', 'checked', 'deleted']);

/** Address space reserved for an environment: 1 TiB, so that no process ever has to remap the file. */
const mapBytes = 2 ** 40;

/**
 * Opens or creates an LMDB environment in `folder/name`. Several processes may use the same one; one opens it
 * at a time, while no other writes (ownership/owner.ts).
 *
 * `overlappingSync: false`: the promise of a commit resolves only when the commit is on disk.
 * `eventTurnBatching: false`: lmdb's own batches create a promise without a handler, whose rejection (disk
 * full) would end the process.
 *
 * @param durable whether each commit waits for fsync. Without, a commit survives a crash of the process but
 * not of the machine.
 * @throws StoreDamaged when LMDB rejects the file; StoreUnavailable when the folder cannot be used, or
 * another version wrote the environment
 */
export function openEnvironment(folder: string, name: EnvironmentName, durable = true): Environment {
  const path = join(folder, name);
  const env = openFile(path, { noSync: !durable, eventTurnBatching: false });
  return closingOnError(env, path, () => {
    env.transactionSync(() => {
      if (env.get('schema') === undefined && statsOf(env).entries === 0) env.put('schema', schema);
    });
    requireSchema(path, env.get('schema'));
    return env;
  });
}

/** Runs the last part of an opening. Closes the environment if it throws. @throws StoreDamaged */
export function closingOnError<T>(env: Environment, path: string, open: () => T): T {
  try {
    return open();
  } catch (error) {
    void env.close();
    throw isStructural(error) ? damageError(path, (error as Error).message, error) : error;
  }
}

/** @throws StoreDamaged without a schema number; StoreUnavailable when another version wrote the file */
function requireSchema(path: string, found: string | undefined): void {
  if (found === undefined) throw damageError(path, 'it has no schema number');
  if (found !== schema)
    throw new StoreUnavailable(
      `The store in ${path} was written by another version (schema ${found}, this one has ${schema}). Start that version, or restore a backup.`,
    );
}

/** @throws StoreDamaged, StoreUnavailable */
export function openFile(path: string, options: Partial<RootDatabaseOptionsWithPath>): Environment {
  readFileHead(join(path, 'data.mdb'));
  try {
    makeFolder(path, 0o700);
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

/** A read transaction. Other reads of this process share it until the event loop turns. */
export type Snapshot = ReturnType<Environment['useReadTransaction']>;

/** A table, with its number of entries and the size of its pages in bytes as of a snapshot. */
export interface SnapshotTable<K extends Key> {
  table: Database<Buffer, K>;
  entries: number;
  bytes: number;
}

/**
 * Reads an environment as of one transaction, in a process that the owner of its folder started. Writers
 * reuse none of its pages meanwhile.
 * @param keyEncoding `binary` to read keys as bytes
 * @throws StoreDamaged when LMDB rejects the file; StoreUnavailable when another version wrote it
 */
export async function readSnapshot<K extends Key, T>(
  folder: string,
  name: EnvironmentName,
  keyEncoding: 'binary' | 'ordered-binary',
  read: (tables: ReadonlyMap<string, SnapshotTable<K>>, snapshot: Snapshot) => Promise<T>,
): Promise<T> {
  const path = join(folder, name);
  const env = await openAsMember(() => openFile(path, { readOnly: true }));
  const names = [...env.getKeys()].filter(key => !rootValues.has(key));
  // Tables are opened first: a snapshot cannot be used for tables that were opened after it.
  const opened = names.map(
    name => [name, env.openDB<Buffer, K>({ name, encoding: 'binary', keyEncoding })] as const,
  );
  env.resetReadTxn();
  const snapshot = env.useReadTransaction();
  try {
    requireSchema(path, env.get('schema', { transaction: snapshot }));
    // The sizes are those of the snapshot in this turn of the event loop only.
    const tables = new Map(opened.map(([name, table]) => [name, { table, ...statsOf(table) }]));
    return await read(tables, snapshot);
  } finally {
    snapshot.done();
    await env.close();
  }
}

type Stats = Record<
  'pageSize' | 'treeBranchPageCount' | 'treeLeafPageCount' | 'overflowPages' | 'entryCount',
  number
>;

function statsOf(table: Pick<Database, 'getStats'>): { entries: number; bytes: number } {
  const stats = table.getStats() as Stats;
  const pages = stats.treeBranchPageCount + stats.treeLeafPageCount + stats.overflowPages;
  return { entries: stats.entryCount, bytes: pages * stats.pageSize };
}

/** Notes that this transaction deletes data, which the next start or `telltale erase` takes off the disk. */
export const noteDeletion = (env: Environment): void => void env.put('deleted', '1');

/** Whether data was deleted since the file was last replaced. */
export const hasDeletions = (env: Environment): boolean => env.get('deleted') !== undefined;

/** Waits until a file, or the names in a folder, are on disk. */
export function sync(path: string): void {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
