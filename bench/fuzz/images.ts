/**
 * Fuzzes the provenance scan with damaged images (truncated, bytes changed, pieces spliced in):
 * `node dist/bench/fuzz/images.js [count] [seed]`. Uses the corpora if they are present, and small built-in
 * files. Every outcome must be a result or a problem. Reports times, and memory after each fifth (of live
 * objects only with `node --expose-gc`). Exits with 1 when a variant throws, takes longer than `slowMs`, or
 * exceeds a ceiling of processor time or memory.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isProblem } from '../../src/files/image/image.js';
import { mulberry32 } from '../../src/training/statistics/random.js';
import { readProvenance } from '../../test/files/image/bounded.js';
import * as make from '../../test/files/image/files.js';
import { memoryNow } from '../own-memory.js';
import { InputWatch } from './input-watch.js';

const count = Number(process.argv[2] ?? 5_000);
const next = mulberry32(Number(process.argv[3] ?? 1));
const slowMs = 2_000;
const watch = new InputWatch({ cpuMs: slowMs, peakMb: 400 });
const at = (length: number): number => Math.floor(next() * length);
const pick = <T>(from: readonly T[]): T => from[at(from.length)]!;

const exif = make.tiff(
  [make.ascii(0x131, 'Tool'), ...make.size(4, 4)],
  [make.ascii(0x9003, '2020:01:01 00:00:00')],
);
const xmp = make.xmpOf('<dc:title>Title</dc:title><xmp:CreatorTool>Pen</xmp:CreatorTool>');
const builtIn: Uint8Array[] = [
  make.png([
    make.textChunk('a', 'b'),
    make.chunk('eXIf', exif),
    make.itxtChunk('XML:com.adobe.xmp', xmp, true),
  ]),
  make.jpeg([make.segment(0xe1, make.join('Exif\0\0', exif)), make.segment(0xfe, 'comment')]),
  make.webp([make.riff('EXIF', exif), make.riff('XMP ', xmp)]),
  make.gif([make.gifComment('comment'), make.join('!\xff\x0bXMP DataXMP', xmp, '\x01\xff\0')]),
  make.avif(xmp),
  exif,
  make.join(
    `<svg xmlns="http://www.w3.org/2000/svg"><title>t</title><metadata>${xmp}</metadata><text>x</text></svg>`,
  ),
];
const folder = '../shared/corpora/images/provenance';
const set = existsSync(folder)
  ? readdirSync(folder).map(name => new Uint8Array(readFileSync(join(folder, name))))
  : [];
console.log(
  set.length === 0
    ? 'corpora absent: built-in files only'
    : `${set.length} corpus files, ${builtIn.length} built-in files`,
);
const files = [...builtIn, ...set];

/** A random offset, more often near the start or the end, where metadata usually is. */
const offsetIn = (length: number): number => {
  const near = Math.floor(next() ** 3 * length);
  return next() < 0.6 ? near : next() < 0.5 ? Math.max(0, length - 1 - near) : at(length);
};

const damages: Record<string, (file: Uint8Array) => Uint8Array> = {
  truncate: file => file.slice(0, offsetIn(file.length)),
  flip: file => {
    const bytes = file.slice();
    for (let i = 1 + at(20); i > 0; i--) bytes[offsetIn(bytes.length)] = pick([0, 0xff, 0x7f, 0x80, at(256)]);
    return bytes;
  },
  splice: file => {
    const donor = next() < 0.5 ? file : pick(files);
    const from = offsetIn(donor.length);
    const piece = donor.subarray(from, from + at(2_000));
    const cut = offsetIn(file.length);
    return make.join(file.subarray(0, cut), piece, file.subarray(cut + (next() < 0.5 ? piece.length : 0)));
  },
};

const outcomes: Record<string, number> = {};
const slow: number[] = [];
let thrown = 0;
const memory: Record<string, Record<string, number>> = {};
const started = performance.now();
for (let i = 0; i < count; i++) {
  const kind = pick(Object.keys(damages));
  const bytes = damages[kind]!(pick(files));
  const start = performance.now();
  try {
    const result = await watch.run(`variant ${i}, ${kind}`, () => readProvenance(bytes));
    const outcome = isProblem(result)
      ? result.problem
      : result.warnings.length > 0
        ? 'read, with warnings'
        : 'read';
    outcomes[`${kind}: ${outcome}`] = (outcomes[`${kind}: ${outcome}`] ?? 0) + 1;
  } catch (error) {
    thrown++;
    if (thrown <= 5) console.error(`variant ${i}, ${kind}:`, error);
  }
  const ms = performance.now() - start;
  slow.push(ms);
  if (ms > 400) console.log(`variant ${i}, ${kind} of ${bytes.length} bytes: ${ms.toFixed(0)} ms`);
  if ((i + 1) % Math.ceil(count / 5) === 0) memory[`after ${i + 1}`] = memoryNow();
}
slow.sort((a, b) => a - b);
console.table({
  ...outcomes,
  thrown,
  ...watch.summary,
  'p50 ms': slow[slow.length >> 1]!.toFixed(1),
  'p99 ms': slow[Math.floor(slow.length * 0.99)]!.toFixed(1),
  'slowest ms': slow.at(-1)!.toFixed(0),
  'total s': Math.round((performance.now() - started) / 1000),
});
console.table(memory);
process.exitCode = thrown > 0 || watch.failed || slow.at(-1)! > slowMs ? 1 : 0;
