import assert from 'node:assert/strict';
import { describe } from 'node:test';
import type { Page } from 'playwright-core';
import {
  button,
  downloaded,
  editedText,
  mixedSample,
  noChromium,
  pasteText,
  sample,
  scan,
  scanBox,
  shows,
  suiteSite,
  until,
} from './browser.js';

const curly = 'He said \u201cnot yet\u201d \u2014 twice\u2026\u200b and left.';
const plain = 'He said "not yet" - twice... and left.';
const bees = 'My aunt keeps bees behind the chapel. They know her boots by now. '.repeat(9);

/** Sends requests with the session of the page, one after the other, and returns the last response. */
const post = (page: Page, path: string, ...bodies: object[]): Promise<{ scan_id: string }> =>
  page.evaluate(`(async () => {
    let answer;
    for (const body of ${JSON.stringify(bodies)})
      answer = await fetch('${path}', { method: 'POST', headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body) });
    return answer.json();
  })()`);

/** Saves a scan with the account of the page and returns its id. */
const save = async (page: Page, title: string, text = sample, parent: string | null = null) =>
  (await post(page, '/api/scan', { text, title, parent_scan_id: parent, include_sentences: true })).scan_id;

describe('history pages', { skip: noChromium }, () => {
  const site = suiteSite();
  const titles = (page: Page) => page.locator('.rows .title').allTextContents();
  const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name }).waitFor();

  site.test('ask for a sign-in, also when a session has ended, and report unknown records', async visit => {
    const visitor = await visit('/history');
    await heading(visitor, 'History');
    await button(visitor, 'Sign in').waitFor();
    await shows(visitor.locator('main'), /Without an account nothing is stored/);
    const page = await visit('/history/scan_0000000000000000000000000', { as: 'seeker', errors: [401, 404] });
    await heading(page, 'Record not found');
    await page.goto(`${site.server.url}/history`);
    await page.getByText('Nothing here yet.').waitFor();
    await page.context().clearCookies();
    await button(page, 'Cleanups').click();
    await button(page, 'Sign in').waitFor();
  });

  site.test('save a scan under its title unless saving is unchecked, and rename it', async visit => {
    const page = await visit('/', { as: 'keeper' });
    await page.getByLabel('Save to my history').uncheck();
    await scan(page);
    await page.getByRole('link', { name: 'History' }).click();
    await page.getByText('Nothing here yet.').waitFor();
    await page.goto(site.server.url);
    await page.getByLabel(/^Title/).fill('Bees behind the chapel');
    await page.getByLabel('Save to my history').check();
    await scan(page);
    const score = await page.locator('.dial .score').textContent();
    await page.getByRole('link', { name: 'History', exact: true }).click();
    await page.getByRole('link', { name: 'Bees behind the chapel' }).click();
    await heading(page, 'Bees behind the chapel');
    assert.equal(await page.locator('.dial .score').textContent(), score);
    await page.reload();
    await page.locator('.sentence').first().waitFor();
    await page.emulateMedia({ media: 'print' });
    assert.equal(await page.locator('.record-actions').filter({ visible: true }).count(), 0);
    await page.emulateMedia({ media: null });
    await button(page, 'Rename').click();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('After');
    await page.keyboard.press('Enter');
    await heading(page, /^After/);
    assert.equal(await page.evaluate('document.activeElement.tagName'), 'H1');
    assert.equal(await page.getByLabel('Title in your history').count(), 0);
    await page.goto(`${site.server.url}/history`);
    await page.getByRole('link', { name: 'After' }).waitFor();
  });

  site.test('draw the revisions of a text, and link to each', async visit => {
    const page = await visit('/', { as: 'reviser' });
    const first = await save(page, 'Draft one');
    await page.goto(`${site.server.url}/history/${first}`);
    assert.equal(await page.locator('.chain').count(), 0);
    await button(page, 'Edit the text').click();
    await page.locator('.mark').first().waitFor();
    assert.equal(await editedText(page), sample);
    await page.getByRole('link', { name: 'Scan', exact: true }).click();
    await page.getByText('saved as a revision of').waitFor();
    await page.getByLabel(/^Title/).fill('Draft two');
    await scan(page, `${sample} She posts me a jar.`);
    await heading(page, '2 revisions');
    assert.equal(await page.locator('.chain a').count(), 2);
    const section = page.getByRole('region', { name: 'Since the version before' });
    await section.getByRole('link').click();
    await heading(page, /^Draft one/);
    assert.equal(new URL(page.url()).pathname, `/history/${first}`);
    assert.equal(await section.count(), 0);
    await button(page, 'Scan again').click();
    await heading(page, '3 revisions');
    await page.locator('.chain a').first().click();
    await heading(page, 'Draft one');
  });

  site.test('search and filter the list, and delete after confirmation', async visit => {
    const page = await visit('/', { as: 'sorter' });
    const notes = Array.from({ length: 50 }, (_, i) => ({ text: 'a few words', title: `Note ${i}` }));
    await save(page, 'Pier', mixedSample);
    await post(page, '/api/scan', ...notes);
    const first = await save(page, 'Draft one');
    await save(page, 'Draft two', `${sample} She posts me a jar.`, first);
    await save(page, 'Bees', bees);
    await page.goto(`${site.server.url}/history`);
    await page.getByText('54 scans').waitFor();
    assert.deepEqual((await titles(page)).slice(0, 3), ['Bees', 'Draft two', 'Draft one']);
    assert.equal((await titles(page)).length, 50);
    await page.getByRole('searchbox').fill('PIER');
    await page.getByText('1 scan found; searched 54 of 54').waitFor();
    assert.deepEqual(await titles(page), ['Pier']);
    await page.getByRole('searchbox').fill('');
    await page.getByLabel('Finding').selectOption('mixed');
    await page.getByText('1 scan found; searched 54 of 54').waitFor();
    await shows(page.locator('.rows li').first(), /Pier.*Words [\d,]+ to [\d,]+ read as /s);
    await shows(page.locator('.rows li').first(), /^(over 99|\d+)Pier.*passages? (?:up to )?\1, whole text/s);
    await page.getByLabel('Finding').selectOption('high');
    await page.getByText('2 scans found; searched 54 of 54').waitFor();
    assert.equal((await titles(page))[0], 'Draft two');
    await page.getByLabel('From').fill('2999-01-01');
    await page.getByText('0 scans found').waitFor();

    await page.reload();
    const dialog = page.getByRole('dialog');
    await button(page, 'Delete Bees').click();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    assert.equal((await titles(page))[0], 'Bees');
    await button(page, 'Delete Bees').click();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await page.getByText('53 scans').waitFor();
    assert.equal((await titles(page))[0], 'Draft two');
    await button(page, 'Delete all …').click();
    await shows(dialog, /Delete all 53 scans\?/);
    await dialog.getByRole('button', { name: 'Delete all' }).click();
    await page.getByText('Nothing here yet.').waitFor();
  });

  site.test('list and open saved cleanups, and show on Back what was shown before', async visit => {
    const page = await visit('/edit', { as: 'cleaner', permissions: ['clipboard-read', 'clipboard-write'] });
    const texts = Array.from({ length: 59 }, (_, i) => ({ text: `Text ${i} \u2014 of a list.`, save: true }));
    await post(page, '/api/cleanup', ...texts);
    await page.evaluate("localStorage.setItem('telltale-house-style', 'plain')");
    await page.reload();
    await pasteText(page, curly);
    await button(page, 'Save a cleaned copy to my history').click();
    await page.getByRole('link', { name: 'Show the saved cleanup' }).waitFor();
    await page.getByRole('link', { name: 'History', exact: true }).click();
    await button(page, 'Cleanups').click();
    await button(page, 'Show more').click();
    await until(page, 'document.querySelectorAll(".rows > li").length === 60');
    await page.evaluate('scrollTo(0, 2000)');
    await until(page, 'history.state?.scroll === 2000');
    // A click of Playwright would scroll to the link first.
    await page.evaluate('document.querySelectorAll(".rows .title")[52].closest("a").click()');
    await button(page, 'Delete …').waitFor();
    await page.goBack();
    await until(page, 'document.querySelectorAll(".rows > li").length === 60');
    await until(page, 'scrollY === 2000');
    assert.equal(await button(page, 'Cleanups').getAttribute('aria-pressed'), 'true');

    await page.locator('.rows .title').first().click();
    await page.locator('del').first().waitFor();
    const marks = ['\u201c', '\u201d \u2014', '\u2026U+200B'];
    assert.deepEqual(await page.locator('del').allTextContents(), marks);
    await shows(page.locator('.cleaned'), /5 changes.*smart quotes 2/s);
    await button(page, 'Copy the clean text').click();
    await button(page, 'Copied').waitFor();
    assert.equal(await page.evaluate('navigator.clipboard.readText()'), plain);
    assert.equal((await downloaded(page, 'Download')).content, plain);
    await button(page, 'Scan the clean text').click();
    assert.equal(await scanBox(page).inputValue(), plain);
  });
});
