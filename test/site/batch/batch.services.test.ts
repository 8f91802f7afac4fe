import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe } from 'node:test';
import type { Page } from 'playwright-core';
import { openPdf } from '../../../src/files/document/pdf/library.js';
import { assistant, novel, novelContinued } from '../../engine/scan/passages/prose.js';
import { column, pdfOf, runs } from '../../files/document/pdf-file.js';
import { temporaryFolder } from '../../temporary-folder.js';
import { variants } from '../../variants.js';
import {
  button,
  downloaded as download,
  dropFiles,
  textFile as file,
  mixedSample as mixed,
  noChromium,
  sample,
  scanBox,
  shows,
  suiteSite,
  until,
} from '../browser.js';

const plain = novel.join(' ');
const choose = (page: Page, ...files: ReturnType<typeof file>[]) =>
  page.locator('input[type=file][multiple]').setInputFiles(files);
const names = (page: Page) => page.locator('.rows .title').allTextContents();
/** Scans the list and waits for its results. */
async function scanAll(page: Page, count: number): Promise<void> {
  await button(page, `Scan ${count} file`).click();
  await page.getByText(`${count} of ${count} file`).waitFor();
}
/** The texts of the pages that a page of the site is printed on. */
async function printedPages(page: Page): Promise<string[]> {
  const pdf = await (await openPdf(await page.pdf())).promise;
  const texts: string[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    texts.push(items.map(item => ('str' in item ? item.str : '')).join(''));
  }
  await pdf.destroy();
  return texts;
}
const numbered = (count: number) => Array.from({ length: count }, (_, i) => file(`${i + 1}.txt`, plain));

describe('page that scans several files', { skip: noChromium }, () => {
  const site = suiteSite({ requests_per_hour: 60 });

  site.test('takes at most 30 files of a visitor, and more after a sign-in', async visit => {
    const page = await visit('/');
    await site.server.register('pupil');
    await page.getByRole('link', { name: 'Scan several files' }).click();
    await page.getByText('Up to 30 files of 1 MB each').waitFor();
    await dropFiles(page, '.drop', 'dropped.txt', 'second.md');
    await button(page, 'Scan 2 files').waitFor();
    assert.deepEqual(await names(page), ['dropped.txt', 'second.md']);
    assert.equal(await page.getByText('Up to 30 files of 1 MB each').isVisible(), false);
    await button(page, 'Clear the list').click();
    await choose(page, ...numbered(31));
    await page.getByText('31.txt: the list has 30 files: scan these first.').waitFor();
    await page.getByText(/^This scan needs 30 requests\. You have \d+ requests this hour left\./).waitFor();
    assert.equal(await page.getByLabel('Save each result to my history').count(), 0);
    await page.getByRole('link', { name: 'Sign in' }).click();
    await page.getByLabel('Name').fill(site.server.nameOf('pupil'));
    await page.getByLabel('Password').fill('correct horse');
    await button(page, 'Sign in').click();
    await button(page, 'Scan 30 files').waitFor();
    await choose(page, ...numbered(31).slice(-1));
    await button(page, 'Scan 31 files').waitFor();
  });

  site.test('shows with each result, and in its files, what of a document could not be read', async visit => {
    const page = await visit('/batch', { as: 'partial' });
    const pages = Array(2).fill(runs(...column(72, 700, ...plain.match(/[^()\\]{1,80}/g)!.slice(0, 40))));
    const pdf = Buffer.from(pdfOf({ pages, objects: { 12: 'null' } }));
    const unread = '1 of 2 pages could not be read: damaged.';
    await choose(page, { name: 'partly.pdf', mimeType: 'application/pdf', buffer: pdf });
    await scanAll(page, 1);
    await shows(page.locator('.rows > li'), /1 of 2 pages could not be read/);
    assert.ok((await download(page, /CSV/)).content.includes(unread));
    await page.locator('.rows a').click();
    await page.locator('.note').getByText(unread).waitFor();
    assert.ok((await download(page, 'Download the report')).content.includes(unread));
    await page.goto(`${site.server.url}/batch/report`);
    await page.locator('td').getByText(unread).waitFor();
  });

  site.test('scans each file, keeps the order of the names and shows a distribution', async visit => {
    const page = await visit('/batch', { as: 'lecturer', errors: [415, 422] });
    await choose(
      page,
      file('b.txt', sample),
      file('a.txt', plain),
      file('brief.txt', 'See you at noon, by the old pier.'),
      file('broken.docx', 'no zip archive'),
      file('mixed.txt', mixed),
      file('picture.png', 'not a text'),
    );
    await page.getByText('picture.png: not a format that can be scanned.').waitFor();
    await button(page, 'Scan 5 files').click();
    await page.getByText('4 of 5 files scanned, 1 failed').waitFor();
    assert.deepEqual((await names(page)).slice(2), ['a.txt', 'brief.txt', 'broken.docx']);
    await page.getByRole('heading', { name: 'Distribution of 4 files' }).waitFor();
    await button(page, 'Name').click();
    assert.deepEqual((await names(page)).slice(-2), ['broken.docx', 'mixed.txt']);
    const bars = await page.locator('.distribution li').allTextContents();
    const counts = bars.map(text => text.match(/\d+(?= files?$)/)?.[0]);
    assert.deepEqual(counts, ['1', '0', '0', '1', '1', '1']);
    assert.match(`${bars[4]} ${bars[5]}`, /^mixed.*not assessed/);
    await shows(page.locator('.rows > li').nth(2), /^–.*Not assessed: /s);
    await shows(page.locator('.rows > li').nth(3), /docx/i);
    await shows(
      page.locator('.rows > li').last(),
      /^\d+mixed\.txt\d+ words.*Mixed: one passage .*\(passage \d+, whole text \d+\).*ords \d+ to \d+, from paragraph \d: \w+, \d+ of 100: .+…/s,
    );
    await button(page, /^mixed .*1 file$/).click();
    assert.deepEqual(await names(page), ['mixed.txt']);
    await button(page, 'Show all 5 files').click();
    assert.equal((await names(page)).length, 5);
  });

  site.test('shows whole names of files on a phone', async visit => {
    const page = await visit('/batch');
    await page.setViewportSize({ width: 390, height: 844 });
    const name = 'The future of work essay by Ivanova.txt';
    await choose(page, file(name, plain), file('2.txt', plain));
    await scanAll(page, 2);
    const title = page.locator('.rows .title').last();
    assert.equal(await title.textContent(), name);
    assert.ok(await title.evaluate(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight + 1));
    await page.getByRole('link', { name: 'Report on all files' }).click();
    const cell = page.getByRole('rowheader', { name });
    assert.ok((await cell.boundingBox())!.height < 60, 'two lines');
  });

  site.test('opens a result between its neighbours, and has the list again as it was left', async visit => {
    const page = await visit('/batch', { as: 'opener' });
    await choose(page, file('a.txt', sample), file('b.txt', plain), file('c.txt', plain));
    await scanAll(page, 3);
    await button(page, 'Name').click();
    const row = (name: string) => page.getByRole('link', { name, exact: true });
    await row('b.txt').focus();
    const scroll = await page.evaluate('scrollY');
    await page.keyboard.press('Enter');
    await page.locator('.dial').waitFor();
    assert.equal(await page.locator('nav [aria-current]').textContent(), 'Scan');
    assert.equal(await button(page, 'New text').count(), 0);
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
  });

  site.test('scans each file with its own choice for learners of English, or all with one', async visit => {
    const page = await visit('/batch', { networkFailures: true });
    const all = page.getByLabel(/learners of English/);
    const learner = (name: string) => page.getByLabel(`Learner of English, ${name}`);
    const mixedChoices = () => page.locator('input:indeterminate').count();
    const sent: unknown[] = [];
    page.on('request', request => {
      if (request.url().endsWith('/api/scan')) sent.push(request.postDataJSON().esl);
    });
    await all.check();
    await choose(page, file('1.txt', plain), file('2.txt', plain));
    await scanAll(page, 2);
    assert.deepEqual(sent, [true, true]);
    assert.equal(await mixedChoices(), 0);

    await learner('2.txt').uncheck();
    assert.deepEqual([await mixedChoices(), await all.isChecked()], [1, false]);
    await page.getByText('Scanned before your choice about its writer.').waitFor();
    await page.reload();
    assert.deepEqual([await learner('1.txt').isChecked(), await learner('2.txt').isChecked()], [true, false]);
    await choose(page, file('3.txt', plain));
    await button(page, 'Scan 2 files').click();
    await page.getByText('3 of 3 files scanned').waitFor();
    assert.deepEqual(sent.splice(0), [true, true, false, false]);
    assert.equal(await page.getByText('Scanned before your choice').count(), 0);
    const [, ...lines] = (await download(page, /CSV/)).content.split('\r\n');
    const choices = lines.map(line => `${line.slice(0, 5)} ${/English,(\w*)/.exec(line)?.[1]}`);
    assert.deepEqual(choices.slice(0, 3).sort(), ['1.txt yes', '2.txt no', '3.txt no']);
    await page.getByRole('link', { name: 'Report on all files' }).click();
    await page.getByText('Scanned as a text by a learner of English.').waitFor();
    await shows(page.getByRole('row', { name: /^1\.txt/ }), /by a learner of English/);
    await page.goBack();

    await all.check();
    await page.route('**/api/scan', () => {}, { times: 1 });
    await button(page, 'Scan 2 files again').click();
    await page.getByText('Scanning again …').waitFor();
    await button(page, 'Stop').click();
    await page.getByText('3 of 3 files scanned').waitFor();
    assert.equal(await page.getByText('Scanned before your choice').count(), 2);
    sent.length = 0;
    await button(page, 'Scan 2 files again').click();
    await page.getByText('3 of 3 files scanned').waitFor();
    await button(page, /again$/).waitFor({ state: 'detached' });
    assert.deepEqual(sent, [true, true]);
  });

  site.test('prints one report with the findings of the files, and downloads single ones', async visit => {
    const page = await visit('/batch', { as: 'printer' });
    const lines = [novel, assistant, novelContinued].flat().join('\n');
    await choose(page, file('<b>.txt', plain), file('mixed.txt', lines));
    await button(page, 'Scan 2 files').click();
    await page.getByText('2 of 2 files scanned').waitFor();
    const statements = ['I planned it on paper <b>first</b>.', 'My sister read it twice.'];
    for (const [i, name] of ['<b>.txt', 'mixed.txt'].entries()) {
      await page.getByRole('link', { name }).click();
      assert.equal(await page.getByRole('heading', { name: 'Where to begin' }).count(), 0);
      assert.equal(await button(page, 'Edit the text').getAttribute('class'), 'quiet');
      await page.getByLabel('Statement of the writer').fill(statements[i]!);
      await page.goBack();
    }
    const sent: string[] = [];
    page.on('request', request => {
      if (request.url().endsWith('/api/report')) sent.push(request.postDataJSON().statement);
    });
    let release = () => {};
    const held = new Promise<void>(resolve => {
      release = resolve;
    });
    await page.route('**/api/report', async route => {
      await held;
      await route.continue();
    });
    const downloading = download(page, 'ZIP of the single reports');
    await page.getByText('Making the reports …').waitFor();
    release();
    const archive = (await downloading).content;
    assert.match(archive, /^PK.*_b_-report\.html.*mixed-report\.html/s);
    await page.getByText('The ZIP with 2 reports is among your downloads.').waitFor();
    assert.deepEqual(sent, statements.toReversed());
    await page.getByRole('link', { name: 'Report on all files' }).click();
    await page.getByLabel('Title of the report').fill('Class 9b');
    await page.emulateMedia({ media: 'print' });
    await page.getByRole('heading', { name: 'Class 9b' }).waitFor();
    const quoted = await page.locator('blockquote').first().innerText();
    assert.ok(quoted.includes(assistant.slice(0, 3).join('\n')), 'the line breaks of the text');
    assert.deepEqual(await page.locator('.file-findings h2').allTextContents(), ['mixed.txt', '<b>.txt']);
    const printed = await page.locator('.file-findings .statement-print').allTextContents();
    assert.deepEqual(printed, statements.reverse());
    assert.equal(await button(page, 'Print or save as PDF').isVisible(), false);
    await page.emulateMedia({ media: null });

    assert.match((await printedPages(page))[1]!, /My sister .*<b>\.txt.*Few signals/);
    await page.getByLabel('Each text with a finding on pages of its own').check();
    const [, mixedFile, plainFile] = await printedPages(page);
    assert.match(mixedFile!, /mixed\.txt.*Class 9b.*a signal, not a verdict.*Mixed:.*My sister/);
    assert.match(plainFile!, /<b>\.txt.*Class 9b.*a signal, not a verdict.*Few signals.*I planned/);
    assert.doesNotMatch(mixedFile!, /<b>\.txt/);

    await page.getByRole('link', { name: 'Back to the 2 files' }).click();
    await page.getByRole('link', { name: 'Report on all files' }).click();
    await until(page, 'document.querySelector(".report-title").textContent === "Class 9b"');
    assert.ok(await page.getByLabel('Each text with a finding on pages of its own').isChecked());
  });

  site.test('saves each result when asked to, before or later, and links to its record', async visit => {
    const page = await visit('/batch', { as: 'saver' });
    const openRecord = async (name: string) => {
      await page.getByRole('link', { name }).click();
      await page.getByRole('link', { name: 'history', exact: true }).click();
      await page.getByRole('heading', { name }).waitFor();
      await until(page, 'location.pathname.startsWith("/history/scan_")');
      await page.goto(`${site.server.url}/batch`);
    };
    await choose(page, file('a.txt', sample));
    await button(page, 'Scan 1 file').focus();
    await page.keyboard.press('Enter');
    await until(page, 'document.activeElement.id === "distribution"');
    await page.getByText(/^Saving scans the texts again and uses \d+ words of this month's quota/).waitFor();
    await button(page, 'Save 1 result to my history').click();
    await openRecord('a.txt');
    await button(page, 'Clear the list').click();
    await choose(page, file('b.txt', sample));
    await page.getByLabel('Save each result to my history').check();
    await scanAll(page, 1);
    await openRecord('b.txt');
  });

  site.test('takes the files of a folder, at most 200 at once', async visit => {
    const folder = join(temporaryFolder(), 'essays');
    mkdirSync(join(folder, 'late'), { recursive: true });
    for (let i = 10; i < 211; i++) writeFileSync(join(folder, `${i}.txt`), `Essay ${i}.`);
    writeFileSync(join(folder, 'late', 'one.md'), 'Late.');
    const page = await visit('/batch', { as: 'collector' });
    await page.locator('input[type=file]:not([multiple])').setInputFiles(folder);
    await page.getByText('2 files not added').waitFor();
    assert.equal((await names(page))[0], 'essays/10.txt');
    assert.equal((await names(page)).length, 200);
    const needs = /^This scan needs 200 requests\. You have 60 .* you can continue it later\.$/;
    await page.getByText(needs).waitFor();
    await button(page, 'Remove essays/10.txt from the list').click();
    assert.equal((await names(page)).length, 199);
  });

  site.test('stops at the rate limit, shows a countdown and keeps what was scanned', async visit => {
    const page = await visit('/batch', { as: 'hurried', errors: [429] });
    await page.evaluate(
      `(async () => { for (let i = 0; i < 59; i++) await fetch('/api/scan', { method: 'POST',
            headers: { 'content-type': 'application/json' }, body: '{"text":"a few words","save":false}' }); })()`,
    );
    await choose(page, file('a.txt', plain), file('b.txt', plain), file('c.txt', plain));
    await button(page, 'Scan 3 files').click();
    await page.getByRole('alert').getByText(/limit/i).waitFor();
    await page.getByRole('timer').getByText('Possible in').waitFor();
    await page.getByText('1 of 3 files scanned').waitFor();
    await button(page, 'Scan the other 2 files').waitFor();
  });

  site.test('stops on demand and scans the rest later', async visit => {
    const page = await visit('/batch', { as: 'stopper', networkFailures: true });
    let release = () => {};
    const held = new Promise<void>(resolve => {
      release = resolve;
    });
    await page.route('**/api/scan', async route => {
      await held;
      await route.continue().catch(() => {});
    });
    await choose(page, file('a.txt', plain), file('b.txt', plain));
    await button(page, 'Scan 2 files').click();
    await page.getByText('Scanning …').first().waitFor();
    await button(page, 'Stop').click();
    await button(page, 'Scan 2 files').waitFor();
    assert.equal(await page.evaluate('document.activeElement.textContent'), 'Scan 2 files');
    release();
    await scanAll(page, 2);
  });
});

const chapters = [novel, assistant, novelContinued].map(part => `${part.join(' ')}\n\n`);
const thesis = chapters.map((chapter, i) => `Chapter ${i + 1}\n\n${chapter}`).join('');
const charsMax = Math.ceil(1.5 * Math.max(...chapters.map(({ length }) => length)));

describe('text over the limit', { skip: noChromium }, () => {
  const plan = { characters_per_text: charsMax };
  const anonymous = { ...plan, requests_per_hour: 600, requests_per_hour_per_browser: null };
  const site = suiteSite(plan, { plans: { anonymous } });

  site.test('is sent by no page by itself, and the scan page shows at once how to go on', async visit => {
    const page = await visit('/');
    const sent: string[] = [];
    page.on('request', request => request.method() === 'POST' && sent.push(request.url()));
    await scanBox(page).fill(thesis);
    for (const size of variants({ width: 390, height: 844 }, { width: 1280, height: 720 })) {
      await page.setViewportSize(size);
      const { y, height } = (await button(page, 'Divide it into parts').boundingBox())!;
      assert.ok(y >= 0 && y + height <= size.height, `${size.width} pixels: ${y}`);
    }
    await page.getByText('telltale accounts set-plan NAME unlimited').waitFor();
    await page.getByText(/ characters; one scan takes /).waitFor();
    assert.deepEqual(sent, []);
  });

  site.test('becomes a list of its chapters, which names those with findings', async visit => {
    const page = await visit('/');
    await scanBox(page).fill(thesis);
    await scanBox(page).press('Control+Enter');
    await page.getByText('This scan needs 3 requests. You have 600 requests this hour left.').waitFor();
    const parts = [1, 2, 3].map(i => `Pasted text, ${i} of 3: Chapter ${i}`);
    assert.deepEqual(await names(page), parts);
    await button(page, 'Scan 3 parts').click();
    await page.getByText('3 of 3 parts scanned').waitFor();
    await page.getByText('1 of the 3 scanned parts has a finding.').waitFor();
    await page.locator('.parts-found').getByRole('link', { name: '2 of 3: Chapter 2', exact: true }).click();
    await page.getByRole('heading', { name: 'Pasted text, 2 of 3: Chapter 2' }).waitFor();
    assert.equal(await page.locator('.reading').textContent(), `Chapter 2\n\n${chapters[1]}`);
  });

  site.test('is saved as one record for each chapter, and is not added to the list twice', async visit => {
    const page = await visit('/', { as: 'theresa' });
    await page.getByLabel('Title in your history').fill('My thesis');
    await scanBox(page).fill(thesis);
    await button(page, 'Divide it into parts').click();
    await page.getByText(/^This scan needs 3 requests and \d+ words\./).waitFor();
    await page.goBack();
    await button(page, 'Divide it into parts').click();
    await button(page, 'Scan 3 parts').click();
    await page.getByText('3 of 3 parts scanned').waitFor();
    await page.getByRole('link', { name: 'History', exact: true }).click();
    await page.locator('.rows .title').nth(2).waitFor();
    const records = [3, 2, 1].map(i => `My thesis, ${i} of 3: Chapter ${i}`);
    assert.deepEqual(await names(page), records);
  });

  site.test('is divided in the list when it is a file, before it is scanned', async visit => {
    const page = await visit('/batch');
    const scans: string[] = [];
    page.on('request', request => /api\/scan$/.test(request.url()) && scans.push(request.url()));
    await page.locator('input[type=file][multiple]').setInputFiles(file('thesis.md', thesis));
    await button(page, 'Scan 1 file').click();
    await page.getByText('This scan needs 3 requests.').waitFor();
    assert.deepEqual(scans, []);
    assert.equal((await names(page))[1], 'thesis.md, 2 of 3: Chapter 2');
    await page.reload();
    await button(page, 'Scan 3 parts').click();
    await page.getByText('3 of 3 parts scanned').waitFor();
  });
});
