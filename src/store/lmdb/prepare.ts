/**
 * Preparation of the embedded store for a server, before it opens the environments.
 *
 * The file `serving` in the data folder exists while a server runs, and remains after one that was killed,
 * found damage or whose machine failed. The next start then has every entry read in another process before it
 * listens: a damaged file that ends every server is thus found.
 */
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { limits } from '../../contract/limits.js';
import { StoreDamaged, StoreUnavailable } from '../errors.js';
import { damageError } from './damage.js';
import { dataFileOf, type EnvironmentName, hasDeletions, openEnvironment, sync } from './environment.js';
import { readFileHead } from './file-head.js';
import { removeCopy, replaceFile, requireSound } from './maintenance.js';
import { claim } from './ownership/claim.js';
import type { FolderOwner } from './ownership/owner.js';

export interface PreparedStore {
  /** This process as the owner of the data folder; null when no store is embedded. */
  owner: FolderOwner | null;
  /** Checks the store beside the serving processes, after one of them was killed. @throws StoreDamaged */
  check(): Promise<void>;
  /** Call when all serving processes have closed the store in an orderly way. */
  stopped(): void;
}

/**
 * Prepares the environments `names` in `folder`.
 * @param report receives log lines: waiting, checks, erasure
 * @throws StoreDamaged when one is damaged; StoreUnavailable when another service uses them, or another
 * version wrote them
 */
export async function prepareEmbedded(
  folder: string,
  names: readonly EnvironmentName[],
  report: (line: string) => void,
): Promise<PreparedStore> {
  const owner = await claim(
    folder,
    report,
    'Stop that one first; to run several processes on one folder, set PROCESSES.',
    limits.exitDeadlineMs,
  );
  owner.socket?.announce({ service: process.pid });
  const marker = join(folder, 'serving');
  const wasServing = existsSync(marker);
  const check = async (reason = 'The service did not stop in an orderly way') => {
    for (const name of names) {
      const file = dataFileOf(folder, name);
      if (readFileHead(file).bytes === 0) continue;
      report(`${reason}: checking ${file}`);
      await requireSound(owner, folder, name);
      report(`${file} is sound`);
    }
  };
  try {
    const isShort = inspectFiles(folder, names);
    // Before anything is opened, so that the next start knows if the file ends this process.
    if (wasServing) await check();
    else {
      if (isShort) await check('A file of the store is shorter than its pages');
      writeFileSync(marker, '', { mode: 0o600 });
      sync(folder);
    }
    // `records` first: a store that has `windows` alone has lost its records.
    for (const name of names) {
      const env = openEnvironment(folder, name);
      const isErasureDue = hasDeletions(env);
      await env.close();
      removeCopy(folder, name);
      if (isErasureDue) await removeDeleted(owner, name, report);
    }
  } catch (error) {
    if (!wasServing && !(error instanceof StoreDamaged)) rmSync(marker, { force: true });
    owner.release();
    throw error;
  }

  let checking: Promise<void> | null = null;
  return {
    owner,
    check() {
      checking ??= check().finally(() => {
        checking = null;
      });
      return checking;
    },
    stopped() {
      // An interrupted check is repeated by the next start.
      if (checking === null) rmSync(marker, { force: true });
      owner.release();
    },
  };
}

/**
 * Reads the heads of the files, and requires that no environment has lost its file.
 * @returns whether a file lacks pages at its end, so that all of it must be checked
 * @throws StoreDamaged, StoreUnavailable
 */
export function inspectFiles(folder: string, names: readonly EnvironmentName[]): boolean {
  const heads = names.map(name => readFileHead(dataFileOf(folder, name)));
  if (names.length === 2) requireBoth(folder, heads[0]!.bytes, heads[1]!.bytes);
  return heads.some(({ isShort }) => isShort);
}

function requireBoth(folder: string, recordBytes: number, windowBytes: number): void {
  const [records, windows] = [dataFileOf(folder, 'records'), dataFileOf(folder, 'windows')];
  if (recordBytes === 0 && windowBytes > 0)
    throw new StoreDamaged(
      `${records} is ${existsSync(records) ? 'empty' : 'missing'}, while ${windows} has the rate limits of earlier requests. Restore a backup; or, to start with an empty store, move the folder "windows" away as well.`,
    );
  if (existsSync(windows) && windowBytes === 0 && recordBytes > 0)
    throw damageError(join(folder, 'windows'), 'the file is empty');
}

/**
 * Removes deleted data from the disk. Without the space for a copy, the data stays until a later start.
 * @throws StoreDamaged
 */
async function removeDeleted(
  owner: FolderOwner,
  name: EnvironmentName,
  report: (line: string) => void,
): Promise<void> {
  try {
    await replaceFile(owner, name);
  } catch (error) {
    if (error instanceof StoreDamaged) throw damageError(join(owner.folder, name), error.message);
    if (!(error instanceof StoreUnavailable)) throw error;
    report(`Deleted data is still in ${dataFileOf(owner.folder, name)}: ${error.message}`);
  }
}
