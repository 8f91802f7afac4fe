import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { limits } from '../../../limits.js';
import { StoreDamaged } from '../../errors.js';
import type { EnvironmentName } from '../migrations/schema.js';
import { FileDamaged, PageFile } from '../pages/page-file.js';
import { checkPages } from './check-pages.js';

/** Tries to check a file that another process is writing. */
const liveTries = 5;

/**
 * A quick check of the files before LMDB maps them, within a budget of pages and time: it reads a file as it
 * is and never writes. What it can't reach in time, `telltale data check` does.
 * @throws StoreDamaged with a sentence for the operator
 */
export function requireUndamaged(folder: string, names: readonly EnvironmentName[]): void {
  for (const name of names) {
    const file = join(folder, name, 'data.mdb');
    if (bytesOf(file) === 0) continue;
    try {
      checkFile(file);
    } catch (error) {
      if (!(error instanceof FileDamaged)) throw error;
      const way =
        name === 'windows'
          ? 'Restore a backup, or move the folder "windows" away: rate limits and monthly quotas then begin at zero.'
          : 'Restore a backup (telltale restore); "telltale data check" lists what is damaged.';
      throw new StoreDamaged(`${file} is damaged: ${error.message}. ${way}`, { cause: error });
    }
  }
  if (names.includes('records') && names.includes('windows')) requireBoth(folder);
}

/** An environment that is gone beside one that is in use was lost, not never made. */
function requireBoth(folder: string): void {
  const [records, windows] = [join(folder, 'records', 'data.mdb'), join(folder, 'windows', 'data.mdb')];
  if (bytesOf(records) === 0 && entriesOf(windows) > 0)
    throw new StoreDamaged(
      `${records} is ${existsSync(records) ? 'empty' : 'missing'}, while ${windows} holds the rate limits of earlier requests. Restore a backup; or, to begin with an empty store, move the folder "windows" away as well.`,
    );
  if (existsSync(windows) && bytesOf(windows) === 0 && entriesOf(records) > 0)
    throw new StoreDamaged(
      `${windows} is empty, while ${records} holds records. Restore a backup; or move the folder "windows" away: rate limits and monthly quotas then begin at zero.`,
    );
}

/**
 * While another process writes, pages that this one is about to read are used for something else. A problem
 * counts only when no transaction was committed meanwhile.
 * @throws BrokenFile
 */
function checkFile(path: string): void {
  for (let tries = 1; ; tries++) {
    const file = new PageFile(path);
    try {
      checkPages(file, { budget: { pages: limits.storeCheckPages, ms: limits.storeCheckMs } });
      return;
    } catch (error) {
      if (transactionOf(path) === file.snapshot.transaction) throw error;
      // The process that writes it has checked it.
      if (tries === liveTries) return;
    } finally {
      file.close();
    }
  }
}

function transactionOf(path: string): bigint {
  const file = new PageFile(path);
  file.close();
  return file.snapshot.transaction;
}

/** Entries of all tables. */
function entriesOf(path: string): number {
  if (bytesOf(path) === 0) return 0;
  const file = new PageFile(path);
  try {
    return file.tables().reduce((sum, { entries }) => sum + entries, 0);
  } finally {
    file.close();
  }
}

const bytesOf = (path: string): number => (existsSync(path) ? statSync(path).size : 0);
