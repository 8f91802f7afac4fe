import { clean } from '../src/engine/cleanup/clean.js';
import { realTexts } from './inputs/real-texts.js';

/** Baseline: one pass over the characters. */
function floor(text: string): number {
  let sum = 0;
  for (let i = 0; i < text.length; i++) sum ^= text.charCodeAt(i);
  return sum;
}

const sentence =
  'The committee met on Thursday, and the first question was whether the well-known figures still held; nobody ' +
  "could say for certain, though the minutes don't record any doubt. ";
const curly = sentence.replace("don't", 'don’t').replace('well-known', '“well-known” — if old — ');
const chars = 5_000;

const plain = sentence.repeat(40).slice(0, chars - 1) + '.';
const typeset = (sentence.repeat(4) + curly).repeat(10).slice(0, chars - 1) + '.';
const cases: readonly (readonly [name: string, text: string, contractions: boolean])[] = [
  ['plain ASCII', plain, false],
  ['curly quotes and dashes', typeset, false],
  ['curly quotes and dashes, contractions', typeset, true],
  ['every third glyph', '“a” — b… c\u00a0d\u200b '.repeat(320).slice(0, chars), false],
  ['1 MB, curly quotes and dashes', typeset.repeat(200), false],
  ['1 MB of dashes', '—'.repeat(1_000_000), false],
  ['1 MB of backticks and quotes', '`“ '.repeat(333_333), false],
  ['1 MB of zero widths', 'a\u200b\u200c'.repeat(333_333), false],
  ...realTexts.map(({ name, text }) => [`real text: ${name}`, text, false] as const),
];

/** Prints the time per 5 KB of text in µs and as a multiple of the baseline. */
export async function run(): Promise<void> {
  console.log('cleaning                                    µs / 5 KB   × baseline');
  let slowest = { name: '', cost: 0 };
  for (const [name, written, contractions] of cases) {
    // Flattens the string, like a text decoded from a request.
    const text = JSON.parse(JSON.stringify(written)) as string;
    const scale = text.length / chars;
    const cost = fastest(() => clean(text, { contractions }), scale) / scale;
    if (name.startsWith('real text') && cost > slowest.cost) slowest = { name, cost };
    const least = fastest(() => floor(text), scale) / scale;
    console.log(
      `${name.padEnd(42)} ${cost.toFixed(1).padStart(10)} ${(cost / least).toFixed(2).padStart(9)}`,
    );
  }
  console.log(`slowest ${slowest.name}, ${slowest.cost.toFixed(1)} µs / 5 KB`);
}

/** Time per call in µs: the best of several batches after a warm-up. */
function fastest(call: () => unknown, scale: number): number {
  const calls = Math.max(1, Math.round(300 / scale));
  const batches = 8;
  let best = Number.POSITIVE_INFINITY;
  for (let batch = -2; batch < batches; batch++) {
    const start = process.hrtime.bigint();
    for (let i = 0; i < calls; i++) call();
    const micros = Number(process.hrtime.bigint() - start) / 1000 / calls;
    if (batch >= 0) best = Math.min(best, micros);
  }
  return best;
}
