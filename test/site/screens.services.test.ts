/** Small screens, zoom, right-to-left text, reduced motion, and what stays in view while a page scrolls. */
import assert from 'node:assert/strict';
import { describe } from 'node:test';
import type { Page } from 'playwright-core';
import { variants } from '../variants.js';
import { button, horizontalOverflow, noChromium, sample, scan, scanBox, suiteSite } from './browser.js';

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

describe('screens of every size', { skip: noChromium }, () => {
  const site = suiteSite();
  const check = async (page: Page, name: string) => {
    for (const screen of screens) {
      await page.setViewportSize(screen);
      const size = `${name}, ${screen.width} × ${screen.height}`;
      assert.deepEqual(await page.evaluate(coveredControls), [], size);
      assert.ok((await horizontalOverflow(page)) <= 0, size);
      if (screen.height < 500) assert.deepEqual(await page.evaluate(stickyElements), [], name);
    }
  };

  site.test('show pages whole: nothing is covered, and nothing stays in view on a low one', async visit => {
    const page = await visit('/');
    for (const screen of variants(phone, laptop)) {
      await page.setViewportSize(screen);
      for (const control of ['Kind of text', "The writer's first language is not English"]) {
        const { y } = (await page.getByLabel(control).boundingBox())!;
        assert.ok(y < screen.height, `${control}, ${screen.width}`);
      }
    }
    const paths = ['/', '/edit', '/images', '/batch', '/account', '/verify', '/accuracy'] as const;
    for (const path of variants(...paths)) {
      await page.goto(site.server.url + path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await check(page, path);
    }
    await page.goto(`${site.server.url}/docs`);
    assert.ok((await horizontalOverflow(page)) <= 0, 'docs');
    await page.goto(site.server.url);
    await scanBox(page).fill(`${sample}\n\n`.repeat(8));
    await check(page, 'a long text');
    await button(page, 'Scan the text').click();
    await page.locator('.dial').waitFor();
    await check(page, 'result');
    await button(page, 'Edit the text').click();
    await page.locator('.mark').first().waitFor();
    await check(page, 'suggestions');
  });

  site.test('show each error rate on one line of a small phone', async visit => {
    const page = await visit('/accuracy');
    await page.setViewportSize({ width: 360, height: 740 });
    await page.locator('td').first().waitFor();
    const broken = `[...document.querySelectorAll('td')].filter(cell => {
      const text = document.createRange();
      text.selectNodeContents(cell);
      return text.getClientRects().length > 1;
    }).map(cell => cell.textContent)`;
    assert.deepEqual(await page.evaluate(broken), []);
    assert.ok((await horizontalOverflow(page)) <= 0);
  });

  site.test('show right-to-left paragraphs from the right, and others from the left', async visit => {
    const page = await visit('/');
    await scan(page, `وصلت الرسالة صباح الثلاثاء.\n\n${sample}`);
    const reading = (await page.locator('.reading').boundingBox())!;
    const first = (await page.locator('.sentence').first().boundingBox())!;
    const last = (await page.locator('.sentence').last().boundingBox())!;
    assert.ok(first.x + first.width > reading.x + reading.width - 20, 'Arabic ends at the right');
    assert.ok(last.x < reading.x + 20, 'the English sentence begins at the left');
    await page.goBack();
    const direction = "getComputedStyle(document.querySelector('.editor textarea')).unicodeBidi";
    assert.equal(await page.evaluate(direction), 'plaintext');
  });

  site.test('show the scan button, and why a scan failed, in view', async visit => {
    const page = await visit('/', { errors: [422] });
    const edge = () => page.viewportSize()!.height;
    for (const size of [{ width: 1440, height: 900 }, { width: 768, height: 900 }, phone]) {
      await page.setViewportSize(size);
      for (const text of ['', `${sample}\n\n`.repeat(8), '... !!! ---']) {
        await scanBox(page).fill(text);
        const { y, height } = (await button(page, 'Scan the text').boundingBox())!;
        assert.ok(y > 0 && y + height <= edge(), `${size.width}: ends at ${y + height}`);
      }
    }
    await button(page, 'Scan the text').click();
    const alert = (await page.getByRole('alert').boundingBox())!;
    assert.ok(alert.y >= 0 && alert.y + alert.height <= edge() + 1, `${alert.y}`);
  });

  site.test('move nothing for people who prefer reduced motion', async visit => {
    const page = await visit('/', { reducedMotion: 'reduce' });
    await scan(page);
    await page.locator('.sentence').first().click();
    const moving = `document.getAnimations().filter(one => one.effect.getComputedTiming().duration > 10).length`;
    assert.equal(await page.evaluate(moving), 0);
    assert.equal(await page.evaluate('getComputedStyle(document.documentElement).scrollBehavior'), 'auto');
  });
});
