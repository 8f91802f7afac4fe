/**
 * Runs test files, several at a time. Only files with a source run, so stale build output is ignored.
 *
 *   npm test                   the tests of the service
 *   npm run test:all           also those of training and benches, and the long ones (`*.long.test.ts`)
 *   npm test -- store clean    the files whose path contains one of the words
 *
 * CI_STRICT=1 turns skipped tests into failures, except tests of corpora, which are not in the repository.
 */
import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';

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

const strict = process.env.CI_STRICT === '1';
let failed = 0;
const skipped: string[] = [];

/** Runs test files, prints their results, and resolves at the end. */
const runFiles = (paths: string[]) =>
  new Promise<void>(resolve => {
    if (paths.length === 0) return resolve();
    const files = paths.map(path => join('dist', 'test', path.replace(/\.ts$/, '.js')));
    run({ files, concurrency: availableParallelism(), timeout })
      .on('test:fail', () => {
        failed++;
      })
      .on('test:pass', event => {
        if (event.skip !== undefined) skipped.push(`${event.name}: ${event.skip}`);
      })
      .once('end', resolve)
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
