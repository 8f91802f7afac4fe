import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { byteOffsets, decodeHtml, decodePlain, encodingOf } from '../../src/document/charset.js';
import { assertLinear } from '../linear.js';

const bytes = (text: string) => Buffer.from(text, 'latin1');
const utf16 = (text: string) => Buffer.from(text, 'utf16le');

const equiv = '<meta http-equiv="Content-Type" content="text/html; charset=euc-jp">';
const marked = Buffer.concat([bytes('\xff\xfe'), utf16('<meta charset=latin1>ż')]);
const koi8 = bytes('<meta charset="koi8-r">\xd0');

const pages: [what: string, source: Buffer, declared: string | undefined, encoding: string, text?: string][] =
  [
    ['a mark before every declaration', marked, 'windows-1251', 'utf-16le', '<meta charset=latin1>ż'],
    ['the header before the document', koi8, 'windows-1251', 'windows-1251'],
    ['the document before the bytes', koi8, undefined, 'koi8-r'],
    ['no unknown charset of a header', koi8, 'no-such-charset', 'koi8-r'],
    ['the form http-equiv', bytes(equiv), undefined, 'euc-jp'],
    ['the form of XML', bytes('<?xml version="1.0" encoding="iso-8859-2"?>'), undefined, 'iso-8859-2'],
    ['no declaration in a comment', bytes(`<!-- ${equiv} -->`), undefined, 'utf-8'],
    ['UTF-8 without a declaration', Buffer.from('naïve 東'), undefined, 'utf-8', 'naïve 東'],
    ['windows-1252 otherwise', bytes('\xef \x93q\x94 \x80'), undefined, 'windows-1252', 'ï “q” €'],
    ['no UTF-16 that is declared in ASCII', bytes('<meta charset=utf-16>é'), undefined, 'utf-8'],
  ];

describe('decodeHtml', () => {
  for (const [what, source, declared, encoding, text] of pages)
    it(`uses ${what}`, () => {
      const decoded = decodeHtml(source, declared);
      assert.equal(decoded.encoding, encoding);
      if (text !== undefined) assert.equal(decoded.text, text);
    });

  it('reads latin1 as windows-1252', () => assert.equal(encodingOf('ISO-8859-1'), 'windows-1252'));
});

const windows = bytes('It\x92s');
const texts: [what: string, source: Buffer, declared: string | undefined, text: string, encoding?: string][] =
  [
    ['a mark before a declared charset', utf16('\ufeffż'), 'windows-1251', 'ż'],
    ['a declared charset', bytes('\xe6'), 'iso-8859-2', 'ć'],
    ['the bytes of declared UTF-8', windows, 'utf-8', 'It\u2019s'],
    ['the bytes of declared ASCII', windows, 'US-ASCII', 'It\u2019s'],
    ['the bytes of an unknown charset', windows, 'no-such-charset', 'It\u2019s'],
    ['the zero bytes of UTF-16', utf16('hello there'), undefined, 'hello there', 'utf-16le'],
    ['the zero bytes of big-endian', utf16('hello there').swap16(), undefined, 'hello there', 'utf-16be'],
  ];

describe('decodePlain', () => {
  for (const [what, source, declared, text, encoding] of texts)
    it(`uses ${what}`, () => {
      const decoded = decodePlain(source, declared);
      assert.equal(decoded.text, text);
      if (encoding !== undefined) assert.equal(decoded.encoding, encoding);
    });

  it('replaces unreadable bytes and reports them, but not U+FFFD in the text itself', () => {
    const { text, replaced } = decodePlain(bytes('caf\xe9 ok'));
    assert.deepEqual([text, replaced], ['caf\ufffd ok', true]);
    assert.equal(decodePlain(Buffer.from('lost \ufffd text')).replaced, false);
  });

  it('takes linear time for white space beside the marks of windows-1252', () => {
    const make = (units: number) => bytes(`\x93a\x94 ${' \t'.repeat(units / 2)}a\n \x95 b`);
    assert.equal(decodePlain(make(2)).encoding, 'windows-1252');
    assertLinear('white space', 50_000, make, decodePlain);
  });
});

describe('byteOffsets', () => {
  for (const [source, offsets] of [
    // The third is between the halves of a surrogate pair.
    [Buffer.from('a\u00e9\u{1f600}b'), [0, 1, 3, 5, 7, 8]],
    [bytes('a\xff\xfeb'), [0, 1, 2, 3, 4]],
  ] as const)
    it(`maps characters to bytes: ${source.toString('hex')}`, () => {
      assert.deepEqual([...byteOffsets(source, decodePlain(source))], offsets);
    });
});
