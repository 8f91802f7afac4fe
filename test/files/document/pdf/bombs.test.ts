import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { deflateSync } from 'node:zlib';
import { isNativeFailure } from '../../../../src/files/native-failure.js';
import { nativePool } from '../../../pools/native.js';
import { pdfOf, runs } from '../pdf-file.js';

/** A page whose content is stored with the given filters; the last one is applied first. */
const filtered = (filters: string, data: Buffer): Buffer =>
  pdfOf({
    pages: [''],
    objects: {
      11: `<< /Length ${data.length} /Filter [${filters}] >>\nstream\n${data.toString('latin1')}\nendstream`,
    },
  });

const operators = (megabytes: number): Buffer =>
  deflateSync(Buffer.alloc(megabytes * 1_048_576, 'q 1 0 0 1 0 0 cm Q '));
const hexadecimal = Buffer.from(`${operators(150).toString('hex')}>`);
const bombs: Readonly<Record<string, Buffer>> = {
  'deflated operators': filtered('/FlateDecode', operators(300)),
  'deflated operators in hexadecimal': filtered('/AHx /Fl', hexadecimal),
  'a cross-reference stream of two billion objects': Buffer.from(
    '%PDF-1.6\n9 0 obj <</Type/XRef/Size 1900000000/W[0 0 0]/Length 0>>stream\n\nendstream endobj\nstartxref\n9\n%%EOF',
  ),
};

describe('a process that reads a PDF bomb', { skip: process.platform !== 'linux' && 'needs /proc' }, () => {
  const native = nativePool();
  const read = (bytes: Buffer) => native.run('pdf', [bytes]);

  for (const [name, bytes] of Object.entries(bombs))
    it(`ends at its limit of time or memory: ${name}`, async () => {
      assert.ok(bytes.length < 1_048_576, `${bytes.length} bytes`);
      const outcome = await read(bytes);
      assert.ok(isNativeFailure(outcome), JSON.stringify(outcome).slice(0, 200));
      assert.match(outcome.failure, /^(?:time|memory)$/);
    });

  it('is replaced for the next file', async () => {
    const file = pdfOf({ pages: [runs([72, 700, 'A quiet harbour.'])] });
    let outcome = await read(file);
    // On a busy machine the start of a process alone may take the time of a file.
    while ('failure' in outcome && outcome.failure === 'time') outcome = await read(file);
    assert.deepEqual(outcome, { kind: 'pdf', text: 'A quiet harbour.', warnings: [] });
    assert.equal(native.healthy, true);
  });
});
