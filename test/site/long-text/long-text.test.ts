import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import type { ConfigView } from '../../../src/contract/service.js';
import { clean } from '../../../src/engine/cleanup/clean.js';
import { assistant, novel, novelContinued } from '../../engine/scan/passages/prose.js';
import { variants } from '../../variants.js';
import { noChromium, suiteSite } from '../browser.js';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

const chapters = [novel, assistant, novelContinued, novel, novelContinued].map(part => part.join(' '));
const thesis = [...chapters, ...chapters].join('\n\n');
/** Every second chapter has quotation marks and dashes, also where parts meet. */
const curly = thesis.replaceAll('\n\n', '”\n\n“— ');

const pages = {
  '/': 'Text to scan',
  '/edit': 'Text to edit',
  '/rewrite': 'Text to rewrite',
  '/cleanup': 'Text to clean',
};

/** Whether all of a button is on the screen, above what sticks to its end. */
async function isInView(page: Page, name: RegExp): Promise<boolean> {
  const { y, height } = (await button(page, name).boundingBox())!;
  const end = (await page.locator('.disclaimer').boundingBox())!.y;
  return y >= 0 && y + height <= end;
}

const plan = { characters_per_text: 3_000, requests_per_hour: 600 };

describe('a text over the limit', { skip: noChromium }, () => {
  const site = suiteSite({}, { anonymous: plan, free: { characters_per_text: 3_000 } });

  const put = (page: Page, path: keyof typeof pages, text: string) => page.getByLabel(pages[path]).fill(text);

  it('is sent by no page by itself, and each page shows the choices at once', () =>
    site.visit('/', async page => {
      const sent: string[] = [];
      page.on('request', request => request.method() === 'POST' && sent.push(request.url()));
      await put(page, '/', thesis);
      for (const size of variants({ width: 390, height: 844 }, { width: 1280, height: 720 })) {
        await page.setViewportSize(size);
        for (const path of Object.keys(pages)) {
          await page.goto(site.server.url + path);
          await button(page, /in \d parts$/).waitFor();
          for (const name of [/in \d parts$/, /the first [\d,]+ characters$/])
            assert.ok(await isInView(page, name), `${path} at ${size.width} pixels: ${name}`);
        }
      }
      await page.getByLabel(pages['/cleanup']).press('Control+Enter');
      assert.deepEqual(sent, []);
    }));

  it('is scanned in parts or by its beginning', () =>
    site.visit('/', async page => {
      await put(page, '/', thesis);
      await page.getByText(/It takes 4 of the [\d,]+ scans that you have left this hour/).waitFor();
      await page.getByText(/With an account, one scan takes 3,000 characters/).waitFor();
      assert.equal(await button(page, 'Scan the text').count(), 0);
      await button(page, 'Scan in 4 parts').click();
      await page.getByText(/^This result is joined from 4 parts, .* not signed/).waitFor();
      assert.match((await page.locator('#headline').textContent())!, /^Mixed: /);
      assert.equal(await page.locator('.sentence').first().textContent(), novel[0]);
      await page.goBack();
      await button(page, /^Scan the first [\d,]+ characters$/).click();
      await page.getByRole('heading', { name: 'A text (its beginning)' }).waitFor();
    }));

  it('is one row of the history, whose address shows the joined result in another tab', () =>
    site.visit(
      '/',
      async page => {
        await page.getByLabel('Title in your history').fill('My thesis');
        await put(page, '/', thesis);
        await button(page, /^Scan in \d parts$/).click();
        await page.waitForURL(/\/history\/scn?_?[^/]+,/);
        const headline = await page.locator('#headline').textContent();
        const other = await page.context().newPage();
        await other.goto(page.url());
        assert.equal(await other.locator('#headline').textContent(), headline);
        assert.equal(await other.locator('.sentence').last().textContent(), novelContinued.at(-1));
        await other.getByRole('link', { name: 'History' }).first().click();
        await other.getByRole('link', { name: 'My thesis', exact: true }).click();
        assert.equal(other.url(), page.url());
      },
      { as: 'theresa' },
    ));

  it('sends no part a second time after an interruption', () =>
    site.visit(
      '/',
      async page => {
        await put(page, '/', thesis);
        let sent = 0;
        await page.route('**/api/scan', route =>
          ++sent === 2 ? route.fulfill({ status: 413, json: { detail: 'Interrupted.' } }) : route.continue(),
        );
        await button(page, 'Scan in 4 parts').click();
        await page.getByText('Interrupted.').waitFor();
        await page.reload();
        await page.getByText('1 of 4 parts are done already.').waitFor();
        await button(page, 'Scan the other 3 parts').click();
        await page.getByText(/^This result is joined from 4 parts/).waitFor();
        assert.equal(sent, 5);
      },
      { errors: [413] },
    ));

  it('is cleaned in parts to the same text as at once', () =>
    site.visit('/cleanup', async page => {
      await put(page, '/cleanup', curly);
      await button(page, /^Clean in \d parts$/).click();
      const { output_text, total_changes } = clean(curly, { contractions: false });
      await page.getByText(`${total_changes} changes`).waitFor();
      await button(page, 'Continue with the clean text').click();
      assert.equal(await page.getByLabel(pages['/cleanup']).inputValue(), output_text);
    }));

  it('keeps its end when its beginning is cleaned', () =>
    site.visit('/cleanup', async page => {
      await put(page, '/cleanup', curly);
      await button(page, /^Clean the first [\d,]+ characters$/).click();
      await page.getByText(/The last [\d,]+ characters are as they were/).waitFor();
      await button(page, 'Continue with the clean text').click();
      const text = await page.getByLabel(pages['/cleanup']).inputValue();
      assert.equal(text.slice(-500), curly.slice(-500));
      assert.equal(text.slice(0, 500), clean(curly, { contractions: false }).output_text.slice(0, 500));
    }));

  it('gets suggestions on the edit page, for all of it or for its beginning', () =>
    site.visit('/edit', async page => {
      await put(page, '/edit', thesis);
      await button(page, /^Scan the first [\d,]+ characters$/).click();
      await page.getByText(/From the last scan, of 2,\d+ of [\d,]+ characters/).waitFor();
      const marks = page.locator('.mark-strong');
      const ofBeginning = await marks.count();
      await button(page, 'Scan in 4 parts').click();
      await page.getByText(new RegExp(`of ${thesis.length.toLocaleString('en')} of`)).waitFor();
      assert.ok((await marks.count()) > ofBeginning);
      assert.equal(await page.getByLabel(pages['/edit']).inputValue(), thesis);
    }));

  it('is rewritten from its beginning, with the rest as it was', () =>
    site.visit('/rewrite', async page => {
      await put(page, '/rewrite', thesis);
      await button(page, /^Scan the first [\d,]+ characters$/).click();
      await page.getByText(/These are the sentences of the beginning/).waitFor();
      await button(page, /^Rewrite/).click();
      await button(page, /^Accept all/).click();
      await page.goto(`${site.server.url}/cleanup`);
      const text = await page.getByLabel(pages['/cleanup']).inputValue();
      assert.notEqual(text, thesis);
      assert.equal(text.slice(-2_000), thesis.slice(-2_000));
    }));

  it('states when the limit will allow the text, and offers what it allows now', () =>
    site.visit('/', async page => {
      await page.route('**/api/config', async route => {
        const answer = await route.fetch();
        const view = (await answer.json()) as ConfigView;
        const usage = { ...view.usage, requests_remaining: 2, requests_reset_at: '2026-01-02T10:20:00.000Z' };
        await route.fulfill({ response: answer, json: { ...view, usage } });
      });
      await page.reload();
      await put(page, '/', thesis);
      await page
        .getByText(/You have only 2 scans left this hour, of 4\. All 600 are back at \d\d:\d\d\./)
        .waitFor();
      assert.equal(await button(page, 'Scan in 4 parts').isDisabled(), true);
      assert.equal(await button(page, /^Scan the first/).isEnabled(), true);
    }));
});
