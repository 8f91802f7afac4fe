import assert from 'node:assert/strict';
import { describe } from 'node:test';
import type { Page } from 'playwright-core';
import { SignedScan } from '../../src/contract/scan.js';
import { assertShape } from '../server.js';
import { button, downloaded, noChromium, sample, scan, suiteSite, textFile } from './browser.js';

describe('page that verifies a report', { skip: noChromium }, () => {
  const site = suiteSite();
  const heading = (page: Page, name: string) => page.getByRole('heading', { name }).waitFor();
  const verify = (page: Page, name: string, content: string) =>
    page
      .locator('input[type=file]')
      .setInputFiles({ ...textFile(name, content), mimeType: `text/${name.split('.')[1]}` });

  site.test('accepts the report that a visitor downloads, and recognises the scanned text', async visit => {
    const page = await visit('/');
    await scan(page);
    const html = (await downloaded(page, 'Download the report')).content;
    await page.goto(`${site.server.url}/verify`);
    const sent: string[] = [];
    page.on('request', request => request.method() !== 'GET' && sent.push(request.url()));
    await verify(page, 'report.html', html);
    await heading(page, 'Signed by this service and unchanged');
    await heading(page, 'What was signed');
    await page.getByText(/signals of machine writing/).waitFor();
    await heading(page, 'What the service did not check');
    await page.getByText('Added by the person who made this report, not checked by the service').waitFor();
    for (const [text, answer] of [
      [sample, 'Yes: this is the text that was scanned.'],
      ['Another text.', 'No: the text differs'],
    ] as const) {
      await page.getByLabel('Is it about this text?').fill(text);
      await button(page, 'Compare').click();
      await page.getByText(answer).waitFor();
    }
    await verify(page, 'changed.html', html.replace('Telltale · report', 'Telltale, report'));
    await heading(page, 'Not what was signed');
    await page.getByText('The page was changed after it was signed.').waitFor();
    await verify(page, 'none.html', '<p>No report.</p>');
    await heading(page, 'The file has no signature');
    assert.deepEqual(sent, [], 'no file leaves the browser');
  });

  site.test('accepts the signed result that is exported, from a result and from the history', async visit => {
    const page = await visit('/', { as: 'kay' });
    await page.getByLabel(/^Title/).fill('Bees');
    await scan(page);
    const files = [(await downloaded(page, 'JSON')).content];
    await heading(page, 'Bees');
    files.push((await downloaded(page, 'JSON')).content);
    assert.deepEqual(JSON.parse(files[1]!), JSON.parse(files[0]!));
    for (const [i, file] of files.entries()) {
      assertShape(SignedScan, JSON.parse(file));
      await page.goto(`${site.server.url}/verify`);
      await verify(page, `${i}.json`, file);
      await heading(page, 'Signed by this service and unchanged');
    }
  });
});
