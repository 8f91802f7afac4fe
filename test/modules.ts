/** Modules that each run several test files in one process. */
import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { filesPerProcess } from './rules.js';

/** Folder of all temporary files: in memory where there is enough, because commits wait for a disk. */
const memory = existsSync('/dev/shm') ? statfsSync('/dev/shm') : { bavail: 0, bsize: 0 };
const isLarge = memory.bavail * memory.bsize > 4 * 1_024 ** 3;
const temporary = mkdtempSync(join(isLarge ? '/dev/shm' : tmpdir(), 'telltale-tests-'));
// PostgreSQL, which runs as another user, has folders in it.
chmodSync(temporary, 0o711);
process.env.TMPDIR = temporary;
process.once('exit', () => rmSync(temporary, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const built = (path: string) => resolve('dist', 'test', path.replace(/\.tsx?$/, '.js'));

/** Writes a module that runs files in one process, with an HTTP engine if one is named; returns its path. */
export function moduleOf(paths: readonly string[], engine?: string): string {
  const environment = engine ? [`data:text/javascript,process.env.HTTP_ENGINE = '${engine}'`] : [];
  const imports = [...environment, ...paths.map(path => pathToFileURL(built(path)).href)];
  const module = join(temporary, `${engine ?? ''}-${paths[0]!.replaceAll('/', '-')}-${paths.length}.mjs`);
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
