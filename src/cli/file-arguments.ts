import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { escapePath, glob, isDynamicPattern } from 'tinyglobby';
import { acceptedExtensions } from '../document/extensions.js';
import { unreadable } from './read-input.js';

const documents = `**/*.{${acceptedExtensions.map(extension => extension.slice(1)).join(',')}}`;
const ignore = ['**/node_modules/**', '**/.git/**'];

/**
 * Expands arguments to file names. A folder becomes all documents in it, a glob its matches, and `-` stays
 * stdin. Files are in the order of the arguments, sorted by name within each, without duplicates.
 */
export async function expandArguments(args: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const arg of args) {
    if (arg === '-' || (existsSync(arg) && !statSync(arg).isDirectory())) found.push(arg);
    else if (existsSync(arg))
      found.push(...(await globFiles(`${escapePath(join(arg, '.'))}/${documents}`, arg)));
    else if (isDynamicPattern(arg)) found.push(...(await globFiles(arg, arg)));
    // A missing file: reading it reports the error.
    else found.push(arg);
  }
  return [...new Set(found)];
}

async function globFiles(pattern: string, arg: string): Promise<string[]> {
  const files = await glob(pattern, { ignore, expandDirectories: false });
  if (files.length === 0) throw unreadable(`${arg}: no documents found`);
  return files.sort();
}
