import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { limits } from '../../../src/contract/limits.js';
import { cleanFile } from '../../../src/files/document/clean.js';
import { type CleanedFile, isProblem } from '../../../src/files/document/document.js';
import { docx, odt } from './archive.js';
import { pdfOf } from './pdf-file.js';

const bytes = (text: string) => new TextEncoder().encode(text);

async function clean(content: Uint8Array, filename: string): Promise<CleanedFile> {
  const result = await cleanFile(content, filename, limits, { contractions: false });
  assert.ok(!isProblem(result), JSON.stringify(result));
  return result;
}

describe('cleanFile', () => {
  it('returns each kind in its own format', async () => {
    for (const [filename, content] of [
      ['a.txt', bytes('“a”')],
      ['a.md', bytes('“a”')],
      ['a.Markdown', bytes('“a”')],
      ['a.html', bytes('<p>“a”')],
      ['a.htm', bytes('<p>“a”')],
      ['a.docx', docx('<w:p><w:r><w:t>“a”</w:t></w:r></w:p>')],
      ['a.odt', odt('<text:p>“a”</text:p>')],
    ] as const) {
      const { changes, extension } = await clean(content, filename);
      assert.deepEqual(changes, { 'smart quotes': 2 }, filename);
      assert.equal(extension, filename.slice(1));
    }
  });

  it('returns a PDF as cleaned text with a warning', async () => {
    const pdf = pdfOf({ pages: ['BT /F1 12 Tf 72 720 Td (\\223Quoted text,\\224 she said.) Tj ET'] });
    const result = await clean(pdf, 'a.pdf');
    assert.equal(new TextDecoder().decode(result.bytes), '"Quoted text," she said.\n');
    assert.equal(result.extension, '.txt');
    assert.match(result.warnings.join(), /text/);
  });

  it('returns too_long for every kind above charsMax', async () => {
    for (const [filename, content] of [
      ['a.txt', bytes('“\u{1f600}”')],
      ['a.md', bytes('**“\u{1f600}”**')],
      ['a.html', bytes('<p title="long enough">“\u{1f600}”</p>')],
      ['a.docx', docx('<w:p><w:r><w:t>“\u{1f600}</w:t></w:r><w:r><w:t>”</w:t></w:r></w:p>')],
      ['a.odt', odt('<text:p>“\u{1f600}”</text:p>')],
      ['a.pdf', pdfOf({ pages: ['BT /F1 12 Tf 72 720 Td (abc) Tj ET'] })],
    ] as const) {
      const options = { contractions: false, charsMax: 3 };
      assert.ok(!isProblem(await cleanFile(content, filename, limits, options)), filename);
      const refused = await cleanFile(content, filename, limits, { ...options, charsMax: 2 });
      assert.ok(isProblem(refused), filename);
      assert.equal(refused.problem, 'too_long');
      assert.match(refused.message, /limit is 2 characters/);
    }
  });

  it('returns a problem for files it cannot clean', async () => {
    for (const [filename, content] of [
      ['a.exe', bytes('a')],
      ['a.docx', bytes('%PDF-1.7')],
      ['a.pdf', bytes('%PDF-1.7')],
    ] as const)
      assert.ok(isProblem(await cleanFile(content, filename, limits, { contractions: false })));
  });
});
