/**
 * Runs test files, several at a time. Only files with a source run, so stale build output is ignored.
 *
 *   npm test                   the tests of the service
 *   npm run test:all           also those of training and benches, the long ones (`*.long.test.ts`), and
 *                              all variants of matrices (variants.ts)
 *   npm test -- store clean    the files whose path contains one of the words
 *
 * CI_STRICT=1 turns skipped tests into failures, except tests of corpora, which are not in the repository.
 */
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import { pathToFileURL } from 'node:url';

/** Files that run only with `--all` or by name. */
const long = /^(?:bench\/(?!shapes)|training\/)|\.long\.test\.ts$/;
/**
 * Files that run again with HTTP_ENGINE=node: what the engines do themselves, which is to read heads and
 * bodies, write whole and streamed answers, and report closed connections. `--all` adds the streams of
 * endpoints.
 */
const onBothEngines =
  /^api\/(?:http\/(?:body\/|connections|guard|serve-site|stream)|endpoints\/service\/probes)/;
const streams = /^api\/(?:http\/idempotency|endpoints\/(?:scan\/scan-batch|rewrite\/rewrite-stream))/;
/** Files that test what happens at a deadline. They run with the deadlines of production. */
const ofDeadlines =
  /^(?:net|pools)\/|^store\/outages|^(?:many-machines|damaged-start|behind-nginx|native-processes)|^files\/document\/pdf\/bombs|^api\/endpoints\/(?:rewrite\/|scan\/classifier-use)/;
/**
 * Files that run alone in a process, because they measure its memory, may end it, need real password hashes,
 * or take long. Others share one: loading the modules takes longer than most tests.
 */
const alone =
  /^(?:behind-nginx|bench\/shapes|cli\.test|damaged-start|idempotent-processes|main|many-machines|native-processes|stuck-transactions|accounts\/password|api\/http\/body\/body-limits|store\/lmdb\/(?!contract|counters|group-commit)|files\/document\/(?:corpus|office\/libreoffice|pdf\/bombs))\b/;
/** Files that share a browser, those that wait, and all others; a file is of the first kind that matches. */
const kinds = [/^extension\//, /^site\//, ofDeadlines, /^/];
const filesPerProcess = 16;
/** Ends a test that hangs. A busy machine may take a hundred times as long as an idle one. */
const timeout = 1_800_000;

const words = process.argv.slice(2).filter(argument => argument !== '--all');
const all = process.argv.includes('--all');
if (all || words.length > 0) process.env.TEST_ALL = '1';
const sources = readdirSync('test', { recursive: true, encoding: 'utf8' })
  .filter(path => path.endsWith('.test.ts') && !path.includes('node_modules'))
  .sort();
const selected = sources.filter(path =>
  words.length > 0 ? words.some(word => path.includes(word)) : all || !long.test(path),
);
if (selected.length === 0) {
  console.error('No test file matches.');
  process.exit(1);
}

/** Folder of all temporary files: in memory where there is enough, because commits wait for a disk. */
const memory = '/dev/shm';
const memoryBytesMin = 4 * 1_024 ** 3;
const inMemory = existsSync(memory) && statfsSync(memory).bavail * statfsSync(memory).bsize > memoryBytesMin;
const temporary = mkdtempSync(join(inMemory ? memory : tmpdir(), 'telltale-tests-'));
// PostgreSQL, which runs as another user, has folders in it.
chmodSync(temporary, 0o711);
process.env.TMPDIR = temporary;
process.once('exit', () => rmSync(temporary, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const strict = process.env.CI_STRICT === '1';
let failed = 0;
const skipped: string[] = [];

const built = (path: string) => join('dist', 'test', path.replace(/\.ts$/, '.js'));

/** Writes a module that runs the files in one process, and returns its path. */
function moduleOf(paths: readonly string[], engine = ''): string {
  const environment = engine === '' ? [] : [`data:text/javascript,process.env.HTTP_ENGINE = '${engine}'`];
  const imports = [...environment, ...paths.map(path => pathToFileURL(resolve(built(path))).href)];
  const name = `${engine}-${paths[0]!.replaceAll('/', '-')}-and-${paths.length - 1}-more.mjs`;
  const module = join(temporary, name);
  writeFileSync(module, imports.map(each => `import ${JSON.stringify(each)};\n`).join(''));
  return module;
}

/** Modules that each run some of the files. Every module takes files from everywhere in the list. */
function sharedProcesses(paths: readonly string[]): string[] {
  const count = Math.ceil(paths.length / filesPerProcess);
  return Array.from({ length: count }, (_, n) => moduleOf(paths.filter((_, i) => i % count === n)));
}

/** Modules and files that together run the test files; those that run longest are first. */
function divide(paths: readonly string[]): string[] {
  // Files that are named on the command line run alone.
  if (words.length > 0) return paths.map(built);
  const shared = paths.filter(path => !alone.test(path));
  const modules = kinds.map(kind =>
    sharedProcesses(shared.filter(path => kinds.find(each => each.test(path)) === kind)),
  );
  const others = modules.pop()!;
  return [...modules.flat(), ...paths.filter(path => alone.test(path)).map(built), ...others];
}

/** Runs modules, prints their results, and resolves at the end. */
const runFiles = (files: string[], concurrency: number) =>
  new Promise<void>(done => {
    if (files.length === 0) return done();
    run({ files, concurrency, timeout })
      .on('test:fail', () => {
        failed++;
      })
      .on('test:pass', event => {
        if (event.skip !== undefined) skipped.push(`${event.name}: ${event.skip}`);
      })
      .once('end', done)
      .compose(new spec())
      .pipe(process.stdout, { end: false });
  });

const options = process.env.NODE_OPTIONS ?? '';
/** Lets every process and thread of the tests that follow load a module first. */
const preload = (name: string) => {
  process.env.NODE_OPTIONS = `${options} --import=${new URL(`${name}.js`, import.meta.url).href}`;
};
// One process more than there are cores, because tests also wait: for programs, intervals and each other.
const concurrency = availableParallelism() + 1;
preload('equal-priority');
await runFiles(divide(selected.filter(path => ofDeadlines.test(path))), concurrency);
preload('patience');
const again = words.length === 0 && process.env.HTTP_ENGINE === undefined;
const enginePaths = sources.filter(path => onBothEngines.test(path) || (all && streams.test(path)));
// The second engine is first, because its tests mostly wait.
const files = [
  ...(again ? [moduleOf(enginePaths, 'node')] : []),
  ...divide(selected.filter(path => !ofDeadlines.test(path))),
];
await runFiles(files, concurrency);
for (const line of skipped) console.log(`SKIPPED ${line}`);
const forbidden = strict ? skipped.filter(line => !line.includes(': corpora absent')) : [];
if (forbidden.length > 0) console.error(`${forbidden.length} skipped tests are failures under CI_STRICT=1.`);
process.exitCode = failed > 0 || forbidden.length > 0 ? 1 : 0;
