import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { gzipSync } from 'node:zlib';
import { localReaders } from '../../../../src/files/image/native-readers.js';
import { latin1 } from '../files.js';
import { provenanceOf } from '../reading.js';
import { hiding, signed } from '../stealth.js';

const readHidden = (bytes: Uint8Array) => localReaders.parameters(bytes);

describe('parameters hidden in the alpha channel', () => {
  const text = 'a cat\nSteps: 20, Sampler: Euler, CFG scale: 7, Seed: 1, Size: 512x512';

  const plain = signed('stealth_pnginfo', Buffer.from(text));
  const packed = signed('stealth_pngcomp', gzipSync(text));
  const other = latin1('something else, of some length');
  for (const [width, height] of [
    [20, 150],
    [60, 40],
    [6, 400],
  ] as const)
    it(`are read, plain and compressed, only after a signature (${width} x ${height})`, async () => {
      assert.equal(await readHidden(hiding(plain, width, height)), text);
      assert.equal(await readHidden(hiding(packed, width, height)), text);
      assert.equal(await readHidden(hiding(other, width, height)), null);
    });

  it('derives the same declaration as from a text chunk', async () => {
    const reading = await provenanceOf(hiding(plain, 20, 150));
    assert.deepEqual([reading.declared, reading.mode], [true, 'generated']);
    assert.match(reading.evidence[0]!, /^A hidden block in the lowest bits .* holds generation parameters/);
  });

  it('returns why hidden parameters could not be read', async () => {
    const damaged = hiding(signed('stealth_pngcomp', latin1('no gzip')), 20, 150);
    const pixels = hiding(plain, 20, 150);
    pixels.fill(0xff, pixels.indexOf(0x49, 40) + 4 + 2, pixels.indexOf(0x49, 40) + 4 + 60);
    for (const bytes of [damaged, pixels]) {
      const reading = await provenanceOf(bytes);
      assert.match(reading.degraded!, /hidden in the pixels could not be read: the decoder failed/);
      assert.match(reading.evidence[0]!, /could not be read/);
    }
    const large = hiding(plain, 20, 150);
    for (const side of [16, 20]) new DataView(large.buffer, large.byteOffset).setUint32(side, 4_001);
    const reading = await provenanceOf(large);
    assert.match(reading.degraded!, /hidden in the pixels could not be read: they need more memory/);
  });
});
