import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { reportPage } from '../../src/report/render.js';
import { reportedResult } from '../../src/report/shown-result.js';
import { findings } from '../site/accessibility.js';
import { launch, noChromium } from '../site/browser.js';
import { mixedResult, mixedText, reportHead } from './mixed-result.js';

describe('the report page', { skip: noChromium }, () => {
  const reported = reportedResult({ ...mixedResult }, true);
  const pageOf = (isScannedText: boolean) =>
    reportPage({ reported, head: { ...reportHead, isScannedText }, text: mixedText });
  const html = pageOf(true);
  let browser: Browser;
  let page: Page;
  before(async () => {
    browser = await launch();
    page = await browser.newPage({ bypassCSP: true });
    await page.setContent(html);
  });
  after(() => browser.close());

  for (const [name, width, display] of [
    ['in the light theme', 1280, { colorScheme: 'light', media: 'screen' }],
    ['in the dark theme', 1280, { colorScheme: 'dark', media: 'screen' }],
    ['on paper', 1280, { colorScheme: 'light', media: 'print' }],
    ['on a phone', 360, { colorScheme: 'light', media: 'screen' }],
  ] as const)
    it(`has no axe-core findings and no horizontal scrolling ${name}`, async () => {
      await page.setViewportSize({ width, height: 740 });
      await page.emulateMedia(display);
      assert.deepEqual(await findings(page), []);
      assert.ok(await page.evaluate('document.documentElement.scrollWidth <= innerWidth'));
      assert.equal(await page.locator('.segments rect').count(), 3);
    });

  it('names the paragraphs of the passages in the scanned text, and not in another text', () => {
    assert.match(html, /<h3>Words [\d,]+ to [\d,]+, from paragraph \d/);
    assert.doesNotMatch(pageOf(false), /from paragraph \d/);
  });
});
