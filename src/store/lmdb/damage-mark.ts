/**
 * Marks of damage: a file `damaged` in the folder of an environment, whose text says what is wrong. While it
 * exists, health is failing and no server starts. A restored backup is in a new folder, without the mark.
 */
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { StoreDamaged } from '../errors.js';
import { writeDurably } from './write-durably.js';

/** LMDB errors: MDB_PAGE_NOTFOUND, MDB_CORRUPTED, MDB_PANIC, MDB_VERSION_MISMATCH, MDB_INVALID. */
const structuralCodes = new Set([-30_797, -30_796, -30_795, -30_794, -30_793]);

const markOf = (path: string): string => join(path, 'damaged');

/** Error for the operator about a damaged environment in the folder `path`. */
export function damageError(path: string, what: string, cause?: unknown): StoreDamaged {
  const remedy =
    basename(path) === 'windows'
      ? 'Restore a backup, or move this folder away: rate limits and monthly quotas then start at zero.'
      : 'Restore a backup (telltale restore); "telltale data check" lists what is damaged.';
  return new StoreDamaged(`The store in ${path} is damaged, restore a backup: ${what}. ${remedy}`, { cause });
}

/** Marks the environment in the folder `path` and returns the error for the operator. */
export function markDamaged(path: string, what: string): StoreDamaged {
  try {
    if (!existsSync(markOf(path))) writeDurably(markOf(path), `${what}\n`);
  } catch {
    // On a full or failing disk the error alone has to suffice.
  }
  return damageError(path, what);
}

/** The marked damage of an environment; null without a mark. */
export function markedDamage(path: string): StoreDamaged | null {
  if (!existsSync(markOf(path))) return null;
  const what = readFileSync(markOf(path), 'utf8').trim();
  return damageError(path, what || 'found earlier');
}

/** Whether an error of LMDB means that the file is damaged. */
export const isStructural = (error: unknown): boolean => structuralCodes.has(codeOf(error));

/** Code of an error, or of its cause. */
export function codeOf(error: unknown): number {
  const { code, cause } = error as { code?: unknown; cause?: { code?: unknown } };
  return (typeof code === 'number' ? code : cause?.code) as number;
}
