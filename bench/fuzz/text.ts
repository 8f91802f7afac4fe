/**
 * Fuzzes all text parsers with random and mutated texts: `node dist/bench/fuzz/text.js [count] [seed]
 * [words of entries]`. It covers scan, both cleanup modes, all rewrite modes and the rewrite guard, reports,
 * and the decoders of JSON, form and multipart bodies. An input is one hostile text, or two spliced, with
 * random edits. Exits with 1 if an input throws or exceeds the limit of CPU time or memory.
 */

import { mulberry32 } from '../../src/training/statistics/random.js';
import { type Entry, entries, outcomeOf } from '../shapes/entries.js';
import { TextGenerator, textOf } from '../shapes/texts.js';
import { InputWatch } from './input-watch.js';

const count = Number(process.argv[2] ?? 5_000);
const seed = Number(process.argv[3] ?? 1);
const words = process.argv.slice(4);
const next = mulberry32(seed);
const pick = <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)]!;

const generator = new TextGenerator(next);

const readsFiles = /^(?:extract|preview|clean|edit) |^fetched page$/;
const targets = entries.filter(
  ({ name }) => !readsFiles.test(name) && (words.length === 0 || words.some(word => name.includes(word))),
);
if (targets.length === 0) throw new Error(`No entry has a name with ${words.join(' or ')}.`);
const sizeMax = 50_000;
/**
 * A scan of the longest input takes 300 ms on an idle machine. The heap also grows by uncollected garbage.
 */
const watch = new InputWatch({ cpuMs: 2_000, peakMb: 300 });

const fragments = [
  '"',
  '{',
  '[',
  '\\u',
  '%',
  '&',
  '=',
  '\r\n--b\r\n',
  '\ud800',
  '\0',
  '`',
  '<',
  '\u200d',
  '—',
  '\n',
];

function mutated(text: string, donor: string): string {
  let result = text;
  for (let edits = Math.floor(next() * 6); edits > 0; edits--) {
    const at = Math.floor(next() * result.length);
    const length = Math.floor(next() ** 3 * 500);
    const tail = result.slice(at);
    const inserted = pick([
      () => pick(fragments),
      () => String.fromCharCode(Math.floor(next() * 0x10000)),
      () => donor.slice(at % Math.max(1, donor.length)).slice(0, length),
      () => tail.slice(0, length).repeat(1 + Math.floor(next() * 20)),
      () => '',
    ])();
    result = result.slice(0, at) + inserted + (next() < 0.5 ? tail : tail.slice(length));
  }
  return result;
}

function inputOf({ rules, motifs, sizeMax: accepted }: Entry): string {
  const size = 12 + Math.floor(next() ** 3 * Math.min(sizeMax, accepted));
  const drawn = () => textOf(generator.draw(rules, motifs), size);
  return mutated(drawn(), drawn()).slice(0, accepted);
}

const outcomes: Record<string, number> = {};
let thrown = 0;
const started = performance.now();
for (let i = 0; i < count; i++) {
  const entry = pick(targets);
  const input = inputOf(entry);
  const name = `input ${i} of seed ${seed}, ${entry.name}, ${input.length} characters`;
  try {
    const outcome = await watch.run(name, async () => outcomeOf(await entry.prepare(input)));
    outcomes[`${entry.name}: ${outcome}`] = (outcomes[`${entry.name}: ${outcome}`] ?? 0) + 1;
  } catch (error) {
    thrown++;
    if (thrown <= 5) console.error(`${name}:`, error, JSON.stringify(input).slice(0, 300));
  }
}
console.table({
  ...outcomes,
  thrown,
  ...watch.summary,
  'total s': Math.round((performance.now() - started) / 1000),
});
process.exitCode = thrown > 0 || watch.failed ? 1 : 0;
