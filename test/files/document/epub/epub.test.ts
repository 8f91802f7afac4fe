import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { limits } from '../../../../src/contract/limits.js';
import { cleanFile } from '../../../../src/files/document/clean.js';
import { isProblem } from '../../../../src/files/document/document.js';
import { extract } from '../../../../src/files/document/extract.js';
import { readEntry } from '../../../../src/files/document/office/zip.js';
import { openZip } from '../../../../src/files/document/office/zip-directory.js';
import { archive, type Chapter, epub, xhtml } from '../archive.js';

async function read(bytes: Uint8Array) {
  const result = await extract(bytes, 'book.epub', limits);
  assert.ok(!isProblem(result), JSON.stringify(result));
  return result;
}

async function problem(bytes: Uint8Array) {
  const result = await extract(bytes, 'book.epub', limits);
  assert.ok(isProblem(result), JSON.stringify(result).slice(0, 200));
  return result;
}

const one: Chapter = { name: 'one.xhtml', body: xhtml('<h1>One</h1><p>The ferry was <i>late</i>.</p>') };
const two: Chapter = { name: 'text/two é.xhtml', body: xhtml('<p>Nobody spoke.</p>') };

describe('an .epub', () => {
  it('is read in reading order, with its title', async () => {
    const { text, title, kind, warnings } = await read(epub([two, one]));
    assert.equal(text, 'Nobody spoke.\n\nOne\n\nThe ferry was late.');
    assert.deepEqual({ title, kind, warnings }, { title: 'The pier', kind: 'epub', warnings: [] });
  });

  it('may have empty elements in the form of XML', async () => {
    const body = xhtml('<p>a<a id="x"/>b</p><script src="x"/><p>c<br/>d</p>', '<title/><style/>');
    assert.equal((await read(epub([{ name: 'a.xhtml', body }], ''))).text, 'ab\n\nc\nd');
  });

  it('counts omitted sections in a warning', async () => {
    const { text, warnings } = await read(
      epub([
        one,
        { ...two, itemref: 'linear="no"' },
        { name: 'map.svg', body: '<svg/>', type: 'image/svg+xml' },
      ]),
    );
    assert.equal(text, 'One\n\nThe ferry was late.');
    assert.deepEqual(warnings, ['2 sections outside the reading order or without text were left out.']);
  });

  it('reads chapters of every media type for markup, and names the others', async () => {
    const chapter = (text: string, type: string): Chapter => ({
      name: `${text}.x`,
      type,
      body: `<html><p>${text}</p></html>`,
    });
    const { text, unread, warnings } = await read(
      epub([
        one,
        chapter('a', 'text/html'),
        chapter('b', 'APPLICATION/XHTML+XML; charset=utf-8'),
        chapter('c', 'application/x-dtbook+xml'),
        chapter('d', ''),
        chapter('e', 'application/pdf'),
      ]),
    );
    assert.equal(text, 'One\n\nThe ferry was late.\n\na\n\nb\n\nc\n\nd');
    assert.deepEqual(unread, ['1 chapter could not be read: OEBPS/e.x (application/pdf).']);
    assert.deepEqual(warnings, unread);
  });

  it('reads CDATA sections and leaves them as they are', async () => {
    const body = xhtml(
      '<p>“a” <![CDATA[“b” < c > “d” & <p>]]> “e”</p><![CDATA[f]]><script>//<![CDATA[\n</script>',
    );
    const bytes = epub([{ name: 'a.xhtml', body }]);
    assert.equal((await read(bytes)).text, '“a” “b” < c > “d” & <p> “e”\n\nf');
    const cleaned = await cleanFile(bytes, 'book.epub', limits, { contractions: false });
    assert.ok(!isProblem(cleaned));
    assert.equal(
      new TextDecoder().decode(
        readEntry(
          openZip(cleaned.bytes, limits),
          openZip(cleaned.bytes, limits).entries.get('OEBPS/a.xhtml')!,
        ),
      ),
      body.replace('“a”', '"a"').replace('“e”', '"e"'),
    );
  });

  it('reports chapters that could not be read', async () => {
    const source = Buffer.from(epub([one, two]));
    const partly = archive([
      { name: 'META-INF/container.xml', content: entry(source, 'META-INF/container.xml') },
      { name: 'OEBPS/book.opf', content: entry(source, 'OEBPS/book.opf') },
      { name: 'OEBPS/one.xhtml', content: one.body },
    ]);
    const { text, unread, warnings } = await read(partly);
    assert.equal(text, 'One\n\nThe ferry was late.');
    assert.deepEqual(unread, ['1 chapter could not be read: missing in the archive.']);
    assert.deepEqual(warnings, unread);
  });

  it('reads a chapter once that the reading order lists again', async () => {
    const source = Buffer.from(epub([one]));
    const again = archive([
      { name: 'META-INF/container.xml', content: entry(source, 'META-INF/container.xml') },
      {
        name: 'OEBPS/book.opf',
        content: entry(source, 'OEBPS/book.opf').replace(/<itemref[^>]*>/, found => found.repeat(10_000)),
      },
      { name: 'OEBPS/one.xhtml', content: one.body },
    ]);
    assert.equal((await read(again)).text, 'One\n\nThe ferry was late.');
  });

  it('stays a publication when it is cleaned', async () => {
    const body = xhtml('<p>“Late” — again<span/></p>');
    const result = await cleanFile(epub([{ name: 'a.xhtml', body }]), 'book.epub', limits, {
      contractions: false,
    });
    assert.ok(!isProblem(result));
    assert.equal(result.extension, '.epub');
    assert.equal((await read(result.bytes)).text, '"Late" - again');
  });

  const encrypted = (uri: string) =>
    epub([one], '', [
      {
        name: 'META-INF/encryption.xml',
        content: `<encryption xmlns="urn:oasis:names:tc:opendocument:xmlns:container" xmlns:e="http://www.w3.org/2001/04/xmlenc#"><e:EncryptedData><e:CipherData><e:CipherReference URI="${uri}"/></e:CipherData></e:EncryptedData></encryption>`,
      },
    ]);

  it('may have encrypted fonts', async () => {
    assert.match((await read(encrypted('OEBPS/font.otf'))).text, /ferry/);
  });

  const bomb = xhtml(`<p>${'a '.repeat(6_000_000)}</p>`);
  const rejected: [what: string, bytes: () => Uint8Array, code: string][] = [
    ['encrypted chapters', () => encrypted('OEBPS/one.xhtml'), 'encrypted'],
    ['no chapters', () => epub([]), 'no_text'],
    ['chapters without text', () => epub([{ name: 'a.xhtml', body: xhtml('<p> </p>') }]), 'no_text'],
    [
      'no package document',
      () => archive([{ name: 'mimetype', content: 'application/epub+zip' }]),
      'unreadable',
    ],
    [
      'a damaged package document',
      () =>
        archive([
          { name: 'META-INF/container.xml', content: '<container><rootfile full-path="b.opf"></container>' },
          { name: 'b.opf', content: '<package' },
        ]),
      'unreadable',
    ],
    ['a chapter that inflates too far', () => epub([{ name: 'a.xhtml', body: bomb }]), 'too_large_inside'],
    [
      'too many parts',
      () =>
        epub(
          [one],
          '',
          Array.from({ length: limits.archiveEntries }, (_, i) => ({ name: `${i}`, content: '' })),
        ),
      'too_large_inside',
    ],
    [
      'metadata nested too deeply',
      () => epub([one], '<a>'.repeat(2_000) + '</a>'.repeat(2_000)),
      'too_large_inside',
    ],
    [
      'too much text',
      () =>
        epub(
          Array.from({ length: 5 }, (_, i) => ({
            name: `${i}.xhtml`,
            body: xhtml(`<p>${pseudoRandom(1_000_000, i + 1)}</p>`),
          })),
        ),
      'too_large_inside',
    ],
  ];
  for (const [what, bytes, code] of rejected)
    it(`is rejected with ${what}`, async () => assert.equal((await problem(bytes())).problem, code));

  it('may nest its elements deeply in a chapter', async () => {
    const body = xhtml(`${'<div>'.repeat(50_000)}deep${'</div>'.repeat(50_000)}`);
    assert.equal((await read(epub([{ name: 'a.xhtml', body }]))).text, 'deep');
  });
});

/** Text of an uncompressed or deflated part. */
function entry(bytes: Buffer, name: string): string {
  const zip = openZip(bytes, limits);
  return new TextDecoder().decode(readEntry(zip, zip.entries.get(name)!));
}

/** Letters that deflate poorly. */
function pseudoRandom(length: number, seed: number): string {
  let state = seed;
  let text = '';
  for (let i = 0; i < length; i++) {
    state = (state * 48_271) % 0x7fffffff;
    text += i % 7 === 6 ? ' ' : String.fromCharCode(97 + (state % 26));
  }
  return text;
}
