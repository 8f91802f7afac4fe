/**
 * Preparation of the embedded store for a server, before it opens the environments.
 *
 * The file `serving` in the data folder exists while a server runs, and remains after one that was killed or
 * whose machine failed. The next start then has every entry read in another process: before it listens up to
 * `limits.storeCheckedBeforeStartBytes` per environment, otherwise while it serves. If the last server
 * ended before its check did, the check comes first whatever the size: a damaged file that ends every server
 * is thus found. Damage is marked (damage-mark.ts).
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { limits } from '../../contract/limits.js';
import { StoreDamaged, StoreUnavailable } from '../errors.js';
import { damageError, markDamaged, markedDamage } from './damage-mark.js';
import { dataFileOf, type EnvironmentName, hasDeletions, openEnvironment } from './environment.js';
import { bytesOf, checkFile, removeUnfinishedCopy, replaceFile, requireExclusive } from './maintenance.js';
import { migrateEnvironment } from './migrations.js';
import { writeDurably } from './write-durably.js';

export interface PreparedStore {
  /** Call when a serving process was killed while others continue: the store is checked beside them. */
  recheck(): void;
  /** Call when all serving processes have closed the store in an orderly way. */
  stopped(): void;
}

export interface PrepareListeners {
  /** Receives log lines: migrations, checks, erasure. */
  report(line: string): void;
  /** Receives damage that a check beside the running service found. */
  onDamage(error: StoreDamaged): void;
}

/** Contents of the file `serving`. */
type Marker = 'serving' | 'checking';

/**
 * Prepares the environments `names` in `folder`.
 * @throws StoreDamaged when one is damaged or marked as damaged; StoreUnavailable when another server uses
 * them, or a newer version wrote them
 */
export async function prepareEmbedded(
  folder: string,
  names: readonly EnvironmentName[],
  listeners: PrepareListeners,
): Promise<PreparedStore> {
  const { report } = listeners;
  requireUndamaged(folder, names);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const marker = join(folder, 'serving');
  const mark = (state: Marker) => writeDurably(marker, state);
  const before = existsSync(marker) ? (readFileSync(marker, 'utf8') as Marker) : null;
  // Before anything is opened, so that the next start knows if the file ends this process.
  if (before === null) mark('serving');

  const besides: EnvironmentName[] = [];
  try {
    if (before !== null)
      for (const name of names) {
        const bytes = bytesOf(dataFileOf(folder, name));
        if (bytes === 0) continue;
        if (before !== 'checking' && bytes > limits.storeCheckedBeforeStartBytes) besides.push(name);
        else await requireSound(folder, name, report);
      }
    // `records` first: a store that has `windows` alone has lost its records.
    for (const name of names) {
      await migrateEnvironment(folder, name, report);
      await openEnvironment(folder, name).close();
      await removeUnfinishedCopy(folder, name);
    }
    if (names.includes('windows')) await requireExclusive(folder, 'windows');
    for (const name of names) if (!besides.includes(name)) await removeDeleted(folder, name, report);
  } catch (error) {
    if (before === null) rmSync(marker);
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
      for (const name of all) await requireSound(folder, name, report, { signal, inBackground: true });
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
    recheck: () => void check(names),
    stopped() {
      checking?.abort();
      // An interrupted check runs again, beside the next server.
      if (isSound) rmSync(marker, { force: true });
      else mark('serving');
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
  folder: string,
  name: EnvironmentName,
  report: (line: string) => void,
  options?: Parameters<typeof checkFile>[2],
): Promise<void> {
  report(`The service did not stop in an orderly way: checking ${dataFileOf(folder, name)}`);
  const { problems, problem_count } = await checkFile(folder, name, options);
  if (problem_count === 0) return report(`${dataFileOf(folder, name)} is sound`);
  const more = problem_count > 1 ? `, and ${problem_count - 1} more` : '';
  throw markDamaged(join(folder, name), `${problems[0]}${more}`);
}

/**
 * Removes deleted data from the disk if there is some. Without the space for a copy, or while a command uses
 * the store, the data stays until a later start.
 * @throws StoreDamaged
 */
async function removeDeleted(
  folder: string,
  name: EnvironmentName,
  report: (line: string) => void,
): Promise<void> {
  const env = openEnvironment(folder, name);
  const due = hasDeletions(env);
  await env.close();
  if (!due) return;
  try {
    await replaceFile(folder, name);
  } catch (error) {
    if (error instanceof StoreDamaged) throw markDamaged(join(folder, name), error.message);
    if (!(error instanceof StoreUnavailable)) throw error;
    report(`Deleted data is still in ${dataFileOf(folder, name)}: ${error.message}`);
  }
}
