/** Maintenance of the embedded store's files: backup, restore, compaction, erasure of deleted data. */
import { existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { StoreUnavailable } from '../errors.js';
import { requireUndamaged } from './checks/check-at-start.js';
import {
  type EnvironmentName,
  environmentNames as names,
  openAnySchema,
  openEnvironment,
  otherReaderPids,
} from './environment.js';
import { type Erasure, erase } from './erasure/erase.js';
import { GroupCommitWriter } from './group-commit.js';

/** Number and interval of checks whether another process has ended. */
const exclusiveTries = 10;
const exclusiveRetryMs = 200;

const fileOf = (folder: string, name: EnvironmentName) => join(folder, name, 'data.mdb');

/**
 * Copies the store in `folder` to the new folder `target` while other processes read and write it. Each
 * environment is copied as of one transaction, without its free pages.
 * @throws StoreUnavailable when there is no store in `folder`, or `target` exists
 */
export async function backup(folder: string, target: string): Promise<void> {
  requireStore(folder);
  if (existsSync(target)) throw new StoreUnavailable(`${target} already exists; name a new folder.`);
  for (const name of names) await copyEnvironment(folder, name, join(target, name));
}

/**
 * Copies the backup in `source` to `folder`, which must not contain a store.
 * @throws StoreUnavailable when `source` is not a backup, or `folder` contains a store
 */
export async function restore(source: string, folder: string): Promise<void> {
  requireStore(source);
  for (const name of names)
    if (existsSync(fileOf(folder, name)))
      throw new StoreUnavailable(
        `${folder} already contains a store. Stop the service and move ${names.join(' and ')} out of the way first.`,
      );
  for (const name of names) await copyEnvironment(source, name, join(folder, name));
}

/**
 * Rewrites the files without their free pages, which LMDB reuses but never returns to the file system.
 * @returns sizes in bytes before and after
 * @throws StoreUnavailable when another process has the store open: it would continue to write to the old
 * files
 */
export async function compact(folder: string): Promise<{ before: number; after: number }> {
  requireStore(folder);
  const sizes = { before: 0, after: 0 };
  for (const name of names) await requireExclusive(folder, name);
  for (const name of names) {
    const small = join(folder, `${name}.compacting`);
    rmSync(small, { recursive: true, force: true });
    await copyEnvironment(folder, name, small);
    sizes.before += bytesOf(fileOf(folder, name));
    sizes.after += bytesOf(join(small, 'data.mdb'));
    await requireExclusive(folder, name);
    renameSync(join(small, 'data.mdb'), fileOf(folder, name));
    rmSync(small, { recursive: true });
  }
  return sizes;
}

/**
 * Overwrites deleted data with zeros (erasure/erase.ts). A service may be using the files.
 * @returns the number of pages erased, and of pages that readers of an old snapshot (a backup) still pin
 */
export async function eraseDeleted(folder: string): Promise<Erasure> {
  requireStore(folder);
  const sum: Erasure = { erased: 0, pinned: 0 };
  for (const name of names) {
    const env = openEnvironment(folder, name);
    const writer = new GroupCommitWriter(env);
    try {
      const { erased, pinned } = await erase(env, writer, join(folder, name));
      sum.erased += erased;
      sum.pinned += pinned;
    } finally {
      await writer.close();
      await env.close();
    }
  }
  return sum;
}

async function copyEnvironment(folder: string, name: EnvironmentName, target: string): Promise<void> {
  const env = openAnySchema(folder, name);
  try {
    mkdirSync(target, { recursive: true, mode: 0o700 });
    await env.backup(target, true);
  } catch (error) {
    throw new StoreUnavailable(`copying ${name} to ${target} failed: ${(error as Error).message}`, {
      cause: error,
    });
  } finally {
    await env.close();
  }
}

function requireStore(folder: string): void {
  for (const name of names)
    if (!existsSync(fileOf(folder, name)))
      throw new StoreUnavailable(`There is no store in ${folder} (${fileOf('', name)} is missing).`);
  requireUndamaged(folder, names);
}

/**
 * Requires that no other process uses the counters in `folder`. Waits up to two seconds for a command to end.
 * @throws StoreUnavailable when they stay in use: two servers that count in memory would each grant the full
 * limits
 */
export async function requireExclusiveCounters(folder: string): Promise<void> {
  for (let tries = 1; ; tries++) {
    const other = await otherReaderOf(folder, 'windows');
    if (other === null) return;
    if (tries === exclusiveTries)
      throw new StoreUnavailable(
        `The store in ${folder} is in use by process ${other}. Stop that one first; to run several processes on one folder, set PROCESSES.`,
      );
    await new Promise(resolve => setTimeout(resolve, exclusiveRetryMs));
  }
}

async function requireExclusive(folder: string, name: EnvironmentName): Promise<void> {
  const other = await otherReaderOf(folder, name);
  if (other !== null)
    throw new StoreUnavailable(`The store is in use by process ${other}. Stop the service first.`);
}

/** Process id of another process that has the environment open; null when there is none. */
async function otherReaderOf(folder: string, name: EnvironmentName): Promise<number | null> {
  const env = openAnySchema(folder, name);
  const [user] = otherReaderPids(env);
  await env.close();
  return user ?? null;
}

const bytesOf = (file: string): number => statSync(file).size;
