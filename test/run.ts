/**
 * Runs test files, several at a time. Only files with a source run, so stale build output is ignored.
 *
 *   npm test                   the tests of the service
 *   npm run test:all           also those of training and benches, and the long ones (`*.long.test.ts`)
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
const long = /^(?:bench|training)\/|\.long\.test\.ts$/;
/**
 * Files that run again with HTTP_ENGINE=node: what the engines do themselves, which is to read heads and
 * bodies, write whole and streamed answers, and report closed connections.
 */
const onBothEngines =
  /^api\/(?:http\/(?:body\/|connections|guard|idempotency|serve-site|stream)|endpoints\/(?:scan\/scan-batch|rewrite\/rewrite-stream|service\/probes))/;
/** Files that test what happens at a deadline. They run with the deadlines of production. */
const ofDeadlines =
  /^(?:net|pools)\/|^store\/outages|^(?:many-machines|damaged-start|behind-nginx|native-processes)|^files\/document\/pdf\/bombs|^api\/endpoints\/(?:rewrite\/|scan\/classifier-use)/;
/**
 * Files that share a process, because loading their modules takes longer than the tests. They are pure: they
 * change nothing that another file uses.
 */
const ofSharedProcesses =
  /^(?:contract|engine)\/|^files\/(?:document\/(?!corpus|markdown\/cost|office\/libreoffice|pdf\/bombs)|image\/(?:pixels\/|provenance\/(?!corpus)))/;
const filesPerProcess = 12;
/** Ends a test that hangs. A busy machine may take a hundred times as long as an idle one. */
const timeout = 1_800_000;

const words = process.argv.slice(2).filter(argument => argument !== '--all');
const all = process.argv.includes('--all');
const sources = readdirSync('test', { recursive: true, encoding: 'utf8' })
  .filter(path => path.endsWith('.test.ts'))
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

/** Modules that import several test files each. */
function sharedProcesses(paths: readonly string[]): string[] {
  const modules: string[] = [];
  for (let i = 0; i < paths.length; i += filesPerProcess) {
    const imports = paths
      .slice(i, i + filesPerProcess)
      .map(path => `import ${JSON.stringify(pathToFileURL(resolve(built(path))).href)};\n`);
    const module = join(temporary, `files-from-${i}.mjs`);
    writeFileSync(module, imports.join(''));
    modules.push(module);
  }
  return modules;
}

/** Runs test files, prints their results, and resolves at the end. */
const runFiles = (paths: string[]) =>
  new Promise<void>(done => {
    if (paths.length === 0) return done();
    // Files that are named on the command line run alone.
    const shared = words.length > 0 ? [] : paths.filter(path => ofSharedProcesses.test(path));
    const alone = paths.filter(path => !shared.includes(path)).map(built);
    const files = [...alone, ...sharedProcesses(shared)];
    run({ files, concurrency: availableParallelism(), timeout })
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

await runFiles(selected.filter(path => ofDeadlines.test(path)));
// Every process and thread of the other tests loads it first.
const patience = new URL('patience.js', import.meta.url).href;
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --import=${patience}`;
await runFiles(selected.filter(path => !ofDeadlines.test(path)));
if (words.length === 0 && process.env.HTTP_ENGINE === undefined) {
  console.log('\nThe tests of the HTTP engines again, with HTTP_ENGINE=node');
  process.env.HTTP_ENGINE = 'node';
  await runFiles(sources.filter(path => onBothEngines.test(path)));
}
for (const line of skipped) console.log(`SKIPPED ${line}`);
const forbidden = strict ? skipped.filter(line => !line.includes(': corpora absent')) : [];
if (forbidden.length > 0) console.error(`${forbidden.length} skipped tests are failures under CI_STRICT=1.`);
process.exitCode = failed > 0 || forbidden.length > 0 ? 1 : 0;
