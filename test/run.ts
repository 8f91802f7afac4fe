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
const files = readdirSync('test', { recursive: true, encoding: 'utf8' })
  .filter(path => path.endsWith('.test.ts'))
  .filter(path => wanted.length === 0 || wanted.some(part => path.includes(part)))
  .sort()
  .map(path => join('dist', 'test', path.replace(/\.ts$/, '.js')));

if (files.length === 0) {
  console.error('No test file matches.');
  process.exit(1);
}

const strict = process.env.CI_STRICT === '1';
let failed = 0;
const skipped: string[] = [];

run({ files, concurrency: 2, timeout: 300_000 })
  .on('test:fail', () => {
    failed++;
  })
  .on('test:pass', event => {
    if (event.skip !== undefined) skipped.push(`${event.name}: ${event.skip}`);
  })
  .once('end', () => {
    for (const line of skipped) console.log(`SKIPPED ${line}`);
    const forbidden = strict ? skipped.filter(line => !line.includes(': corpora absent')) : [];
    if (forbidden.length > 0)
      console.error(`${forbidden.length} skipped tests are failures under CI_STRICT=1.`);
    process.exitCode = failed > 0 || forbidden.length > 0 ? 1 : 0;
  })
  .compose(new spec())
  .pipe(process.stdout);
