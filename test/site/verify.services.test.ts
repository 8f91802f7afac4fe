import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe } from 'node:test';
import { SignedScan } from '../../src/contract/scan.js';
import { someForgeries } from '../report/signing/forgeries.js';
import { genuineFiles } from '../report/signing/genuine.js';
import { assertShape } from '../server.js';
import { noChromium, sample, suiteSite } from './browser.js';

describe('page that verifies a report', { skip: noChromium }, () => {
  const site = suiteSite();

  site.test('accepts the report that a visitor downloads, and recognises the scanned text', async visit => {
    const page = await visit('/');
    await page.getByLabel('Text to scan').fill(sample);
    await page.getByRole('button', { name: 'Scan the text' }).click();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download the report' }).click();
    const html = readFileSync(await (await downloading).path(), 'utf8');
    await page.goto(`${site.server.url}/verify`);
    const input = page.locator('input[type=file]');
    await input.setInputFiles({ name: 'report.html', mimeType: 'text/html', buffer: Buffer.from(html) });
    await page.getByRole('heading', { name: 'Signed by this service and unchanged' }).waitFor();
    await page.getByRole('heading', { name: 'What was signed' }).waitFor();
    await page.getByText(/signals of machine writing/).waitFor();
    await page.getByRole('heading', { name: 'What the service did not check' }).waitFor();
    await page.getByText('Added by the person who made this report, not checked by the service').waitFor();
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
    await page.getByRole('heading', { name: 'Not what was signed' }).waitFor();
    await page.getByText('The page was changed after it was signed.').waitFor();
  });

  site.test('accepts the signed result that is exported, from a result and from the history', async visit => {
    const page = await visit('/', { as: 'kay' });
    const exported = async () => {
      await page.locator('.dial').waitFor();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'JSON' }).click(),
      ]);
      return readFileSync(await download.path());
    };
    await page.getByLabel('Text to scan').fill(sample);
    await page.getByLabel(/^Title/).fill('Bees');
    await page.getByRole('button', { name: 'Scan the text' }).click();
    const files = [await exported()];
    await page.getByRole('heading', { name: 'Bees' }).waitFor();
    files.push(await exported());
    assert.deepEqual(JSON.parse(`${files[1]}`), JSON.parse(`${files[0]}`));
    for (const [i, buffer] of files.entries()) {
      assertShape(SignedScan, JSON.parse(`${buffer}`));
      await page.goto(`${site.server.url}/verify`);
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: `${i}.json`, mimeType: 'application/json', buffer });
      await page.getByRole('heading', { name: 'Signed by this service and unchanged' }).waitFor();
    }
  });

  site.test('accepts no forged file', async visit => {
    const page = await visit('/verify');
    const genuine = await genuineFiles(site.server);
    const check = async (name: string, content: string | Uint8Array) => {
      const buffer = Buffer.from(content as string);
      const mimeType = /htm/i.test(name) ? 'text/html' : 'application/json';
      await page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });
    };
    const heading = (name: string) => page.getByRole('heading', { name, exact: true }).waitFor();
    for (const [i, { what, file, make }] of someForgeries.entries()) {
      await check(`${i}-${file}`, make(genuine));
      await page.getByText(`${i}-${file}.`).waitFor();
      const found = await page.locator('#outcome').textContent();
      const allowed = ['Not what was signed', 'The file has no signature'];
      if (/forger/.test(what)) allowed.push('Signed with another key');
      assert.ok(allowed.includes(found!), `${what}: ${found}`);
    }
    for (const [name, content] of [
      ['a.json', `${genuine.result}\n`],
      ['b.html', `${genuine.page}\n`],
    ] as const) {
      await check(name, content);
      await page.getByText(`${name}.`).waitFor();
      await heading('Signed by this service and unchanged');
    }
  });

  site.test('says so when a file has no signature, and sends no file', async visit => {
    const page = await visit('/verify');
    const sent: string[] = [];
    page.on('request', request => {
      if (request.method() !== 'GET') sent.push(request.url());
    });
    const buffer = Buffer.from('<p>No report.</p>');
    await page.locator('input[type=file]').setInputFiles({ name: 'a.html', mimeType: 'text/html', buffer });
    await page.getByRole('heading', { name: 'The file has no signature' }).waitFor();
    assert.deepEqual(sent, []);
  });
});
