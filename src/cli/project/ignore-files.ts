import { readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import ignore, { type Ignore } from 'ignore';

/** Returns whether a path is ignored. */
export type IgnoreTest = (path: string) => boolean;

/** Patterns in the format of .gitignore, relative to a folder. */
export function ignorePatterns(folder: string, patterns: readonly string[]): IgnoreTest {
  const rules = ignore().add(patterns);
  return path => {
    const name = nameBelow(folder, resolve(path));
    return name !== null && rules.ignores(name);
  };
}

/**
 * Ignore files of one name (such as .gitignore) in a folder and all folders below it, with git's rules: a
 * deeper file takes precedence, and a file in an ignored folder stays ignored.
 */
export function ignoreFiles(root: string, name: string): IgnoreTest {
  const rulesOf = cached((folder: string) => readRules(join(folder, name)));
  const isFolderIgnored = cached((folder: string): boolean => isIgnored(folder, '/'));

  function isIgnored(path: string, suffix: '' | '/'): boolean {
    const parent = dirname(path);
    if (nameBelow(root, path) === null) return false;
    if (parent !== root && isFolderIgnored(parent)) return true;
    let ignored = false;
    for (const folder of foldersBetween(root, parent)) {
      const rules = rulesOf(folder);
      if (rules === null) continue;
      const tested = rules.test(`${nameBelow(folder, path)}${suffix}`);
      // The parent is not ignored, so a rule that matches it was reversed by a deeper file.
      const parentName = nameBelow(folder, parent);
      const isInherited = parentName !== null && rules.test(`${parentName}/`).ignored;
      if (tested.ignored && !isInherited) ignored = true;
      else if (tested.unignored) ignored = false;
    }
    return ignored;
  }
  return path => isIgnored(resolve(path), '');
}

/** Path relative to a folder, with slashes; null if it is not below it. */
export function nameBelow(folder: string, path: string): string | null {
  const name = relative(folder, path).split(sep).join('/');
  return name === '' || name === '..' || name.startsWith('../') || resolve(folder, name) !== path
    ? null
    : name;
}

function foldersBetween(root: string, folder: string): string[] {
  const folders = [folder];
  for (let each = folder; each !== root; each = dirname(each)) folders.unshift(dirname(each));
  return folders;
}

function readRules(path: string): Ignore | null {
  try {
    return ignore().add(readFileSync(path, 'utf8'));
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'EISDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return null;
    throw error;
  }
}

function cached<T>(compute: (key: string) => T): (key: string) => T {
  const results = new Map<string, T>();
  return key => {
    if (!results.has(key)) results.set(key, compute(key));
    return results.get(key)!;
  };
}
