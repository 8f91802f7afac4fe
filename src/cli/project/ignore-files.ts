import { dirname, join, relative, resolve, sep } from 'node:path';
import ignore, { type Ignore } from 'ignore';
import { UsageError } from '../command.js';
import { readFileWithin, requireNoLinkOut } from '../files.js';

/** Returns the file whose pattern ignores a path; null if it is not ignored. */
export type IgnoreTest = (path: string) => string | null;

/**
 * Wildcards of a pattern: `**` in all, and `*` in the name of a file or folder. Comparing takes the length of
 * the path to the power of their number. Most patterns have one or two.
 */
const foldersMax = 3;
const wildcardsMax = 3;
/** Folders in each other. A path of 4,096 bytes could have 2,000. */
const depthMax = 60;

/** @throws UsageError when a pattern or a path could take too long to compare */
function rulesOf(patterns: string | readonly string[], file: string): Ignore {
  for (const pattern of typeof patterns === 'string' ? patterns.split('\n') : patterns) {
    const names = pattern.split('/').map(name => name.split('*').length - 1);
    const folders = pattern.split('**').length - 1;
    if (folders > foldersMax || names.some(wildcards => wildcards > wildcardsMax))
      throw new UsageError(
        `${file}: the pattern ${JSON.stringify(pattern.slice(0, 80))} has too many wildcards: expected at most ${foldersMax} "**", and ${wildcardsMax} "*" in a name`,
      );
  }
  return ignore().add(patterns);
}

/** Patterns in the format of .gitignore, relative to a folder, from a file. @throws UsageError */
export function ignorePatterns(folder: string, patterns: readonly string[], file: string): IgnoreTest {
  const rules = rulesOf(patterns, file);
  return path => {
    const name = nameBelow(folder, resolve(path));
    requireDepth(path, name);
    return name !== null && rules.ignores(name) ? file : null;
  };
}

/**
 * Ignore files of one name (such as .gitignore) in a folder and all folders below it, with git's rules: a
 * deeper file takes precedence, and a file in an ignored folder stays ignored.
 */
export function ignoreFiles(root: string, name: string): IgnoreTest {
  const rulesIn = cached((folder: string) => readRules(join(folder, name)));
  const folderIgnoredBy = cached((folder: string): string | null => ignoredBy(folder, '/'));

  function ignoredBy(path: string, suffix: '' | '/'): string | null {
    const parent = dirname(path);
    const below = nameBelow(root, path);
    if (below === null) return null;
    requireDepth(path, below);
    const outer = parent === root ? null : folderIgnoredBy(parent);
    if (outer !== null) return outer;
    let file: string | null = null;
    for (const folder of foldersBetween(root, parent)) {
      const rules = rulesIn(folder);
      if (rules === null) continue;
      const tested = rules.test(`${nameBelow(folder, path)}${suffix}`);
      // The parent is not ignored, so a rule that matches it was reversed by a deeper file.
      const parentName = nameBelow(folder, parent);
      const isInherited = parentName !== null && rules.test(`${parentName}/`).ignored;
      if (tested.ignored && !isInherited) file = join(folder, name);
      else if (tested.unignored) file = null;
    }
    return file;
  }
  return path => ignoredBy(resolve(path), '');
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

function requireDepth(path: string, name: string | null): void {
  if (name !== null && name.split('/').length > depthMax)
    throw new UsageError(`${path}: more than ${depthMax} folders in each other`);
}

/** Each file is compared with each pattern. */
const ignoreBytesMax = 64 * 1024;

function readRules(path: string): Ignore | null {
  try {
    requireNoLinkOut(dirname(path));
  } catch {
    // Files below a link that leads out are errors when they are read.
    return null;
  }
  try {
    return rulesOf(readFileWithin(path, ignoreBytesMax).toString('utf8'), path);
  } catch (error) {
    if (error instanceof UsageError) throw error;
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return null;
    throw new UsageError(`cannot read ${path}: ${(error as Error).message}`);
  }
}

function cached<T>(compute: (key: string) => T): (key: string) => T {
  const results = new Map<string, T>();
  return key => {
    if (!results.has(key)) results.set(key, compute(key));
    return results.get(key)!;
  };
}
