import { lstatSync, realpathSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** The folder with `.git` that contains a folder; null outside a repository. */
export function repositoryRoot(folder: string): string | null {
  const git = findUpwards(folder, '.git');
  return git === null ? null : dirname(git);
}

/** The nearest file of a name in a folder or above it, up to the root of the repository. */
export function findUpwards(start: string, name: string): string | null {
  for (let folder = resolve(start); ; folder = dirname(folder)) {
    const path = join(folder, name);
    if (exists(path)) return path;
    if (folder === dirname(folder) || exists(join(folder, '.git'))) return null;
  }
}

/** Whether something has this name, a link without a target included. */
export function exists(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
  } catch {
    // Such as a name that is too long.
    return false;
  }
}

/** The absolute path without symbolic links; with them if nothing has this name. */
export function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return resolve(path);
  }
}
