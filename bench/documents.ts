import { inflateRawSync } from 'node:zlib';
import { megabyte } from '../src/contract/limits.js';
import { cleanFile } from '../src/files/document/clean.js';
import { isProblem } from '../src/files/document/document.js';
import { extract } from '../src/files/document/extract.js';
import { openZip } from '../src/files/document/office/zip-directory.js';
import { textFile, wordFile } from './inputs/office-files.js';
import { lowerQuartile, processorTimer } from './times.js';

const rounds = 15;

/** Extracts and cleans office documents of 1 MB of real texts, compared with inflating their XML. */
export async function run(): Promise<void> {
  const rows: Record<string, Record<string, string | number>> = {};
  for (const [name, make] of Object.entries({ 'a.docx': wordFile, 'a.odt': textFile })) {
    const bytes = fill(make);
    const zip = openZip(bytes);
    const main = [...zip.entries.values()].sort((a, b) => b.inflatedBytes - a.inflatedBytes)[0]!;
    const data = bytes.subarray(main.dataStart, main.dataStart + main.compressedBytes);
    const xmlMegabytes = main.inflatedBytes / megabyte;

    const [floor, read, cleaned] = await cpuMs([
      async () => void inflateRawSync(data),
      async () => expectValue(await extract(bytes, name)),
      async () => expectValue(await cleanFile(bytes, name, { contractions: false })),
    ]);
    rows[name] = {
      'file KB': Math.round(bytes.length / 1024),
      'XML MB': xmlMegabytes.toFixed(1),
      'inflate ms': floor.toFixed(0),
      'extract ms': read.toFixed(0),
      'extract MB/s': (xmlMegabytes / (read / 1000)).toFixed(0),
      'clean ms': cleaned.toFixed(0),
      'clean MB/s': (xmlMegabytes / (cleaned / 1000)).toFixed(0),
      'extract / inflate': (read / floor).toFixed(1),
      'clean / inflate': (cleaned / floor).toFixed(1),
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

/** Processor time of all threads in ms: the lower quartile of rounds that alternate. */
async function cpuMs(works: readonly (() => Promise<void>)[]): Promise<[number, number, number]> {
  const times = works.map((): number[] => []);
  for (let round = 0; round < rounds; round++)
    for (const [i, work] of works.entries()) {
      const spent = processorTimer();
      await work();
      times[i]!.push(spent() / 1_000);
    }
  return times.map(lowerQuartile) as [number, number, number];
}

function expectValue(result: object): void {
  if (isProblem(result)) throw new Error(result.message);
}
