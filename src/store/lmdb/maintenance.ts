/** Maintenance of the embedded store's files: backup, restore, checks, erasure of deleted data. */
import { existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StoreDamaged, StoreUnavailable } from '../errors.js';
import type { FileReport } from './check-environment.js';
import { damageError } from './damage.js';
import { copyFolderOf, dataFileOf, type EnvironmentName, environmentNames, sync } from './environment.js';
import { claim, owning, type ReportWaiting } from './ownership/claim.js';
import type { FolderOwner } from './ownership/owner.js';
import { readInProcess } from './store-process.js';

/**
 * Copies the owner's store to the new folder `target` while its processes read and write it. Each environment
 * is copied as of one transaction, without deleted data, and the copy is checked.
 * @throws StoreUnavailable when there is no store, or `target` exists; StoreDamaged when the copy is damaged,
 * because the store is
 */
export async function backup(owner: FolderOwner, target: string): Promise<void> {
  const names = environmentsIn(owner.folder);
  if (existsSync(target)) throw new StoreUnavailable(`${target} already exists; name a new folder.`);
  for (const name of names) await readInProcess(owner, owner.folder, name, join(target, name));
  for (const name of names) await requireSound(owner, target, name);
}

/**
 * Checks the backup in `source` and copies it to `folder`, which must not contain a store.
 * @throws StoreUnavailable when `source` is not a backup, `folder` contains a store, or a service uses one of
 * them; StoreDamaged when the backup is damaged
 */
export async function restore(source: string, folder: string, report: ReportWaiting): Promise<void> {
  const names = environmentsIn(source);
  await owning(folder, report, async owner => {
    for (const name of environmentNames)
      if (existsSync(dataFileOf(folder, name)))
        throw new StoreUnavailable(
          `${folder} already contains a store. Stop the service and move ${environmentNames.join(' and ')} out of the way first.`,
        );
    const sourceOwner = await claim(source, report, 'Back it up instead.');
    try {
      for (const name of names) await requireSound(owner, source, name);
      for (const name of names) await readInProcess(owner, source, name, join(folder, name));
    } finally {
      sourceOwner.release();
    }
  });
}

/**
 * Reads every entry of the store, in other processes.
 * @throws StoreUnavailable when there is no store
 */
export async function checkStore(owner: FolderOwner): Promise<FileReport[]> {
  const { folder } = owner;
  const reports: FileReport[] = [];
  for (const name of environmentsIn(folder)) reports.push(await checkFile(owner, folder, name));
  return reports;
}

/** Checks one environment. The end of the process that reads it is a problem of the report. */
async function checkFile(owner: FolderOwner, folder: string, name: EnvironmentName): Promise<FileReport> {
  try {
    return await readInProcess(owner, folder, name, null);
  } catch (error) {
    if (!(error instanceof StoreDamaged)) throw error;
    const file = dataFileOf(folder, name);
    return { file, bytes: bytesOf(file), counts: {}, problems: [error.message], problem_count: 1 };
  }
}

/**
 * Removes deleted data from the disk: replaces the files by copies that contain the stored entries only.
 * @returns sizes in bytes before and after
 * @throws StoreUnavailable when a service uses the store, or the copies do not fit on the disk
 */
export function erase(folder: string, report: ReportWaiting): Promise<{ before: number; after: number }> {
  const names = environmentsIn(folder);
  return owning(folder, report, async owner => {
    const sizes = { before: 0, after: 0 };
    for (const name of names) {
      const { before, after } = await replaceFile(owner, name);
      sizes.before += before;
      sizes.after += after;
    }
    return sizes;
  });
}

/**
 * Replaces the file of an environment, which no process has open, by a copy. The copy is complete and on disk
 * before it takes the name of the old file, so that a crash leaves either of them. The blocks of the old file
 * become free space of the file system, which does not overwrite them at once.
 * @throws as `erase`
 */
export async function replaceFile(
  owner: FolderOwner,
  name: EnvironmentName,
): Promise<{ before: number; after: number }> {
  const { folder } = owner;
  const file = dataFileOf(folder, name);
  const copy = copyFolderOf(folder, name);
  const before = bytesOf(file);
  removeCopy(folder, name);
  try {
    mkdirSync(copy, { mode: 0o700 });
    await readInProcess(owner, folder, name, copy);
    renameSync(join(copy, 'data.mdb'), file);
    sync(dirname(file));
  } finally {
    removeCopy(folder, name);
  }
  return { before, after: bytesOf(file) };
}

/** Removes the copy that `replaceFile` made, or that a crash left. */
export const removeCopy = (folder: string, name: EnvironmentName): void =>
  rmSync(copyFolderOf(folder, name), { recursive: true, force: true });

/** The environments of a store. Its counters may be on another machine (WINDOWS_URL). */
function environmentsIn(folder: string): EnvironmentName[] {
  if (!existsSync(dataFileOf(folder, 'records')))
    throw new StoreUnavailable(`There is no store in ${folder} (records/data.mdb is missing).`);
  return environmentNames.filter(name => existsSync(dataFileOf(folder, name)));
}

/** Checks one environment. @throws StoreDamaged with the first problem */
export async function requireSound(owner: FolderOwner, folder: string, name: EnvironmentName): Promise<void> {
  const { problems, problem_count } = await checkFile(owner, folder, name);
  if (problem_count === 0) return;
  const more = problem_count > 1 ? `, and ${problem_count - 1} more` : '';
  throw damageError(join(folder, name), `${problems[0]}${more}`);
}

/** Size of a file; 0 when it does not exist. */
export const bytesOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0;
