import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { noChromium, sample, suiteSite } from './browser.js';

describe('sharing a report', { skip: noChromium }, () => {
  const site = suiteSite();
  const quoted = 'swarmed into the letter box';

  for (const withText of [false, true])
    it(`makes a link to a report ${withText ? 'with' : 'without'} the text, lists it and ends it`, () =>
      site.visit(
        '/',
        async page => {
          await page.getByLabel('Text to scan').fill(sample);
          await page.getByRole('button', { name: 'Scan the text' }).click();
          await page.getByRole('heading', { name: 'Share a link' }).waitFor();
          if (withText) await page.getByLabel('With the whole text').check();
          await page.getByRole('button', { name: 'Make a link' }).click();
          const link = await page.getByLabel('Link to the report').inputValue();
          assert.ok(link.startsWith(`${site.server.url}/shared/`));
          const report = await fetch(link, { headers: { accept: 'text/html' } });
          assert.equal(report.status, 200);
          assert.equal((await report.text()).includes(quoted), withText);
          await page.goto(`${site.server.url}/dashboard`);
          await page.getByRole('heading', { name: 'Shared reports' }).waitFor();
          await page.getByRole('button', { name: /^Stop sharing/ }).click();
          await page.getByRole('heading', { name: 'Shared reports' }).waitFor({ state: 'detached' });
          assert.equal((await fetch(link)).status, 404);
        },
        { as: withText ? 'sharer-with-text' : 'sharer' },
      ));

  it('is offered to accounts only', () =>
    site.visit('/', async page => {
      await page.getByLabel('Text to scan').fill(sample);
      await page.getByRole('button', { name: 'Scan the text' }).click();
      await page.getByRole('button', { name: 'Download the report' }).waitFor();
      assert.equal(await page.getByRole('heading', { name: 'Share a link' }).count(), 0);
    }));
});
