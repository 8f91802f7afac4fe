import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { deflateSync, gzipSync } from 'node:zlib';
import { limits } from '../../../../src/contract/limits.js';
import { isProblem } from '../../../../src/files/image/image.js';
import { localReaders } from '../../../../src/files/image/native-readers.js';
import * as provenance from '../../../../src/files/image/provenance/provenance.js';
import { readProvenance } from '../bounded.js';
import * as make from '../files.js';

const readHidden = (bytes: Uint8Array) => localReaders(limits).parameters(bytes);

/**
 * A PNG with a block in the alpha channel, down the columns. Each row uses the next of the five filters.
 */
function hiding(block: Uint8Array, width: number, height: number): Uint8Array {
  const bit = (x: number, y: number) => {
    const i = x * height + y;
    return ((block[i >> 3] ?? 0) >> (7 - (i & 7))) & 1;
  };
  const sample = (x: number, y: number, channel: number) =>
    x < 0 || y < 0 ? 0 : channel === 3 ? 254 | bit(x, y) : (x * 7 + y * 13 + channel * 50) & 255;
  const rows: number[] = [];
  for (let y = 0; y < height; y++) {
    const filter = y % 5;
    rows.push(filter);
    for (let x = 0; x < width; x++)
      for (let channel = 0; channel < 4; channel++) {
        const [left, up, corner] = [
          sample(x - 1, y, channel),
          sample(x, y - 1, channel),
          sample(x - 1, y - 1, channel),
        ];
        const distances = [left, up, corner].map(near => Math.abs(left + up - corner - near));
        const paeth = [left, up, corner][distances.indexOf(Math.min(...distances))]!;
        const prediction = [0, left, up, (left + up) >> 1, paeth][filter]!;
        rows.push((sample(x, y, channel) - prediction) & 255);
      }
  }
  const header = make.join(make.u32(width), make.u32(height), Buffer.from([8, 6, 0, 0, 0]));
  const data = deflateSync(Buffer.from(rows));
  const half = data.length >> 1;
  return make.join(
    '\x89PNG\r\n\x1a\n',
    make.chunk('IHDR', header),
    make.chunk('IDAT', data.subarray(0, half)),
    make.chunk('IDAT', data.subarray(half)),
    make.chunk('IEND', ''),
  );
}
const signed = (signature: string, data: Uint8Array) => make.join(signature, make.u32(data.length * 8), data);

describe('parameters hidden in the alpha channel', () => {
  const text = 'a cat\nSteps: 20, Sampler: Euler, CFG scale: 7, Seed: 1, Size: 512x512';

  it('reads plain and compressed parameters from tall and wide pictures', async () => {
    const plain = signed('stealth_pnginfo', Buffer.from(text));
    const packed = signed('stealth_pngcomp', gzipSync(text));
    for (const [width, height] of [
      [20, 150],
      [60, 40],
      [6, 400],
    ] as const) {
      assert.equal(await readHidden(hiding(plain, width, height)), text, `${width} x ${height}`);
      assert.equal(await readHidden(hiding(packed, width, height)), text, `${width} x ${height}`);
    }
  });

  it('derives the same declaration as from a text chunk', async () => {
    const reading = await readProvenance(hiding(signed('stealth_pnginfo', Buffer.from(text)), 20, 150));
    assert.ok(!isProblem(reading));
    assert.deepEqual([reading.declared, reading.mode], [true, 'generated']);
    assert.match(
      reading.evidence[0]!,
      /^A hidden block in the lowest bits of the pixels holds generation parameters/,
    );
  });

  it('finds nothing without a signature', async () => {
    const other = make.latin1('something else, of some length');
    for (const [width, height] of [
      [20, 150],
      [60, 40],
    ] as const)
      assert.equal(await readHidden(hiding(other, width, height)), null);
  });

  it('returns why hidden parameters could not be read', async () => {
    const packed = hiding(signed('stealth_pngcomp', make.latin1('no gzip')), 20, 150);
    const pixels = hiding(signed('stealth_pnginfo', Buffer.from(text)), 20, 150);
    pixels.fill(0xff, pixels.indexOf(0x49, 40) + 4 + 2, pixels.indexOf(0x49, 40) + 4 + 60);
    for (const bytes of [packed, pixels]) {
      const reading = await readProvenance(bytes);
      assert.ok(!isProblem(reading));
      assert.match(
        reading.degraded!,
        /Parameters hidden in the pixels could not be read: the decoder failed/,
      );
      assert.match(reading.evidence[0]!, /could not be read/);
    }
    const large = { ...limits, stealthPixels: 2_999 };
    const reading = await provenance.readProvenance(packed, localReaders(limits), large);
    assert.ok(!isProblem(reading));
    assert.match(reading.degraded!, /hidden in the pixels could not be read: they need more memory/);
  });
});
