import assert from 'node:assert/strict';
import { describe } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { type ScanResult, SignedScan } from '../../src/contract/scan.js';
import { shownScore } from '../../src/engine/scan/bands.js';
import { eventually } from '../eventually.js';
import { assertShape } from '../server.js';
import { variants } from '../variants.js';
import {
  button,
  downloaded,
  mixedSample,
  noChromium,
  recordsKept,
  sample,
  scan,
  scanBox,
  suiteSite,
  textFile,
  until,
} from './browser.js';

const other = 'My aunt keeps bees behind the chapel. '.repeat(20);
const dial = (page: Page) => page.locator('.dial').getAttribute('aria-label');

/** Follows a link where it is; a click of Playwright would scroll to it first. */
const follow = (page: Page, path: string) =>
  page.evaluate(`document.querySelector('a[href="${path}"]').click()`);

async function openEditedText(page: Page): Promise<void> {
  await button(page, 'Edit the text').click();
  await page.getByLabel('Text to edit').waitFor();
  await page.getByRole('link', { name: 'Scan', exact: true }).click();
}

describe('result page', { skip: noChromium }, () => {
  const site = suiteSite();

  site.test('has an address of its own that a reload, Back and Forward show again', async visit => {
    const page = await visit('/');
    await scan(page);
    const address = page.url();
    assert.match(address, /\/result\/\w+$/);
    const shown = await dial(page);
    await page.reload();
    await page.locator('.dial').waitFor();
    assert.equal(await dial(page), shown);
    await page.goBack();
    await scanBox(page).waitFor();
    assert.equal(await scanBox(page).inputValue(), sample);
    await page.goForward();
    await page.locator('.dial').waitFor();
    assert.equal(page.url(), address);
    await openEditedText(page);
    await scan(page, other);
    assert.notEqual(await dial(page), shown);
    for (let step = 0; step < 3; step++) await page.goBack();
    await page.locator('.dial').waitFor();
    assert.equal(await dial(page), shown);
    await page.goto(`${site.server.url}/result/none`);
    await page.getByRole('heading', { name: 'Result not found' }).waitFor();
    assert.equal(await page.title(), 'Result not found · Telltale');
  });

  site.test('shows the marker of a list before the text of its item, and the whole text', async visit => {
    const page = await visit('/');
    const text = `${sample}\n\n- **Bees** know her boots.\n1. The postman left a note on the gate.`;
    await scan(page, text);
    const lines = await page.locator('.text-line').allTextContents();
    assert.ok(lines.some(line => line.startsWith('- **Bees** know')));
    assert.ok(lines.some(line => /1\. The postman/.test(line)));
    const labels = await page.locator('.passage-label').allTextContents();
    const shown = labels.reduce((rest, label) => rest.replace(label, ''), lines.join(''));
    assert.equal(shown, text);
  });

  site.test('shows what an edit changed: score and words', async visit => {
    const page = await visit('/');
    await scan(page);
    assert.equal(await page.locator('.change').count(), 0, 'a first version has nothing to compare with');
    const before = /Score ((?:over |under )?\d+)/.exec((await dial(page))!)![1]!;
    await openEditedText(page);
    const edited = sample.replace('Moreover, thoughtful dialogue plays a crucial role', 'Talking has a part');
    await scan(page, edited);
    const section = page.getByRole('region', { name: 'Since the version before' });
    const text = (await section.textContent())!;
    assert.match(text, /the score changed from [\w ]+ \(\w+\) to [\w ]+ \(\w+\): [+−]?[\d.]+ points/);
    assert.ok(text.includes(`from ${before} (`));
    assert.equal(await section.locator('del').count(), 0, 'the words are folded');
    await section.getByRole('button', { name: 'Show what changed' }).click();
    assert.match((await section.locator('del').allTextContents()).join(' '), /Moreover/);
    assert.match((await section.locator('ins').allTextContents()).join(' '), /Talking/);
    await section.getByRole('link').click();
    await button(page, 'Edit the text').waitFor();
    assert.ok((await dial(page))!.includes(`Score ${before} `));
    await button(page, 'New text').click();
    assert.equal(await scanBox(page).inputValue(), '');
    await scan(page, other);
    assert.equal(await page.locator('.change').count(), 0, 'a new text is not compared');
  });

  site.test('announces the headline by focus and names it in the title', async visit => {
    const page = await visit('/');
    await scanBox(page).fill(sample);
    await button(page, 'Scan the text').focus();
    await page.keyboard.press('Enter');
    await page.locator('.dial').waitFor();
    await until(page, 'document.activeElement.tagName === "H1"');
    const heading =
      /^Scan result: Strong signals of .+\. Score (?:over |under )?\d+ of 100 \(\w+; [\w ]+\)\.$/;
    assert.match(await page.evaluate<string>('document.activeElement.textContent'), heading);
    assert.match(await page.title(), /^Strong signals of .+\. · scan result · Telltale$/);
  });

  site.test('returns to the scroll position, until a button is pressed', async visit => {
    const page = await visit('/');
    await scan(page, `${sample}\n\n`.repeat(12));
    await page.evaluate('scrollTo(0, 700)');
    await until(page, 'history.state?.scroll === 700');
    await follow(page, '/images');
    await until(page, 'scrollY === 0');
    await page.goBack();
    await until(page, 'scrollY === 700');
    await page.reload();
    await until(page, 'scrollY === 700');
    await page.goto(`${site.server.url}/accuracy`);
    const openShort = async () => {
      await page.evaluate("history.replaceState({ scroll: 1_000_000 }, '')");
      await page.reload();
      await page.getByRole('heading', { level: 1 }).waitFor();
    };
    const grow = () =>
      page.evaluate("document.body.appendChild(document.createElement('div')).style.height = '2000000px'");
    await openShort();
    // Longer than a new position waits to be stored.
    await page.waitForTimeout(400);
    assert.equal(await page.evaluate('history.state.scroll'), 1_000_000, 'a short page keeps the position');
    await grow();
    await until(page, 'scrollY === 1_000_000');
    await openShort();
    await page.mouse.move(5, 5);
    await page.mouse.down();
    await page.evaluate('scrollTo(0, 0)');
    const frame = 'new Promise(resolve => requestAnimationFrame(resolve))';
    await grow();
    await page.evaluate(`${frame}.then(() => ${frame})`);
    assert.equal(await page.evaluate('scrollY'), 0);
    await page.mouse.up();
  });

  site.test('keeps a tapped sentence above the sheet', async visit => {
    const page = await visit('/', { viewport: { width: 768, height: 900 } });
    await scan(page, `${sample}\n\n`.repeat(6));
    const last = page.locator('.sentence').nth(12);
    await last.click();
    const panel = (await page.locator('.panel').boundingBox())!;
    const sentence = (await last.boundingBox())!;
    assert.ok(sentence.y + sentence.height <= panel.y, `${sentence.y + sentence.height} > ${panel.y}`);
  });

  site.test('is downloaded as report and JSON', async visit => {
    const page = await visit('/');
    await scan(page);
    const report = await downloaded(page, 'Download the report');
    const json = await downloaded(page, 'JSON');
    assert.deepEqual(
      [report, json].map(({ file }) => file.replace('In-today-s-fast-paced-world-effective-', '')),
      ['report.html', 'result.json'],
    );
    for (const part of ['<!doctype html>', 'swarmed into the letter box', 'not a verdict'])
      assert.ok(report.content.includes(part), part);
    const { score } = JSON.parse(json.content) as ScanResult;
    assert.ok((await dial(page))!.includes(`${shownScore(score)} of 100`));
    assert.equal(await page.getByRole('heading', { name: 'Share a link' }).count(), 0);
  });

  site.test('is reported as wrong, and the text sent only with consent', async visit => {
    const page = await visit('/');
    for (const consent of [false, true]) {
      await page.goto(`${site.server.url}/`);
      await scan(page);
      await button(page, 'This is wrong').click();
      await page.getByLabel(/^How the text was written/).selectOption('human');
      if (consent) await page.getByLabel(/^Store the text with it/).check();
      const sending = page.waitForRequest('**/api/feedback');
      await button(page, 'Send').click();
      await page.getByText(`The text was ${consent ? '' : 'not '}sent`).waitFor();
      const body = (await sending).postDataJSON() as Record<string, unknown>;
      const texts = consent ? [sample, true] : [undefined, undefined];
      const { verdict, expected, text, consent_text } = body;
      assert.deepEqual([verdict, expected, text, consent_text], ['wrong', 'human', ...texts]);
    }
  });

  site.test('stays when the visitor creates an account, and ends with the session', async visit => {
    const page = await visit('/');
    await scan(page);
    await page.getByText('This result is only in this tab.').waitFor();
    const path = new URL(page.url()).pathname;
    await page.getByRole('link', { name: 'With an account' }).click();
    await button(page, 'Create an account instead').click();
    await page.getByLabel('Name').fill('newcomer');
    await page.getByLabel(/^Password/).fill('correct horse');
    await page.getByRole('button', { name: 'Create an account', exact: true }).click();
    await page.locator('.dial').waitFor();
    assert.equal(new URL(page.url()).pathname, path);
    await button(page, 'Save this result').click();
    await until(page, 'location.pathname.startsWith("/history/scan_")');
    const saved = page.url();
    await page.goto(`${site.server.url}/history`);
    await page.getByText(sample.slice(0, 40)).first().waitFor();
    await page.goto(saved);
    await page.locator('.dial').waitFor();
    await page.goto(`${site.server.url}/account`);
    await page.getByRole('button', { name: 'Sign out', exact: true }).first().click();
    await page.getByRole('link', { name: 'Sign in' }).waitFor();
    assert.equal(await page.evaluate(recordsKept), '');
    await page.goto(saved);
    await page.getByText('Sign in to open your saved scans').waitFor();
  });

  site.test('is shared by a link with or without the text, which can be ended', async visit => {
    const page = await visit('/', { as: 'sharer' });
    for (const withText of [false, true]) {
      await page.goto(`${site.server.url}/`);
      await scan(page);
      await page.getByRole('heading', { name: 'Share a link' }).waitFor();
      if (withText) await page.getByLabel('With the whole text').check();
      await button(page, 'Make a link').click();
      const link = await page.getByLabel('Link to the report').inputValue();
      assert.ok(link.startsWith(`${site.server.url}/shared/`));
      const report = await fetch(link, { headers: { accept: 'text/html' } });
      const html = await report.text();
      assert.equal(html.includes('swarmed into the letter box'), withText);
      // The title of a text without one is its beginning.
      assert.equal(/<dt>Title/.test(html), withText);
      await page.goto(`${site.server.url}/account`);
      await button(page, /^Stop sharing/).click();
      await page.getByRole('heading', { name: 'Shared reports' }).waitFor({ state: 'detached' });
      assert.equal((await fetch(link)).status, 404);
    }
  });

  const heading = (page: Page, name: string) => page.getByRole('heading', { name }).waitFor();
  const verify = (page: Page, name: string, content: string) =>
    page
      .locator('input[type=file]')
      .setInputFiles({ ...textFile(name, content), mimeType: `text/${name.split('.')[1]}` });

  site.test('has a signed report that the page for it verifies, with the scanned text', async visit => {
    const page = await visit('/');
    await scan(page);
    const html = (await downloaded(page, 'Download the report')).content;
    await page.goto(`${site.server.url}/verify`);
    const sent: string[] = [];
    page.on('request', request => request.method() !== 'GET' && sent.push(request.url()));
    await verify(page, 'report.html', html);
    await heading(page, 'Signed by this service and unchanged');
    await heading(page, 'What was signed');
    await page.getByText(/^\d{1,2} \w+ 20\d\d, \d\d:\d\d UTC$/).waitFor();
    await page.getByText(/signals of machine writing/).waitFor();
    await heading(page, 'What the service did not check');
    await page.getByText('Added by the person who made this report, not checked by the service').waitFor();
    for (const [text, answer] of [
      [sample, 'Yes: this is the text that was scanned.'],
      ['Another text.', 'No: the text differs'],
    ] as const) {
      await page.getByLabel('Is it about this text?').fill(text);
      await button(page, 'Compare').click();
      await page.getByText(answer).waitFor();
    }
    await verify(page, 'changed.html', html.replace('Telltale · report', 'Telltale, report'));
    await heading(page, 'Not what was signed');
    await page.getByText('The page was changed after it was signed.').waitFor();
    await verify(page, 'none.html', '<p>No report.</p>');
    await heading(page, 'The file has no signature');
    assert.deepEqual(sent, [], 'no file leaves the browser');
  });

  site.test('is exported as a signed result that the page verifies, also from the history', async visit => {
    const page = await visit('/', { as: 'kay' });
    await page.getByLabel(/^Title/).fill('Bees');
    await scan(page);
    const files = [(await downloaded(page, 'JSON')).content];
    await heading(page, 'Bees');
    files.push((await downloaded(page, 'JSON')).content);
    assert.deepEqual(JSON.parse(files[1]!), JSON.parse(files[0]!));
    for (const [i, file] of files.entries()) {
      assertShape(SignedScan, JSON.parse(file));
      await page.goto(`${site.server.url}/verify`);
      await verify(page, `${i}.json`, file);
      await heading(page, 'Signed by this service and unchanged');
    }
  });
});

/** Enough for a text that is laid out near the screen only. Its short lines are lower than estimated. */
const long = `${mixedSample.replaceAll(/(?<=[.!?]) /g, '\n\n')}\n\n`.repeat(24);

describe('long result', { skip: noChromium }, () => {
  const site = suiteSite({}, { plans: { anonymous: { characters_per_text: long.length } } });

  const isInView = async (page: Page, element: Locator) => {
    const { y, height } = (await element.boundingBox())!;
    return y >= 0 && y + height <= page.viewportSize()!.height;
  };

  for (const viewport of variants({ width: 390, height: 844 }, { width: 1280, height: 720 }))
    site.test(`shows the chosen passage and the quoted sentence at ${viewport.width} pixels`, async visit => {
      const page = await visit('/', { viewport, reducedMotion: 'no-preference' });
      await scanBox(page).fill(long);
      await button(page, 'Scan the text').click();
      await page.locator('.reading.by-line').waitFor();
      // As in browsers that do not keep the place when lines above it change their heights.
      await page.evaluate("document.documentElement.style.overflowAnchor = 'none'");
      const passage = Math.floor((await page.locator('.segment').count()) / 2);
      const label = page.locator(`[data-passage="${passage}"]`);
      await page.locator('.segment').nth(passage).click();
      await eventually(() => isInView(page, label));
      await page.locator('.segment').nth(1).click();
      const quote = page.locator('.panel button.quote').first();
      for (const time of ['first', 'second']) {
        await page.evaluate('scrollTo(0, 0)');
        await quote.click();
        const sentence = page.locator('.sentence[aria-pressed=true]');
        await eventually(
          () => isInView(page, sentence),
          () => `the ${time} time`,
        );
        await page.locator('.passage-label').nth(1).click();
      }
    });
});
