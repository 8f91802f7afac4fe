import assert from 'node:assert/strict';
import { test } from 'node:test';
import { byteOffsets, decodeHtml, decodePlain, encodingOf } from '../../src/document/charset.js';
import { assertLinear } from '../linear.js';

const bytes = (text: string) => Buffer.from(text, 'latin1');

test('decodeHtml: prefers a byte order mark to every declaration', () => {
  const source = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('<meta charset=latin1>ż', 'utf16le')]);
  const decoded = decodeHtml(source, 'windows-1251');
  assert.equal(decoded.encoding, 'utf-16le');
  assert.equal(decoded.text, '<meta charset=latin1>ż');
});

test('decodeHtml: prefers the header to the document, and the document to the bytes', () => {
  const source = bytes('<meta charset="koi8-r">\xd0');
  assert.equal(decodeHtml(source, 'windows-1251').encoding, 'windows-1251');
  assert.equal(decodeHtml(source).encoding, 'koi8-r');
  assert.equal(decodeHtml(source, 'no-such-charset').encoding, 'koi8-r');
});

test('decodeHtml: finds declarations in http-equiv and XML form but not in comments', () => {
  const equiv = '<meta http-equiv="Content-Type" content="text/html; charset=euc-jp">';
  assert.equal(decodeHtml(bytes(equiv)).encoding, 'euc-jp');
  assert.equal(decodeHtml(bytes('<?xml version="1.0" encoding="iso-8859-2"?>')).encoding, 'iso-8859-2');
  assert.equal(decodeHtml(bytes(`<!-- ${equiv} -->`)).encoding, 'utf-8');
});

test('decodeHtml: without a declaration tries UTF-8, then windows-1252', () => {
  assert.equal(decodeHtml(Buffer.from('naïve 東')).text, 'naïve 東');
  assert.equal(decodeHtml(bytes('na\xefve \x93q\x94 \x80')).text, 'naïve “q” €');
});

test('decodeHtml: reads latin1 as windows-1252 and ignores a UTF-16 declaration in ASCII', () => {
  assert.equal(encodingOf('ISO-8859-1'), 'windows-1252');
  assert.equal(decodeHtml(bytes('<meta charset=utf-16>é')).encoding, 'utf-8');
});

test('decodePlain: decodes UTF-8 and replaces unreadable bytes', () => {
  const decoded = decodePlain(bytes('caf\xe9 ok'));
  assert.equal(decoded.text, 'caf\ufffd ok');
  assert.equal(decoded.replaced, true);
});

test('decodePlain: reports no unreadable bytes for U+FFFD in the text itself', () => {
  assert.equal(decodePlain(Buffer.from('lost \ufffd text')).replaced, false);
});

test('decodePlain: prefers a mark to a declared charset, and detects the encoding of declared UTF-8', () => {
  const utf16 = Buffer.from('\ufeffż', 'utf16le');
  assert.equal(decodePlain(utf16, 'windows-1251').text, 'ż');
  assert.equal(decodePlain(bytes('\xe6'), 'iso-8859-2').text, 'ć');
  for (const declared of ['utf-8', 'US-ASCII', 'no-such-charset'])
    assert.equal(decodePlain(bytes('It\x92s'), declared).text, 'It\u2019s');
});

test('decodePlain: detects UTF-16 without a byte order mark by its zero bytes', () => {
  assert.equal(decodePlain(Buffer.from('hello there', 'utf16le')).text, 'hello there');
  assert.equal(decodePlain(Buffer.from('hello there', 'utf16le').swap16()).encoding, 'utf-16be');
});

test('byteOffsets: maps character offsets to byte offsets in every encoding', () => {
  const source = Buffer.from('a\u00e9\u{1f600}b');
  assert.deepEqual(
    [...byteOffsets(source, decodePlain(source))].filter((_, i) => i !== 3),
    [0, 1, 3, 7, 8],
  );
  const broken = bytes('a\xff\xfeb');
  assert.deepEqual([...byteOffsets(broken, decodePlain(broken))], [0, 1, 2, 3, 4]);
});

test('decodePlain: takes linear time for white space beside the marks of windows-1252', () => {
  const make = (units: number) => bytes(`\x93a\x94 ${' \t'.repeat(units / 2)}a\n \x95 b`);
  assert.equal(decodePlain(make(2)).encoding, 'windows-1252');
  assertLinear('white space', 50_000, make, decodePlain);
});
