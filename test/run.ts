/**
 * Runs all test files that have a source, several at a time; stale build output is ignored. Arguments select
 * files: `npm test -- store clean` runs those whose path contains one of the words. CI_STRICT=1 turns skipped
 * tests into failures, except tests of corpora, which are not part of the repository.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';

const wanted = process.argv.slice(2);
const all = readdirSync('test', { recursive: true, encoding: 'utf8' })
  .filter(path => path.endsWith('.test.ts'))
  .sort();
const compiled = (path: string) => join('dist', 'test', path.replace(/\.ts$/, '.js'));
const files = all
  .filter(path => wanted.length === 0 || wanted.some(part => path.includes(part)))
  .map(compiled);
/** Tests of the HTTP interface, which a complete run repeats with the engine of node:http. */
const onBothEngines = all
  .filter(path => /^(?:api\/(?:http|endpoints|mcp)|client)\/|^(?:main|metrics)\.test/.test(path))
  .filter(path => !/^api\/http\/(?:engine|coding|validation)\//.test(path))
  .map(compiled);

if (files.length === 0) {
  console.error('No test file matches.');
  process.exit(1);
}

const strict = process.env.CI_STRICT === '1';
let failed = 0;
const skipped: string[] = [];

/** Runs test files, prints their results, and resolves at the end. */
const runFiles = (selected: string[]) =>
  new Promise<void>(resolve => {
    run({ files: selected, concurrency: 2, timeout: 300_000 })
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

await runFiles(files);
if (wanted.length === 0 && process.env.HTTP_ENGINE === undefined) {
  console.log('\nThe HTTP tests again, with HTTP_ENGINE=node');
  process.env.HTTP_ENGINE = 'node';
  await runFiles(onBothEngines);
}
for (const line of skipped) console.log(`SKIPPED ${line}`);
const forbidden = strict ? skipped.filter(line => !line.includes(': corpora absent')) : [];
if (forbidden.length > 0) console.error(`${forbidden.length} skipped tests are failures under CI_STRICT=1.`);
process.exitCode = failed > 0 || forbidden.length > 0 ? 1 : 0;
