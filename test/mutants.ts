/**
 * Changes places of src at random, one at a time, and runs the tests that each change reaches. Prints the
 * changes that no test finds.
 *
 *   node dist/test/mutants.js [COUNT] [SEED]      in a clean checkout that is built; 60 changes of seed 1
 *
 * A change that does not compile is not counted. Stop it with Ctrl+C: the changed file is restored.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { mulberry32 } from '../src/training/statistics/random.js';
import { testFiles } from './changed.js';
import { doors } from './rules.js';

/** Code whose changes must be found. */
const folders = [
  'src/engine',
  'src/document',
  'src/store',
  'src/accounts',
  'src/api',
  'src/files',
  'src/net',
];

/** Changes of operators, limits and branches. */
const changes: readonly (readonly [RegExp, string | ((found: string) => string)])[] = [
  [/ < /g, ' <= '],
  [/ <= /g, ' < '],
  [/ > /g, ' >= '],
  [/ >= /g, ' > '],
  [/ === /g, ' !== '],
  [/ !== /g, ' === '],
  [/ && /g, ' || '],
  [/ \|\| /g, ' && '],
  [/ \+ /g, ' - '],
  [/ - /g, ' + '],
  [/\btrue\b/g, 'false'],
  [/\bfalse\b/g, 'true'],
  [/\bcontinue;/g, ''],
  [/\breturn;/g, ''],
  [/(?<![\w.'$])\d+(?![\w.'])/g, found => String(Number(found) + 1)],
];

/** Lines that hold no code, or types only. */
const isNoCode = (line: string) =>
  /^\s*(?:\/?\*|\/\/|import|export (?:type|interface)|readonly )|'[^']*\s[^']*'/.test(line);

interface Place {
  path: string;
  line: number;
  before: string;
  after: string;
}

function placesOf(path: string): Place[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((before, line) =>
      isNoCode(before)
        ? []
        : changes.flatMap(([pattern, to]) =>
            Array.from(before.matchAll(pattern), ({ 0: found, index }) => {
              const by = typeof to === 'string' ? to : to(found);
              const after = before.slice(0, index) + by + before.slice(index + found.length);
              return { path, line, before, after };
            }),
          ),
    );
}

const [count, seed] = [Number(process.argv[2] ?? 60), Number(process.argv[3] ?? 1)];
const succeeds = (...command: string[]) => spawnSync('npm', command).status === 0;

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

/** Runs tests until the first failure, and returns whether there was one. */
async function fails(command: string, ...args: string[]): Promise<boolean> {
  const tests = spawn(command, args, {
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const end = once(tests, 'close');
  let failed = false;
  for await (const text of tests.stdout.setEncoding('utf8')) {
    failed = /^\s*(?:✖ |not ok )/m.test(text);
    if (!failed) continue;
    process.kill(-tests.pid!, 'SIGTERM');
    break;
  }
  const [code] = await end;
  return failed || code !== 0;
}

/** Runs tests from the nearest to all of `npm test`, and returns whether one fails. */
async function isDetected(path: string): Promise<boolean> {
  const module = path.replace(/^src\//, '').replace(/\.ts$/, '');
  const tests = testFiles().filter(test => doors.test.test(test));
  const ofFolder = tests.filter(test => dirname(test) === dirname(module));
  for (const near of [ofFolder.filter(test => test.startsWith(module)), ofFolder]) {
    const built = near.map(test => join('dist', 'test', test.replace(/\.tsx?$/, '.js')));
    if (near.length > 0 && (await fails('node', '--import=./dist/test/patience.js', '--test', ...built)))
      return true;
  }
  return (await fails('npm', 'test', '--', '--changed')) || (await fails('npm', 'test'));
}

const files = execFileSync('git', ['ls-files', ...folders], { encoding: 'utf8' }).split('\n');
const places = files.filter(path => path.endsWith('.ts')).flatMap(placesOf);
const next = mulberry32(seed);
let [found, tried] = [0, 0];
while (tried < count) {
  const place = places[Math.floor(next() * places.length)]!;
  const source = readFileSync(place.path, 'utf8');
  const lines = source.split('\n');
  lines[place.line] = place.after;
  const restore = () => writeFileSync(place.path, source);
  process.once('exit', restore);
  writeFileSync(place.path, lines.join('\n'));
  const compiles = succeeds('run', 'build');
  const isFound = compiles && (await isDetected(place.path));
  restore();
  process.off('exit', restore);
  if (!compiles) continue;
  tried++;
  if (isFound) found++;
  const { path, line, before, after } = place;
  console.log(
    `${isFound ? 'found' : 'NOT FOUND'}  ${path}:${line + 1}\n  ${before.trim()}\n  ${after.trim()}`,
  );
}
succeeds('run', 'build');
console.log(`${found} of ${count} changes were found.`);
