import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { noChromium, sample, suiteSite } from './browser.js';

describe('page that verifies a report', { skip: noChromium }, () => {
  const site = suiteSite();

  it('accepts the report that a visitor downloads, and recognises the scanned text', () =>
    site.visit('/', async page => {
      await page.getByLabel('Text to scan').fill(sample);
      await page.getByRole('button', { name: 'Scan the text' }).click();
      const downloading = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download the report' }).click();
      const html = readFileSync(await (await downloading).path(), 'utf8');
      await page.goto(`${site.server.url}/verify`);
      const input = page.locator('input[type=file]');
      await input.setInputFiles({ name: 'report.html', mimeType: 'text/html', buffer: Buffer.from(html) });
      await page.getByRole('heading', { name: 'Signed by this service and unchanged' }).waitFor();
      await page.getByLabel('Is it about this text?').fill(sample);
      await page.getByRole('button', { name: 'Compare' }).click();
      await page.getByText('Yes: this is the text that was scanned.').waitFor();
      await page.getByLabel('Is it about this text?').fill('Another text.');
      await page.getByRole('button', { name: 'Compare' }).click();
      await page.getByText('No: the text differs').waitFor();
      const changed = html.replace('Telltale · report', 'Telltale, report');
      await input.setInputFiles({
        name: 'changed.html',
        mimeType: 'text/html',
        buffer: Buffer.from(changed),
      });
      await page.getByRole('heading', { name: 'The signature is not valid' }).waitFor();
      await page.getByText('The page was changed after it was signed.').waitFor();
    }));

  it('says so when a file has no signature, and sends no file', () =>
    site.visit('/verify', async page => {
      const sent: string[] = [];
      page.on('request', request => {
        if (request.method() !== 'GET') sent.push(request.url());
      });
      const buffer = Buffer.from('<p>No report.</p>');
      await page.locator('input[type=file]').setInputFiles({ name: 'a.html', mimeType: 'text/html', buffer });
      await page.getByRole('heading', { name: 'The file has no signature' }).waitFor();
      assert.deepEqual(sent, []);
    }));
});
