/**
 * Linters for English prose. Reads groups of texts as a JSON array, and writes the name of each linter and
 * the least processor time for a text of each group in microseconds.
 */
import { text as readAll } from 'node:stream/consumers';
import { retext } from 'retext';
import retextPassive from 'retext-passive';
import retextSimplify from 'retext-simplify';
import writeGood from 'write-good';

const rounds = 5;
const processor = retext().use(retextSimplify).use(retextPassive);
const linters = {
  'write-good 1.0': text => writeGood(text),
  'retext 9, simplify and passive': text => processor.processSync(text),
};

function micros(lint, texts) {
  let best = Number.POSITIVE_INFINITY;
  // The first two rounds warm up.
  for (let round = -2; round < rounds; round++) {
    const begun = process.cpuUsage();
    for (const text of texts) lint(text);
    const { user, system } = process.cpuUsage(begun);
    if (round >= 0) best = Math.min(best, (user + system) / texts.length);
  }
  return best;
}

const groups = JSON.parse(await readAll(process.stdin));
const results = Object.entries(linters).map(([name, lint]) => ({
  name,
  micros: groups.map(texts => micros(lint, texts)),
}));
console.log(JSON.stringify(results));
