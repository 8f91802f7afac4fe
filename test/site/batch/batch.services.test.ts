import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { assistant, novel, novelContinued } from '../../engine/scan/passages/prose.js';
import { column, pdfOf, runs } from '../../files/document/pdf-file.js';
import { temporaryFolder } from '../../server.js';
import { noChromium, sample, suiteSite, until } from '../browser.js';

const plain = novel.join(' ');
/** Human-written, then AI-generated, then human-written sentences. */
const mixed = [novel, assistant, novelContinued].map(part => part.join(' ')).join('\n\n');

const file = (name: string, content: string) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(content),
});
const choose = (page: Page, files: ReturnType<typeof file>[]) =>
  page.locator('input[type=file][multiple]').setInputFiles(files);
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const names = (page: Page) => page.locator('.rows .title').allTextContents();

async function downloaded(page: Page, name: string | RegExp): Promise<string> {
  const downloading = page.waitForEvent('download');
  await button(page, name).click();
  return readFileSync(await (await downloading).path(), 'utf8');
}

describe('page that scans several files', { skip: noChromium }, () => {
  const site = suiteSite({}, { free: { requests_per_hour: 60 } });

  it('scans at most 30 files of a visitor, and shows first what is left of the limit', () =>
    site.visit('/', async page => {
      await page.getByRole('link', { name: 'Several files', exact: true }).click();
      await page.locator('.batch-drop').waitFor();
      await choose(
        page,
        Array.from({ length: 31 }, (_, i) => file(`essay ${i + 1}.txt`, plain)),
      );
      await page.getByText('essay 31.txt: the list has 30 files: scan these first.').waitFor();
      await page.getByText(/^This scan needs 60 requests\. You have \d+ requests this hour left\./).waitFor();
      assert.equal(await page.getByLabel('Save each result to my history').count(), 0);
      await button(page, 'Clear the list').click();
      await choose(page, [file('essay.txt', plain)]);
      await button(page, 'Scan 1 file').click();
      await page.getByText('1 of 1 file scanned').waitFor();
    }));

  it('shows with each result, and in its files, what of a document could not be read', () =>
    site.visit(
      '/batch',
      async page => {
        const pages = Array(2).fill(runs(...column(72, 700, ...plain.match(/[^()\\]{1,80}/g)!.slice(0, 40))));
        const pdf = Buffer.from(pdfOf({ pages, objects: { 12: 'null' } }));
        const unread = '1 of 2 pages could not be read: damaged.';
        await choose(page, [{ name: 'partly.pdf', mimeType: 'application/pdf', buffer: pdf }]);
        await button(page, 'Scan 1 file').click();
        await page.getByText('1 of 1 file scanned').waitFor();
        assert.match((await page.locator('.rows > li').textContent())!, /1 of 2 pages could not be read/);
        assert.ok((await downloaded(page, /CSV/)).includes(unread));
        await page.locator('.rows a').click();
        await page.locator('.note').getByText(unread).waitFor();
        assert.ok((await downloaded(page, 'Download the report')).includes(unread));
        await page.goto(`${site.server.url}/batch/report`);
        await page.locator('td').getByText(unread).waitFor();
      },
      { as: 'partial' },
    ));

  it('scans each file, keeps the order of the names and shows a distribution', () =>
    site.visit(
      '/batch',
      async page => {
        await choose(page, [
          file('b.txt', sample),
          file('a.txt', plain),
          file('brief.txt', 'See you at noon, by the old pier.'),
          file('broken.docx', 'no zip archive'),
          file('mixed.txt', mixed),
          file('picture.png', 'not a text'),
        ]);
        await page.getByText('picture.png: not a format that can be scanned.').waitFor();
        await button(page, 'Scan 5 files').click();
        await page.getByText('4 of 5 files scanned, 1 failed').waitFor();
        assert.deepEqual((await names(page)).slice(2), ['a.txt', 'brief.txt', 'broken.docx']);
        await page.getByRole('heading', { name: 'Distribution of 4 files' }).waitFor();
        const bars = await page.locator('.distribution li').allTextContents();
        assert.deepEqual(
          bars.map(text => text.match(/\d+(?= files?$)/)?.[0]),
          ['1', '0', '0', '1', '1', '1'],
        );
        assert.match(`${bars[4]} ${bars[5]}`, /^mixed.*not assessed/);
        assert.match((await page.locator('.rows > li').nth(3).textContent())!, /^–.*Not assessed: /s);
        assert.match((await page.locator('.rows > li').nth(4).textContent())!, /docx/i);
        await button(page, 'Flagged share').click();
        assert.deepEqual((await names(page)).slice(0, 2), ['b.txt', 'mixed.txt']);
        assert.match(
          (await page.locator('.rows > li').nth(1).textContent())!,
          /^up to \d+mixed\.txtmixed, \d+% .*Mixed: one passage .*Words \d+ to \d+: \w+, \d+ of 100: .+…/s,
        );
        await button(page, /^mixed .*1 file$/).click();
        assert.deepEqual(await names(page), ['mixed.txt']);
        await button(page, 'Show all 5 files').click();
        assert.equal((await names(page)).length, 5);
      },
      { as: 'lecturer', errors: [415, 422] },
    ));

  it('opens a result between its neighbours, and has the list again as it was left', () =>
    site.visit(
      '/batch',
      async page => {
        await choose(page, [file('a.txt', sample), file('b.txt', plain), file('c.txt', plain)]);
        await button(page, 'Scan 3 files').click();
        await page.getByText('3 of 3 files scanned').waitFor();
        await button(page, 'Name').click();
        const row = (name: string) => page.getByRole('link', { name, exact: true });
        await row('b.txt').focus();
        const scroll = await page.evaluate('scrollY');
        await page.keyboard.press('Enter');
        await page.locator('.dial').waitFor();
        assert.equal(await page.locator('nav [aria-current]').textContent(), 'Several files');
        await page.getByText('2 of 3').waitFor();
        await page.getByRole('link', { name: 'Next file: c.txt' }).click();
        await page.getByRole('heading', { name: 'c.txt' }).waitFor();
        assert.equal(await page.getByRole('link', { name: /^Next file/ }).count(), 0);
        await page.getByRole('link', { name: 'Back to the 3 files' }).click();
        await page.getByText('3 of 3 files scanned').waitFor();
        await until(page, `scrollY === ${scroll}`);
        assert.equal(await page.evaluate('document.activeElement.textContent'), 'c.txt');
        await page.reload();
        await row('a.txt').click();
        await page.locator('.dial').waitFor();
        await page.reload();
        await page.getByRole('heading', { name: 'a.txt' }).waitFor();
        await page.goBack();
        await page.getByText('3 of 3 files scanned').waitFor();
      },
      { as: 'opener' },
    ));

  it('returns with its files after the person signs in, and adds those over the limit of visitors', () =>
    site.visit('/batch', async page => {
      await site.server.register('pupil');
      const files = Array.from({ length: 31 }, (_, i) => file(`${i + 1}.txt`, plain));
      await choose(page, files);
      await page.getByText('1 file not added').waitFor();
      await page.getByRole('link', { name: 'Sign in' }).click();
      await page.getByLabel('Name').fill('pupil');
      await page.getByLabel('Password').fill('correct horse');
      await button(page, 'Sign in').click();
      await button(page, 'Scan 31 files').waitFor();
      assert.equal(await page.getByText('not added').count(), 0);
    }));

  it('prints the results as one report with a page for each file, and downloads the single reports', () =>
    site.visit(
      '/batch',
      async page => {
        await choose(page, [file('<b>.txt', plain), file('mixed.txt', mixed)]);
        await button(page, 'Scan 2 files').click();
        await page.getByText('2 of 2 files scanned').waitFor();
        const archive = await downloaded(page, 'ZIP of the single reports');
        assert.match(archive, /^PK.*_b_-report\.html.*mixed-report\.html/s);
        await page.getByRole('link', { name: 'Report on all files' }).click();
        await page.getByLabel('Title of the report').fill('Class 9b');
        await page.getByRole('heading', { name: 'Class 9b' }).waitFor();
        const html = await downloaded(page, 'Download as one HTML file');
        assert.match(html, /^<!doctype html>.*<title>Class 9b · .*&lt;b&gt;\.txt.*<blockquote>/s);
        assert.doesNotMatch(html, /<script|<b>\.txt|https?:/);
        await page.emulateMedia({ media: 'print' });
        const breaks = `[...document.querySelectorAll('.file-page')].map(one => getComputedStyle(one).breakBefore)`;
        assert.deepEqual(await page.evaluate(breaks), ['page', 'page']);
        assert.equal(await button(page, 'Print or save as PDF').isVisible(), false);
        await page.emulateMedia({ media: null });
      },
      { as: 'printer' },
    ));

  it('saves results later, and says how many words that uses', () =>
    site.visit(
      '/batch',
      async page => {
        await choose(page, [file('a.txt', sample)]);
        await button(page, 'Scan 1 file').click();
        await page
          .getByText(/^Saving scans the texts again and uses \d+ words of this month's quota/)
          .waitFor();
        await button(page, 'Save 1 result to my history').click();
        await page.getByRole('link', { name: 'a.txt' }).click();
        await page.getByRole('link', { name: 'history', exact: true }).click();
        await until(page, 'location.pathname.startsWith("/history/scan_")');
      },
      { as: 'saver' },
    ));

  it('saves each result and links to its record when asked to', () =>
    site.visit(
      '/batch',
      async page => {
        await choose(page, [file('a.txt', sample)]);
        await page.getByLabel('Save each result to my history').check();
        await button(page, 'Scan 1 file').click();
        await page.getByRole('link', { name: 'a.txt' }).click();
        await page.getByRole('link', { name: 'history', exact: true }).click();
        await page.getByRole('heading', { name: 'a.txt' }).waitFor();
        await until(page, 'location.pathname.startsWith("/history/scan_")');
      },
      { as: 'archivist' },
    ));

  it('downloads CSV without formulas', () =>
    site.visit(
      '/batch',
      async page => {
        await choose(page, [file('=cmd.txt', plain), file('b.txt', sample), file('c.pdf', 'no PDF')]);
        await button(page, 'Scan 3 files').click();
        await page.getByText('2 of 3 files scanned, 1 failed').waitFor();
        const lines = (await downloaded(page, /^CSV/)).split('\r\n');
        assert.match(lines[0]!, /^File,Headline,Score,/);
        assert.match(lines[1]!, /^b\.txt,"?Strong signals[^.]+\."?,\d+,,\d+,\d+,high,/);
        assert.match(lines[2]!, /^'=cmd\.txt,/);
        assert.match(lines[3]!, /^c\.pdf,,,/);
      },
      { as: 'exporter', errors: [415, 422] },
    ));

  it('takes the files of a folder, at most 200 at once', () => {
    const folder = join(temporaryFolder(), 'essays');
    mkdirSync(join(folder, 'late'), { recursive: true });
    for (let i = 10; i < 211; i++) writeFileSync(join(folder, `${i}.txt`), `Essay ${i}.`);
    writeFileSync(join(folder, 'late', 'one.md'), 'Late.');
    return site.visit(
      '/batch',
      async page => {
        await page.locator('input[type=file]:not([multiple])').setInputFiles(folder);
        await page.getByText('2 files not added').waitFor();
        assert.equal((await names(page))[0], 'essays/10.txt');
        assert.equal((await names(page)).length, 200);
        await page
          .getByText(/^This scan needs 400 requests\. You have 60 .* you can continue it later\.$/)
          .waitFor();
        await button(page, 'Remove essays/10.txt from the list').click();
        assert.equal((await names(page)).length, 199);
      },
      { as: 'collector' },
    );
  });

  it('accepts dropped files', () =>
    site.visit(
      '/batch',
      async page => {
        const data = await page.evaluateHandle(`(() => {
          const transfer = new DataTransfer();
          transfer.items.add(new File(['A few words.'], 'dropped.txt'));
          transfer.items.add(new File(['More words.'], 'second.md'));
          return transfer;
        })()`);
        await page.locator('.batch-drop').waitFor();
        await page.locator('.batch-drop').dispatchEvent('drop', { dataTransfer: data });
        await button(page, 'Scan 2 files').waitFor();
        assert.deepEqual(await names(page), ['dropped.txt', 'second.md']);
      },
      { as: 'dropper' },
    ));

  it('stops at the rate limit, shows a countdown and keeps what was scanned', () =>
    site.visit(
      '/batch',
      async page => {
        await page.evaluate(
          `(async () => { for (let i = 0; i < 57; i++) await fetch('/api/scan', { method: 'POST',
            headers: { 'content-type': 'application/json' }, body: '{"text":"a few words","save":false}' }); })()`,
        );
        await choose(page, [file('a.txt', plain), file('b.txt', plain), file('c.txt', plain)]);
        await button(page, 'Scan 3 files').click();
        await page.getByRole('alert').getByText(/limit/i).waitFor();
        await page.getByRole('timer').getByText('Possible in').waitFor();
        await page.getByText('1 of 3 files scanned').waitFor();
        await button(page, 'Scan the other 2 files').waitFor();
      },
      { as: 'hurried', errors: [429] },
    ));

  it('is used by keyboard: the focus moves to the distribution at the end', () =>
    site.visit(
      '/batch',
      async page => {
        await choose(page, [file('a.txt', plain)]);
        await button(page, 'Scan 1 file').focus();
        await page.keyboard.press('Enter');
        await until(page, 'document.activeElement.id === "distribution"');
        assert.deepEqual(await names(page), ['a.txt']);
      },
      { as: 'typist' },
    ));

  it('stops on demand and scans the rest later', () =>
    site.visit(
      '/batch',
      async page => {
        let release = () => {};
        const held = new Promise<void>(resolve => {
          release = resolve;
        });
        await page.route('**/api/scan', async route => {
          await held;
          await route.continue().catch(() => {});
        });
        await choose(page, [file('a.txt', plain), file('b.txt', plain)]);
        await button(page, 'Scan 2 files').click();
        await page.getByText('Scanning …').first().waitFor();
        await button(page, 'Stop').click();
        await button(page, 'Scan 2 files').waitFor();
        assert.equal(await page.evaluate('document.activeElement.textContent'), 'Scan 2 files');
        release();
        await button(page, 'Scan 2 files').click();
        await page.getByText('2 of 2 files scanned').waitFor();
      },
      { as: 'stopper', networkFailures: true },
    ));
});
