import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { novel } from '../../engine/scan/passages/prose.js';
import { temporaryFolder } from '../../server.js';
import { noChromium, sample, suiteSite, until } from '../browser.js';

const plain = novel.join(' ');

const file = (name: string, content: string) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(content),
});
const choose = (page: Page, files: ReturnType<typeof file>[]) =>
  page.locator('input[type=file][multiple]').setInputFiles(files);
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const names = (page: Page) => page.locator('.rows .title').allTextContents();

async function downloaded(page: Page, name: string): Promise<string> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name, exact: true }).click();
  return readFileSync(await (await downloading).path(), 'utf8');
}

describe('page that scans several files', { skip: noChromium }, () => {
  const site = suiteSite({}, { free: { requests_per_hour: 60 } });

  it('asks a visitor to sign in', () =>
    site.visit('/batch', page => page.getByText('Sign in to scan several files at once.').waitFor()));

  it('scans each file, keeps the order of the names and shows a distribution', () =>
    site.visit(
      '/batch',
      async page => {
        await choose(page, [
          file('b.txt', sample),
          file('a.txt', plain),
          file('brief.txt', 'See you at noon, by the old pier.'),
          file('broken.docx', 'no zip archive'),
          file('picture.png', 'not a text'),
        ]);
        await page.getByText('1 file of another format not added: picture.png.').waitFor();
        await button(page, 'Scan 4 files').click();
        await page.getByText('3 of 4 files scanned, 1 failed').waitFor();
        assert.deepEqual(await names(page), ['a.txt', 'b.txt', 'brief.txt', 'broken.docx']);
        await page.getByRole('heading', { name: 'Distribution of 3 files' }).waitFor();
        const bars = await page.locator('.distribution li').allTextContents();
        assert.deepEqual(
          bars.map(text => text.match(/\d+(?= files?$)/)?.[0]),
          ['1', '0', '0', '1', '1'],
        );
        assert.match(bars[4]!, /^not assessed/);
        assert.match((await page.locator('.rows li').nth(2).textContent())!, /^–.*Not assessed: /s);
        assert.match((await page.locator('.rows li').nth(3).textContent())!, /docx/i);
      },
      { as: 'lecturer', errors: [415, 422] },
    ));

  it('opens a result, and has the list again after Back', () =>
    site.visit(
      '/batch',
      async page => {
        await choose(page, [file('a.txt', sample)]);
        await button(page, 'Scan 1 file').click();
        await button(page, 'a.txt').first().click();
        await page.locator('.dial').waitFor();
        await page.getByRole('heading', { name: 'a.txt' }).waitFor();
        await page.goBack();
        await page.getByText('1 of 1 file scanned').waitFor();
        assert.deepEqual(await names(page), ['a.txt']);
      },
      { as: 'opener' },
    ));

  it('saves each result and links to its record when asked to', () =>
    site.visit(
      '/batch',
      async page => {
        await choose(page, [file('a.txt', sample)]);
        await page.getByLabel('Save each result to my history').check();
        await button(page, 'Scan 1 file').click();
        await page.getByRole('link', { name: 'a.txt' }).click();
        await page.getByRole('heading', { name: 'a.txt' }).waitFor();
        await until(page, 'location.pathname.startsWith("/history/scan_")');
      },
      { as: 'archivist' },
    ));

  it('downloads CSV without formulas and SARIF', () =>
    site.visit(
      '/batch',
      async page => {
        await choose(page, [file('=cmd.txt', plain), file('b.txt', sample), file('c.pdf', 'no PDF')]);
        await button(page, 'Scan 3 files').click();
        await page.getByText('2 of 3 files scanned, 1 failed').waitFor();
        const lines = (await downloaded(page, 'CSV')).split('\r\n');
        assert.match(lines[0]!, /^file,headline,score,score_low,score_high,band,/);
        assert.match(lines[1]!, /^'=cmd\.txt,/);
        assert.match(lines[2]!, /^b\.txt,"?Strong signals[^.]+\."?,[\d.,]+,high,/);
        assert.match(lines[3]!, /^c\.pdf,,,/);
        const log = JSON.parse(await downloaded(page, 'SARIF'));
        assert.equal(log.version, '2.1.0');
        const { results, invocations } = log.runs[0];
        const scores = results.filter(({ ruleId }: { ruleId: string }) => ruleId === 'score');
        assert.equal(scores.length, 2);
        assert.equal(invocations[0].executionSuccessful, false);
      },
      { as: 'exporter', errors: [415, 422] },
    ));

  it('takes the files of a folder, at most 50 at once', () => {
    const folder = join(temporaryFolder(), 'essays');
    mkdirSync(join(folder, 'late'), { recursive: true });
    for (let i = 10; i < 61; i++) writeFileSync(join(folder, `${i}.txt`), `Essay ${i}.`);
    writeFileSync(join(folder, 'late', 'one.md'), 'Late.');
    return site.visit(
      '/batch',
      async page => {
        await page.locator('input[type=file]:not([multiple])').setInputFiles(folder);
        await page.getByText('2 files not added: a batch has at most 50 files and 20 MB together.').waitFor();
        assert.equal((await names(page))[0], 'essays/10.txt');
        assert.equal((await names(page)).length, 50);
        await page.getByText('50 files need 100 requests; 60 are left this hour.').waitFor();
        await button(page, 'Remove essays/10.txt from the list').click();
        assert.equal((await names(page)).length, 49);
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
