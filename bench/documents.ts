import { inflateRawSync } from 'node:zlib';
import { limits, megabyte } from '../src/contract/limits.js';
import { cleanFile } from '../src/files/document/clean.js';
import { isProblem } from '../src/files/document/document.js';
import { extract } from '../src/files/document/extract.js';
import { openZip } from '../src/files/document/office/zip-directory.js';
import { textFile, wordFile } from './inputs/office-files.js';

const rounds = 7;

/** Extracts and cleans office documents with 1 MB of text, compared with inflating their XML. */
export async function run(): Promise<void> {
  const rows: Record<string, Record<string, string | number>> = {};
  for (const [name, make] of Object.entries({ 'a.docx': wordFile, 'a.odt': textFile })) {
    const bytes = fill(make);
    const zip = openZip(bytes, limits);
    const main = [...zip.entries.values()].sort((a, b) => b.inflatedBytes - a.inflatedBytes)[0]!;
    const data = bytes.subarray(main.dataStart, main.dataStart + main.compressedBytes);
    const xmlMegabytes = main.inflatedBytes / megabyte;

    const floor = await median(async () => void inflateRawSync(data));
    const read = await median(async () => expectValue(await extract(bytes, name, limits)));
    const cleaned = await median(async () =>
      expectValue(await cleanFile(bytes, name, limits, { contractions: false })),
    );
    rows[name] = {
      'file KB': Math.round(bytes.length / 1024),
      'XML MB': xmlMegabytes.toFixed(1),
      'inflate ms': floor.toFixed(0),
      'extract ms': read.toFixed(0),
      'extract MB/s': (xmlMegabytes / (read / 1000)).toFixed(0),
      'clean ms': cleaned.toFixed(0),
      'clean MB/s': (xmlMegabytes / (cleaned / 1000)).toFixed(0),
      'extract / inflate': (read / floor).toFixed(1),
    };
  }
  console.table(rows);
}

/** Number of words that fits the largest upload. */
function fill(make: (words: number) => Uint8Array): Uint8Array {
  const sample = 50_000;
  const words = Math.floor((sample * megabyte * 0.98) / make(sample).length);
  return make(words);
}

async function median(work: () => Promise<void>): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < rounds; i++) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b)[rounds >> 1]!;
}

function expectValue(result: object): void {
  if (isProblem(result)) throw new Error(result.message);
}
