import { join, resolve } from 'node:path';
import { escapePath, glob, isDynamicPattern } from 'tinyglobby';
import { acceptedExtensions } from '../files/document/extensions.js';
import { CommandError, unreadable, unreadableExitCode } from './command.js';
import { isFolder, requireNoLinkOut } from './files.js';
import { LeftOut, leftOutExitCode, type Reason } from './left-out.js';
import { showProgress, writeMessage, writeNote } from './output.js';
import type { ProjectConfig } from './project/config.js';
import { type IgnoreTest, ignoreFiles, ignorePatterns } from './project/ignore-files.js';
import { exists, repositoryRoot } from './project/repository.js';

const ignore = ['**/node_modules/**', '**/.git/**'];

/** Reasons to omit a file, in the order of the tests. */
export interface IgnoreRules {
  /** Apply to all files, also those that an argument names. */
  always: readonly (readonly [Reason, IgnoreTest])[];
  /** Apply to the files found in folders and by globs. */
  found: readonly (readonly [Reason, IgnoreTest])[];
}

/** The rules of a configuration, and of the .telltaleignore and .gitignore files around a folder. */
export function ignoreRules(folder: string, { folder: base, values, path }: ProjectConfig): IgnoreRules {
  const root = repositoryRoot(folder) ?? folder;
  return {
    always: [
      ['.telltaleignore', ignoreFiles(root, '.telltaleignore')],
      ['configuration', ignorePatterns(base, values.ignore ?? [], path ?? base)],
    ],
    found: [['.gitignore', ignoreFiles(root, '.gitignore')]],
  };
}

export const nothingIgnored: IgnoreRules = { always: [], found: [] };

export interface ChosenFiles {
  names: string[];
  leftOut: LeftOut;
}

/**
 * Expands arguments to file names. A folder becomes all documents in it, a glob its matches, and `-` stays
 * stdin. Symbolic links in folders are not followed. Files are in the order of the arguments, sorted by name
 * within each, without duplicates.
 * @param isChanged whether --changed-since selects a file
 * @param extensions of files in folders, beside those of documents
 */
export async function expandArguments(
  args: readonly string[],
  rules: IgnoreRules,
  isChanged: ((path: string) => boolean) | null = null,
  extensions: readonly string[] = [],
): Promise<ChosenFiles> {
  /** Whether each file was found in a folder or by a glob. */
  const files = new Map<string, boolean>();
  /** Files that an argument names, also through a glob. */
  const named = new Set<string>();
  for (const arg of args) {
    const { found, isNamed } = await filesOf(arg, extensions);
    for (const file of found ?? [arg]) {
      if (isNamed) named.add(resolve(file));
      if (found === null || !files.has(file)) files.set(file, found !== null);
    }
  }
  const leftOut = new LeftOut(path => named.has(path) || (isChanged?.(path) ?? false));
  const names: string[] = [];
  for (const [name, wasFound] of files) {
    if (name !== '-' && isChanged?.(name) === false) continue;
    const tests = name === '-' ? [] : [...(wasFound ? rules.found : []), ...rules.always];
    const hit = tests.map(([reason, test]) => [reason, test(name)] as const).find(([, by]) => by !== null);
    if (hit === undefined) names.push(name);
    else leftOut.add(hit[0], hit[1]!);
  }
  return { names, leftOut };
}

/** The files that a folder or a glob finds, or null for any other argument, and whether it names them. */
async function filesOf(
  arg: string,
  extensions: readonly string[],
): Promise<{ found: string[] | null; isNamed: boolean }> {
  if (arg === '-') return { found: null, isNamed: false };
  if (isFolder(arg)) {
    const documents = [...acceptedExtensions, ...extensions].map(extension => extension.slice(1)).join(',');
    const pattern = `${escapePath(join(arg, '.'))}/**/*.{${documents}}`;
    const found = await globFiles(pattern, arg, arg);
    if (found.length === 0) writeMessage([`${arg}: no documents found`]);
    return { found, isNamed: false };
  }
  // Reading a missing file reports the error.
  if (exists(arg) || !isDynamicPattern(arg)) return { found: null, isNamed: true };
  const found = await globFiles(arg, arg, fixedFolder(arg));
  // A pattern without a match is a mistake more often than an empty folder is.
  if (found.length === 0) throw unreadable(`${arg}: no documents found`);
  return { found, isNamed: true };
}

/** The documents that a pattern matches in a folder. */
async function globFiles(pattern: string, arg: string, folder: string): Promise<string[]> {
  try {
    requireNoLinkOut(folder);
  } catch (error) {
    throw unreadable(`cannot read ${arg}: ${(error as Error).message}`);
  }
  const files = await glob(pattern, { ignore, expandDirectories: false, followSymbolicLinks: false });
  return files.sort();
}

/** The folder before the first part of a glob with a pattern character. */
function fixedFolder(pattern: string): string {
  const folders = pattern.split('/').slice(0, -1);
  const first = folders.findIndex(part => isDynamicPattern(part));
  return folders.slice(0, first < 0 ? undefined : first).join('/') || (pattern.startsWith('/') ? '/' : '.');
}

/**
 * Works on one file after another, and writes messages about those that could not be read or were left out.
 * @returns the results, the messages about problems, and the exit code of these; 0 without any
 */
export async function workOnFiles<T>(
  { names, leftOut }: ChosenFiles,
  work: (name: string) => Promise<T>,
): Promise<{ results: T[]; problems: string[]; code: number }> {
  const results: T[] = [];
  const unread: string[] = [];
  for (const [i, name] of names.entries()) {
    showProgress(names.length > 1 ? `${i + 1}/${names.length} ${name}` : '');
    try {
      results.push(await work(name));
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      unread.push(error.message);
    }
  }
  showProgress('');
  const problems = [...unread, ...leftOut.problems];
  for (const problem of problems) writeMessage([problem]);
  if (leftOut.sentence !== null) writeNote([leftOut.sentence]);
  const code = leftOut.problems.length > 0 ? leftOutExitCode : unread.length > 0 ? unreadableExitCode : 0;
  return { results, problems, code };
}
