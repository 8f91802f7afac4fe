import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { noChromium, suiteSite } from './browser.js';

const curly = 'He said \u201cnot yet\u201d \u2014 twice\u2026\u200b and left.';
const plain = 'He said "not yet" - twice... and left.';

describe('cleanup page', { skip: noChromium }, () => {
  const site = suiteSite();

  const clean = async (page: Page) => {
    await page.getByLabel('Text to clean').fill(curly);
    await page.getByRole('button', { name: 'Clean the text' }).click();
    await page.locator('.cleaned').waitFor();
  };

  it('shows every change, copies and downloads the clean text, and continues with it', () =>
    site.visit(
      '/cleanup',
      async page => {
        await clean(page);
        assert.deepEqual(await page.locator('del').allTextContents(), [
          '\u201c',
          '\u201d',
          '\u2014',
          '\u2026\u200b',
        ]);
        assert.match((await page.locator('.cleaned').textContent())!, /5 changes.*smart quotes 2/s);
        await page.getByRole('button', { name: 'Copy the clean text' }).click();
        await page.getByRole('button', { name: 'Copied' }).waitFor();
        assert.equal(await page.evaluate('navigator.clipboard.readText()'), plain);
        const [download] = await Promise.all([
          page.waitForEvent('download'),
          page.getByRole('button', { name: 'Download' }).click(),
        ]);
        assert.equal(readFileSync(await download.path(), 'utf8'), plain);
        await page.getByRole('button', { name: 'Continue with the clean text' }).click();
        await page.getByRole('link', { name: 'Scan', exact: true }).click();
        assert.equal(await page.getByLabel('Text to scan').inputValue(), plain);
      },
      { permissions: ['clipboard-read', 'clipboard-write'] },
    ));

  it('applies contractions when the option is checked', () =>
    site.visit('/cleanup', async page => {
      await page.getByLabel(/Also use contractions/).check();
      await page.getByLabel('Text to clean').fill('We do not know why it is late.');
      await page.getByRole('button', { name: 'Clean the text' }).click();
      assert.match((await page.locator('.sides > div').last().textContent())!, /don't/);
    }));

  it('cleans a document and offers it under its file name', () =>
    site.visit('/cleanup', async page => {
      await page.locator('.document input[type=file]').setInputFiles({
        name: 'notes.md',
        mimeType: 'text/markdown',
        buffer: Buffer.from(`# A title\n\n${curly}\n`),
      });
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Download notes-clean.md' }).click(),
      ]);
      assert.equal(download.suggestedFilename(), 'notes-clean.md');
      assert.match(
        readFileSync(await download.path(), 'utf8'),
        /^# A title\n\nHe said "not yet" - twice\.\.\./,
      );
    }));

  it('shows why a document cannot be read', () =>
    site.visit(
      '/cleanup',
      async page => {
        await page.locator('.document input[type=file]').setInputFiles({
          name: 'broken.docx',
          mimeType: 'application/zip',
          buffer: Buffer.from('not a zip'),
        });
        assert.ok((await page.getByRole('alert').textContent())!.length > 20);
      },
      { errors: [422, 415] },
    ));
});
