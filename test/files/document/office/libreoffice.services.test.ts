import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { limits } from '../../../../src/contract/limits.js';
import { cleanFile } from '../../../../src/files/document/clean.js';
import { isProblem } from '../../../../src/files/document/document.js';
import { docx, odt } from '../archive.js';

const present = (() => {
  try {
    execFileSync('soffice', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

/** The texts of documents as LibreOffice reads them. One start, which takes seconds, reads all. */
function opened(files: Readonly<Record<string, Uint8Array>>): Record<string, string> {
  const folder = mkdtempSync(join(tmpdir(), 'telltale-'));
  const names = Object.keys(files);
  try {
    for (const name of names) writeFileSync(join(folder, name), files[name]!);
    const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
    const paths = names.map(name => join(folder, name));
    execFileSync(
      'soffice',
      [profile, '--headless', '--convert-to', 'txt:Text', '--outdir', folder, ...paths],
      {
        stdio: 'ignore',
      },
    );
    const textOf = (name: string) => readFileSync(join(folder, name.replace(/\.\w+$/, '.txt')), 'utf8');
    return Object.fromEntries(names.map(name => [name, textOf(name).replace('\ufeff', '')]));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

describe('LibreOffice', { skip: present ? false : 'soffice is not installed' }, () => {
  const manifest = {
    name: 'META-INF/manifest.xml',
    content:
      '<m:manifest xmlns:m="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0" m:version="1.2">' +
      '<m:file-entry m:full-path="/" m:version="1.2" m:media-type="application/vnd.oasis.opendocument.text"/>' +
      '<m:file-entry m:full-path="content.xml" m:media-type="text/xml"/>' +
      '<m:file-entry m:full-path="styles.xml" m:media-type="text/xml"/></m:manifest>',
  };
  const run = (text: string) => `<w:r><w:t>${text}</w:t></w:r>`;
  const files = {
    'word.docx': docx(`<w:p>${run('“One”—')}${run('two')}</w:p>`),
    'writer.odt': odt('<text:p>“One”<text:span>—</text:span>two</text:p>', '“header”', '', [manifest]),
  };

  it('opens cleaned documents and reads the cleaned text', async () => {
    const cleaned: Record<string, Uint8Array> = {};
    for (const [name, bytes] of Object.entries(files)) {
      const result = await cleanFile(bytes, name, limits, { contractions: false });
      assert.ok(!isProblem(result), name);
      cleaned[name] = result.bytes;
    }
    for (const [name, text] of Object.entries(opened(cleaned)))
      assert.equal(text.trim(), '"One" - two', name);
  });

  it('opens edited documents and reads the edited text', async () => {
    const edited: Record<string, Uint8Array> = {};
    for (const [name, bytes] of Object.entries(files)) {
      const edits = [{ before: '“One”—two', after: '“One & a half”—three' }];
      const result = await cleanFile(bytes, name, limits, { contractions: false, edits });
      assert.ok(!isProblem(result), name);
      edited[name] = result.bytes;
    }
    for (const [name, text] of Object.entries(opened(edited)))
      assert.equal(text.trim(), '"One & a half" - three', name);
  });
});
