/** The result in the usual display. accessibility.long.test.ts checks every page in four. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findings } from './accessibility.js';
import { horizontalOverflow, noChromium, sample, suiteSite } from './browser.js';

describe('scan page', { skip: noChromium }, () => {
  const site = suiteSite();

  it('has no axe violation with a result, an opened sentence and an opened signal', () =>
    site.visit('/', async page => {
      await page.getByLabel('Text to scan').fill(sample);
      await page.getByRole('button', { name: 'Scan the text' }).click();
      await page.locator('.sentence').nth(1).click();
      await page.locator('summary.step', { hasText: 'Wording as a whole' }).click();
      assert.deepEqual(await findings(page), []);
      assert.ok((await horizontalOverflow(page)) <= 0);
    }));
});
