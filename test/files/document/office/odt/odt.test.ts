import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { archive, contentXml, odt, type Part, textNamespaces } from '../../archive.js';
import {
  cleanedForm,
  clean as cleanFile,
  inside,
  partOf,
  problemOf,
  read as readFile,
  utf8,
} from '../../reading.js';

const name = 'paper.odt';
const read = (bytes: Uint8Array) => readFile(bytes, name);
const clean = (bytes: Uint8Array) => cleanFile(bytes, name);

/** An element of the namespace of texts. */
const x = (element: string, content = '', attributes = '') =>
  `<text:${element} ${attributes}>${content}</text:${element}>`;
const p = (...content: string[]) => `<text:p>${content.join('')}</text:p>`;
const span = (content: string, style?: string) =>
  x('span', content, style === undefined ? '' : `text:style-name="${style}"`);
const note = (content: string) => x('note', x('note-citation', '1') + x('note-body', content));
const comment = (content: string) => `<office:annotation><dc:creator/>${content}</office:annotation>`;
const deletion = (content: string) => x('tracked-changes', x('changed-region', x('deletion', content)));
const cell = (element: string, content: string) => `<table:${element}>${content}</table:${element}>`;
const frame = (...content: string[]) => `<draw:frame>${content.join('')}</draw:frame>`;
const described = '<svg:title>x</svg:title><svg:desc>y</svg:desc><table:x/>';
const flat = (body: string) =>
  `<office:document ${textNamespaces}><office:body><office:text>${body}</office:text></office:body></office:document>`;

const automatic = (id: string, attributes: string) =>
  `<style:style style:name="${id}" style:family="text"><style:text-properties ${attributes}/></style:style>`;
const styles =
  automatic('Gone', 'text:display="none"') +
  automatic('W', 'style:font-name="Wingdings"') +
  automatic('U', 'style:text-underline-style="solid"') +
  '<style:style style:name="V" style:family="text" style:parent-style-name="U"/>';

const texts: [what: string, body: string, text: string][] = [
  ['separates headings and paragraphs by an empty line', x('h', 'One') + p('Two'), 'One\n\nTwo'],
  ['collapses white space across elements', p('\n  a\n  ', span(' b'), ' c\n'), 'a b c'],
  ['reads spaces and tabs', p('a<text:s text:c="3"/>b<text:tab/>c'), 'a b c'],
  ['reads line breaks', p('c<text:line-break/>d'), 'c\nd'],
  ['bounds the spaces of one element', p('a<text:s text:c="2000000000"/>b'), 'a b'],
  ['omits notes and comments', p('a', note(p('x')), comment(p('y')), 'b'), 'ab'],
  ['omits deletions', deletion(p('x')) + p('a<text:change text:change-id="1"/>b'), 'ab'],
  [
    'reads text boxes, omits titles and descriptions',
    p('a', frame(described, `<draw:text-box>${p('c')}</draw:text-box>`), 'b'),
    'ab\n\nc',
  ],
  ['reads list items, omits their numbers', x('list', x('list-item', x('number', '1.') + p('item'))), 'item'],
  [
    'reads cells, omits covered cells',
    cell('table', cell('table-row', cell('table-cell', p('a')) + cell('covered-table-cell', p('x')))),
    'a',
  ],
  ['reads links, fields and ruby', p(x('a', 'link '), x('date', '12 May ')), 'link 12 May'],
  ['reads ruby text and its base', p(x('ruby', x('ruby-base', '東') + x('ruby-text', 'とう'))), '東とう'],
  ['omits hidden text', p('a', x('hidden-text', 'x', 'text:string-value="x"')), 'a'],
  ['omits hidden sections', x('section', p('x'), 'text:display="none"') + p('a'), 'a'],
  ['omits hidden paragraphs', p('x', x('hidden-paragraph', '', 'text:is-hidden="true"')) + p('a'), 'a'],
  ['omits text that its style hides', p('b', span('x', 'Gone')), 'b'],
  ['omits templates', x('table-of-content', x('table-of-content-source', '') + x('index-body', p('a'))), 'a'],
  ['reads gaps', p('a ', span(' <text:s text:c="5"/>', 'U'), ' ', span('<text:tab/>', 'V')), 'a _____ ____'],
  ['reads spaces of underlined words', p(span('two', 'U'), span(' ', 'U'), span('words', 'U')), 'two words'],
];

const type = (kind: string): Part => ({
  name: 'mimetype',
  content: `application/vnd.oasis.opendocument.${kind}`,
});
const content = (xml: string): Part => ({ name: 'content.xml', content: xml });
const spreadsheet = content(contentXml('').replaceAll('office:text>', 'office:spreadsheet>'));
const encryption: Part = {
  name: 'META-INF/manifest.xml',
  content:
    '<m:manifest xmlns:m="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0"><m:file-entry><m:encryption-data/></m:file-entry></m:manifest>',
};

describe('readOdt', () => {
  for (const [what, body, text] of texts)
    it(what, async () => assert.equal((await read(odt(body, '', styles))).text, text));

  it('warns about omitted content', async () => {
    const body = p('a', note(''), frame('<draw:image/>')) + p(frame('<draw:object/>'), comment(''));
    assert.deepEqual((await read(odt(body, 'header'))).warnings, [
      '1 image is not part of the text.',
      '1 embedded object is not part of the text.',
      '1 footnote or endnote is not part of the text.',
      '1 comment is not part of the text.',
      'Headers and footers are not part of the text.',
    ]);
  });

  it('reads an archive without a mimetype, and flat XML', async () => {
    assert.equal((await read(archive([content(contentXml(p('a')))]))).text, 'a');
    assert.equal((await read(utf8(flat(p('a'))))).text, 'a');
  });

  for (const [what, bytes, problem] of [
    ['the type of a spreadsheet', archive([type('spreadsheet'), spreadsheet]), 'unsupported'],
    ['the content of a spreadsheet', archive([spreadsheet]), 'unsupported'],
    ['encrypted parts', odt(p('a'), '', '', [encryption]), 'encrypted'],
    ['encrypted content', archive([type('text'), encryption]), 'encrypted'],
    ['no text', odt(p('')), 'no_text'],
  ] as const)
    it(`rejects a file with ${what}`, async () => assert.equal(await problemOf(bytes, name), problem));
});

const cleaned: [what: string, body: string, after?: string][] = [
  ['chooses quotes by the whole paragraph', p('“', span('a'), '” b'), p('"', span('a'), '" b')],
  ['writes a dash into its own span', p('one', span('—'), 'two'), p('one', span(' - '), 'two')],
  ['preserves white space around and inside text', p('\n  “a”\n  b\n')],
  ['cleans notes and comments, no deletions', p('b', note(p('“a”')), comment(p('“a”'))) + deletion(p('“d”'))],
  ['does not change text in code styles', p(span('“x”', 'Source_20_Text'), ' “a”')],
  ['does not change glyphs of symbol fonts', p(span('\uf0b7', 'W'), '<text:tab/>“a”')],
  ['leaves blanks to fill in', p('“a” ', span(' <text:s text:c="5"/>', 'U'), span('<text:tab/>', 'V'))],
];

describe('cleanOdt', () => {
  for (const [what, body, after = cleanedForm(body)] of cleaned)
    it(what, async () => {
      const { bytes } = await clean(odt(body, '', styles));
      assert.equal(inside(partOf(bytes, 'content.xml'), 'office:text'), after);
    });

  it('cleans headers and footers in styles.xml', async () => {
    const { bytes, changes } = await clean(odt(p('“a”'), '“b”'));
    assert.match(partOf(bytes, 'styles.xml'), /<text:p>"b"<\/text:p>/);
    assert.deepEqual(changes, { 'smart quotes': 4 });
  });

  it('cleans flat XML', async () => {
    const { bytes } = await clean(utf8(flat(p('“a”'))));
    assert.equal(new TextDecoder().decode(bytes), flat(p('"a"')));
  });

  it('warns about an invalidated signature', async () => {
    const signature = [{ name: 'META-INF/documentsignatures.xml', content: '<x/>' }];
    assert.match((await clean(odt(p('“a”'), '', '', signature))).warnings.join(), /signed/);
  });

  it('leaves no space at the end of a line, where Markdown would have a hard break', async () => {
    const body = p('one \u200b \n<text:line-break/>two<text:s/><text:s/><text:line-break/>three');
    const { bytes } = await clean(odt(body));
    assert.deepEqual((await clean(bytes)).changes, {});
    assert.equal((await read(bytes)).text, 'one\ntwo\nthree');
  });

  it('removes all white space that a removed space represents', async () => {
    for (const later of [' ', '\n  ']) {
      const { bytes } = await clean(odt(p('“<text:s/>', span('\n  '), span(`${later}“`), 'x')));
      assert.deepEqual((await clean(bytes)).changes, {});
    }
  });
});
