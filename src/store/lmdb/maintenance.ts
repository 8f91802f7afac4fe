/** Maintenance of the embedded store's files: backup, restore, checks, erasure of deleted data. */
import { existsSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { StoreDamaged, StoreUnavailable } from '../errors.js';
import type { FileReport } from './checks/table-reader.js';
import { damageError } from './damage-mark.js';
import {
  copyFolderOf,
  dataFileOf,
  type EnvironmentName,
  environmentNames,
  openAnySchema,
  otherReaderPids,
} from './environment.js';
import { readInProcess, type StoreTaskOptions } from './store-process.js';
import { renameDurably } from './write-durably.js';

/** Number and interval of checks whether another process has ended. */
const exclusiveTries = 10;
const exclusiveRetryMs = 200;

/**
 * Copies the store in `folder` to the new folder `target` while other processes read and write it. Each
 * environment is copied as of one transaction, without deleted data, and the copy is checked.
 * @throws StoreUnavailable when there is no store in `folder`, or `target` exists; StoreDamaged when the copy
 * is damaged, because the store is
 */
export async function backup(folder: string, target: string): Promise<void> {
  requireStore(folder);
  if (existsSync(target)) throw new StoreUnavailable(`${target} already exists; name a new folder.`);
  for (const name of environmentNames) await readInProcess(folder, name, join(target, name));
  await requireSound(target);
}

/**
 * Checks the backup in `source` and copies it to `folder`, which must not contain a store.
 * @throws StoreUnavailable when `source` is not a backup, or `folder` contains a store; StoreDamaged when the
 * backup is damaged
 */
export async function restore(source: string, folder: string): Promise<void> {
  requireStore(source);
  for (const name of environmentNames)
    if (existsSync(dataFileOf(folder, name)))
      throw new StoreUnavailable(
        `${folder} already contains a store. Stop the service and move ${environmentNames.join(' and ')} out of the way first.`,
      );
  await requireSound(source);
  for (const name of environmentNames) await readInProcess(source, name, join(folder, name));
}

/**
 * Reads every entry of the store, in other processes.
 * @param progress receives the number of entries of an environment that were read so far
 * @throws StoreUnavailable when there is no store
 */
export async function checkStore(
  folder: string,
  progress: (name: EnvironmentName, done: number) => void = () => {},
): Promise<FileReport[]> {
  if (!existsSync(dataFileOf(folder, 'records')))
    throw new StoreUnavailable(`There is no store in ${folder} (records/data.mdb is missing).`);
  const reports: FileReport[] = [];
  // Counters may be on another machine (WINDOWS_URL).
  for (const name of environmentNames)
    if (existsSync(dataFileOf(folder, name)))
      reports.push(await checkFile(folder, name, { onEntries: done => progress(name, done) }));
  return reports;
}

/** Checks one environment. The end of the process that reads it is a problem of the report. */
export async function checkFile(
  folder: string,
  name: EnvironmentName,
  options: StoreTaskOptions = {},
): Promise<FileReport> {
  try {
    return await readInProcess(folder, name, null, options);
  } catch (error) {
    if (!(error instanceof StoreDamaged)) throw error;
    const file = dataFileOf(folder, name);
    return { file, bytes: bytesOf(file), counts: {}, problems: [error.message], problem_count: 1 };
  }
}

/**
 * Removes deleted data from the disk: replaces the files by copies that contain the stored entries only.
 * @returns sizes in bytes before and after
 * @throws StoreUnavailable when another process has the store open, or the copies do not fit on the disk
 */
export async function erase(folder: string): Promise<{ before: number; after: number }> {
  requireStore(folder);
  const sizes = { before: 0, after: 0 };
  for (const name of environmentNames) {
    const { before, after } = await replaceFile(folder, name);
    sizes.before += before;
    sizes.after += after;
  }
  return sizes;
}

/**
 * Replaces the file of an environment by a copy. The copy is complete and on disk before it takes the name of
 * the old file, so that a crash leaves either of them. The blocks of the old file become free space of the
 * file system, which does not overwrite them at once.
 * @throws as `erase`
 */
export async function replaceFile(
  folder: string,
  name: EnvironmentName,
): Promise<{ before: number; after: number }> {
  const file = dataFileOf(folder, name);
  const copy = copyFolderOf(folder, name);
  const before = bytesOf(file);
  const env = openAnySchema(folder, name);
  const requireAlone = () => {
    const [user] = otherReaderPids(env);
    if (user !== undefined)
      throw new StoreUnavailable(`The store is in use by process ${user}. Stop the service first.`);
  };
  let copying = false;
  try {
    // Makes this process visible to others that do the same.
    env.get('schema');
    requireAlone();
    rmSync(copy, { recursive: true, force: true });
    copying = true;
    mkdirSync(copy, { mode: 0o700 });
    // From here on, other processes cannot open the environment (openTablesOf).
    requireAlone();
    await readInProcess(folder, name, copy);
    await env.close();
    renameDurably(join(copy, 'data.mdb'), file);
  } finally {
    if (copying) rmSync(copy, { recursive: true, force: true });
    await env.close();
  }
  return { before, after: bytesOf(file) };
}

/** Removes a copy that a crash left. One that another process is making stays. */
export async function removeUnfinishedCopy(folder: string, name: EnvironmentName): Promise<void> {
  const copy = copyFolderOf(folder, name);
  if (existsSync(copy) && (await otherUserOf(folder, name)) === null)
    rmSync(copy, { recursive: true, force: true });
}

/**
 * Requires that no other process uses the environment. Waits up to two seconds for a command to end.
 * @throws StoreUnavailable when it stays in use
 */
export async function requireExclusive(folder: string, name: EnvironmentName): Promise<void> {
  for (let tries = 1; ; tries++) {
    const other = await otherUserOf(folder, name);
    if (other === null) return;
    if (tries === exclusiveTries)
      throw new StoreUnavailable(
        `The store in ${folder} is in use by process ${other}. Stop that one first; to run several processes on one folder, set PROCESSES.`,
      );
    await new Promise(resolve => setTimeout(resolve, exclusiveRetryMs));
  }
}

/** Process id of another process that has the environment open; null when there is none. */
async function otherUserOf(folder: string, name: EnvironmentName): Promise<number | null> {
  const env = openAnySchema(folder, name);
  const [user] = otherReaderPids(env);
  await env.close();
  return user ?? null;
}

function requireStore(folder: string): void {
  for (const name of environmentNames)
    if (!existsSync(dataFileOf(folder, name)))
      throw new StoreUnavailable(`There is no store in ${folder} (${dataFileOf('', name)} is missing).`);
}

/** @throws StoreDamaged with the first problem */
async function requireSound(folder: string): Promise<void> {
  for (const name of environmentNames) {
    const { problems } = await checkFile(folder, name);
    if (problems.length > 0) throw damageError(join(folder, name), problems[0]!);
  }
}

/** Size of a file; 0 when it does not exist. */
export const bytesOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0;
