import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { noChromium, sample, suiteSite } from './browser.js';

const plain = 'My aunt keeps bees behind the chapel. She says they know her boots by now. '.repeat(9);
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Saves a scan with the account of the page and returns its id. */
const save = (page: Page, title: string, text: string, parent: string | null = null): Promise<string> =>
  page.evaluate(`fetch('/api/scan', { method: 'POST', headers: { 'content-type': 'application/json' },
    body: JSON.stringify(${JSON.stringify({ text, title, parent_scan_id: parent })}) })
    .then(r => r.json()).then(r => r.scan_id)`);

const site = suiteSite();

describe('page that compares two scans', { skip: noChromium }, () => {
  it('is reached by selecting two records of the history', () =>
    site.visit(
      '/',
      async page => {
        await save(page, 'Draft one', sample);
        await save(page, 'Draft two', `${sample} ${plain}`);
        await page.goto(`${site.server.url}/history`);
        await page.getByLabel('Select Draft two').check();
        await page.getByText('Select one more to compare.').waitFor();
        await page.getByLabel('Select Draft one').check();
        await page.getByRole('link', { name: 'Compare', exact: true }).click();
        await page.getByRole('heading', { name: 'Points' }).waitFor();
        const cards = page.locator('.sides .card h2');
        assert.match((await cards.nth(0).textContent())!, /Draft one/);
        assert.match((await cards.nth(1).textContent())!, /Draft two/);
        assert.match((await page.locator('ins').first().textContent())!, /My aunt keeps bees/);
        const changes = await page
          .locator('section[aria-labelledby=points] tbody td.person')
          .allTextContents();
        assert.ok(changes.some(text => text.startsWith('\u2212')));
        await page.getByRole('link', { name: 'Exchange the two' }).click();
        await page.locator('.sides .card h2').first().getByText('Draft two').waitFor();
        await page.locator('del').first().waitFor();
      },
      { as: 'comparer' },
    ));

  it('is reached from a version and from a record without versions', () =>
    site.visit(
      '/',
      async page => {
        const first = await save(page, 'Draft one', sample);
        const second = await save(page, 'Draft two', `${sample} She posts me a jar.`, first);
        const alone = await save(page, 'Alone', plain);
        await page.goto(`${site.server.url}/history/${second}`);
        await button(page, /^More actions/).click();
        await page.getByRole('link', { name: 'Compare versions' }).click();
        await page.getByRole('heading', { name: 'Compare two scans' }).waitFor();
        await page.locator('ins').first().waitFor();
        assert.equal(new URL(page.url()).search, `?a=${first}&b=${second}`);
        await page.goto(`${site.server.url}/history/${alone}`);
        await button(page, /^More actions/).click();
        await page.getByRole('link', { name: 'Compare …' }).click();
        await page.getByText('Select one more to compare.').waitFor();
        assert.ok(await page.getByLabel('Select Alone').isChecked());
      },
      { as: 'versions' },
    ));

  it('lists the passages of long texts with their change', () =>
    site.visit(
      '/',
      async page => {
        const long = `${`${sample}\n\n`.repeat(4)}${`${plain}\n\n`.repeat(3)}`;
        const ids = [await save(page, 'Mixed', long), await save(page, 'Edited', `${long}${plain}`)];
        await page.goto(`${site.server.url}/compare?a=${ids[0]}&b=${ids[1]}`);
        await page.getByRole('heading', { name: 'Passages' }).waitFor();
        const rows = page.locator('section[aria-labelledby=passages] tbody tr');
        assert.ok((await rows.count()) >= 2);
        assert.match((await rows.first().textContent())!, /1 to \d+/);
      },
      { as: 'long-writer' },
    ));

  it('shows an error for an address without two scans and for a deleted one', () =>
    site.visit(
      '/compare?a=scan_00000000000000000000000000',
      async page => {
        await page.getByText('Select two in the history.').waitFor();
        const id = await save(page, 'One', sample);
        await page.goto(`${site.server.url}/compare?a=${id}&b=scan_00000000000000000000000000`);
        await page.getByText('There is no record with this id in your account.').waitFor();
      },
      { as: 'lost', errors: [404] },
    ));
});

describe('selected records of the history', { skip: noChromium }, () => {
  it('are exported as JSON with their texts, and as CSV without formulas', () =>
    site.visit(
      '/',
      async page => {
        await save(page, '=One', sample);
        await save(page, 'Two', plain);
        await page.goto(`${site.server.url}/history`);
        await button(page, 'Select all shown').click();
        await page.getByText('2 selected').waitFor();
        const download = async (name: string) => {
          const downloading = page.waitForEvent('download');
          await page.getByRole('button', { name, exact: true }).click();
          return readFileSync(await (await downloading).path(), 'utf8');
        };
        const records = JSON.parse(await download('JSON')) as { title: string; text: string }[];
        assert.deepEqual(
          records.map(({ title, text }) => [title, text]),
          [
            ['Two', plain],
            ['=One', sample],
          ],
        );
        const lines = (await download('CSV')).split('\r\n');
        assert.match(lines[0]!, /^Title,Saved \(UTC\),Headline,Score,Level,/);
        assert.match(lines[1]!, /^Two,/);
        assert.match(lines[2]!, /^'=One,/);
      },
      { as: 'packer' },
    ));

  it('are deleted only after confirmation', () =>
    site.visit(
      '/',
      async page => {
        for (const title of ['One', 'Two', 'Three']) await save(page, title, sample);
        await page.goto(`${site.server.url}/history`);
        await page.getByLabel('Select One').check();
        await page.getByLabel('Select Three').check();
        await button(page, 'Delete …').last().click();
        const dialog = page.getByRole('dialog');
        await dialog.getByText('Delete 2 scans?').waitFor();
        await dialog.getByRole('button', { name: 'Cancel' }).click();
        assert.equal(await page.locator('.rows .title').count(), 3);
        await button(page, 'Delete …').last().click();
        await dialog.getByRole('button', { name: 'Delete 2' }).click();
        await page.getByText('1 scan', { exact: true }).waitFor();
        assert.deepEqual(await page.locator('.rows .title').allTextContents(), ['Two']);
        assert.equal(await page.locator('.selection').count(), 0);
      },
      { as: 'cleaner-up' },
    ));
});
