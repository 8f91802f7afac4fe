import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { describe, it } from 'node:test';
import { limits } from '../../../../src/contract/limits.js';
import { archive, type Chapter, epub, type Part, xhtml } from '../archive.js';
import { clean, partOf, problemOf, read as readFile } from '../reading.js';

const name = 'book.epub';
const read = (bytes: Uint8Array) => readFile(bytes, name);
/** A book of one chapter with this body. */
const book = (body: string, metadata?: string, extra?: Part[]) =>
  epub([{ name: 'a.xhtml', body: xhtml(body) }], metadata, extra);

const one: Chapter = { name: 'one.xhtml', body: xhtml('<h1>One</h1><p>The ferry was <i>late</i>.</p>') };
const two: Chapter = { name: 'text/two é.xhtml', body: xhtml('<p>No one spoke.</p>') };
const textOfOne = 'One\n\nThe ferry was late.';
const container = 'META-INF/container.xml';
const packageDocument = 'OEBPS/book.opf';

/** The first chapter alone, with the changed package document of all chapters. */
function withPackage(chapters: readonly Chapter[], change: (xml: string) => string): Uint8Array {
  const whole = epub(chapters);
  return archive([
    { name: container, content: partOf(whole, container) },
    { name: packageDocument, content: change(partOf(whole, packageDocument)) },
    { name: `OEBPS/${chapters[0]!.name}`, content: chapters[0]!.body },
  ]);
}

const encrypted = (uri: string) =>
  book('<p>The ferry</p>', '', [
    {
      name: 'META-INF/encryption.xml',
      content: `<encryption xmlns="urn:oasis:names:tc:opendocument:xmlns:container" xmlns:e="http://www.w3.org/2001/04/xmlenc#"><e:EncryptedData><e:CipherData><e:CipherReference URI="${uri}"/></e:CipherData></e:EncryptedData></encryption>`,
    },
  ]);

describe('an .epub', () => {
  it('is read in reading order, with its title', async () => {
    const { text, title, kind, warnings } = await read(epub([two, one]));
    const expected = `No one spoke.\n\n${textOfOne}`;
    assert.deepEqual([text, title, kind, warnings], [expected, 'The pier', 'epub', []]);
  });

  it('may have empty elements in the form of XML', async () => {
    const body = xhtml('<p>a<a id="x"/>b</p><script src="x"/><p>c<br/>d</p>', '<title/><style/>');
    assert.equal((await read(epub([{ name: 'a.xhtml', body }], ''))).text, 'ab\n\nc\nd');
  });

  it('counts omitted sections in a warning', async () => {
    const map = { name: 'map.svg', body: '<svg/>', type: 'image/svg+xml' };
    const { text, warnings } = await read(epub([one, { ...two, itemref: 'linear="no"' }, map]));
    assert.equal(text, textOfOne);
    assert.deepEqual(warnings, [
      '2 sections outside the reading order or without text are not part of the text.',
    ]);
  });

  it('reads chapters of every media type for markup, and names the others', async () => {
    const xml = ['APPLICATION/XHTML+XML; charset=utf-8', 'application/x-dtbook+xml'];
    const types = ['text/html', ...xml, '', 'application/pdf'];
    const chapters = types.map((type, i) => ({ name: `${i}.x`, type, body: `<html><p>${i}</p></html>` }));
    const { text, unread, warnings } = await read(epub(chapters));
    assert.equal(text, '0\n\n1\n\n2\n\n3');
    assert.deepEqual(unread, ['1 chapter could not be read: OEBPS/4.x (application/pdf).']);
    assert.deepEqual(warnings, unread);
  });

  it('reads CDATA sections and leaves them as they are', async () => {
    const body = '<p>“a” <![CDATA[“b” < c > “d” & <p>]]> “e”</p><![CDATA[f]]><script>//<![CDATA[\n</script>';
    const bytes = book(body);
    assert.equal((await read(bytes)).text, '“a” “b” < c > “d” & <p> “e”\n\nf');
    const cleaned = xhtml(body).replace('“a”', '"a"').replace('“e”', '"e"');
    assert.equal(partOf((await clean(bytes, name)).bytes, 'OEBPS/a.xhtml'), cleaned);
  });

  it('may declare entities in its chapters, which stay as they are', async () => {
    const declared = `<!DOCTYPE html [\n<!ENTITY a "<b>“x”</b>">\n]><html xmlns="http://www.w3.org/1999/xhtml"><body>`;
    const bytes = epub([{ name: 'a.xhtml', body: `${declared}<p>“Late”</p></body></html>` }]);
    assert.equal((await read(bytes)).text, '“Late”');
    const cleaned = partOf((await clean(bytes, name)).bytes, 'OEBPS/a.xhtml');
    assert.equal(cleaned, `${declared}<p>"Late"</p></body></html>`);
  });

  it('reports chapters that could not be read', async () => {
    const { text, unread, warnings } = await read(withPackage([one, two], xml => xml));
    assert.equal(text, textOfOne);
    assert.deepEqual(unread, ['1 chapter could not be read: missing in the archive.']);
    assert.deepEqual(warnings, unread);
  });

  it('reads a chapter once that the reading order lists again', async () => {
    const again = withPackage([one], xml => xml.replace(/<itemref[^>]*>/, found => found.repeat(10_000)));
    assert.equal((await read(again)).text, textOfOne);
  });

  it('may have encrypted fonts', async () => {
    assert.equal((await read(encrypted('OEBPS/font.otf'))).text, 'The ferry');
  });

  it('may nest its elements deeply in a chapter', async () => {
    const deep = `${'<div>'.repeat(50_000)}deep${'</div>'.repeat(50_000)}`;
    assert.equal((await read(book(deep))).text, 'deep');
  });

  const type = 'application/epub+zip';
  const parts = Array.from({ length: limits.archiveEntries }, (_, i) => ({ name: `${i}`, content: '' }));
  /** Letters that deflate poorly. */
  const long = Array.from({ length: 5 }, (_, i) => {
    return { name: `${i}.xhtml`, body: xhtml(`<p>${randomBytes(500_000).toString('hex')}</p>`) };
  });
  const rejected: [what: string, bytes: () => Uint8Array, problem: string][] = [
    ['encrypted chapters', () => encrypted('OEBPS/a.xhtml'), 'encrypted'],
    ['no chapters', () => epub([]), 'no_text'],
    ['chapters without text', () => book('<p> </p>'), 'no_text'],
    ['no package document', () => archive([{ name: 'mimetype', content: type }]), 'unreadable'],
    ['a damaged package document', () => withPackage([one], xml => xml.slice(0, 50)), 'unreadable'],
    ['a chapter that inflates too far', () => book(`<p>${'a '.repeat(6_000_000)}</p>`), 'too_large_inside'],
    ['too many parts', () => book('<p>a', '', parts), 'too_large_inside'],
    ['deep metadata', () => book('a', '<a>'.repeat(2_000) + '</a>'.repeat(2_000)), 'too_large_inside'],
    ['too much text', () => epub(long), 'too_large_inside'],
  ];
  for (const [what, bytes, problem] of rejected)
    it(`is rejected with ${what}`, async () => assert.equal(await problemOf(bytes(), name), problem));
});
