import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, it } from 'node:test';
import { deflateSync } from 'node:zlib';
import { isNativeFailure } from '../../../../src/files/native-failure.js';
import { nativePool } from '../../../pools/native.js';
import { pdfOf, runs } from '../pdf-file.js';

const packed = (megabytes: number, unit: string): Buffer =>
  deflateSync(Buffer.alloc(megabytes * 1_048_576, unit));
const hex = (data: Buffer): Buffer => Buffer.from(`${data.toString('hex')}>`);

/** A page whose content is stored with the given filters; the last one is applied first. */
const filtered = (
  filters: string,
  data: Buffer,
  objects: Record<number, string> = {},
  trailer = '',
): Buffer =>
  pdfOf({
    pages: [''],
    objects: {
      11: `<< /Length ${data.length} /Filter [${filters}] >>\nstream\n${data.toString('latin1')}\nendstream`,
      ...objects,
    },
    trailer,
  });

/** Runs of one letter in LZW: codes of 9 to 12 bits, each one letter longer than the one before. */
function lzwRuns(tables: number): Buffer {
  const bits: string[] = [];
  const put = (code: number, width: number) => bits.push(code.toString(2).padStart(width, '0'));
  for (let table = 0; table < tables; table++) {
    put(256, table === 0 ? 9 : 12);
    put(32, 9);
    for (let code = 258, width = 9; code < 4_094; code++) {
      if (code >= (1 << width) - 1 && width < 12) width++;
      put(code, width);
    }
  }
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map(byte => Number.parseInt(byte, 2)));
}

const md5 = (...parts: Uint8Array[]): Buffer => createHash('md5').update(Buffer.concat(parts)).digest();

function rc4(key: Uint8Array, data: Uint8Array): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, i) => i);
  const swap = (i: number, k: number) => {
    [state[i], state[k]] = [state[k]!, state[i]!];
  };
  for (let i = 0, k = 0; i < 256; i++) {
    k = (k + state[i]! + key[i % key.length]!) & 255;
    swap(i, k);
  }
  let [i, k] = [0, 0];
  return Buffer.from(data).map(byte => {
    i = (i + 1) & 255;
    k = (k + state[i]!) & 255;
    swap(i, k);
    return byte ^ state[(state[i]! + state[k]!) & 255]!;
  }) as Buffer;
}

/** A deflated page, encrypted with RC4 and an empty password (PDF 32000-1, 7.6.3). */
function encrypted(data: Buffer): Buffer {
  const padding = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');
  const id = Buffer.alloc(16, 7);
  const owner = rc4(md5(padding).subarray(0, 5), padding);
  const key = md5(padding, owner, Buffer.from([0xfc, 0xff, 0xff, 0xff]), id).subarray(0, 5);
  const objectKey = md5(key, Buffer.from([11, 0, 0, 0, 0])).subarray(0, 10);
  const user = rc4(key, padding).toString('hex');
  return filtered(
    '/FlateDecode',
    rc4(objectKey, data),
    { 200: `<< /Filter /Standard /V 1 /R 2 /O <${owner.toString('hex')}> /U <${user}> /P -4 >>` },
    `/Encrypt 200 0 R /ID [<${id.toString('hex')}> <${id.toString('hex')}>]`,
  );
}

/** An object stream of 20,000 objects, which the catalog refers to. */
function objectStream(megabytes: number): Buffer {
  const count = 20_000;
  const offsets = Array.from({ length: count }, (_, i) => `${1_000 + i} ${6 * i} `).join('');
  const content = Buffer.concat([Buffer.from(offsets), Buffer.alloc(megabytes * 1_048_576, '(aaa) ')]);
  const data = deflateSync(content);
  const row = (type: number, at: number, index: number) => {
    const bytes = Buffer.alloc(8);
    bytes[0] = type;
    bytes.writeUInt32BE(at, 1);
    bytes.writeUIntBE(index, 5, 3);
    return bytes;
  };
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const at = (i: number) => parts.slice(0, i).reduce((sum, part) => sum + part.length, 0);
  parts.push(Buffer.from('1 0 obj\n<< /Type /Catalog /Pages 1000 0 R >>\nendobj\n'));
  parts.push(
    Buffer.concat([
      Buffer.from(
        `2 0 obj\n<< /Type /ObjStm /N ${count} /First ${offsets.length} /Length ${data.length} /Filter /FlateDecode >>\nstream\n`,
      ),
      data,
      Buffer.from('\nendstream\nendobj\n'),
    ]),
  );
  const rows = Buffer.concat([
    row(0, 0, 0),
    row(1, at(1), 0),
    row(1, at(2), 0),
    ...Array.from({ length: count }, (_, i) => row(2, 2, i)),
  ]);
  const start = at(3);
  parts.push(
    Buffer.from(
      `3 0 obj\n<< /Type /XRef /Size ${1_000 + count} /Index [0 3 1000 ${count}] /W [1 4 3] /Root 1 0 R /Length ${rows.length} >>\nstream\n`,
    ),
    rows,
    Buffer.from(`\nendstream\nendobj\nstartxref\n${start}\n%%EOF`),
  );
  return Buffer.concat(parts);
}

const operators = 'q 1 0 0 1 0 0 cm Q ';
const bombs: Readonly<Record<string, Buffer>> = {
  'deflated operators': filtered('/FlateDecode', packed(300, operators)),
  'operators deflated twice': filtered('/FlateDecode /FlateDecode', deflateSync(packed(300, operators))),
  'deflated operators in hexadecimal': filtered('/AHx /Fl', hex(packed(150, operators))),
  'runs in LZW': filtered('/LZWDecode', lzwRuns(60)),
  'deflated operators, encrypted': encrypted(packed(300, operators)),
  'a large object stream': objectStream(300),
  'a cross-reference stream of two billion objects': Buffer.from(
    '%PDF-1.6\n9 0 obj <</Type/XRef/Size 1900000000/W[0 0 0]/Length 0>>stream\n\nendstream endobj\nstartxref\n9\n%%EOF',
  ),
};

describe('a process that reads a PDF bomb', { skip: process.platform !== 'linux' && 'needs /proc' }, () => {
  const native = nativePool();
  const read = (bytes: Buffer) => native.run('pdf', bytes, {});

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
