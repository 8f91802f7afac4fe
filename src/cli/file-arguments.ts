import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { escapePath, glob, isDynamicPattern } from 'tinyglobby';
import { acceptedExtensions } from '../document/extensions.js';
import { unreadable } from './read-input.js';

const documents = `**/*.{${acceptedExtensions.map(extension => extension.slice(1)).join(',')}}`;
const ignore = ['**/node_modules/**', '**/.git/**'];

/**
 * The files that arguments name: files as they are, folders with every document in them, globs with what they match;
 * `-` is stdin. In order of the arguments, and by name within each; none twice.
 */
export async function expand(args: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const arg of args) {
    if (arg === '-' || (existsSync(arg) && !statSync(arg).isDirectory())) found.push(arg);
    else if (existsSync(arg))
      found.push(...(await matches(`${escapePath(join(arg, '.'))}/${documents}`, arg)));
    else if (isDynamicPattern(arg)) found.push(...(await matches(arg, arg)));
    // Not there: reading it says so.
    else found.push(arg);
  }
  return [...new Set(found)];
}

async function matches(pattern: string, arg: string): Promise<string[]> {
  const files = await glob(pattern, { ignore, expandDirectories: false });
  if (files.length === 0) throw unreadable(`${arg}: there is no document there`);
  return files.sort();
}
