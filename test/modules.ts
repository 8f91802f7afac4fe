/** Modules that each run several test files in one process. */
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { filesPerProcess } from './rules.js';

const moduleEnd = new URL('module-end.js', import.meta.url).href;
const built = (path: string) => resolve('dist', 'test', path.replace(/\.tsx?$/, '.js'));

/** Test files of each module. */
export const filesOf = new Map<string, readonly string[]>();

/** Writes a module that runs files in one process, with an HTTP engine if one is named; returns its path. */
export function moduleOf(paths: readonly string[], engine?: string): string {
  const environment = { TEST_FILES: paths.join(' '), ...(engine && { HTTP_ENGINE: engine }) };
  const assignment = encodeURIComponent(`Object.assign(process.env, ${JSON.stringify(environment)})`);
  const first = [`data:text/javascript,${assignment}`, moduleEnd];
  const imports = [...first, ...paths.map(path => pathToFileURL(built(path)).href)];
  const module = join(tmpdir(), `${engine ?? ''}-${paths[0]!.replaceAll('/', '-')}-${paths.length}.mjs`);
  filesOf.set(module, paths);
  writeFileSync(module, imports.map(each => `import ${JSON.stringify(each)};\n`).join(''));
  return module;
}

/** Modules that run files as `filesPerProcess` says. Every module takes files from everywhere in the list. */
export const divide = (paths: readonly string[], isAlone: boolean): string[] =>
  filesPerProcess.flatMap(([pattern, most]) => {
    const those = paths.filter(path => filesPerProcess.find(([each]) => each.test(path))![0] === pattern);
    const count = Math.ceil(those.length / (isAlone ? 1 : most));
    return Array.from({ length: count }, (_, n) => moduleOf(those.filter((_, i) => i % count === n)));
  });
