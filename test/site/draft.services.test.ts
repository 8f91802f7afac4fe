import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { eventually } from '../eventually.js';
import { noChromium, sample, suiteSite } from './browser.js';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const box = (page: Page) => page.getByLabel('Text to scan');
const choose = (page: Page, name: string, content: string) =>
  page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });

const site = suiteSite();

describe('draft of a text', { skip: noChromium }, () => {
  it('restores a cleared text by a button or by Ctrl+Z', () =>
    site.visit('/', async page => {
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
    }));

  it('restores a text that a file has replaced', () =>
    site.visit('/', async page => {
      await box(page).fill(sample);
      await choose(page, 'pier.txt', 'Nobody met us at the pier.');
      await page.getByText('The text was replaced by that of pier.txt.').waitFor();
      assert.equal(await box(page).inputValue(), 'Nobody met us at the pier.');
      await button(page, 'Undo').click();
      assert.equal(await box(page).inputValue(), sample);
      assert.equal(await page.getByText('Text from pier.txt').count(), 0);
    }));

  it('is kept when a link has another text, which is offered', () =>
    site.visit('/#text=Words%20of%20the%20link.', async page => {
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
    }));

  it('forgets the origin and title of a text that another one replaces', () =>
    site.visit(
      '/',
      async page => {
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
      },
      { as: 'replacer' },
    ));

  it('is offered to other tabs for 24 hours, and is deleted when five tabs have later ones', () =>
    site.visit('/', async page => {
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
      const kept = `new Promise(done => {
        indexedDB.open('telltale-records').onsuccess = ({ target: { result } }) => {
          result.transaction('records').objectStore('records').getAllKeys().onsuccess = keys =>
            done(keys.target.result.map(([, tab]) => tab).join());
        };
      })`;
      await eventually(async () => (await page.evaluate(kept)) === 'tab 0,tab 1,tab 2,tab 3,tab 4');
      await button(page, 'Continue with it').click();
      assert.equal(await box(page).inputValue(), 'Text 0');
    }));

  it('says that further dropped files were not opened', () =>
    site.visit('/', async page => {
      const transfer = await page.evaluateHandle(
        `(() => { const t = new DataTransfer(); for (const name of ['one', 'two', 'three'])
          t.items.add(new File(['Words of ' + name + '.'], name + '.txt')); return t; })()`,
      );
      await page.dispatchEvent('.editor', 'drop', { dataTransfer: transfer });
      await page.getByText('Only the first file was opened; 2 other files ignored').waitFor();
      await page.getByText('Text from one.txt').waitFor();
      assert.equal(await box(page).inputValue(), 'Words of one.');
    }));

  it('stays on the page when a file is dropped beside the editor', () =>
    site.visit('/', async page => {
      const prevented = await page.evaluate(
        `(() => { const t = new DataTransfer(); t.items.add(new File(['x'], 'x.txt'));
          return ['dragover', 'drop'].map(type => !document.body.dispatchEvent(
            new DragEvent(type, { dataTransfer: t, bubbles: true, cancelable: true }))); })()`,
      );
      assert.deepEqual(prevented, [true, true]);
    }));

  it('keeps the scan button in view on screens of every width', () =>
    site.visit('/', async page => {
      const disclaimerTop = async () => (await page.locator('.disclaimer').boundingBox())!.y;
      for (const [width, height] of [
        [1440, 900],
        [768, 900],
        [390, 844],
      ] as const) {
        await page.setViewportSize({ width, height });
        for (const text of ['', `${sample}\n\n`.repeat(8)]) {
          await box(page).fill(text);
          const { y, height } = (await button(page, 'Scan the text').boundingBox())!;
          assert.ok(y > 0 && y + height <= (await disclaimerTop()), `${width}: ends at ${y + height}`);
        }
      }
    }));

  it('scans by Ctrl+Enter', () =>
    site.visit('/', async page => {
      await box(page).fill(sample);
      await box(page).press('Control+Enter');
      await page.locator('.dial').waitFor();
    }));

  it('counts down to the next attempt when a limit is reached', () =>
    site.visit(
      '/',
      async page => {
        await box(page).fill(sample);
        await page.route('**/api/scan', route =>
          route.fulfill({
            status: 429,
            headers: { 'retry-after': '2' },
            contentType: 'application/json',
            body: '{"detail":"Too many scans. Try again in 2 seconds."}',
          }),
        );
        await button(page, 'Scan the text').click();
        await page.getByRole('alert').waitFor();
        assert.equal(await button(page, 'Try again').isDisabled(), true);
        assert.match((await page.getByRole('timer').textContent())!, /Possible in [12] s/);
        assert.match((await page.getByRole('alert').textContent())!, /^Too many scans\.Try againPossible/);
        assert.match((await page.getByRole('alert').textContent())!, /An account has limits of its own/);
        await page.unroute('**/api/scan');
        await page.getByRole('timer').waitFor({ state: 'detached' });
        await button(page, 'Try again').click();
        await page.locator('.dial').waitFor();
      },
      { errors: [429] },
    ));
});

describe('page without JavaScript', { skip: noChromium }, () => {
  it('says so in view', () =>
    site.visit(
      '/',
      async page => {
        const { y } = (await page
          .getByRole('heading', { name: 'This page needs JavaScript' })
          .boundingBox())!;
        assert.ok(y < 300, `at ${y}`);
      },
      { javaScriptEnabled: false },
    ));
});
