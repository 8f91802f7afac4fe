import assert from 'node:assert/strict';
import { describe } from 'node:test';
import type { Page } from 'playwright-core';
import { eventually } from '../eventually.js';
import {
  scanBox as box,
  button,
  dropFiles,
  noChromium,
  recordsKept,
  sample,
  shows,
  suiteSite,
  textFile,
} from './browser.js';

const choose = (page: Page, name: string, content: string) =>
  page.locator('input[type=file]').first().setInputFiles(textFile(name, content));
const site = suiteSite();

describe('draft of a text', { skip: noChromium }, () => {
  site.test('restores a text that was cleared, or that a file has replaced', async visit => {
    const page = await visit('/');
    await box(page).fill(sample);
    for (const restore of [
      () => button(page, 'Undo').click(),
      async () => {
        await box(page).focus();
        await page.keyboard.press('Control+z');
      },
    ]) {
      await button(page, 'Clear').click();
      assert.equal(await box(page).inputValue(), '');
      await restore();
      assert.equal(await box(page).inputValue(), sample);
    }
    await button(page, 'Clear').click();
    await box(page).fill('Something else.');
    assert.equal(await button(page, 'Undo').count(), 0, 'typing goes on without the cleared text');
    await box(page).fill(sample);
    await choose(page, 'pier.txt', 'Nobody met us at the pier.');
    await page.getByText('The text was replaced by that of pier.txt.').waitFor();
    assert.equal(await box(page).inputValue(), 'Nobody met us at the pier.');
    await button(page, 'Undo').click();
    assert.equal(await box(page).inputValue(), sample);
    assert.equal(await page.getByText('Text from pier.txt').count(), 0);
  });

  site.test('keeps its document when typing replaces the text and is undone', async visit => {
    const page = await visit('/');
    await choose(page, 'pier.txt', sample);
    const origin = page.getByText('Text from pier.txt');
    await origin.waitFor();
    await box(page).press('Control+a');
    await box(page).press('x');
    await origin.waitFor({ state: 'detached' });
    await box(page).press('Control+z');
    await origin.waitFor();
    assert.equal(await box(page).inputValue(), sample);
  });

  site.test('is kept when a link has another text, which is offered', async visit => {
    const page = await visit('/#text=Words%20of%20the%20link.');
    const follow = (text: string) =>
      page.evaluate(`void (location.hash = ${JSON.stringify(`text=${encodeURIComponent(text)}`)})`);
    const offer = page.getByText('A link has another text');
    assert.equal(await box(page).inputValue(), 'Words of the link.', 'there was no draft');
    await box(page).fill(sample);
    await follow('Words of another page.');
    await offer.waitFor();
    assert.equal(await box(page).inputValue(), sample);
    await button(page, 'Keep your text').click();
    assert.equal(await offer.count(), 0);
    await follow('Words of a third page.');
    await button(page, 'Replace your text').click();
    assert.equal(await box(page).inputValue(), 'Words of a third page.');
    await button(page, 'Undo').click();
    assert.equal(await box(page).inputValue(), sample);
    await page.reload();
    await follow('Words after a reload.');
    await offer.waitFor();
    assert.equal(await box(page).inputValue(), sample);
    await follow(sample);
    await offer.waitFor({ state: 'detached' });
  });

  site.test('forgets the origin and title of a text that another one replaces', async visit => {
    const page = await visit('/', { as: 'replacer' });
    await choose(page, 'pier.txt', 'Nobody met us at the pier, and the shop was shut.');
    await page.getByText('Text from pier.txt').waitFor();
    assert.equal(await page.getByLabel('Title in your history').inputValue(), 'pier.txt');
    await box(page).press('End');
    await page.keyboard.type(' The kettle had gone.');
    assert.equal(await page.getByText('Text from pier.txt').count(), 1, 'an edit keeps it');
    await box(page).fill(sample);
    assert.equal(await page.getByText('Text from pier.txt').count(), 0);
    assert.equal(await page.getByLabel('Title in your history').inputValue(), '');
    await page.getByLabel('Title in your history').fill('Mine');
    await box(page).fill('Another text altogether.');
    assert.equal(await page.getByLabel('Title in your history').inputValue(), 'Mine');
  });

  site.test('is offered to other tabs for 24 hours, unless five tabs have later ones', async visit => {
    const page = await visit('/');
    // Drafts of seven other tabs, an hour apart; the last one has expired.
    const tabs = await page.evaluate(`(async () => {
        const settled = request => new Promise(done => (request.onsuccess = () => done(request.result)));
        const records = (await settled(indexedDB.open('telltale-records'))).transaction('records', 'readwrite')
          .objectStore('records');
        for (const [i, hours] of [1, 2, 3, 4, 5, 6, 24].entries())
          records.put({ kind: 'draft', tab: 'tab ' + i, id: 0, savedAt: Date.now() - hours * 3600000,
            value: { text: 'Text ' + i, source: null } });
        return settled(records.count());
      })()`);
    assert.equal(tabs, 7);
    await page.reload();
    await page.getByText('Text 0 …').waitFor();
    await eventually(async () => (await page.evaluate(recordsKept)) === 'tab 0,tab 1,tab 2,tab 3,tab 4');
    await button(page, 'Continue with it').click();
    assert.equal(await box(page).inputValue(), 'Text 0');
  });

  site.test('says that further dropped files were not opened, and stays on the page', async visit => {
    const page = await visit('/');
    await dropFiles(page, '.editor', 'one.txt', 'two.txt', 'three.txt');
    await page.getByText('Only the first file was opened; 2 other files ignored').waitFor();
    await page.getByText('Text from one.txt').waitFor();
    assert.equal(await box(page).inputValue(), 'Words of one.txt');
    assert.ok(await dropFiles(page, 'body', 'x.txt'), 'a file beside the editor opens no other page');
  });

  site.test('scans by Ctrl+Enter, and counts down when a limit is reached', async visit => {
    const page = await visit('/', { errors: [429] });
    await box(page).fill(sample);
    await page.route('**/api/scan', route =>
      route.fulfill({
        status: 429,
        headers: { 'retry-after': '2' },
        json: { detail: 'Too many scans. Try again in 2 seconds.' },
      }),
    );
    await box(page).press('Control+Enter');
    await page.getByRole('alert').waitFor();
    assert.equal(await button(page, 'Try again').isDisabled(), true);
    await shows(page.getByRole('timer'), /Possible in [12] s/);
    const alert = page.getByRole('alert');
    await shows(alert, /^Too many scans\.Try againPossible.*An account has limits of its own/);
    await page.unroute('**/api/scan');
    await page.getByRole('timer').waitFor({ state: 'detached' });
    await button(page, 'Try again').click();
    await page.locator('.dial').waitFor();
  });
});

describe('page without JavaScript', { skip: noChromium }, () => {
  site.test('says so in view, with the error rates', async visit => {
    const page = await visit('/', { javaScriptEnabled: false });
    const { y } = (await page.getByRole('heading', { name: 'This page needs JavaScript' }).boundingBox())!;
    assert.ok(y < 300, `at ${y}`);
    await shows(page.locator('main'), /Of [\d,]+ human-written texts, [\d.]+% reached the band “elevated”/);
  });
});

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
  site.test('scans a text, chooses a sentence and opens a signal, and shows the focus', async visit => {
    const page = await visit('/');
    for (let stop = 0; stop < 12; stop++) {
      await page.keyboard.press('Tab');
      const outline = await page.evaluate('getComputedStyle(document.activeElement).outlineStyle');
      const at = await focused(page);
      assert.ok(outline !== 'none' || at === 'Scan a text', `${at} shows no focus`);
    }
    await page.reload();
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
    await page.keyboard.press('Escape');
    await tabTo(page, /^Wording as a whole./);
    await page.keyboard.press('Enter');
    await shows(page.locator('details[open] .reason'), /wording model/);
  });

  site.test('lists the keys in a dialog that the question mark opens', async visit => {
    const page = await visit('/');
    await box(page).focus();
    await page.keyboard.type('Why?');
    assert.equal(await page.getByRole('dialog').count(), 0, 'in a field it is text');
    await page.getByRole('heading', { level: 1 }).focus();
    await page.keyboard.press('?');
    await shows(page.getByRole('dialog'), /Ctrl \+ Enter.*scan/s);
    await page.keyboard.press('Escape');
    assert.equal(await page.getByRole('dialog').count(), 0);
    await button(page, 'Keyboard').press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).press('Enter');
    assert.equal(await focused(page), 'Keyboard');
  });

  site.test('creates and revokes a key; the dialog traps the focus and returns it', async visit => {
    const page = await visit('/dashboard', { as: 'hands' });
    await page.getByRole('heading', { name: 'API keys' }).waitFor();
    await tabTo(page, /^Name/);
    await page.keyboard.insertText('By hand');
    await page.keyboard.press('Enter');
    await page.locator('.new-key').waitFor();
    await tabTo(page, /^Revoke/);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    const isInside = await page.evaluate('document.querySelector("dialog").contains(document.activeElement)');
    assert.equal(isInside, true);
    await page.keyboard.press('Escape');
    assert.match(await focused(page), /^Revoke By hand/);
    await page.keyboard.press('Enter');
    await tabTo(page, /^Revoke$/);
    await page.keyboard.press('Enter');
    await page.getByText('No keys yet').waitFor();
    assert.equal(await focused(page), 'API keys');
  });
});
