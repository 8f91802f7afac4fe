import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { noChromium, sample, suiteSite, until } from './browser.js';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

async function scan(page: Page, text = sample): Promise<void> {
  await page.getByLabel('Text to scan').fill(text);
  await button(page, 'Scan the text').click();
  await page.locator('.dial').waitFor();
}

/** Follows a link where it is; a click of Playwright would scroll to it first. */
const follow = (page: Page, path: string) =>
  page.evaluate(`document.querySelector('a[href="${path}"]').click()`);

const site = suiteSite();

describe('result page', { skip: noChromium }, () => {
  const dial = (page: Page) => page.locator('.dial').getAttribute('aria-label');

  it('has an address that a reload, Back and Forward show again', () =>
    site.visit('/', async page => {
      await scan(page);
      const address = page.url();
      assert.match(address, /\/result\/\w+$/);
      const shown = await dial(page);
      await page.reload();
      await page.locator('.dial').waitFor();
      assert.equal(await dial(page), shown);
      await page.goBack();
      await page.getByLabel('Text to scan').waitFor();
      assert.equal(await page.getByLabel('Text to scan').inputValue(), sample);
      await page.goForward();
      await page.locator('.dial').waitFor();
      assert.equal(page.url(), address);
    }));

  it('shows the marker of a list before the text of its item, and the whole text', () =>
    site.visit('/', async page => {
      const text = `${sample}\n\n- **Bees** know her boots.\n1. The postman left a note on the gate.`;
      await scan(page, text);
      const lines = await page.locator('.text-line').allTextContents();
      assert.ok(lines.some(line => line.startsWith('- **Bees** know')));
      assert.ok(lines.some(line => /1\. The postman/.test(line)));
      const labels = await page.locator('.passage-label').allTextContents();
      assert.equal(
        labels.reduce((rest, label) => rest.replace(label, ''), lines.join('')),
        text,
      );
    }));

  it('keeps several results apart', () =>
    site.visit('/', async page => {
      await scan(page);
      const first = await dial(page);
      await button(page, 'Edit the text').click();
      await page.getByLabel('Text to edit').waitFor();
      await page.getByRole('link', { name: 'Scan', exact: true }).click();
      await scan(page, 'My aunt keeps bees behind the chapel. '.repeat(20));
      assert.notEqual(await dial(page), first);
      for (let step = 0; step < 3; step++) await page.goBack();
      await page.locator('.dial').waitFor();
      assert.equal(await dial(page), first);
    }));

  it('shows what an edit changed: score, signals and words', () =>
    site.visit('/', async page => {
      await scan(page);
      assert.equal(await page.locator('.change').count(), 0, 'a first version has nothing to compare with');
      const before = /Score ((?:over |under )?\d+)/.exec((await dial(page))!)![1]!;
      await button(page, 'Edit the text').click();
      await page.getByLabel('Text to edit').waitFor();
      await page.getByRole('link', { name: 'Scan', exact: true }).click();
      await scan(
        page,
        sample.replace('Moreover, thoughtful dialogue plays a crucial role', 'Talking has a part'),
      );
      const section = page.getByRole('region', { name: 'Since the version before' });
      const text = (await section.textContent())!;
      assert.match(text, /the score changed from [\w ]+ \(\w+\) to [\w ]+ \(\w+\): [+−]?[\d.]+ points/);
      assert.ok(text.includes(`from ${before} (`));
      assert.equal(await section.locator('table').count(), 0, 'the table is folded');
      await section.getByRole('button', { name: 'Show what changed' }).click();
      assert.ok((await section.locator('tbody tr').count()) > 3);
      assert.match((await section.locator('del').allTextContents()).join(' '), /Moreover/);
      assert.match((await section.locator('ins').allTextContents()).join(' '), /Talking/);
      await section.getByRole('link').click();
      await button(page, 'Edit the text').waitFor();
      assert.ok((await dial(page))!.includes(`Score ${before} `));
      await button(page, 'New text').click();
      await scan(page, 'My aunt keeps bees behind the chapel. '.repeat(20));
      assert.equal(await page.locator('.change').count(), 0, 'a new text is not compared');
    }));

  it('says when a result was not kept in this tab', () =>
    site.visit('/result/none', async page => {
      await page.getByRole('heading', { name: 'Result not found' }).waitFor();
      assert.equal(await page.title(), 'Result not found · Telltale');
    }));

  it('announces the headline by focus and names it in the title', () =>
    site.visit('/', async page => {
      await page.getByLabel('Text to scan').fill(sample);
      await button(page, 'Scan the text').focus();
      await page.keyboard.press('Enter');
      await page.locator('.dial').waitFor();
      await until(page, 'document.activeElement.tagName === "H1"');
      const heading = await page.evaluate('document.activeElement.textContent');
      assert.match(
        heading as string,
        /^Scan result: Strong signals of .+\. Score (?:over |under )?\d+ of 100 \(\w+; [\w ]+\)\.$/,
      );
      assert.match(await page.title(), /^Strong signals of .+\. · scan result · Telltale$/);
    }));

  it('stops restoring the scroll position when a button is pressed', () =>
    site.visit('/accuracy', async page => {
      // Below the end of the page, so that restoring goes on for a second.
      await page.evaluate("history.replaceState({ scroll: 1_000_000 }, '')");
      await page.reload();
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.mouse.move(5, 5);
      await page.mouse.down();
      await page.evaluate('scrollTo(0, 0)');
      const frame = 'new Promise(resolve => requestAnimationFrame(resolve))';
      await page.evaluate(`${frame}.then(() => ${frame})`);
      assert.equal(await page.evaluate('scrollY'), 0);
      await page.mouse.up();
    }));

  it('returns to the scroll position', () =>
    site.visit('/', async page => {
      await scan(page, `${sample}\n\n`.repeat(12));
      await page.evaluate('scrollTo(0, 700)');
      await until(page, 'history.state?.scroll === 700');
      await follow(page, '/images');
      await until(page, 'scrollY === 0');
      await page.goBack();
      await until(page, 'scrollY === 700');
      await page.reload();
      await until(page, 'scrollY === 700');
    }));

  it('begins a new text, which can be undone', () =>
    site.visit('/', async page => {
      await scan(page);
      await button(page, 'New text').click();
      assert.equal(await page.getByLabel('Text to scan').inputValue(), '');
      await button(page, 'Undo').click();
      assert.equal(await page.getByLabel('Text to scan').inputValue(), sample);
    }));

  it('opens no sheet under a pointer, and keeps a tapped sentence above it', () =>
    site.visit(
      '/',
      async page => {
        await scan(page, `${sample}\n\n`.repeat(6));
        await page.locator('.sentence').nth(2).hover();
        assert.equal(await page.locator('.panel').count(), 0);
        const last = page.locator('.sentence').nth(12);
        await last.click();
        const panel = (await page.locator('.panel').boundingBox())!;
        const sentence = (await last.boundingBox())!;
        assert.ok(sentence.y + sentence.height <= panel.y, `${sentence.y + sentence.height} > ${panel.y}`);
      },
      { viewport: { width: 768, height: 900 } },
    ));

  it('forgets the results of a session that ends', () =>
    site.visit(
      '/',
      async page => {
        await scan(page);
        const address = page.url();
        await page.getByRole('link', { name: 'leaver' }).click();
        await page.getByRole('button', { name: 'Sign out', exact: true }).first().click();
        await page.getByRole('link', { name: 'Sign in' }).waitFor();
        assert.equal(await page.evaluate(recordsKept), 0);
        await page.goto(address);
        await page.getByText('Sign in to open your saved scans').waitFor();
      },
      { as: 'leaver' },
    ));
});

/** Number of values that the browser keeps in its database. */
const recordsKept = `new Promise(done => {
  indexedDB.open('telltale-records').onsuccess = ({ target: { result } }) => {
    result.transaction('records').objectStore('records').count().onsuccess = count => done(count.target.result);
  };
})`;

describe('history list', { skip: noChromium }, () => {
  it('shows on Back what it showed before: the pages loaded, the kind and the place', () =>
    site.visit(
      '/',
      async page => {
        await page.evaluate(`(async () => { for (let i = 0; i < 60; i++) await fetch('/api/cleanup', { method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ text: 'Text ' + i + ' \u2014 of a list.', save: true }) }); })()`);
        await page.getByRole('link', { name: 'History' }).click();
        await button(page, 'Cleanups').click();
        await button(page, 'Show more').click();
        await until(page, 'document.querySelectorAll(".rows > li").length === 60');
        await page.evaluate('scrollTo(0, 2000)');
        await until(page, 'history.state?.scroll === 2000');
        await follow(page, (await page.locator('.rows a').nth(52).getAttribute('href'))!);
        await button(page, 'Delete …').waitFor();
        await page.goBack();
        await until(page, 'document.querySelectorAll(".rows > li").length === 60');
        await until(page, 'scrollY === 2000');
        assert.equal(await button(page, 'Cleanups').getAttribute('aria-pressed'), 'true');
      },
      { as: 'reader' },
    ));
});
