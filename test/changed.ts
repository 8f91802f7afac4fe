/** Test files that a change reaches, for `npm test -- --changed`. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Modules that start the whole service. What it imports reaches nearly every file of the program, so the
 * tests that use it are those of the folder of a changed file.
 */
const wholeService = /^(?:src\/(?:app|cli|main)|test\/(?:server|programs))\.ts$/;

const lines = (...command: string[]) =>
  execFileSync('git', command, { encoding: 'utf8' }).split('\n').filter(Boolean);

/** Paths of the project that a module imports. */
function importsOf(path: string): string[] {
  const text = readFileSync(path, 'utf8');
  return Array.from(text.matchAll(/(?:from|import|import\()\s*'(\.[^']+)'/g), ([, name]) => {
    const base = join(dirname(path), name!).replace(/\.js$/, '');
    return [`${base}.ts`, `${base}.tsx`, `${base}.js`, base].find(existsSync) ?? base;
  });
}

/**
 * Returns the folder under test/ for a changed file: test/a/b for src/a/b/c.ts, or test/a when test/a/b has
 * no tests.
 */
function testFolderOf(path: string, folders: ReadonlySet<string>): string {
  let folder = dirname(path.replace(/^(?:src|test)\//, ''));
  while (folder.includes('/') && !folders.has(folder)) folder = dirname(folder);
  return folder;
}

/**
 * Returns the paths of test files that files changed since a revision of git reach, nearest first: by the
 * number of imports between them. A test in the folder of a changed file is one import nearer.
 */
export function changedTests(tests: readonly string[], revision: string): string[] {
  const added = lines('ls-files', '--others', '--exclude-standard');
  const changed = [...lines('diff', '--name-only', revision), ...added];
  const importers = new Map<string, string[]>();
  for (const path of lines('ls-files', '--cached', '--others', '--exclude-standard'))
    if (/^(?:src|workers|test)\/.*\.tsx?$/.test(path) && existsSync(path))
      for (const imported of importsOf(path))
        importers.set(imported, [...(importers.get(imported) ?? []), path]);
  const distances = new Map(changed.map(path => [path, 0]));
  for (const [path, distance] of distances)
    if (!wholeService.test(path))
      for (const importer of importers.get(path) ?? [])
        if (!distances.has(importer)) distances.set(importer, distance + 1);
  const folders = new Set(tests.map(test => dirname(test)));
  const besides = new Set(changed.map(path => testFolderOf(path, folders)));
  besides.delete('.');
  const distanceOf = (test: string): number => {
    const distance = distances.get(join('test', test)) ?? Number.POSITIVE_INFINITY;
    return besides.has(dirname(test)) ? Math.min(distance, 4) - 1 : distance;
  };
  return tests
    .filter(test => Number.isFinite(distanceOf(test)))
    .sort((one, other) => distanceOf(one) - distanceOf(other));
}

/** Paths of all test files under test/. */
export const testFiles = (): string[] =>
  readdirSync('test', { recursive: true, encoding: 'utf8' })
    .filter(path => /\.test\.tsx?$/.test(path) && !path.includes('node_modules'))
    .sort();
