/**
 * Changes places of src at random, one at a time, and runs the six test files that each change reaches first.
 * Prints each change and whether they find it.
 *
 *   node dist/test/mutants.js [COUNT] [SEED]      in a clean checkout that is built; 60 changes of seed 1
 *
 * A change that does not compile is not counted. One that stops a test from ending is found. A change that
 * is not found may still fail another test. Stop it with Ctrl+C: the changed file is restored.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { mulberry32 } from '../src/training/statistics/random.js';

/** Code whose changes must be found. */
const folders = ['engine', 'document', 'store', 'accounts', 'api', 'files', 'net'].map(name => `src/${name}`);

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
const compiles = () => spawnSync('node_modules/.bin/tsc', ['-p', 'tsconfig.json']).status === 0;

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

/** Time without output after which a test hangs. */
const silenceMs = 300_000;

/** Runs the tests that the change reaches until the first failure, and returns whether there was one. */
async function fails(): Promise<boolean> {
  const tests = spawn('node', ['dist/test/run.js', '--changed', '--near'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const end = once(tests, 'close');
  const stop = () => tests.kill('SIGTERM');
  process.once('exit', stop);
  const hangs = setTimeout(stop, silenceMs);
  for await (const text of tests.stdout.setEncoding('utf8')) {
    hangs.refresh();
    if (/^\s*(?:✖ |not ok )/m.test(text)) {
      stop();
      break;
    }
  }
  const [code] = await end;
  process.off('exit', stop);
  clearTimeout(hangs);
  return code !== 0;
}

const files = execFileSync('git', ['ls-files', ...folders], { encoding: 'utf8' }).split('\n');
const places = files.filter(path => path.endsWith('.ts')).flatMap(placesOf);
const next = mulberry32(seed);
let [found, tried] = [0, 0];
while (tried < count) {
  const { path, line, before, after } = places[Math.floor(next() * places.length)]!;
  const source = readFileSync(path, 'utf8');
  const lines = source.split('\n');
  lines[line] = after;
  const restore = () => writeFileSync(path, source);
  process.once('exit', restore);
  writeFileSync(path, lines.join('\n'));
  if (compiles()) {
    tried++;
    console.log(`${tried}  ${path}:${line + 1}\n  ${before.trim()}\n  ${after.trim()}`);
    const isFound = await fails();
    if (isFound) found++;
    console.log(isFound ? '  found' : '  NOT FOUND');
  }
  restore();
  process.off('exit', restore);
}
compiles();
console.log(`${found} of ${count} changes were found.`);
