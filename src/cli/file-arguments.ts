import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { escapePath, glob, isDynamicPattern } from 'tinyglobby';
import { acceptedExtensions } from '../document/extensions.js';
import { type ProjectConfig, repositoryRoot } from './project/config.js';
import { type IgnoreTest, ignoreFiles, ignorePatterns } from './project/ignore-files.js';
import { unreadable } from './read-input.js';

const documents = `**/*.{${acceptedExtensions.map(extension => extension.slice(1)).join(',')}}`;
const ignore = ['**/node_modules/**', '**/.git/**'];

/** Which files are left out. */
export interface IgnoreRules {
  /** Applies to all files, also those that an argument names. */
  always: IgnoreTest;
  /** Applies to the files found in folders and by globs. */
  found: IgnoreTest;
}

/** The rules of a configuration, and of the .telltaleignore and .gitignore files around a folder. */
export function ignoreRules(folder: string, { folder: base, values }: ProjectConfig): IgnoreRules {
  const root = repositoryRoot(folder) ?? folder;
  const isListed = ignoreFiles(root, '.telltaleignore');
  const isConfigured = ignorePatterns(base, values.ignore ?? []);
  return {
    always: path => isListed(path) || isConfigured(path),
    found: ignoreFiles(root, '.gitignore'),
  };
}

export const nothingIgnored: IgnoreRules = { always: () => false, found: () => false };

/**
 * Expands arguments to file names. A folder becomes all documents in it, a glob its matches, and `-` stays
 * stdin. Files are in the order of the arguments, sorted by name within each, without duplicates.
 */
export async function expandArguments(args: readonly string[], rules: IgnoreRules): Promise<string[]> {
  const found: string[] = [];
  for (const arg of args) {
    if (arg === '-' || (existsSync(arg) && !statSync(arg).isDirectory())) found.push(arg);
    else if (existsSync(arg))
      found.push(...(await globFiles(`${escapePath(join(arg, '.'))}/${documents}`, arg, rules)));
    else if (isDynamicPattern(arg)) found.push(...(await globFiles(arg, arg, rules)));
    // A missing file: reading it reports the error.
    else found.push(arg);
  }
  return [...new Set(found)].filter(name => name === '-' || !rules.always(name));
}

async function globFiles(pattern: string, arg: string, rules: IgnoreRules): Promise<string[]> {
  const files = await glob(pattern, { ignore, expandDirectories: false });
  if (files.length === 0) throw unreadable(`${arg}: no documents found`);
  return files.filter(file => !rules.found(file)).sort();
}
