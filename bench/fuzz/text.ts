/**
 * Fuzzes all text parsers with random and mutated texts: `node dist/bench/fuzz/text.js [count] [seed]
 * [endpoint words]`. It covers scan, both cleanup modes, all rewrite modes and the rewrite guard, reports,
 * and the decoders of JSON, form and multipart bodies. An input is one complexity family, or two spliced,
 * with random edits. Exits with 1 if an input throws or exceeds the limit of CPU time or memory.
 */

import { mulberry32 } from '../../src/training/statistics/random.js';
import { type ParserEndpoint, parserEndpoints } from '../complexity/endpoints.js';
import { families, type Syntax } from '../complexity/families.js';
import { InputWatch } from './input-watch.js';

const count = Number(process.argv[2] ?? 5_000);
const seed = Number(process.argv[3] ?? 1);
const words = process.argv.slice(4);
const next = mulberry32(seed);
const pick = <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)]!;

const fileDoor = /(?:^| )(?:txt|md|html|docx|odt|pdf)$|^fetched page$/;
const targets = parserEndpoints.filter(
  ({ name }) => !fileDoor.test(name) && (words.length === 0 || words.some(word => name.includes(word))),
);
if (targets.length === 0) throw new Error(`No endpoint has a name with ${words.join(' or ')}.`);
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

/**
 * About `size` characters of a family that the endpoint accepts. They are not truncated, which would break
 * most JSON.
 */
function made(syntaxes: readonly Syntax[], size: number): string {
  const syntax = pick(syntaxes);
  const bytes = pick(families.filter(family => family.syntax === syntax)).make(size);
  return typeof bytes === 'string' ? bytes : Buffer.from(bytes).toString('latin1');
}

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

function inputOf({ takes, sizeMax: accepted }: ParserEndpoint): string {
  const size = 12 + Math.floor(next() ** 3 * Math.min(sizeMax, accepted));
  return mutated(made(takes, size), made(takes, size)).slice(0, accepted);
}

const outcomes: Record<string, number> = {};
let thrown = 0;
const started = performance.now();
for (let i = 0; i < count; i++) {
  const endpoint = pick(targets);
  const input = inputOf(endpoint);
  const name = `input ${i} of seed ${seed}, ${endpoint.name}, ${input.length} characters`;
  try {
    const outcome = await watch.run(name, () => endpoint.run(input));
    outcomes[`${endpoint.name}: ${outcome}`] = (outcomes[`${endpoint.name}: ${outcome}`] ?? 0) + 1;
  } catch (error) {
    // The report endpoint renders only results that were decoded before.
    if (endpoint.takes[0] === 'result' && error instanceof SyntaxError) continue;
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
