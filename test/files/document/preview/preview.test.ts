import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { limits } from '../../../../src/contract/limits.js';
import { isProblem } from '../../../../src/files/document/document.js';
import { extract } from '../../../../src/files/document/extract.js';
import { sanitise } from '../../../../src/files/document/preview/sanitise.js';
import { docx, odt } from '../archive.js';

async function preview(bytes: Uint8Array, name: string): Promise<{ html: string; warnings: string[] }> {
  const result = await extract(bytes, name, limits, { preview: true });
  assert.ok(!isProblem(result), JSON.stringify(result));
  return { html: result.html ?? '', warnings: result.warnings };
}

const bytes = (text: string) => new TextEncoder().encode(text);
const run = (text: string, properties = '') => `<w:r><w:rPr>${properties}</w:rPr><w:t>${text}</w:t></w:r>`;

describe('the structured preview', () => {
  it('is created only on request', async () => {
    const result = await extract(bytes('a'), 'a.md', limits);
    assert.ok(!isProblem(result));
    assert.equal(result.html, undefined);
  });

  it('shows emphasis and tables of a .docx', async () => {
    const body = `<w:p>${run('bold &lt;b&gt;', '<w:b/>')}</w:p><w:tbl><w:tr><w:tc><w:p>${run('cell')}</w:p></w:tc></w:tr></w:tbl>`;
    const { html } = await preview(docx(body), 'a.docx');
    assert.equal(html, '<p><strong>bold &lt;b&gt;</strong></p><table><tr><td><p>cell</p></td></tr></table>');
  });

  it('shows headings, lists and emphasis of Markdown, without its HTML and its links', async () => {
    const { html } = await preview(
      bytes('# One\n\n- *two* [three](javascript:alert(1)) <img src=x onerror=alert(1)>\n'),
      'a.md',
    );
    assert.equal(html.replaceAll('\n', ''), '<h1>One</h1><ul><li><em>two</em> three </li></ul>');
  });

  it('shows neither the front matter nor the footnote marks of Markdown', async () => {
    const source = '---\ntitle: The pier\n---\n\n# One\n\nA claim[^1].\n\n[^1]: A note.\n';
    const { html } = await preview(bytes(source), 'a.md');
    assert.equal(html.replaceAll('\n', ''), '<h1>One</h1><p>A claim.</p><p>A note.</p>');
  });

  it('shows headings of an .odt', async () => {
    const body = '<text:h text:outline-level="9">A &lt; B</text:h><text:p>one<text:line-break/>two</text:p>';
    assert.equal((await preview(odt(body), 'a.odt')).html, '<h6>A &lt; B</h6>\n<p>one<br>two</p>');
  });

  it('shows plain paragraphs for a format without structure', async () => {
    assert.equal((await preview(bytes('a <b>\n\nc\nd'), 'a.txt')).html, '<p>a &lt;b&gt;</p>\n<p>c<br>d</p>');
  });

  it('warns when a .docx is too large', async () => {
    const padding = { name: 'word/theme.xml', content: ' '.repeat(limits.structuredPreviewBytes) };
    const { html, warnings } = await preview(docx(`<w:p>${run('text')}</w:p>`, [], [padding]), 'a.docx');
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
