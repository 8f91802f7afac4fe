import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { isProblem } from '../../../src/files/image/image.js';
import { type ImageReaders, localReaders } from '../../../src/files/image/native-readers.js';
import { readImage } from '../../../src/files/image/read-image.js';
import { chunk, join } from './files.js';
import { provenanceOf, readInjection } from './reading.js';
import { hiding, signed } from './stealth.js';

const text = 'a cat\nSteps: 20, Sampler: Euler, CFG scale: 7, Seed: 1, Size: 512x512';
const picture = hiding(signed('stealth_pnginfo', Buffer.from(text)), 20, 150);
const options = { filename: 'a.png', altText: null, deep: false, deepRefused: null, redact: false };

/** Both readings, and how often each native reader ran. */
async function read(bytes: Uint8Array, standIns: Partial<ImageReaders> = {}) {
  const calls: string[] = [];
  const readers = { ...localReaders, ...standIns };
  const counting = Object.fromEntries(
    Object.entries(readers).map(([name, reader]) => [
      name,
      (...args: never[]) => {
        calls.push(name);
        return (reader as (...args: never[]) => unknown)(...args);
      },
    ]),
  ) as unknown as ImageReaders;
  const outcome = await readImage(bytes, options, counting);
  assert.ok(!isProblem(outcome));
  return { ...outcome, calls };
}

async function assertSame(bytes: Uint8Array, calls: string[]): Promise<void> {
  const both = await read(bytes);
  assert.deepEqual(both.calls, calls);
  const injection = await readInjection(bytes, options);
  assert.deepEqual([both.provenance, both.reading], [await provenanceOf(bytes), injection.reading]);
  assert.match(both.provenance.evidence[0]!, /lowest bits of the pixels holds generation parameters/);
}

describe('readImage', () => {
  it('makes both readings, and decodes the pixels once', () => assertSame(picture, ['pixels']));

  it('reads the unchanged samples of a picture with a colour profile', async () => {
    const { icc } = await sharp(await sharp(picture).withIccProfile('p3').png().toBuffer()).metadata();
    const profile = chunk('iCCP', join('p3\0\0', deflateSync(icc!)));
    const afterHeader = 33;
    const bytes = join(picture.subarray(0, afterHeader), profile, picture.subarray(afterHeader));
    await assertSame(bytes, ['pixels']);
    const outcome = await read(bytes);
    assert.ok(outcome.reading.reads.some(({ name, active }) => name === 'stealth_text' && active));
  });

  it('decodes again what the scan of the pixels rotates', async () => {
    const rotated = await sharp(picture).withMetadata({ orientation: 6 }).png().toBuffer();
    await assertSame(new Uint8Array(rotated), ['pixels', 'parameters']);
  });

  it('decodes again for the declaration after the scan of the pixels failed', async () => {
    const { calls, provenance } = await read(picture, { pixels: async () => ({ failure: 'crashed' }) });
    assert.deepEqual(calls, ['pixels', 'parameters']);
    assert.equal(provenance.declared, true);
  });

  it('returns the problem of a file without making a reading', async () => {
    const outcome = await readImage(Buffer.from('%PDF-1.7'), options, localReaders);
    assert.ok(isProblem(outcome));
    assert.equal(outcome.problem, 'unsupported');
  });
});
