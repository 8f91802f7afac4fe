import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { limits } from '../../../contract/limits.js';
import { StoreDamaged } from '../../errors.js';
import type { EnvironmentName } from '../environment.js';
import { FileDamaged, PageFile } from '../pages/page-file.js';
import { checkPages } from './check-pages.js';

/** Attempts to check a file that another process is writing. */
const liveTries = 5;

/**
 * Checks the structure of data files before LMDB maps them, within a budget of pages and time
 * (`limits.storeCheckPages`, `limits.storeCheckMs`). Reads only. `telltale data check` also checks the pages
 * beyond the budget.
 * @throws StoreDamaged with instructions for the operator
 */
export function requireUndamaged(folder: string, names: readonly EnvironmentName[]): void {
  for (const name of names) {
    const file = join(folder, name, 'data.mdb');
    if (bytesOf(file) === 0) continue;
    try {
      checkFile(file);
    } catch (error) {
      if (!(error instanceof FileDamaged)) throw error;
      const advice =
        name === 'windows'
          ? 'Restore a backup, or move the folder "windows" away: rate limits and monthly quotas then start at zero.'
          : 'Restore a backup (telltale restore); "telltale data check" lists what is damaged.';
      throw new StoreDamaged(`${file} is damaged: ${error.message}. ${advice}`, { cause: error });
    }
  }
  if (names.includes('records') && names.includes('windows')) requireBoth(folder);
}

/** Detects a lost environment: one that is missing or empty while the other has entries. */
function requireBoth(folder: string): void {
  const [records, windows] = [join(folder, 'records', 'data.mdb'), join(folder, 'windows', 'data.mdb')];
  if (bytesOf(records) === 0 && entriesOf(windows) > 0)
    throw new StoreDamaged(
      `${records} is ${existsSync(records) ? 'empty' : 'missing'}, while ${windows} has the rate limits of earlier requests. Restore a backup; or, to start with an empty store, move the folder "windows" away as well.`,
    );
  if (existsSync(windows) && bytesOf(windows) === 0 && entriesOf(records) > 0)
    throw new StoreDamaged(
      `${windows} is empty, while ${records} has records. Restore a backup; or move the folder "windows" away: rate limits and monthly quotas then start at zero.`,
    );
}

/**
 * Checks one file. While another process writes, pages of the snapshot may be reused before they are read; a
 * problem is therefore real only if no transaction was committed since the check began.
 * @throws FileDamaged
 */
function checkFile(path: string): void {
  for (let tries = 1; ; tries++) {
    const file = new PageFile(path);
    try {
      checkPages(file, { budget: { pages: limits.storeCheckPages, ms: limits.storeCheckMs } });
      return;
    } catch (error) {
      if (transactionOf(path) === file.snapshot.transaction) throw error;
      // The writing process checked the file when it opened it.
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

/** Number of entries in all tables. */
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
