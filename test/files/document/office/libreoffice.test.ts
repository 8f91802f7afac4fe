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

/** The text of a document as LibreOffice reads it. */
function opened(name: string, bytes: Uint8Array): string {
  const folder = mkdtempSync(join(tmpdir(), 'telltale-'));
  try {
    writeFileSync(join(folder, name), bytes);
    const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
    execFileSync(
      'soffice',
      [profile, '--headless', '--convert-to', 'txt:Text', '--outdir', folder, join(folder, name)],
      {
        stdio: 'ignore',
      },
    );
    return readFileSync(join(folder, name.replace(/\.\w+$/, '.txt')), 'utf8').replace('\ufeff', '');
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
  for (const [name, bytes] of [
    ['a.docx', docx(`<w:p>${run('“One”—')}${run('two')}</w:p>`)],
    ['a.odt', odt('<text:p>“One”<text:span>—</text:span>two</text:p>', '“header”', '', [manifest])],
  ] as const) {
    it(`opens the cleaned ${name} and reads the cleaned text`, async () => {
      const cleaned = await cleanFile(bytes, name, limits, { contractions: false });
      assert.ok(!isProblem(cleaned));
      assert.equal(opened(name, cleaned.bytes).trim(), '"One" - two');
    });
  }
});
