/**
 * Injects faults into a running service: `npm run faults`, or `npm run faults -- kills malformed` for some.
 * Each fault prints whether the service passed. A failure sets the exit code to 1.
 */
import { attacks } from './faults/hostile/attacks/index.js';
import { type Verdict, verdict } from './faults/verdict.js';

const faults: readonly [name: string, what: string, file: string][] = [
  ['kills', 'kill -9 at random times, 200 times, during writes', './faults/kills.js'],
  ['openings', 'commands, restarts and stopped processes beside a slow disk', './faults/openings.js'],
  ['workers', 'text threads that crash and hang, under load', './faults/workers.js'],
  ['disk', 'a disk that is full and later has space again', './faults/disk.js'],
  ['clock', 'a clock that is set back and forward', './faults/clock.js'],
  ['malformed', 'malformed requests on raw sockets', './faults/malformed.js'],
  ['aborts', '10,000 aborted requests, and clients that read and write slowly', './faults/aborts.js'],
  ['shapes', 'random hostile texts for every entry, for SECONDS', './faults/shapes.js'],
  ['stop', 'repeated SIGTERM under load', './faults/stop.js'],
  ['starved', 'ordinary work with a tenth of a processor', './faults/starved.js'],
  ['hostile', 'every attack of docs/security.md, with background clients', './faults/hostile.js'],
  ['soak', 'mixed load for SOAK_MINUTES (20)', './faults/soak.js'],
];

/** Only `hostile` and `shapes` have arguments; the parameter of another run is how often it repeats. */
type Run = (...chosen: [] | [readonly string[]]) => Promise<Verdict>;

/** A fault that has not ended by then fails. */
const minutesMax = 60;

const given = process.argv.slice(2);
// Further arguments of `shapes` are its own.
const [names, ofShapes] = given[0] === 'shapes' ? [['shapes'], given.slice(1)] : [given, []];
// With `hostile`, further names may choose attacks.
const chosenAttacks = names.filter(name => names.includes('hostile') && name in attacks);
const wanted = names.filter(name => !chosenAttacks.includes(name));
const known = faults.map(([name]) => name);
const unknown = wanted.filter(name => !known.includes(name));
if (unknown.length > 0) {
  const choices = [...known, ...(names.includes('hostile') ? Object.keys(attacks) : [])];
  console.error(`Unknown fault: ${unknown.join(', ')}. Available: ${choices.join(', ')}.`);
  process.exit(1);
}
for (const [name, what, file] of faults) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n== ${name}: ${what}`);
  const begun = performance.now();
  const { run } = (await import(file)) as { run: Run };
  const chosen = { hostile: chosenAttacks, shapes: ofShapes }[name];
  const late = verdict('', [`no end within ${minutesMax} minutes`]);
  const deadline = new Promise<Verdict>(resolve => setTimeout(resolve, minutesMax * 60_000, late).unref());
  const ended = (chosen === undefined ? run() : run(chosen)).catch(error => verdict('', [String(error)]));
  const { passed, summary } = await Promise.race([ended, deadline]);
  console.log(
    `${passed ? 'PASSED' : 'FAILED'} ${name}: ${summary} (${((performance.now() - begun) / 1000).toFixed(0)} s)`,
  );
  if (!passed) process.exitCode = 1;
}
// Exits explicitly, because some clients leave connections open on purpose.
process.exit();
