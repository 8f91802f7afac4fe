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

/** Returns whether a test is of the folder of a changed file: test/a/b.test.ts is of src/a/c.ts. */
const isBeside = (test: string, path: string): boolean => {
  const folder = dirname(path.replace(/^src\//, ''));
  return folder !== '.' && dirname(test.replace(/^test\//, '')) === folder;
};

/** Returns the paths of test files that files changed since a revision of git reach. */
export function changedTests(tests: readonly string[], revision: string): string[] {
  const changed = [
    ...lines('diff', '--name-only', revision),
    ...lines('ls-files', '--others', '--exclude-standard'),
  ];
  const importers = new Map<string, string[]>();
  for (const path of lines('ls-files', '--cached', '--others', '--exclude-standard'))
    if (/^(?:src|workers|test)\/.*\.tsx?$/.test(path) && existsSync(path))
      for (const imported of importsOf(path))
        importers.set(imported, [...(importers.get(imported) ?? []), path]);
  const reached = new Set(changed);
  for (const path of reached)
    if (!wholeService.test(path)) for (const importer of importers.get(path) ?? []) reached.add(importer);
  return tests.filter(test => reached.has(join('test', test)) || changed.some(path => isBeside(test, path)));
}

/** Paths of all test files under test/. */
export const testFiles = (): string[] =>
  readdirSync('test', { recursive: true, encoding: 'utf8' })
    .filter(path => /\.test\.tsx?$/.test(path) && !path.includes('node_modules'))
    .sort();
