/**
 * Preparation of the embedded store for a server, before it opens the environments.
 *
 * The file `serving` in the data folder exists while a server runs, and remains after one that was killed or
 * whose machine failed. The next start then has every entry read in another process: before it listens up to
 * `limits.storeCheckedBeforeStartBytes` per environment, otherwise while it serves. If the last server
 * ended before its check did, the check comes first whatever the size: a damaged file that ends every server
 * is thus found. Damage is marked (damage-mark.ts).
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { limits } from '../../contract/limits.js';
import { StoreDamaged, StoreUnavailable } from '../errors.js';
import { damageError, markDamaged, markedDamage } from './damage-mark.js';
import { dataFileOf, type EnvironmentName, hasDeletions, openEnvironment } from './environment.js';
import { bytesOf, checkFile, removeCopy, replaceFile } from './maintenance.js';
import { claim } from './ownership/claim.js';
import type { FolderOwner } from './ownership/owner.js';
import { writeDurably } from './write-durably.js';

export interface PreparedStore {
  /** This process as the owner of the data folder; null when no store is embedded. */
  owner: FolderOwner | null;
  /** Call when a serving process was killed while others continue: the store is checked beside them. */
  recheck(): void;
  /** Call when all serving processes have closed the store in an orderly way. */
  stopped(): void;
}

export interface PrepareListeners {
  /** Receives log lines: waiting, checks, erasure. */
  report(line: string): void;
  /** Receives damage that a check beside the running service found. */
  onDamage(error: StoreDamaged): void;
}

/** Contents of the file `serving`. */
type Marker = 'serving' | 'checking';

/**
 * Prepares the environments `names` in `folder`.
 * @throws StoreDamaged when one is damaged or marked as damaged; StoreUnavailable when another service uses
 * them, or another version wrote them
 */
export async function prepareEmbedded(
  folder: string,
  names: readonly EnvironmentName[],
  listeners: PrepareListeners,
): Promise<PreparedStore> {
  const { report } = listeners;
  const owner = await claim(
    folder,
    report,
    'Stop that one first; to run several processes on one folder, set PROCESSES.',
  );
  owner.socket?.announce({ service: process.pid });
  const marker = join(folder, 'serving');
  const mark = (state: Marker) => writeDurably(marker, state);
  const before = existsSync(marker) ? (readFileSync(marker, 'utf8') as Marker) : null;
  const besides: EnvironmentName[] = [];
  try {
    requireUndamaged(folder, names);
    // Before anything is opened, so that the next start knows if the file ends this process.
    if (before === null) mark('serving');
    if (before !== null)
      for (const name of names) {
        const bytes = bytesOf(dataFileOf(folder, name));
        if (bytes === 0) continue;
        if (before !== 'checking' && bytes > limits.storeCheckedBeforeStartBytes) besides.push(name);
        else await requireSound(owner, name, report);
      }
    // `records` first: a store that has `windows` alone has lost its records.
    for (const name of names) {
      await openEnvironment(folder, name).close();
      removeCopy(folder, name);
    }
    for (const name of names) if (!besides.includes(name)) await removeDeleted(owner, name, report);
  } catch (error) {
    if (before === null) rmSync(marker, { force: true });
    owner.release();
    throw error;
  }

  let checking: AbortController | null = null;
  let isSound = true;
  const check = async (all: readonly EnvironmentName[]) => {
    if (checking !== null || all.length === 0) return;
    isSound = false;
    mark('checking');
    checking = new AbortController();
    const { signal } = checking;
    try {
      for (const name of all) await requireSound(owner, name, report, { signal, inBackground: true });
      isSound = true;
      mark('serving');
    } catch (error) {
      if (error instanceof StoreDamaged) listeners.onDamage(error);
      else if (!signal.aborted) report(`The store could not be checked: ${(error as Error).message}`);
    } finally {
      checking = null;
    }
  };
  void check(besides);
  return {
    owner,
    recheck: () => void check(names),
    stopped() {
      checking?.abort();
      // An interrupted check runs again, beside the next server.
      if (isSound) rmSync(marker, { force: true });
      else mark('serving');
      owner.release();
    },
  };
}

/**
 * Throws if an environment is marked as damaged, or if one has lost its file. Reads no data.
 * @throws StoreDamaged
 */
export function requireUndamaged(folder: string, names: readonly EnvironmentName[]): void {
  for (const name of names) {
    const marked = markedDamage(join(folder, name));
    if (marked !== null) throw marked;
  }
  if (!names.includes('records') || !names.includes('windows')) return;
  const [records, windows] = [dataFileOf(folder, 'records'), dataFileOf(folder, 'windows')];
  if (bytesOf(records) === 0 && bytesOf(windows) > 0)
    throw new StoreDamaged(
      `${records} is ${existsSync(records) ? 'empty' : 'missing'}, while ${windows} has the rate limits of earlier requests. Restore a backup; or, to start with an empty store, move the folder "windows" away as well.`,
    );
  if (existsSync(windows) && bytesOf(windows) === 0 && bytesOf(records) > 0)
    throw damageError(join(folder, 'windows'), 'the file is empty');
}

/** Checks an environment and marks damage. @throws StoreDamaged */
async function requireSound(
  owner: FolderOwner,
  name: EnvironmentName,
  report: (line: string) => void,
  options?: Parameters<typeof checkFile>[3],
): Promise<void> {
  const { folder } = owner;
  report(`The service did not stop in an orderly way: checking ${dataFileOf(folder, name)}`);
  const { problems, problem_count } = await checkFile(owner, folder, name, options);
  if (problem_count === 0) return report(`${dataFileOf(folder, name)} is sound`);
  const more = problem_count > 1 ? `, and ${problem_count - 1} more` : '';
  throw markDamaged(join(folder, name), `${problems[0]}${more}`);
}

/**
 * Removes deleted data from the disk if there is some. Without the space for a copy, the data stays until
 * a later start.
 * @throws StoreDamaged
 */
async function removeDeleted(
  owner: FolderOwner,
  name: EnvironmentName,
  report: (line: string) => void,
): Promise<void> {
  const { folder } = owner;
  const env = openEnvironment(folder, name);
  const due = hasDeletions(env);
  await env.close();
  if (!due) return;
  try {
    await replaceFile(owner, name);
  } catch (error) {
    if (error instanceof StoreDamaged) throw markDamaged(join(folder, name), error.message);
    if (!(error instanceof StoreUnavailable)) throw error;
    report(`Deleted data is still in ${dataFileOf(folder, name)}: ${error.message}`);
  }
}
