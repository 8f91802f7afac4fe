import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { noChromium, sample, suiteSite } from './browser.js';

/** Accessible name of the focused element. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(`(() => { const e = document.activeElement;
    return (e.getAttribute('aria-label') || e.labels?.[0]?.textContent || e.textContent || e.tagName).trim(); })()`);

/** Presses Tab until the focused element matches; fails after 60 steps. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  const seen: string[] = [];
  for (let stop = 0; stop < 60; stop++) {
    await page.keyboard.press('Tab');
    const at = await focused(page);
    if (name.test(at)) return;
    seen.push(at.slice(0, 40));
  }
  assert.fail(`Tab never reached ${name}; it saw ${seen.join(' | ')}`);
}

describe('site by keyboard', { skip: noChromium }, () => {
  const site = suiteSite();

  it('scans a text, chooses a sentence and opens a signal', () =>
    site.visit('/', async page => {
      await page.keyboard.press('Tab');
      assert.equal(await focused(page), 'Skip to the content');
      await tabTo(page, /^Text to scan/);
      await page.keyboard.insertText(sample);
      await tabTo(page, /^Scan the text/);
      await page.keyboard.press('Enter');
      await page.locator('.dial').waitFor();
      await tabTo(page, /^In today's fast-paced/);
      await page.keyboard.press('ArrowDown');
      assert.match(await focused(page), /^Moreover/);
      await page.getByRole('region', { name: 'The sentence' }).waitFor();
      await tabTo(page, /^Wording as a whole./);
      await page.keyboard.press('Enter');
      assert.match((await page.locator('details[open] .reason').textContent())!, /wording model/);
    }));

  it('lists the keys in a dialog that the question mark opens', () =>
    site.visit('/', async page => {
      await page.getByLabel('Text to scan').focus();
      await page.keyboard.type('Why?');
      assert.equal(await page.getByRole('dialog').count(), 0, 'in a field it is text');
      await page.getByRole('heading', { level: 1 }).focus();
      await page.keyboard.press('?');
      assert.match((await page.getByRole('dialog').textContent())!, /Ctrl \+ Enter.*scan/s);
      await page.keyboard.press('Escape');
      assert.equal(await page.getByRole('dialog').count(), 0);
      await page.getByRole('button', { name: 'Keyboard' }).press('Enter');
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).press('Enter');
      assert.equal(await focused(page), 'Keyboard');
    }));

  it('outlines the focused element', () =>
    site.visit('/', async page => {
      for (let stop = 0; stop < 12; stop++) {
        await page.keyboard.press('Tab');
        const outline = await page.evaluate('getComputedStyle(document.activeElement).outlineStyle');
        const at = await focused(page);
        assert.ok(outline !== 'none' || at === 'Scan a text', `${at} shows no focus`);
      }
    }));

  it('creates and revokes a key; the dialog traps the focus and returns it', () =>
    site.visit(
      '/dashboard',
      async page => {
        await page.getByRole('heading', { name: 'API keys' }).waitFor();
        await tabTo(page, /^Name/);
        await page.keyboard.insertText('By hand');
        await page.keyboard.press('Enter');
        await page.locator('.new-key').waitFor();
        await tabTo(page, /^Revoke/);
        await page.keyboard.press('Enter');
        await page.getByRole('dialog').waitFor();
        assert.equal(
          await page.evaluate('document.querySelector("dialog").contains(document.activeElement)'),
          true,
        );
        await page.keyboard.press('Escape');
        assert.match(await focused(page), /^Revoke By hand/);
        await page.keyboard.press('Enter');
        await tabTo(page, /^Cancel/);
        await page.keyboard.press('Enter');
        assert.match(await focused(page), /^Revoke By hand/);
        await page.keyboard.press('Enter');
        // Chromium does this on a second Escape, which a page cannot prevent.
        await page.evaluate('document.querySelector("dialog").close()');
        await page.locator('main dialog').waitFor({ state: 'detached' });
        await page.keyboard.press('Enter');
        await tabTo(page, /^Revoke$/);
        await page.keyboard.press('Enter');
        await page.getByText('No keys yet').waitFor();
        assert.equal(await focused(page), 'Keys and usage');
      },
      { as: 'hands' },
    ));
});
