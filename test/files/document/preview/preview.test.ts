import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { limits } from '../../../../src/contract/limits.js';
import { sanitise } from '../../../../src/files/document/preview/sanitise.js';
import { docx, odt, wordNamespaces } from '../archive.js';
import { read, utf8 } from '../reading.js';

const run = (text: string, properties = '') => `<w:r><w:rPr>${properties}</w:rPr><w:t>${text}</w:t></w:r>`;
const word = `<w:p>${run('bold &lt;b&gt;', '<w:b/>')}</w:p><w:tbl><w:tr><w:tc><w:p>${run('cell')}</w:p></w:tc></w:tr></w:tbl>`;
const writer = '<text:h text:outline-level="9">A &lt; B</text:h><text:p>one<text:line-break/>two</text:p>';
const textStyle = (family: string, name: string, properties: string) =>
  `<style:style style:name="${name}" style:family="${family}"><style:text-properties ${properties}/></style:style>`;
const textStyles =
  textStyle('paragraph', 'Strong', 'fo:font-weight="bold"') +
  textStyle('text', 'B', 'fo:font-weight="700"') +
  textStyle('text', 'N', 'fo:font-weight="normal"') +
  textStyle('text', 'I', 'fo:font-style="italic"');
const span = (style: string, text: string) => `<text:span text:style-name="${style}">${text}</text:span>`;
const emphasised =
  `<text:h text:outline-level="1" text:style-name="Strong">A ${span('I', 'head')}</text:h>` +
  `<text:p text:style-name="Strong">Bold, ${span('N', 'plain,')} ${span('I', 'both')}</text:p>` +
  `<text:p>\u0080one<text:s text:c="3"/>${span('B', '  two &lt;\u0081')}<text:note><text:note-body><text:p>${span('I', 'aside')}` +
  `</text:p></text:note-body></text:note>${span('I', ' ')} three</text:p>`;
const markdown = '# One\n\n- *two* [three](javascript:alert(1)) <img src=x onerror=alert(1)>\n';
const characterStyle = (id: string, name: string, properties: string, parent = 'Normal') =>
  `<w:style w:type="character" w:styleId="${id}"><w:name w:val="${name}"/><w:basedOn w:val="${parent}"/>` +
  `<w:rPr>${properties}</w:rPr></w:style>`;
const characterStyles =
  characterStyle('Strong', 'Strong', '<w:b/>') +
  characterStyle('Key', 'Key words', '<w:b w:val="1"/><w:i w:val="0"/>') +
  characterStyle('Term', 'Term', '<w:i/>', 'Key') +
  characterStyle('Quiet', 'Quiet', '<w:b w:val="0"/>', 'Key');
const styleSheet = `<w:styles ${wordNamespaces}>${characterStyles}</w:styles>`;
const styled = docx(
  `<w:p>${run('direct', '<w:b w:val="1"/>')}${run(' and ', '<w:b w:val="0"/>')}` +
    `${['Strong', 'Key', 'Term', 'Quiet', 'Absent'].map(id => run(id, `<w:rStyle w:val="${id}"/>`)).join(run(', '))}` +
    `${run(', ')}${run('not bold', '<w:rStyle w:val="Term"/><w:b w:val="0"/>')}` +
    `${['', '<w:b w:val="0"/>', ''].map(off => run(' same', `<w:rStyle w:val="Strong"/>${off}`)).join('')}</w:p>`,
  [{ type: 'styles', name: 'styles.xml', content: styleSheet }],
);
const notes = '---\ntitle: The pier\n---\n\n# One\n\nA claim[^1].\n\n[^1]: A note.\n';

describe('the structured preview', () => {
  for (const [what, name, bytes, html] of [
    [
      'emphasis and tables of a .docx',
      'a.docx',
      docx(word),
      '<p><strong>bold &lt;b&gt;</strong></p><table><tr><td><p>cell</p></td></tr></table>',
    ],
    [
      'emphasis of the character styles of a .docx',
      'a.docx',
      styled,
      '<p><strong>direct</strong> and <strong>Strong</strong>, <strong>Key</strong>, ' +
        '<strong><em>Term</em></strong>, Quiet, Absent, <em>not bold</em>' +
        '<strong> same</strong> same<strong> same</strong></p>',
    ],
    ['headings of an .odt', 'a.odt', odt(writer), '<h6>A &lt; B</h6><p>one<br>two</p>'],
    [
      'emphasis of an .odt, also of its paragraph styles but not of those of its headings',
      'a.odt',
      odt(emphasised, '', textStyles),
      '<h1>A <em>head</em></h1><p><strong>Bold,</strong> plain, <strong><em>both</em></strong></p>' +
        '<p>one <strong>two &lt;</strong> three</p>',
    ],
    [
      'headings, lists and emphasis of Markdown, without its HTML and its links',
      'a.md',
      utf8(markdown),
      '<h1>One</h1><ul><li><em>two</em> three </li></ul>',
    ],
    ['no front matter and marks', 'a.md', utf8(notes), '<h1>One</h1><p>A claim.</p><p>A note.</p>'],
    ['paragraphs of plain text', 'a.txt', utf8('a <b>\n\nc\nd'), '<p>a &lt;b&gt;</p><p>c<br>d</p>'],
  ] as const)
    it(`shows ${what}`, async () => {
      const result = await read(bytes, name, { preview: true });
      assert.equal(result.html!.replaceAll('\n', ''), html);
    });

  it('is created only on request', async () => {
    assert.equal((await read(utf8('a'), 'a.md')).html, undefined);
  });

  it('warns when a .docx is too large', async () => {
    const padding = { name: 'word/theme.xml', content: ' '.repeat(limits.structuredPreviewBytes) };
    const bytes = docx(`<w:p>${run('text')}</w:p>`, [], [padding]);
    const { html, warnings } = await read(bytes, 'a.docx', { preview: true });
    assert.equal(html, '<p>text</p>');
    assert.match(warnings.join(), /too large/);
  });
});

describe('sanitise', () => {
  const cases: [name: string, html: string, expected: string][] = [
    ['preserves allowed elements', '<h1>a</h1><p>b<br />c</p>', '<h1>a</h1><p>b<br>c</p>'],
    ['removes attributes', '<p onclick="x">a</p>', '<p>a</p>'],
    ['removes other tags but not their text', '<a href="x">a</a><script>b</script>', 'ab'],
    ['closes open elements at the end', '<p><em>a', '<p><em>a</em></p>'],
    ['removes end tags without an open element', 'a</p></em>', 'a'],
    ['removes an unfinished tag', 'a<p', 'a'],
    ['compares whole element names', '<pixel>a<p\n>b</p>', 'a<p>b</p>'],
  ];
  for (const [name, html, expected] of cases) it(name, () => assert.equal(sanitise(html), expected));
});
