/**
 * Changes places of src at random, one at a time, and runs the tests that each change reaches. Prints the
 * changes that no test finds.
 *
 *   node dist/test/mutants.js [COUNT] [SEED]      in a clean checkout that is built; 60 changes of seed 1
 *
 * A change that does not compile is not counted. Stop it with Ctrl+C: the changed file is restored.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { mulberry32 } from '../src/training/statistics/random.js';

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
const run = (...command: string[]) => spawnSync('npm', command, { encoding: 'utf8' });
const files = execFileSync('git', ['ls-files', ...folders], { encoding: 'utf8' }).split('\n');
const places = files.filter(path => path.endsWith('.ts')).flatMap(placesOf);
const next = mulberry32(seed);
const survivors: Place[] = [];
let found = 0;
while (found + survivors.length < count) {
  const place = places[Math.floor(next() * places.length)]!;
  const source = readFileSync(place.path, 'utf8');
  const lines = source.split('\n');
  lines[place.line] = place.after;
  const restore = () => writeFileSync(place.path, source);
  process.once('exit', restore);
  writeFileSync(place.path, lines.join('\n'));
  const compiles = run('run', 'build').status === 0;
  const survives = compiles && run('test', '--', '--changed').status === 0 && run('test').status === 0;
  restore();
  process.off('exit', restore);
  if (!compiles) continue;
  if (survives) survivors.push(place);
  else found++;
  const { path, line, before, after } = place;
  console.log(
    `${survives ? 'NOT FOUND' : 'found'}  ${path}:${line + 1}\n  ${before.trim()}\n  ${after.trim()}`,
  );
}
run('run', 'build');
console.log(`${found} of ${count} changes were found.`);
