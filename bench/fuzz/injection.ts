/**
 * Fuzzes the injection scan with damaged images of the corpus: `node dist/bench/fuzz/injection.js [count]
 * [seed] [deepEvery]`. One scan in `deepEvery` (default 20) runs OCR, which takes a second. Every outcome
 * must be a result or a problem. Reports times, and memory after each fifth (of live objects only with `node
 * --expose-gc`). Exits with 1 when a scan throws or exceeds a ceiling of processor time or memory.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { isProblem } from '../../src/files/image/image.js';
import { closeRecogniser } from '../../src/files/image/ocr/recogniser.js';
import { mulberry32 } from '../../src/training/statistics/random.js';
import { scanForInjection } from '../../test/files/image/bounded.js';
import { memoryNow } from '../own-memory.js';
import { InputWatch } from './input-watch.js';

const count = Number(process.argv[2] ?? 5_000);
const next = mulberry32(Number(process.argv[3] ?? 1));
const deepEvery = Number(process.argv[4] ?? 20);
const folder = new URL('../../../../shared/corpora/images/', import.meta.url);
const files = ['injection_files', 'provenance'].flatMap(part =>
  readdirSync(new URL(part, folder), { recursive: true, encoding: 'utf8' })
    .map(name => new URL(`${part}/${name}`, folder))
    .filter(url => statSync(url).isFile() && statSync(url).size < 400_000),
);
const all = files.map(url => new Uint8Array(readFileSync(url)));
const pick = () => all[Math.floor(next() * all.length)]!;

function damaged(): Uint8Array {
  const source = pick();
  const kind = next();
  if (kind < 0.3) return source.slice(0, Math.floor(next() * source.length));
  const bytes = source.slice();
  if (kind < 0.7) {
    for (let i = 1 + Math.floor(next() * 12); i > 0; i--)
      bytes[Math.floor(next() ** 2 * bytes.length)] = Math.floor(next() * 256);
    return bytes;
  }
  const other = pick();
  const at = Math.floor(next() * bytes.length);
  return Uint8Array.from(
    Buffer.concat([bytes.subarray(0, at), other.subarray(Math.floor(next() * other.length))]),
  );
}

/** OCR takes seconds and some 300 MB; everything else is far below. */
const watch = new InputWatch({ cpuMs: 15_000, peakMb: 700 });
const outcomes: Record<string, number> = {};
let thrown = 0;
let deepScans = 0;
let slowestMs = 0;
const memory: Record<string, Record<string, number>> = {};
const started = performance.now();
for (let i = 0; i < count; i++) {
  const start = performance.now();
  try {
    const outcome = await watch.run(`variant ${i}`, () =>
      scanForInjection(damaged(), { deep: i % deepEvery === deepEvery - 1 }),
    );
    const name = isProblem(outcome) ? outcome.problem : (outcome.reading.band ?? 'abstained');
    outcomes[name] = (outcomes[name] ?? 0) + 1;
    if (!isProblem(outcome) && outcome.foundPrint) deepScans++;
  } catch (error) {
    thrown++;
    console.error(`variant ${i}:`, error);
  }
  slowestMs = Math.max(slowestMs, performance.now() - start);
  if ((i + 1) % Math.ceil(count / 5) === 0) {
    // The recogniser's memory only grows; it is released when the recogniser ends.
    await closeRecogniser();
    memory[`after ${i + 1}`] = memoryNow();
  }
}
console.table({
  ...outcomes,
  'of them with OCR': deepScans,
  thrown,
  ...watch.summary,
  'slowest ms': Math.round(slowestMs),
  'total s': Math.round((performance.now() - started) / 1000),
});
console.table(memory);
process.exitCode = thrown > 0 || watch.failed ? 1 : 0;
