/**
 * Runs test files as `rules.ts` says, several at a time. Only files with a source run.
 *
 *   npm test                        needs nothing but Node; tests of absent programs are skipped
 *   npm test -- store clean         the files whose path contains one of the words
 *   npm test -- --changed [REV]     the files that changes since REV reach (HEAD, if none is named)
 *   npm run test:services           those that need a browser, PostgreSQL, Redis, nginx or LibreOffice
 *   npm run test:all                all, with all variants of matrices (variants.ts)
 *
 * CI_STRICT=1 turns skipped tests into failures, except tests of corpora, which are not in the repository.
 */
import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import { pathToFileURL } from 'node:url';
import { changedTests, testFiles } from './changed.js';
import { doors, filesPerProcess, ofDeadlines, onBothEngines, onBothEnginesWithAll } from './rules.js';

const words = process.argv.slice(2).filter(argument => !argument.startsWith('--'));
const has = (option: string) => process.argv.includes(`--${option}`);
const [all, changed] = [has('all'), has('changed')];
if (all || (words.length > 0 && !changed)) process.env.TEST_ALL = '1';
const door = doors[all ? 'all' : has('services') ? 'services' : 'test'];
const files = changed
  ? changedTests(testFiles(), words[0] ?? 'HEAD').filter(path => door.test(path))
  : testFiles().filter(path =>
      words.length > 0 ? words.some(word => path.includes(word)) : door.test(path),
    );
if (files.length === 0) console.log(changed ? 'The changes reach no test.' : 'No test file matches.');

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

/** Writes a module that runs files in one process, and returns its path. */
function moduleOf(paths: readonly string[], engine?: string): string {
  const environment = engine ? [`data:text/javascript,process.env.HTTP_ENGINE = '${engine}'`] : [];
  const imports = [...environment, ...paths.map(path => pathToFileURL(built(path)).href)];
  const module = join(temporary, `${engine ?? ''}-${paths[0]!.replaceAll('/', '-')}-${paths.length}.mjs`);
  writeFileSync(module, imports.map(each => `import ${JSON.stringify(each)};\n`).join(''));
  return module;
}

/** Modules that run files as `filesPerProcess` says. Every module takes files from everywhere in the list. */
const divide = (paths: readonly string[]): string[] =>
  filesPerProcess.flatMap(([pattern, most]) => {
    const those = paths.filter(path => filesPerProcess.find(([each]) => each.test(path))![0] === pattern);
    const count = Math.ceil(those.length / (words.length > 0 && !changed ? 1 : most));
    return Array.from({ length: count }, (_, n) => moduleOf(those.filter((_, i) => i % count === n)));
  });

let failed = 0;
const skipped: string[] = [];
/** Runs modules whose processes and threads load another one first, and prints their results. */
const runModules = async (modules: string[], preload: string): Promise<void> => {
  if (modules.length === 0) return;
  process.env.NODE_OPTIONS = `${options} --import=${new URL(`${preload}.js`, import.meta.url).href}`;
  // One process more than there are cores, because tests also wait: for programs, intervals and each other.
  const events = run({ files: modules, concurrency: availableParallelism() + 1, timeout: 1_800_000 });
  events.on('test:fail', () => failed++);
  events.on('test:pass', ({ name, skip }) => skip !== undefined && skipped.push(`${name}: ${skip}`));
  const end = new Promise(done => events.once('end', done));
  events.compose(new spec()).pipe(process.stdout, { end: false });
  await end;
};
const options = process.env.NODE_OPTIONS ?? '';
const again = files.filter(path => onBothEngines.test(path) || (all && onBothEnginesWithAll.test(path)));
const twice = words.length === 0 && process.env.HTTP_ENGINE === undefined && again.length > 0;
await runModules(divide(files.filter(path => ofDeadlines.test(path))), 'equal-priority');
// The second engine is first, because its tests mostly wait.
await runModules(
  [...(twice ? [moduleOf(again, 'node')] : []), ...divide(files.filter(path => !ofDeadlines.test(path)))],
  'patience',
);

for (const line of skipped) console.log(`SKIPPED ${line}`);
const forbidden =
  process.env.CI_STRICT === '1' ? skipped.filter(line => !line.includes(': corpora absent')) : [];
if (forbidden.length > 0) console.error(`${forbidden.length} skipped tests are failures under CI_STRICT=1.`);
process.exitCode = failed + forbidden.length > 0 || (files.length === 0 && !changed) ? 1 : 0;
