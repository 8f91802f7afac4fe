import assert from 'node:assert/strict';
import { describe } from 'node:test';
import type { Page } from 'playwright-core';
import { assistant, novel, novelContinued } from '../../engine/scan/passages/prose.js';
import { variants } from '../../variants.js';
import { button, noChromium, scanBox, suiteSite, textFile } from '../browser.js';

const titles = (page: Page) => page.locator('.rows .title').allTextContents();

const chapters = [novel, assistant, novelContinued].map(part => `${part.join(' ')}\n\n`);
const thesis = chapters.map((chapter, i) => `Chapter ${i + 1}\n\n${chapter}`).join('');
const charsMax = Math.ceil(1.5 * Math.max(...chapters.map(({ length }) => length)));

describe('text over the limit', { skip: noChromium }, () => {
  const plan = { characters_per_text: charsMax };
  const site = suiteSite({}, { anonymous: { ...plan, requests_per_hour: 600 }, free: plan });

  site.test('is sent by no page by itself, and the scan page shows at once how to go on', async visit => {
    const page = await visit('/');
    const sent: string[] = [];
    page.on('request', request => request.method() === 'POST' && sent.push(request.url()));
    await scanBox(page).fill(thesis);
    for (const size of variants({ width: 390, height: 844 }, { width: 1280, height: 720 })) {
      await page.setViewportSize(size);
      const { y, height } = (await button(page, 'Divide it into parts').boundingBox())!;
      const end = (await page.locator('.disclaimer').boundingBox())!.y;
      assert.ok(y >= 0 && y + height <= end, `${size.width} pixels: ${y} of ${end}`);
    }
    await page.getByText('telltale accounts set-plan NAME unlimited').waitFor();
    await page.goto(`${site.server.url}/edit`);
    await page.getByText('The text is too long for a score while it is edited.').waitFor();
    assert.deepEqual(sent, []);
  });

  site.test('becomes a list of its chapters, which names those with findings', async visit => {
    const page = await visit('/');
    await scanBox(page).fill(thesis);
    await scanBox(page).press('Control+Enter');
    await page.getByText('This scan needs 3 requests. You have 600 requests this hour left.').waitFor();
    assert.deepEqual(
      await titles(page),
      [1, 2, 3].map(i => `Pasted text, ${i} of 3: Chapter ${i}`),
    );
    await button(page, 'Scan 3 parts').click();
    await page.getByText('3 of 3 parts scanned').waitFor();
    await page.getByText('1 of the 3 scanned parts has a finding.').waitFor();
    await page.locator('.parts-found').getByRole('link', { name: '2 of 3: Chapter 2' }).click();
    await page.getByRole('heading', { name: 'Pasted text, 2 of 3: Chapter 2' }).waitFor();
    assert.equal(await page.locator('.reading').textContent(), `Chapter 2\n\n${chapters[1]}`);
  });

  site.test('is saved as one record for each chapter, and is not added to the list twice', async visit => {
    const page = await visit('/', { as: 'theresa' });
    await page.getByLabel('Title in your history').fill('My thesis');
    await scanBox(page).fill(thesis);
    await button(page, 'Divide it into parts').click();
    await page.getByText(/^This scan needs 3 requests and \d+ words\./).waitFor();
    await page.goBack();
    await button(page, 'Divide it into parts').click();
    await button(page, 'Scan 3 parts').click();
    await page.getByText('3 of 3 parts scanned').waitFor();
    await page.getByRole('link', { name: 'History', exact: true }).click();
    await page.locator('.rows .title').nth(2).waitFor();
    assert.deepEqual(
      await titles(page),
      [3, 2, 1].map(i => `My thesis, ${i} of 3: Chapter ${i}`),
    );
  });

  site.test('is divided in the list when it is a file, before it is scanned', async visit => {
    const page = await visit('/batch');
    const scans: string[] = [];
    page.on('request', request => /api\/scan$/.test(request.url()) && scans.push(request.url()));
    await page.locator('input[type=file][multiple]').setInputFiles(textFile('thesis.md', thesis));
    await button(page, 'Scan 1 file').click();
    await page.getByText('This scan needs 3 requests.').waitFor();
    assert.deepEqual(scans, []);
    assert.equal((await titles(page))[1], 'thesis.md, 2 of 3: Chapter 2');
    await page.reload();
    await button(page, 'Scan 3 parts').click();
    await page.getByText('3 of 3 parts scanned').waitFor();
  });
});
