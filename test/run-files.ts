/**
 * Runs test files as `rules.ts` says, several at a time. Only files with a source run.
 *
 *   npm test                        needs nothing but Node; tests of absent programs are skipped
 *   npm test -- store clean         the files whose path contains one of the words
 *   npm test -- --changed [REV]     the files that changes since REV reach (HEAD, if none is named)
 *   npm test -- --changed --near    the six of them with the fewest imports between
 *   npm run test:services           those that need a browser, PostgreSQL, Redis, nginx or LibreOffice
 *   npm run test:all                all, with all variants of matrices (variants.ts)
 *
 * CI_STRICT=1 turns skipped tests into failures, except tests of corpora, which are not in the repository.
 */
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { relative } from 'node:path';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import { changedTests, testFiles } from './changed.js';
import { divide, filesOf, moduleOf } from './modules.js';
import { doors, ofDeadlines, onBothEngines, onBothEnginesWithAll } from './rules.js';

const words = process.argv.slice(2).filter(argument => !argument.startsWith('--'));
const has = (option: string) => process.argv.includes(`--${option}`);
const [all, changed] = [has('all'), has('changed')];
const isNamed = words.length > 0 && !changed;
if (all || isNamed) process.env.TEST_ALL = '1';

const door = doors[all ? 'all' : has('services') ? 'services' : 'test'];
const candidates = changed ? changedTests(testFiles(), words[0] ?? 'HEAD') : testFiles();
const files = candidates
  .filter(path => (isNamed ? words.some(word => path.includes(word)) : door.test(path)))
  .slice(0, has('near') ? 6 : undefined);
if (files.length === 0) console.log(changed ? 'The changes reach no test.' : 'No test file matches.');

/**
 * Time after which a process of test files is ended, with a message that names what is running. A process of
 * ten files took nine minutes at a load of twelve per core.
 */
const processMs = 1_800_000;

let failed = 0;
const skipped: string[] = [];
/** Runs modules, whose processes and threads load `patience.ts` first, and prints their results. */
async function runModules(modules: string[], deadlines: 'production' | 'long'): Promise<void> {
  if (modules.length === 0) return;
  process.env.TEST_DEADLINES = deadlines;
  // One process more than there are cores, because tests also wait: for programs, intervals and each other.
  const events = run({ files: modules, concurrency: availableParallelism() + 1, timeout: processMs });
  /** Running tests of the process whose events arrive. Those of the next process follow when it has ended. */
  const running = new Set<string>();
  const test = ({ name, file = '' }: { name: string; file?: string }) => `${relative('', file)}: ${name}`;
  events.on('test:dequeue', data => filesOf.has(data.name) || running.add(test(data)));
  events.on('test:pass', data => {
    running.delete(test(data));
    if (data.skip !== undefined) skipped.push(`${data.name}: ${data.skip}`);
  });
  events.on('test:fail', data => {
    failed++;
    running.delete(test(data));
    const files = filesOf.get(data.name);
    if (files === undefined) return;
    const isLate = (data.details.error as { failureType?: string }).failureType === 'testTimeoutFailure';
    for (const each of running.size === 0 && isLate ? files : running) console.error(`DID NOT END: ${each}`);
    running.clear();
  });
  const report = events.compose(new spec());
  report.pipe(process.stdout, { end: false });
  await once(report, 'end');
}

const preload = new URL('patience.js', import.meta.url).href;
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --import=${preload}`;
await runModules(
  divide(
    files.filter(path => ofDeadlines.test(path)),
    isNamed,
  ),
  'production',
);
// The second engine is first, because its tests mostly wait.
const again = files.filter(path => onBothEngines.test(path) || (all && onBothEnginesWithAll.test(path)));
const isTwice = words.length === 0 && process.env.HTTP_ENGINE === undefined && again.length > 0;
const others = divide(
  files.filter(path => !ofDeadlines.test(path)),
  isNamed,
);
await runModules(isTwice ? [moduleOf(again, 'node'), ...others] : others, 'long');

for (const line of skipped) console.log(`SKIPPED ${line}`);
const isStrict = process.env.CI_STRICT === '1';
const forbidden = isStrict ? skipped.filter(line => !line.includes(': corpora absent')) : [];
if (forbidden.length > 0) console.error(`${forbidden.length} skipped tests are failures under CI_STRICT=1.`);
// A program that a failed test left running may hold the output of its process open.
process.exit(failed + forbidden.length > 0 || (files.length === 0 && !changed) ? 1 : 0);
