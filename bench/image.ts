import { randomBytes } from 'node:crypto';
import { megabyte } from '../src/contract/limits.js';
import { readMetadata } from '../src/files/image/metadata/read-metadata.js';
import * as make from '../test/files/image/files.js';
import { readProvenance } from '../test/files/image/reading.js';
import { elapsedTimes, median } from './times.js';

const rounds = 200;

const exif = make.tiff([make.ascii(0x10f, 'Maker'), make.ascii(0x131, 'Adobe Lightroom 5.3')]);
const xmp = make.xmpOf(
  Array.from({ length: 150 }, (_, i) => `<photoshop:Setting${i}>${i}</photoshop:Setting${i}>`).join(''),
);
const graph = JSON.stringify(
  Object.fromEntries(
    Array.from({ length: 400 }, (_, i) => [
      i,
      { class_type: i === 7 ? 'KSampler' : 'Reroute', inputs: { value: 'x'.repeat(60) } },
    ]),
  ),
);

/** Incompressible bytes. */
const body = new Uint8Array(randomBytes(megabyte - 60_000));
// 0xFF would start a marker inside the scan.
const scan = body.map(byte => (byte === 0xff ? 0xfe : byte));
const pngData = Array.from({ length: Math.ceil(body.length / 8_192) }, (_, i) =>
  make.chunk('IDAT', body.subarray(i * 8_192, (i + 1) * 8_192)),
);
const files: Record<string, Uint8Array> = {
  'PNG, ComfyUI graph and XMP': make.png([
    make.textChunk('prompt', graph),
    make.itxtChunk('XML:com.adobe.xmp', xmp, true),
    ...pngData,
  ]),
  'JPEG, EXIF and XMP': make.join(
    make
      .jpeg([
        make.segment(0xe1, make.join('Exif\0\0', exif)),
        make.segment(0xe1, make.join('http://ns.adobe.com/xap/1.0/\0', xmp)),
      ])
      .slice(0, -2),
    scan,
    '\xff\xd9',
  ),
  'WebP, EXIF and XMP': make.webp([make.riff('VP8 ', body), make.riff('EXIF', exif), make.riff('XMP ', xmp)]),
};

/** Provenance scans of images of a megabyte, against one pass over their bytes. */
export async function run(): Promise<void> {
  const rows: Record<string, Record<string, string | number>> = {};
  for (const [name, bytes] of Object.entries(files)) {
    const p50 = async (work: () => unknown) => median(await elapsedTimes(rounds, work));
    const floor = await p50(() => sum(bytes));
    const metadata = await p50(() => readMetadata(bytes));
    const provenance = await p50(() => readProvenance(bytes));
    rows[name] = {
      MB: (bytes.length / megabyte).toFixed(2),
      'sum of bytes ms': floor.toFixed(2),
      'metadata p50 ms': metadata.toFixed(2),
      'provenance p50 ms': provenance.toFixed(2),
      'provenance / sum': (provenance / floor).toFixed(2),
    };
  }
  console.table(rows);
}

function sum(bytes: Uint8Array): number {
  let total = 0;
  for (const byte of bytes) total += byte;
  return total;
}
