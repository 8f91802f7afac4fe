import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { limits } from '../../../../../src/contract/limits.js';
import { cleanFile } from '../../../../../src/files/document/clean.js';
import {
  type CleanedFile,
  type DocumentProblem,
  type ExtractedDocument,
  isProblem,
} from '../../../../../src/files/document/document.js';
import { extract } from '../../../../../src/files/document/extract.js';
import { readEntry } from '../../../../../src/files/document/office/zip.js';
import { openZip } from '../../../../../src/files/document/office/zip-directory.js';
import { archive, contentXml, odt, textNamespaces } from '../../archive.js';

const p = (inside: string) => `<text:p>${inside}</text:p>`;

async function read(bytes: Uint8Array): Promise<ExtractedDocument> {
  const result = await extract(bytes, 'paper.odt', limits);
  assert.ok(!isProblem(result), JSON.stringify(result));
  return result;
}

async function problem(bytes: Uint8Array): Promise<DocumentProblem> {
  const result = await extract(bytes, 'paper.odt', limits);
  assert.ok(isProblem(result), JSON.stringify(result));
  return result;
}

async function clean(bytes: Uint8Array, contractions = false): Promise<CleanedFile> {
  const result = await cleanFile(bytes, 'paper.odt', limits, { contractions });
  assert.ok(!isProblem(result), JSON.stringify(result));
  return result;
}

const part = (bytes: Uint8Array, name = 'content.xml'): string => {
  const zip = openZip(bytes, limits);
  return new TextDecoder().decode(readEntry(zip, zip.entries.get(name)!));
};

const automatic = (name: string, properties: string) =>
  `<style:style style:name="${name}" style:family="text"><style:text-properties ${properties}/></style:style>`;

describe('readOdt', () => {
  const cases: [name: string, body: string, expected: string][] = [
    [
      'separates headings and paragraphs by an empty line',
      `<text:h text:outline-level="1">One</text:h>${p('Two')}`,
      'One\n\nTwo',
    ],
    ['collapses white space across elements', p('\n  a\n  <text:span> b</text:span> c\n'), 'a b c'],
    [
      'reads space, tab and line break elements',
      p('a<text:s text:c="3"/>b<text:tab/>c<text:line-break/>d'),
      'a b c\nd',
    ],
    ['bounds the spaces of one element', p('a<text:s text:c="2000000000"/>b'), 'a b'],
    [
      'omits notes and comments',
      p(
        'a<text:note><text:note-citation>1</text:note-citation><text:note-body>' +
          p('x') +
          '</text:note-body></text:note><office:annotation><dc:creator>Ann</dc:creator>' +
          p('y') +
          '</office:annotation>b',
      ),
      'ab',
    ],
    [
      'omits deletions',
      `<text:tracked-changes><text:changed-region><text:deletion>${p('x')}</text:deletion></text:changed-region></text:tracked-changes>${p('a<text:change text:change-id="1"/>b')}`,
      'ab',
    ],
    [
      'reads text boxes, omits titles and descriptions',
      p(
        `a<draw:frame><svg:title>x</svg:title><svg:desc>y</svg:desc><draw:text-box>${p('box')}</draw:text-box></draw:frame>b`,
      ),
      'ab\n\nbox',
    ],
    [
      'reads list items and cells, omits covered cells',
      `<text:list><text:list-item><text:number>1.</text:number>${p('item')}</text:list-item></text:list><table:table><table:table-row><table:table-cell>${p('cell')}</table:table-cell><table:covered-table-cell>${p('x')}</table:covered-table-cell></table:table-row></table:table>`,
      'item\n\ncell',
    ],
    [
      'reads links, fields and ruby',
      p(
        '<text:a>link</text:a> <text:date>12 May</text:date> <text:ruby><text:ruby-base>東</text:ruby-base><text:ruby-text>とう</text:ruby-text></text:ruby>',
      ),
      'link 12 May 東とう',
    ],
    [
      'omits hidden text',
      p('a<text:hidden-text text:string-value="x">x</text:hidden-text>') +
        `<text:section text:display="none">${p('x')}</text:section>` +
        p('x<text:hidden-paragraph text:is-hidden="true"/>') +
        p('b<text:span text:style-name="Gone">x</text:span>'),
      'a\n\nb',
    ],
    [
      'omits index templates',
      `<text:table-of-content><text:table-of-content-source><text:index-title-template>x</text:index-title-template></text:table-of-content-source><text:index-body>${p('Contents')}</text:index-body></text:table-of-content>`,
      'Contents',
    ],
  ];
  for (const [name, body, expected] of cases)
    it(name, async () => {
      assert.equal((await read(odt(body, '', automatic('Gone', 'text:display="none"')))).text, expected);
    });

  it('reads underlined white space as a blank', async () => {
    const style =
      '<style:style style:name="U" style:family="text"><style:text-properties style:text-underline-style="solid"/></style:style>' +
      '<style:style style:name="V" style:family="text" style:parent-style-name="U"/>';
    const span = (inside: string, name = 'U') => `<text:span text:style-name="${name}">${inside}</text:span>`;
    const body = `<text:p>Name: ${span(' <text:s text:c="5"/>')} ${span('<text:tab/>', 'V')}. ${span('two')}${span(' ')}${span('words')}</text:p>`;
    const bytes = odt(body, '', style);
    const result = await extract(bytes, 'a.odt', limits);
    assert.ok(!isProblem(result));
    assert.equal(result.text, 'Name: _____ ____. two words');
    const cleaned = await cleanFile(bytes, 'a.odt', limits, { contractions: false });
    assert.ok(!isProblem(cleaned));
    assert.deepEqual(cleaned.bytes, bytes);
  });

  it('warns about omitted content', async () => {
    const body =
      p('a<text:note><text:note-body/></text:note><draw:frame><draw:image/></draw:frame>') +
      p('<draw:frame><draw:object/></draw:frame><office:annotation/>');
    assert.deepEqual((await read(odt(body, 'header'))).warnings, [
      '1 image was left out.',
      '1 embedded object was left out.',
      '1 footnote or endnote was left out.',
      '1 comment was left out.',
      'Headers and footers were left out.',
    ]);
  });

  it('reads an archive without a mimetype, and flat XML', async () => {
    assert.equal((await read(archive([{ name: 'content.xml', content: contentXml(p('a')) }]))).text, 'a');
    const flat = `<office:document ${textNamespaces}><office:body><office:text>${p('flat')}</office:text></office:body></office:document>`;
    assert.equal((await read(new TextEncoder().encode(flat))).text, 'flat');
  });

  it('rejects a spreadsheet by its type or content', async () => {
    const type = { name: 'mimetype', content: 'application/vnd.oasis.opendocument.spreadsheet' };
    const content = contentXml('').replaceAll('office:text>', 'office:spreadsheet>');
    assert.equal((await problem(archive([type, { name: 'content.xml', content }]))).problem, 'unsupported');
    assert.equal((await problem(archive([{ name: 'content.xml', content }]))).problem, 'unsupported');
  });

  it('reports an encrypted package or content', async () => {
    const manifest = {
      name: 'META-INF/manifest.xml',
      content:
        '<m:manifest xmlns:m="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0"><m:file-entry><m:encryption-data/></m:file-entry></m:manifest>',
    };
    assert.equal((await problem(odt(p('a'), '', '', [manifest]))).problem, 'encrypted');
    const type = { name: 'mimetype', content: 'application/vnd.oasis.opendocument.text' };
    assert.equal((await problem(archive([type, manifest]))).problem, 'encrypted');
  });

  it('rejects a document without text', async () => {
    assert.equal((await problem(odt(p('')))).problem, 'no_text');
  });
});

describe('cleanOdt', () => {
  const cases: [name: string, body: string, expected: string][] = [
    [
      'chooses quotes by the whole paragraph',
      p('“<text:span>a</text:span>” one<text:span>—</text:span>two'),
      p('"<text:span>a</text:span>" one<text:span> - </text:span>two'),
    ],
    ['preserves white space around and inside text', p('\n  “a\n  b”\n'), p('\n  "a\n  b"\n')],
    [
      'cleans notes and comments but not deletions',
      p(
        `a<text:note><text:note-body>${p('“n”')}</text:note-body></text:note><office:annotation>${p('“c”')}</office:annotation>`,
      ) + `<text:tracked-changes><text:deletion>${p('“d”')}</text:deletion></text:tracked-changes>`,
      p(
        `a<text:note><text:note-body>${p('"n"')}</text:note-body></text:note><office:annotation>${p('"c"')}</office:annotation>`,
      ) + `<text:tracked-changes><text:deletion>${p('“d”')}</text:deletion></text:tracked-changes>`,
    ],
    [
      'does not change text in code styles',
      p('<text:span text:style-name="Source_20_Text">“x”</text:span> “y”'),
      p('<text:span text:style-name="Source_20_Text">“x”</text:span> "y"'),
    ],
  ];
  for (const [name, body, expected] of cases)
    it(name, async () => {
      const xml = part((await clean(odt(body))).bytes);
      assert.equal(xml.slice(xml.indexOf('<office:text>') + 13, xml.indexOf('</office:text>')), expected);
    });

  it('cleans headers and footers in styles.xml', async () => {
    const result = await clean(odt(p('“a”'), '“b”'));
    assert.match(part(result.bytes, 'styles.xml'), /<text:p>"b"<\/text:p>/);
    assert.deepEqual(result.changes, { 'smart quotes': 4 });
  });

  it('cleans flat XML', async () => {
    const flat = (text: string) =>
      `<office:document ${textNamespaces}><office:body><office:text>${p(text)}</office:text></office:body></office:document>`;
    const result = await clean(new TextEncoder().encode(flat('“a”')));
    assert.equal(new TextDecoder().decode(result.bytes), flat('"a"'));
  });

  it('writes the mimetype entry first and uncompressed, and copies other entries byte for byte', async () => {
    const bytes = odt(p('“a”'), 'plain');
    const { bytes: after } = await clean(bytes);
    const was = openZip(bytes, limits).entries;
    const is = openZip(after, limits).entries;
    assert.deepEqual([...is.keys()], [...was.keys()]);
    for (const name of ['mimetype', 'styles.xml'])
      assert.deepEqual(
        after.subarray(is.get(name)!.start, is.get(name)!.end),
        bytes.subarray(was.get(name)!.start, was.get(name)!.end),
      );
  });

  it('warns about an invalidated signature', async () => {
    const signature = [{ name: 'META-INF/documentsignatures.xml', content: '<x/>' }];
    const result = await clean(odt(p('“a”'), '', '', signature));
    assert.equal(result.warnings.length, 1);
  });

  it('leaves no space at the end of a line, where Markdown would have a hard break', async () => {
    const body = p('one \u200b \n<text:line-break/>two<text:s/><text:s/><text:line-break/>three');
    const once = await clean(odt(body));
    assert.deepEqual((await clean(once.bytes)).changes, {});
    assert.equal((await read(once.bytes)).text, 'one\ntwo\nthree');
  });

  it('removes all white space that a removed space represents', async () => {
    for (const later of [' ', '\n  ']) {
      const body = p(`“<text:s/><text:span>\n  </text:span><text:span>${later}“</text:span>x`);
      const once = await clean(odt(body));
      assert.deepEqual((await clean(once.bytes)).changes, {});
    }
  });

  it('is idempotent and changes no markup except space elements', async () => {
    const piece = fc.constantFrom(
      '“',
      '”',
      '’',
      '—',
      '…',
      ' ',
      '\n  ',
      '\u00a0',
      'word',
      'do not',
      '&amp;',
      '\u200b',
      '-',
      '. ',
    );
    const mark = fc.constantFrom('<text:s/>', '<text:tab/>', '<text:line-break/>', '', '');
    const span = fc.tuple(fc.array(piece, { maxLength: 4 }), mark);
    const body = fc
      .array(span, { maxLength: 8 })
      .map(spans =>
        p(spans.map(([pieces, element]) => `<text:span>${pieces.join('')}</text:span>${element}`).join('')),
      );
    const tags = (xml: string) => xml.match(/<[^>]*>/g)!.filter(tag => tag !== '<text:s/>');
    await fc.assert(
      fc.asyncProperty(body, fc.boolean(), async (xml, contractions) => {
        const once = await clean(odt(xml), contractions);
        const twice = await clean(once.bytes, contractions);
        assert.deepEqual(twice.changes, {});
        assert.deepEqual(tags(part(once.bytes)), tags(contentXml(xml)));
      }),
      { numRuns: 300 },
    );
  });
});
