import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deflateSync } from 'node:zlib';
import { inspectStreams } from '../../src/document/pdf-guard.js';
import { limits } from '../../src/limits.js';

const stream = (dictionary: string, data: Buffer) =>
  Buffer.concat([
    Buffer.from(`1 0 obj\n<< ${dictionary} >>\nstream\r\n`),
    data,
    Buffer.from('\nendstream\nendobj\n'),
  ]);

const large = Buffer.alloc(limits.pdfContentBytes + 1, 'q ');

test('small streams pass, and images are noticed', () => {
  const found = inspectStreams(stream('/Subtype /Image /Filter /FlateDecode', deflateSync('abc')));
  assert.deepEqual(found, { tooLarge: false, hasImages: true });
});

test('one large stream is too large, and so are many that add up', () => {
  assert.equal(inspectStreams(stream('/Filter /FlateDecode', deflateSync(large))).tooLarge, true);
  const third = stream('/Filter /FlateDecode', deflateSync(large.subarray(0, large.length / 3 + 1)));
  assert.equal(inspectStreams(Buffer.concat([third, third])).tooLarge, false);
  assert.equal(inspectStreams(Buffer.concat([third, third, third])).tooLarge, true);
});

test('a stream compressed twice is measured at the bottom', () => {
  const twice = deflateSync(deflateSync(large));
  assert.equal(inspectStreams(stream('/Filter [/FlateDecode /FlateDecode]', twice)).tooLarge, true);
});

test('images may be larger than content', () => {
  assert.equal(
    inspectStreams(stream('/Subtype/Image /Filter /FlateDecode', deflateSync(large))).tooLarge,
    false,
  );
});

test('LZW is measured by its codes', () => {
  // 256 clears; then 9-bit codes 97, 258, 259, …, each a byte longer than the last: a run of one letter.
  const bits: string[] = [];
  const put = (code: number, width: number) => bits.push(code.toString(2).padStart(width, '0'));
  for (let round = 0; round < 2_000; round++) {
    put(256, round === 0 ? 9 : 12);
    put(97, 9);
    let width = 9;
    for (let code = 258; code < 4_094; code++) {
      if (code >= (1 << width) - 1 && width < 12) width++;
      put(code, width);
    }
  }
  const packed = Buffer.from((bits.join('').match(/.{8}/g) ?? []).map(byte => Number.parseInt(byte, 2)));
  assert.equal(inspectStreams(stream('/Filter /LZWDecode', packed)).tooLarge, true);
  assert.equal(inspectStreams(stream('/Filter /LZWDecode', packed.subarray(0, 200))).tooLarge, false);
});

test('data that does not inflate, and a stream without an end, do no harm', () => {
  assert.equal(
    inspectStreams(stream('/Filter /FlateDecode', Buffer.from([0x78, 0x9c, 1, 2, 3]))).tooLarge,
    false,
  );
  assert.equal(inspectStreams(Buffer.from('1 0 obj << >> stream')).tooLarge, false);
});
