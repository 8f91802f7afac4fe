import assert from 'node:assert/strict';
import { test } from 'node:test';
import { byteOffsets, decodeHtml, decodePlain, encodingOf } from '../../src/document/charset.js';

const bytes = (text: string) => Buffer.from(text, 'latin1');

test('a byte order mark outranks every declaration', () => {
  const source = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('<meta charset=latin1>ż', 'utf16le')]);
  const decoded = decodeHtml(source, 'windows-1251');
  assert.equal(decoded.encoding, 'utf-16le');
  assert.equal(decoded.text, '<meta charset=latin1>ż');
});

test('the header outranks the document, which outranks the bytes', () => {
  const source = bytes('<meta charset="koi8-r">\xd0');
  assert.equal(decodeHtml(source, 'windows-1251').encoding, 'windows-1251');
  assert.equal(decodeHtml(source).encoding, 'koi8-r');
  assert.equal(decodeHtml(source, 'no-such-charset').encoding, 'koi8-r');
});

test('declarations are found in http-equiv and XML form, and not in comments', () => {
  const equiv = '<meta http-equiv="Content-Type" content="text/html; charset=euc-jp">';
  assert.equal(decodeHtml(bytes(equiv)).encoding, 'euc-jp');
  assert.equal(decodeHtml(bytes('<?xml version="1.0" encoding="iso-8859-2"?>')).encoding, 'iso-8859-2');
  assert.equal(decodeHtml(bytes(`<!-- ${equiv} -->`)).encoding, 'utf-8');
});

test('without a declaration valid UTF-8 is UTF-8 and the rest is windows-1252', () => {
  assert.equal(decodeHtml(Buffer.from('naïve 東')).text, 'naïve 東');
  assert.equal(decodeHtml(bytes('na\xefve \x93q\x94 \x80')).text, 'naïve “q” €');
});

test('latin1 means windows-1252, and a document read as ASCII is not UTF-16', () => {
  assert.equal(encodingOf('ISO-8859-1'), 'windows-1252');
  assert.equal(decodeHtml(bytes('<meta charset=utf-16>é')).encoding, 'utf-8');
});

test('plain text is UTF-8 with unreadable bytes replaced', () => {
  const decoded = decodePlain(bytes('caf\xe9 ok'));
  assert.equal(decoded.text, 'caf\ufffd ok');
  assert.equal(decoded.replaced, true);
});

test('UTF-16 without a mark is known by its zero bytes', () => {
  assert.equal(decodePlain(Buffer.from('hello there', 'utf16le')).text, 'hello there');
  assert.equal(decodePlain(Buffer.from('hello there', 'utf16le').swap16()).encoding, 'utf-16be');
});

test('offsets lead from characters back to bytes', () => {
  const source = Buffer.from('a\u00e9\u{1f600}b');
  assert.deepEqual(
    [...byteOffsets(source, decodePlain(source))].filter((_, i) => i !== 3),
    [0, 1, 3, 7, 8],
  );
  const broken = bytes('a\xff\xfeb');
  assert.deepEqual([...byteOffsets(broken, decodePlain(broken))], [0, 1, 2, 3, 4]);
});
