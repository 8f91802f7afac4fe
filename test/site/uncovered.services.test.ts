/** Controls and what stays in view while a page scrolls. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { variants } from '../variants.js';
import { noChromium, sample, suiteSite } from './browser.js';

const phone = { width: 390, height: 844 };
const laptop = { width: 1280, height: 720 };
/** Sizes of screens; the first one is a laptop's at a zoom of 200%. */
const screens = variants({ width: 640, height: 360 }, phone, laptop);

/**
 * The controls that something else covers, with its class, when each has the focus as if by the Tab key. The
 * sheets on a phone are opened by the person, and close.
 */
const coveredControls = `(() => {
  const controls = document.querySelectorAll('main :is(a[href], button, input, select, textarea, summary)');
  return [...controls].flatMap(control => {
    if (control.disabled || !control.checkVisibility() || control.tabIndex < 0) return [];
    control.focus({ preventScroll: true });
    control.scrollIntoView({ block: 'nearest' });
    const { left, right, top, bottom } = control.getBoundingClientRect();
    if (bottom - top < 3) return [];
    const [y, end] = [Math.max(top + 1, 1), Math.min(bottom - 1, innerHeight - 1)];
    return [y, (y + end) / 2, ...(bottom - top < innerHeight / 2 ? [bottom - 1] : [])].flatMap(at => {
      const found = document.elementFromPoint((left + right) / 2, at);
      const isOwn = found !== null && (control.contains(found) || found.contains(control));
      const label = control.textContent.trim().slice(0, 30) || control.getAttribute('aria-label');
      return isOwn || found?.closest('label')?.contains(control)
        ? []
        : [label + ' under ' + (found?.className || found?.tagName) + ' at ' + Math.round(at)];
    });
  });
})()`;

/** What keeps its place while the page scrolls. */
const stickyElements = `[...document.querySelectorAll('body *')].filter(one =>
  ['sticky', 'fixed'].includes(getComputedStyle(one).position) && one.checkVisibility()).map(one => one.className)`;

const site = suiteSite();

describe('controls of the site', { skip: noChromium }, () => {
  const check = async (page: Page, name: string) => {
    for (const screen of screens) {
      await page.setViewportSize(screen);
      assert.deepEqual(
        await page.evaluate(coveredControls),
        [],
        `${name}, ${screen.width} × ${screen.height}`,
      );
      if (screen.height < 500) assert.deepEqual(await page.evaluate(stickyElements), [], name);
    }
  };

  it('are covered by nothing on any page, and nothing stays in view on a low screen', () =>
    site.visit('/', async page => {
      const paths = ['/', '/edit', '/images', '/account', '/verify', '/accuracy'] as const;
      for (const path of variants(...paths)) {
        await page.goto(site.server.url + path);
        await page.getByRole('heading', { level: 1 }).first().waitFor();
        await check(page, path);
      }
      await page.goto(site.server.url);
      await page.getByLabel('Text to scan').fill(`${sample}\n\n`.repeat(8));
      await check(page, 'a long text');
      await page.getByRole('button', { name: 'Scan the text' }).click();
      await page.locator('.dial').waitFor();
      await check(page, 'result');
      await page.getByRole('button', { name: 'Edit the text' }).click();
      await page.locator('.mark').first().waitFor();
      await check(page, 'suggestions');
    }));

  it('of a scan are in view at once', () =>
    site.visit('/', async page => {
      for (const screen of variants(phone, laptop)) {
        await page.setViewportSize(screen);
        const edge = (await page.locator('aside.disclaimer').boundingBox())!.y;
        for (const control of ['Kind of text', "The writer's first language is not English"])
          assert.ok((await page.getByLabel(control).boundingBox())!.y < edge, `${control}, ${screen.width}`);
        const button = (await page.getByRole('button', { name: 'Scan the text' }).boundingBox())!;
        assert.ok(button.y + button.height <= edge, `${button.y} of ${edge}, ${screen.width}`);
      }
    }));
});
