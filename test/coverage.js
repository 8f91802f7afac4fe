/**
 * Runs the tests and prints which share of each folder's lines and branches they run: `npm run coverage`.
 * Arguments select tests, as for `npm test`. Programs and threads that the tests start count too; code in
 * browsers does not.
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';

const folder = resolve('dist/coverage');
rmSync(folder, { recursive: true, force: true });
const run = (program, args, env = {}) =>
  spawnSync(program, args, { stdio: 'inherit', env: { ...process.env, ...env } }).status;

if (run('npx', ['tsc', '-p', 'tsconfig.json', '--sourceMap', '--incremental', 'false']) !== 0)
  process.exit(1);
process.exitCode = run('node', ['dist/test/run.js', ...process.argv.slice(2)], { NODE_V8_COVERAGE: folder });
const filter = ['--exclude-after-remap', '--include=src/**', '--include=workers/**'];
const report = ['c8', 'report', `--temp-directory=${folder}`, '--merge-async', '--reporter=text', ...filter];
const { stdout } = spawnSync('npx', report, { encoding: 'utf8', maxBuffer: 2 ** 30 });
console.log('  lines  branches');
for (const row of stdout.split('\n')) {
  const [name, , branches, , lines] = row.split('|');
  if (lines === undefined || /^-|^File|\.tsx? +$/.test(name)) continue;
  console.log(`${lines.trim().padStart(6)}%  ${branches.trim().padStart(7)}%  ${name.trim()}`);
}
