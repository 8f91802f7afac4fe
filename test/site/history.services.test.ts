import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { assistant, novel, novelContinued } from '../engine/scan/passages/prose.js';
import { editedText, noChromium, pasteText, sample, suiteSite } from './browser.js';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

const curly = 'He said \u201cnot yet\u201d \u2014 twice\u2026\u200b and left.';
const plain = 'He said "not yet" - twice... and left.';

/** Saves a scan with the account of the page and returns its id. */
const save = (page: Page, title: string, text = sample, parent: string | null = null): Promise<string> =>
  page.evaluate(`fetch('/api/scan', { method: 'POST', headers: { 'content-type': 'application/json' },
    body: JSON.stringify(${JSON.stringify({ text, title, parent_scan_id: parent, include_sentences: true })}) })
    .then(r => r.json()).then(r => r.scan_id)`);

describe('history pages', { skip: noChromium }, () => {
  const site = suiteSite();
  const titles = (page: Page) => page.locator('.rows .title').allTextContents();

  it('asks a signed-out visitor to sign in', () =>
    site.visit('/history', async page => {
      await page.getByRole('heading', { name: 'Sign in' }).waitFor();
      assert.match((await page.locator('main').textContent())!, /Without an account nothing is stored/);
    }));

  it('saves a scan under its title and opens it again', () =>
    site.visit(
      '/',
      async page => {
        await page.getByLabel('Text to scan').fill(sample);
        await page.getByLabel(/^Title/).fill('Bees behind the chapel');
        await button(page, 'Scan the text').click();
        await page.locator('.dial').waitFor();
        const score = await page.locator('.dial .score').textContent();
        await page.getByRole('link', { name: 'History', exact: true }).click();
        await page.getByRole('link', { name: 'Bees behind the chapel' }).click();
        await page.getByRole('heading', { name: 'Bees behind the chapel' }).waitFor();
        assert.equal(await page.locator('.dial .score').textContent(), score);
        await page.reload();
        await page.locator('.sentence').first().waitFor();
      },
      { as: 'keeper' },
    ));

  it('saves nothing when saving is unchecked', () =>
    site.visit(
      '/',
      async page => {
        await page.getByLabel('Text to scan').fill(sample);
        await page.getByLabel('Save to my history').uncheck();
        await button(page, 'Scan the text').click();
        await page.locator('.dial').waitFor();
        await page.getByRole('link', { name: 'History' }).click();
        await page.getByText('Nothing here yet.').waitFor();
      },
      { as: 'private' },
    ));

  it('draws the revisions of a text and links to each', () =>
    site.visit(
      '/',
      async page => {
        const first = await save(page, 'Draft one');
        await page.goto(`${site.server.url}/history/${first}`);
        assert.equal(await page.locator('.chain').count(), 0);
        await button(page, 'Edit the text').click();
        await page.getByRole('link', { name: 'Scan', exact: true }).click();
        await page.getByText('saved as a revision of').waitFor();
        await page.getByLabel('Text to scan').fill('My aunt keeps bees behind the chapel. '.repeat(12));
        await page.getByLabel(/^Title/).fill('Draft two');
        await button(page, 'Scan the text').click();
        await page.getByRole('heading', { name: '2 revisions' }).waitFor();
        assert.equal(await page.locator('.chain circle').count(), 2);
        await page.locator('.chain a').first().click();
        await page.getByRole('heading', { name: 'Draft one' }).waitFor();
      },
      { as: 'reviser' },
    ));

  it('searches titles across all pages and shows how many were searched', () =>
    site.visit(
      '/',
      async page => {
        await save(page, 'The very first one');
        await page.evaluate(`(async () => { for (let i = 0; i < 55; i++) await fetch('/api/scan', { method: 'POST',
          headers: { 'content-type': 'application/json' }, body: JSON.stringify({ text: 'a few words', title: 'Note ' + i }) }) })()`);
        await page.goto(`${site.server.url}/history`);
        await page.getByText('56 scans').waitFor();
        assert.equal((await titles(page)).length, 50);
        await page.getByRole('searchbox').fill('very FIRST');
        await page.getByText('1 scan found; searched 56 of 56').waitFor();
        assert.deepEqual(await titles(page), ['The very first one']);
      },
      { as: 'searcher' },
    ));

  it('filters by band and by mixed texts, and folds the versions of a text', () =>
    site.visit(
      '/',
      async page => {
        const first = await save(page, 'Draft one');
        await save(page, 'Draft two', `${sample} She posts me a jar.`, first);
        await save(
          page,
          'Bees',
          'My aunt keeps bees behind the chapel. They know her boots by now. '.repeat(9),
        );
        const mixed = [novel, assistant, novelContinued].map(part => part.join(' ')).join('\n\n');
        await save(page, 'Pier', mixed);
        await page.goto(`${site.server.url}/history`);
        await page.getByText('4 scans').waitFor();
        assert.deepEqual(await titles(page), ['Pier', 'Bees', 'Draft two']);
        await button(page, 'Show 1 earlier version').click();
        assert.deepEqual(await titles(page), ['Pier', 'Bees', 'Draft two', 'Draft one']);
        await page.getByLabel('Finding').selectOption('mixed');
        await page.getByText('1 scan found; searched 4 of 4').waitFor();
        assert.match(
          (await page.locator('.rows li').first().textContent())!,
          /Pier.*Words [\d,]+ to [\d,]+ read as .*mixed, \d+%/s,
        );
        await page.getByLabel('Finding').selectOption('high');
        await page.getByText('2 scans found; searched 4 of 4').waitFor();
        assert.deepEqual((await titles(page))[0], 'Draft two');
        await page.getByLabel('From').fill('2999-01-01');
        await page.getByText('0 scans found').waitFor();
      },
      { as: 'sorter' },
    ));

  it('deletes one record or all only after confirmation', () =>
    site.visit(
      '/',
      async page => {
        for (const title of ['One', 'Two', 'Three']) await save(page, title);
        await page.goto(`${site.server.url}/history`);
        const dialog = page.getByRole('dialog');
        await button(page, 'Delete Two').click();
        await dialog.getByRole('button', { name: 'Cancel' }).click();
        assert.equal((await titles(page)).length, 3);
        await button(page, 'Delete Two').click();
        await dialog.getByRole('button', { name: 'Delete' }).click();
        await page.getByText('2 scans').waitFor();
        assert.deepEqual(await titles(page), ['Three', 'One']);
        await button(page, 'Delete all …').click();
        assert.match((await dialog.textContent())!, /Delete all 2 scans\?/);
        await dialog.getByRole('button', { name: 'Delete all' }).click();
        await page.getByText('Nothing here yet.').waitFor();
      },
      { as: 'deleter' },
    ));

  it('lists and opens saved cleanups', () =>
    site.visit(
      '/edit',
      async page => {
        await pasteText(page, curly);
        await button(page, 'Save a cleaned copy to my history').click();
        await page.getByRole('link', { name: 'Show the saved cleanup' }).waitFor();
        await page.getByRole('link', { name: 'History', exact: true }).click();
        await button(page, 'Cleanups').click();
        await page.locator('.rows .title').click();
        await page.locator('del').first().waitFor();
        assert.deepEqual(await page.locator('del').allTextContents(), [
          '\u201c',
          '\u201d',
          '\u2014',
          '\u2026',
          'U+200B',
        ]);
        assert.match((await page.locator('.cleaned').textContent())!, /5 changes.*smart quotes 2/s);
        await button(page, 'Copy the clean text').click();
        await button(page, 'Copied').waitFor();
        assert.equal(await page.evaluate('navigator.clipboard.readText()'), plain);
        const [download] = await Promise.all([
          page.waitForEvent('download'),
          button(page, 'Download').click(),
        ]);
        assert.equal(readFileSync(await download.path(), 'utf8'), plain);
        await button(page, 'Scan the clean text').click();
        assert.equal(await page.getByLabel('Text to scan').inputValue(), plain);
      },
      { as: 'cleaner', permissions: ['clipboard-read', 'clipboard-write'] },
    ));

  it('renames a record on its page and in the list', () =>
    site.visit(
      '/',
      async page => {
        await save(page, 'Before');
        await page.goto(`${site.server.url}/history`);
        await page.getByRole('link', { name: 'Before' }).click();
        await button(page, 'Rename').waitFor();
        await page.emulateMedia({ media: 'print' });
        assert.equal(await page.locator('.record-actions').filter({ visible: true }).count(), 0);
        await page.emulateMedia({ media: null });
        await button(page, 'Rename').click();
        await page.keyboard.press('Control+a');
        await page.keyboard.type('After');
        await page.keyboard.press('Enter');
        await page.getByRole('heading', { name: /^After/ }).waitFor();
        assert.equal(await page.evaluate('document.activeElement.tagName'), 'H1');
        assert.equal(await page.getByLabel('Title in your history').count(), 0);
        await page.goBack();
        await page.getByRole('link', { name: 'After' }).waitFor();
        await page.reload();
        await page.getByRole('link', { name: 'After' }).waitFor();
      },
      { as: 'renamer' },
    ));

  it('scans a record again as a revision, and continues with its text on the edit page', () =>
    site.visit(
      '/',
      async page => {
        const id = await save(page, 'Draft');
        await page.goto(`${site.server.url}/history/${id}`);
        await button(page, 'Scan again').click();
        await page.getByRole('heading', { name: '2 revisions' }).waitFor();
        await button(page, 'Edit the text').click();
        await page.locator('.mark').first().waitFor();
        assert.equal(await editedText(page), sample);
      },
      { as: 'continuer' },
    ));

  it('shows what changed since the version before of a saved scan', () =>
    site.visit(
      '/',
      async page => {
        const first = await save(page, 'Draft');
        const second = await save(page, 'Final', `${sample} She posts me a jar.`, first);
        await page.goto(`${site.server.url}/history/${second}`);
        const section = page.getByRole('region', { name: 'Since the version before' });
        await section.getByRole('button', { name: 'Show what changed' }).click();
        await section.locator('ins').first().waitFor();
        assert.match((await section.locator('ins').allTextContents()).join(' '), /She posts me a jar/);
        await section.getByRole('link').click();
        await page.getByRole('heading', { name: /^Draft/ }).waitFor();
        assert.equal(new URL(page.url()).pathname, `/history/${first}`);
        assert.equal(await section.count(), 0);
      },
      { as: 'second-version' },
    ));

  it('asks for a new sign-in after the session has ended', () =>
    site.visit(
      '/history',
      async page => {
        await page.getByText('Nothing here yet.').waitFor();
        await page.context().clearCookies();
        await button(page, 'Cleanups').click();
        await page.getByRole('heading', { name: 'Sign in' }).waitFor();
      },
      { as: 'expired', errors: [401] },
    ));

  it('shows a message for an unknown record', () =>
    site.visit(
      '/history/scan_00000000000000000000000000',
      async page => {
        await page.getByRole('heading', { name: 'Record not found' }).waitFor();
      },
      { as: 'seeker', errors: [404] },
    ));
});
