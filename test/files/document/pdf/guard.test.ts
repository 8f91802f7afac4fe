import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deflateSync } from 'node:zlib';
import { limits } from '../../../../src/contract/limits.js';
import { inspectStreams } from '../../../../src/files/document/pdf/guard.js';

const stream = (dictionary: string, data: Buffer) =>
  Buffer.concat([
    Buffer.from(`1 0 obj\n<< ${dictionary} >>\nstream\r\n`),
    data,
    Buffer.from('\nendstream\nendobj\n'),
  ]);

/** Text operators that compress about as well as those of real pages. */
const large = Buffer.alloc(limits.pdfContentBytes + 1);
for (let i = 0, seed = 1; i < large.length; i++) {
  seed = (seed * 48_271) % 0x7fffffff;
  large[i] = '0123456789 lmcq\n'.charCodeAt(seed % 16);
}

test('inspectStreams: accepts small streams and detects images', () => {
  const found = inspectStreams(stream('/Subtype /Image /Filter /FlateDecode', deflateSync('abc')), limits);
  assert.deepEqual(found, { tooLarge: false, hasImages: true });
});

test('inspectStreams: rejects one large stream, and many that add up', () => {
  assert.equal(inspectStreams(stream('/Filter /FlateDecode', deflateSync(large)), limits).tooLarge, true);
  const third = stream('/Filter /FlateDecode', deflateSync(large.subarray(0, large.length / 3 + 1)));
  assert.equal(inspectStreams(Buffer.concat([third, third]), limits).tooLarge, false);
  assert.equal(inspectStreams(Buffer.concat([third, third, third]), limits).tooLarge, true);
});

test('inspectStreams: measures a stream compressed twice after both filters', () => {
  const twice = deflateSync(deflateSync(large));
  assert.equal(inspectStreams(stream('/Filter [/FlateDecode /FlateDecode]', twice), limits).tooLarge, true);
});

test('inspectStreams: allows images to be larger than content', () => {
  assert.equal(
    inspectStreams(stream('/Subtype/Image /Filter /FlateDecode', deflateSync(large)), limits).tooLarge,
    false,
  );
});

test('inspectStreams: measures LZW data by its codes', () => {
  // 256 clears; then 9-bit codes 97, 258, 259, …, each one byte longer than the one before: a run of one
  // letter.
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
  assert.equal(inspectStreams(stream('/Filter /LZWDecode', packed), limits).tooLarge, true);
  assert.equal(inspectStreams(stream('/Filter /LZWDecode', packed.subarray(0, 200)), limits).tooLarge, false);
});

test('inspectStreams: accepts data that does not inflate and a stream without an end', () => {
  assert.equal(
    inspectStreams(stream('/Filter /FlateDecode', Buffer.from([0x78, 0x9c, 1, 2, 3])), limits).tooLarge,
    false,
  );
  assert.equal(inspectStreams(Buffer.from('1 0 obj << >> stream'), limits).tooLarge, false);
});

const base85 = (data: Buffer): Buffer => {
  let text = '';
  for (let i = 0; i < data.length; i += 4) {
    let value = data.subarray(i, i + 4).reduce((sum, byte, at) => sum + byte * 256 ** (3 - at), 0);
    let group = '';
    for (let digit = 0; digit < 5; digit++, value = Math.floor(value / 85))
      group = String.fromCharCode(0x21 + (value % 85)) + group;
    text += group.slice(0, Math.min(5, data.length - i + 1));
  }
  return Buffer.from(`${text}~>`);
};
const hex = (data: Buffer): Buffer => Buffer.from(`${data.toString('hex')}>`);

test('inspectStreams: measures a bomb inside ASCII filters, in any order and by any name', () => {
  const bomb = deflateSync(Buffer.alloc(limits.pdfContentBytes + 1));
  for (const [filters, data] of [
    ['[/ASCIIHexDecode /FlateDecode]', hex(bomb)],
    ['[/AHx/Fl]', hex(bomb)],
    ['[/ASCII85Decode /FlateDecode]', base85(bomb)],
    ['[/A#53CIIHexDecode /ASCII85Decode /FlateDecode]', hex(base85(bomb))],
    ['7 0 R', hex(bomb)],
    ['[/FlateDecode /ASCIIHexDecode /FlateDecode]', deflateSync(hex(bomb))],
  ] as const)
    assert.equal(inspectStreams(stream(`/Filter ${filters}`, data), limits).tooLarge, true, filters);
});

test('inspectStreams: accepts ASCII filters around a small stream', () => {
  const small = deflateSync(Buffer.from(large.subarray(0, 10_000)));
  for (const data of [hex(small), base85(small), base85(hex(small))])
    assert.equal(inspectStreams(stream('/Filter [/ASCII85Decode]', data), limits).tooLarge, false);
});

test('inspectStreams: measures run lengths by their codes, also after other filters', () => {
  const runs = Buffer.alloc(300_000, Buffer.from([0x81, 0x20]));
  assert.equal(inspectStreams(stream('/Filter /RunLengthDecode', runs), limits).tooLarge, true);
  assert.equal(inspectStreams(stream('/Filter [/Fl /#52L]', deflateSync(runs)), limits).tooLarge, true);
  assert.equal(inspectStreams(stream('/Filter /RL', runs.subarray(0, 2_000)), limits).tooLarge, false);
});

test('inspectStreams: rejects content with an implausible compression ratio', () => {
  const spaces = deflateSync(Buffer.alloc(limits.pdfContentBytes / 2, 'Q '));
  assert.equal(inspectStreams(stream('/Filter /FlateDecode', spaces), limits).tooLarge, true);
});

test('inspectStreams: rejects a cross-reference stream that lists too many objects', () => {
  for (const [claims, tooLarge] of [
    ['/Size 1800000000 /W[0 0 0]', true],
    ['/W [0 0 0] /Size 9 /Index [0 3 5 900000000]', true],
    ['/Size 900 /W[1 2 1] /Index [0 900]', false],
  ] as const)
    assert.equal(
      inspectStreams(stream(`/Type /XRef ${claims}`, Buffer.alloc(9)), limits).tooLarge,
      tooLarge,
      claims,
    );
});

test('inspectStreams: decodes overlapping streams a bounded number of times', () => {
  for (const unit of ['stream\n', '1 0 obj<</Filter/LZWDecode>>stream\n', 'stream\nendstream\n']) {
    const file = Buffer.from(unit.repeat(Math.floor(1_000_000 / unit.length)));
    assert.equal(inspectStreams(file, limits).tooLarge, true, unit);
  }
});
