/** The files of the embedded store as an operator handles them: copied while it runs, put back, made small again. */
import { existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { StoreUnavailable } from '../errors.js';
import { requireUndamaged } from './checks/check-at-start.js';
import { openAnySchema, openEnvironment, otherReaderPids } from './environment.js';
import { type Erasure, erase } from './erasure/erase.js';
import { GroupCommitWriter } from './group-commit.js';
import { type EnvironmentName, environmentNames as names, schemaOf } from './migrations/schema.js';

/** How often it is looked whether another process has gone, and how long between. */
const aloneTries = 10;
const aloneMs = 200;

const fileOf = (folder: string, name: EnvironmentName) => join(folder, name, 'data.mdb');

/**
 * Copies the store in `folder` to the new folder `target`, each environment as it was at one moment, while others read
 * and write it; pages that are free are left out.
 * @throws StoreUnavailable when there is no store, or something stands at `target`
 */
export async function backup(folder: string, target: string): Promise<void> {
  requireStore(folder);
  if (existsSync(target)) throw new StoreUnavailable(`${target} exists already; name a new folder.`);
  for (const name of names) await copyEnvironment(folder, name, join(target, name));
}

/**
 * Puts a backup in the place of the store in `folder`, which must not have one.
 * @throws StoreUnavailable when `source` is no backup, or `folder` has a store
 */
export async function restore(source: string, folder: string): Promise<void> {
  requireStore(source);
  for (const name of names)
    if (existsSync(fileOf(folder, name)))
      throw new StoreUnavailable(
        `${folder} has a store already. Stop the service and move ${names.join(' and ')} out of the way first.`,
      );
  for (const name of names) await copyEnvironment(source, name, join(folder, name));
}

/**
 * Writes the files anew without their free pages: LMDB uses these again, but never gives them back to the disk.
 * @returns bytes before and after
 * @throws StoreUnavailable when another process has the store open: it would go on writing into the old files
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
 * Overwrites what was deleted with zeros, in files that a service may be using.
 * @returns how many pages held something, and how many a reader of an old snapshot (a backup) kept from that
 */
export async function eraseDeleted(folder: string): Promise<Erasure> {
  requireStore(folder);
  const sum: Erasure = { erased: 0, pinned: 0 };
  for (const name of names) {
    const env = openEnvironment(folder, name, schemaOf(name));
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
  const env = openAnySchema(folder, name, schemaOf(name));
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
 * Waits a moment for the counters in `folder` to be nobody else's, as a command line's are soon.
 * @throws StoreUnavailable when they stay in use: two servers that count in memory would let everybody pass twice
 */
export async function requireExclusiveCounters(folder: string): Promise<void> {
  for (let tries = 1; ; tries++) {
    const other = await otherReaderOf(folder, 'windows');
    if (other === null) return;
    if (tries === aloneTries)
      throw new StoreUnavailable(
        `The store in ${folder} is in use by process ${other}. Stop that one first; several that share a folder are started with PROCESSES.`,
      );
    await new Promise(resolve => setTimeout(resolve, aloneMs));
  }
}

async function requireExclusive(folder: string, name: EnvironmentName): Promise<void> {
  const other = await otherReaderOf(folder, name);
  if (other !== null)
    throw new StoreUnavailable(`The store is in use by process ${other}. Stop the service first.`);
}

/** Another process that has the environment open. */
async function otherReaderOf(folder: string, name: EnvironmentName): Promise<number | null> {
  const env = openAnySchema(folder, name, schemaOf(name));
  const [user] = otherReaderPids(env);
  await env.close();
  return user ?? null;
}

const bytesOf = (file: string): number => statSync(file).size;
