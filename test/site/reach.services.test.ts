/** Zoom, right-to-left text and reduced motion. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { variants } from '../variants.js';
import { horizontalOverflow, noChromium, sample, suiteSite } from './browser.js';

const scan = async (page: Page, text: string) => {
  await page.getByLabel('Text to scan').fill(text);
  await page.getByRole('button', { name: 'Scan the text' }).click();
  await page.locator('.dial').waitFor();
};

/** A screen of 1280 × 860 pixels, zoomed to 200%. */
const zoomed = { viewport: { width: 640, height: 430 }, deviceScaleFactor: 2 };

describe('reach of the site', { skip: noChromium }, () => {
  const site = suiteSite();

  it('fits every page without an account at 200% zoom', () =>
    site.visit(
      '/',
      async page => {
        await scan(page, sample);
        assert.ok((await horizontalOverflow(page)) <= 0, 'result');
        const paths = ['/edit', '/images', '/batch', '/account', '/verify', '/docs'] as const;
        for (const path of variants(...paths)) {
          await page.goto(site.server.url + path);
          await page.getByRole('heading', { level: 1 }).first().waitFor();
          assert.ok((await horizontalOverflow(page)) <= 0, path);
        }
      },
      zoomed,
    ));

  it('shows right-to-left paragraphs from the right, and others from the left', () =>
    site.visit('/', async page => {
      const arabic = 'وصلت الرسالة صباح الثلاثاء.';
      await scan(page, `${arabic}\n\n${sample}`);
      const reading = (await page.locator('.reading').boundingBox())!;
      const first = (await page.locator('.sentence').first().boundingBox())!;
      const last = (await page.locator('.sentence').last().boundingBox())!;
      assert.ok(
        first.x + first.width > reading.x + reading.width - 20,
        'the Arabic sentence ends at the right',
      );
      assert.ok(last.x < reading.x + 20, 'the English sentence begins at the left');
      await page.goBack();
      const direction = await page.evaluate(
        "getComputedStyle(document.querySelector('.editor textarea')).unicodeBidi",
      );
      assert.equal(direction, 'plaintext');
    }));

  it('shows why a scan failed in view on a phone', () =>
    site.visit(
      '/',
      async page => {
        await page.getByLabel('Text to scan').fill('... !!! ---');
        await page.getByRole('button', { name: 'Scan the text' }).click();
        const alert = (await page.getByRole('alert').boundingBox())!;
        const bar = (await page.locator('aside.disclaimer').boundingBox())!;
        assert.ok(alert.y >= 0 && alert.y + alert.height <= bar.y + 1, `${alert.y} ${bar.y}`);
      },
      { viewport: { width: 390, height: 844 }, errors: [422] },
    ));

  it('moves nothing for people who prefer reduced motion', () =>
    site.visit(
      '/',
      async page => {
        await scan(page, sample);
        await page.locator('.sentence').first().click();
        const moving = `document.getAnimations().filter(one => one.effect.getComputedTiming().duration > 10).length`;
        assert.equal(await page.evaluate(moving), 0);
        assert.equal(
          await page.evaluate('getComputedStyle(document.documentElement).scrollBehavior'),
          'auto',
        );
      },
      { reducedMotion: 'reduce' },
    ));
});
