/**
 * What goes wrong in the world, done to a running service: `npm run faults`, or `npm run faults -- kills malformed`.
 * Every fault ends in one line that says whether the service stood it; one that did not makes the exit code 1.
 */
import { attackNames } from './faults/hostile/attack-names.js';
import type { Verdict } from './faults/verdict.js';

const faults: readonly [name: string, what: string, file: string][] = [
  ['kills', 'kill -9 at random, 200 times, under writes', './faults/kills.js'],
  ['workers', 'text threads that crash and hang, under load', './faults/workers.js'],
  ['disk', 'a disk that is full, and has room again', './faults/disk.js'],
  ['clock', 'a clock that is set back and forward', './faults/clock.js'],
  ['malformed', '60 malformed requests on raw sockets', './faults/malformed.js'],
  ['aborts', '10,000 requests that break off, and callers who read and write slowly', './faults/aborts.js'],
  ['complexity', 'hostile inputs of every family through every parser', './faults/complexity.js'],
  ['stop', 'SIGTERM under load, again and again', './faults/stop.js'],
  ['hostile', 'every attack of docs/security.md, beside other clients', './faults/hostile.js'],
  ['soak', 'the mixed load for SOAK_MINUTES (20)', './faults/soak.js'],
];

type Run = (chosen?: readonly string[]) => Promise<Verdict>;

const given = process.argv.slice(2);
// Names after `hostile` may choose attacks.
const chosenAttacks = given.filter(name => given.includes('hostile') && attackNames.includes(name));
const wanted = given.filter(name => !chosenAttacks.includes(name));
const known = faults.map(([name]) => name);
const unknown = wanted.filter(name => !known.includes(name));
if (unknown.length > 0) {
  const choices = [...known, ...(given.includes('hostile') ? attackNames : [])];
  console.error(`No such fault: ${unknown.join(', ')}. There are: ${choices.join(', ')}.`);
  process.exit(1);
}
for (const [name, what, file] of faults) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n== ${name}: ${what}`);
  const begun = performance.now();
  const { run } = (await import(file)) as { run: Run };
  const { stood, told } = await (name === 'hostile' ? run(chosenAttacks) : run());
  console.log(
    `${stood ? 'STOOD ' : 'FAILED'} ${name}: ${told} (${((performance.now() - begun) / 1000).toFixed(0)} s)`,
  );
  if (!stood) process.exitCode = 1;
}
// Connections of clients that were left hanging on purpose.
process.exit();
