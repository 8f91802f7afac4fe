import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { cleanFile } from '../../../src/files/document/clean.js';
import { docx, epub, odt, pptx, shape, xhtml } from './archive.js';
import { pdfOf, runs } from './pdf-file.js';
import { clean, read, utf8 } from './reading.js';

const files: [name: string, content: Uint8Array][] = [
  ['a.txt', utf8('“\u{1f600}”')],
  ['a.md', utf8('**“\u{1f600}”**')],
  ['a.html', utf8('<p title="long enough">“\u{1f600}”</p>')],
  ['a.docx', docx('<w:p><w:r><w:t>“\u{1f600}</w:t></w:r><w:r><w:t>”</w:t></w:r></w:p>')],
  ['a.odt', odt('<text:p>“\u{1f600}”</text:p>')],
  ['a.pptx', pptx([{ shapes: shape(['“\u{1f600}”']) }])],
  ['a.epub', epub([{ name: 'a.xhtml', body: xhtml('<p>“\u{1f600}”</p>') }])],
];
const pdf = pdfOf({ pages: [runs([72, 720, '\\223a\\224'])] });

const problemOf = async (content: Uint8Array, name: string) => {
  const result = await cleanFile(content, name, { contractions: false });
  return 'problem' in result ? `${result.problem}: ${result.message}` : null;
};

describe('cleanFile', () => {
  for (const [name, content] of files)
    it(`returns ${name} in its own format`, async () => {
      const { changes, extension } = await clean(content, name);
      assert.deepEqual([changes, extension], [{ 'smart quotes': 2 }, name.slice(1)]);
    });

  it('sets each paragraph by the habits of the whole document', async () => {
    const paragraphs = ["'One,' he said.", "'Two,' she said.", "'Twas late - 5'10\" - 'I,' said 'e."];
    const set = ['‘One,’ he said.', '‘Two,’ she said.', '’Twas late – 5′10″ – ‘I,’ said ’e.'];
    for (const [name, content] of [
      ['a.docx', docx(paragraphs.map(text => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`).join(''))],
      ['a.odt', odt(paragraphs.map(text => `<text:p>${text.replaceAll("'", '&apos;')}</text:p>`).join(''))],
      ['a.html', utf8(paragraphs.map(text => `<p>${text}</p>`).join(''))],
    ] as const) {
      const { bytes } = await clean(content, name, { style: 'typographic' });
      assert.deepEqual((await read(bytes, name)).text.split(/\n+/), set, name);
    }
  });

  it('returns a PDF as cleaned text with a warning', async () => {
    const { bytes, extension, warnings } = await clean(pdf, 'a.pdf');
    assert.deepEqual([new TextDecoder().decode(bytes), extension], ['"a"\n', '.txt']);
    assert.match(warnings.join(), /text/);
  });

  it('returns a problem for files it cannot clean', async () => {
    for (const name of ['a.exe', 'a.docx', 'a.pdf'])
      assert.match((await problemOf(utf8('%PDF-1.7'), name))!, /^un/);
  });
});
