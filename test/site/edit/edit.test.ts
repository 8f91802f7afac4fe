import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { limits } from '../../../src/contract/limits.js';
import { readEntry } from '../../../src/files/document/office/zip.js';
import { openZip } from '../../../src/files/document/office/zip-directory.js';
import { eventually } from '../../eventually.js';
import { docx } from '../../files/document/archive.js';
import { editedText, noChromium, pasteText, sample, suiteSite, until } from '../browser.js';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const box = (page: Page) => page.getByLabel('Text to edit');
const card = (page: Page) => page.getByRole('region', { name: 'Suggestion' });
const score = (page: Page) => page.locator('.live-number');
/** The numbers of suggestions: strong signals, wordy, typography. */
const counts = async (page: Page) =>
  (await page.locator('.mark-kinds .amount').allTextContents()).map(Number);
/** Chooses the plain typography, in which the dashes of the samples are suggestions. */
const choosePlain = async (page: Page) => {
  await page.evaluate("localStorage.setItem('telltale-house-style', 'plain')");
  await page.reload();
};
/** Waits until the numbers of suggestions are so many. */
const same = (page: Page, expected: readonly number[]) =>
  eventually(async () => String(await counts(page)) === String(expected));
/** A text with suggestions of strong signals and wordiness. */
const wordySample = `${sample}\n\nWe wrote in order to say that the gate was shut.`;
/** Waits until the rewrites of all sentences have arrived. */
const rewritten = async (page: Page) => {
  await page.locator('.mark-wordy').first().waitFor();
  await until(page, "document.querySelector('.rewrite-status').ariaBusy === 'false'");
};

const paragraph = (text: string) => `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
const draftDocx = docx(
  sample.replaceAll("'", '\u2019').split('\n\n').map(paragraph).join('') +
    '<w:p><w:r><w:t xml:space="preserve">We wrote in order to say that the </w:t></w:r>' +
    '<w:r><w:rPr><w:b/></w:rPr><w:t>ga</w:t></w:r><w:r><w:t>te was shut.</w:t></w:r></w:p>',
);
const documentXml = (bytes: Uint8Array) => {
  const zip = openZip(bytes, limits);
  return Buffer.from(readEntry(zip, zip.entries.get('word/document.xml')!)).toString();
};
const chooseDraft = (page: Page) =>
  page.locator('input[type=file]').setInputFiles({
    name: 'bees.docx',
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    buffer: Buffer.from(draftDocx),
  });
const download = async (page: Page) => {
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, /^Download/).click()]);
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
};

describe('edit page', { skip: noChromium }, () => {
  const site = suiteSite();

  it('takes a document to its cleaned and rewritten form', () =>
    site.visit('/edit', async page => {
      await choosePlain(page);
      // The first click chooses the file.
      await chooseDraft(page);
      await rewritten(page);
      const value = await editedText(page);
      await card(page)
        .getByText(/^1 of \d+$/)
        .waitFor();
      assert.match(value, /gate was shut/);
      await button(page, /^Accept .+: Strong/).click();
      await page.getByText(/\d accepted\./).waitFor();
      const accepted = (await editedText(page)).replace('in order to say', 'to say');
      assert.match(accepted, /We wrote to say that the gate was shut/);
      // A word of two formats, changed by hand.
      const text = accepted.replace('the gate was shut', 'the door was shut');
      await pasteText(page, text);
      const { name, bytes } = await download(page);
      assert.equal(name, 'bees-clean.docx');
      const xml = documentXml(bytes);
      assert.match(xml, /My aunt keeps bees behind the chapel/);
      assert.match(xml, /We wrote to say that the /);
      assert.doesNotMatch(xml, /\u2019|serves as a testament/);
      await page.getByText(/1 edit could not be written into the document/).waitFor();
      await page.getByText('it crosses a change of formatting').waitFor();
      await page.getByText(/^Downloaded bees-clean\.docx with \d+ edits/).waitFor();

      await page.reload();
      assert.equal(await editedText(page), text, 'the text is still there');
      await button(page, 'Download bees-clean.docx').waitFor();
      await page.getByRole('link', { name: 'Scan', exact: true }).click();
      assert.equal(await page.getByLabel('Text to scan').inputValue(), text, 'the other pages have it');

      const other = await page.context().newPage();
      await other.goto(`${site.server.url}/edit`);
      await other.getByText(/is still in this browser/).waitFor();
      await button(other, 'Continue with it').click();
      assert.equal(await editedText(other), text, 'so has another tab, with the file');
      await button(other, 'Download bees-clean.docx').waitFor();
      await button(other, 'Clear').click();
      await other.reload();
      assert.equal(await editedText(other), '');
      await button(other, 'Download the text').waitFor();
    }));

  it('accepts, dismisses and undoes suggestions by keyboard, and follows the text', () =>
    site.visit(
      '/edit',
      async page => {
        await choosePlain(page);
        const text = wordySample.replace('chapel.', 'chapel \u2014 all of them.');
        await pasteText(page, text);
        await score(page).waitFor();
        assert.match((await score(page).textContent())!, /of 100 · \w+ · range \d+ to (over )?\d+/);
        await rewritten(page);
        // Further scans could change the numbers.
        await page.route('**/api/scan', route => route.abort());
        const before = await counts(page);
        assert.ok(
          before.every(count => count > 0),
          String(before),
        );

        // The dash, by the caret.
        await page.locator('.mark-typography').first().click();
        await card(page).getByText('A long dash').waitFor();
        await box(page).press('Control+Enter');
        assert.equal(await editedText(page), text.replace('\u2014', '-'));
        assert.equal((await counts(page))[2], before[2]! - 1);
        await box(page).press('Control+z');
        assert.equal(await editedText(page), text);
        await same(page, before);

        // Typing moves the other suggestions along.
        await box(page).press('Control+Home');
        await box(page).pressSequentially('So: ');
        await same(page, before);
        const underlined = await page.locator('.mark-typography').first().textContent();
        assert.equal(underlined, '\u2014');

        await button(page, 'Next').click();
        const place = async () =>
          Number((await card(page).locator('.amount').first().textContent())!.split(' ')[0]);
        const at = await place();
        await button(page, 'Next').click();
        assert.equal(await place(), at + 1);
        await button(page, 'Dismiss').click();
        assert.equal(
          (await counts(page)).reduce((sum, count) => sum + count),
          before.reduce((a, b) => a + b) - 1,
        );
        await button(page, 'Undo').click();
        await same(page, before);
        assert.equal(await editedText(page), `So: ${text}`);

        await button(page, /^Accept .+: Typography/).click();
        // The rewrites of cleaned sentences stay known.
        await same(page, [before[0]!, before[1]!, 0]);
        await button(page, 'Undo').click();
        assert.equal(await editedText(page), `So: ${text}`);
        const { name, bytes } = await download(page);
        assert.deepEqual([name, bytes.toString()], ['text-edited.txt', `So: ${text}`]);
      },
      { networkFailures: true },
    ));

  it('accepts all but those that raise the score, and says which and why until the text changes', () =>
    site.visit('/edit', async page => {
      await page.route('**/api/scan', async route => {
        const { text } = route.request().postDataJSON() as { text: string };
        const response = await route.fetch();
        const score = text.includes('In order to see gate 1,') ? 60 : 63;
        await route.fulfill({ response, json: { ...(await response.json()), assessed: true, score } });
      });
      const sentences = [1, 2, 3, 4].map(i => `In order to see gate ${i}, we walked to it.`);
      await pasteText(page, sentences.join(' '));
      await score(page).waitFor();
      await rewritten(page);
      await button(page, /^Accept .+: Wordy/).click();
      await page
        .getByText(
          '3 accepted. 1 left: it raises the score, all together by +3.0 points. You can still accept it by itself.',
        )
        .waitFor();
      const left = [sentences[0]!, ...[2, 3, 4].map(i => `To see gate ${i}, we walked to it.`)].join(' ');
      assert.equal(await editedText(page), left);
      assert.ok(await button(page, 'Accept all: Wordy').isDisabled());
      await card(page).getByText('Raises the score').waitFor();
      await box(page).press('Control+End');
      await box(page).pressSequentially(' Yes.');
      await until(page, "!document.querySelector('.mark-card').innerText.includes('Raises the score')");
      await until(page, '!document.querySelector(\'[aria-label="Accept all: Wordy"]\').disabled');

      await box(page).pressSequentially(' No.');
      await page.reload();
      assert.equal(await editedText(page), `${left} Yes. No.`, 'a reload keeps what was typed last');
      while ((await editedText(page)) !== left) await button(page, 'Undo').click();
      await button(page, 'Undo').click();
      assert.equal(await editedText(page), sentences.join(' '));
    }));

  it('accepts all in the whole text, and looks at what was out of view before', () =>
    site.visit('/edit', async page => {
      await page.route('**/api/scan', async route => {
        const response = await route.fetch();
        await route.fulfill({ response, json: { ...(await response.json()), assessed: true, score: 50 } });
      });
      const sentences = Array.from({ length: 60 }, (_, i) => `In order to see gate ${i}, we walked to it.`);
      await pasteText(page, sentences.join('\n\n'));
      await rewritten(page);
      assert.ok((await counts(page))[1]! < sentences.length);
      await button(page, 'Accept all: Wordy').click();
      await page.getByText(/^60 accepted\./).waitFor();
      const { bytes } = await download(page);
      assert.equal(bytes.toString(), sentences.join('\n\n').replaceAll('In order to', 'To'));
    }));

  it('shows the sentence of a suggestion above the sheet on a phone', () =>
    site.visit(
      '/edit',
      async page => {
        await pasteText(page, `${sample}\n\n`.repeat(4));
        await rewritten(page);
        for (let step = 0; step < 8; step++) {
          await button(page, 'Next').click();
          await until(
            page,
            `(() => {
              const sheet = document.querySelector('.mark-card').getBoundingClientRect();
              return [...document.querySelectorAll('.mark.shown')].every(part => {
                const { top, bottom } = part.getBoundingClientRect();
                return top >= 0 && bottom <= sheet.top;
              });
            })()`,
          );
          assert.ok(await button(page, 'Undo').isVisible());
        }
      },
      { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    ));

  it('keeps the typography of a document when a suggestion about it was dismissed', () =>
    site.visit('/edit', async page => {
      await choosePlain(page);
      await chooseDraft(page);
      await rewritten(page);
      const whole = page.getByLabel('Also clean the whole file in the chosen typography');
      assert.ok(await whole.isChecked());
      await page.locator('.mark-typography').first().click();
      await card(page).getByText('A curly quotation mark').waitFor();
      await button(page, 'Dismiss').click();
      assert.equal(await whole.isChecked(), false);
      await pasteText(page, (await editedText(page)).replace('My aunt keeps', 'Our aunt keeps'));
      const { name, bytes } = await download(page);
      assert.equal(name, 'bees-edited.docx');
      const xml = documentXml(bytes);
      assert.match(xml, /In today\u2019s/);
      assert.match(xml, /Our aunt keeps/);
      await page.getByText(/^Downloaded bees-edited\.docx with \d+ edits? and 0 changes/).waitFor();
    }));

  it('shows the replacement at the word, and lists what changed with a way back', () =>
    site.visit('/edit', async page => {
      await choosePlain(page);
      const [gate, rain] = ['We wrote in order to say no.', 'It rained \u2014 twice \u2014 all day long.'];
      await pasteText(page, `${rain}\n\n${gate}`);
      await eventually(async () => (await counts(page))[2] === 2);
      assert.ok((await box(page).boundingBox())!.y <= 180);
      assert.ok(await card(page).getByRole('button', { name: 'Accept' }).isVisible());
      await box(page).press('Control+End');
      await box(page).press('Alt+ArrowUp');
      await page.locator('.cm-replacement').waitFor();
      await box(page).press('Tab');
      await eventually(async () => (await counts(page))[2] === 1);
      await box(page).press('Alt+ArrowDown');
      await page.locator('.cm-replacement').click();
      await eventually(async () => (await counts(page))[2] === 0);
      const plain = rain.replaceAll('\u2014', '-');
      assert.equal(await editedText(page), `${plain}\n\n${gate}`);
      await page.getByText('What changed').click();
      await page.getByText('2 changes since the text was put in').waitFor();
      await button(page, 'Change back').first().click();
      await page.getByText('1 change since the text was put in').waitFor();
      assert.equal(await editedText(page), `${rain.replace('twice \u2014', 'twice -')}\n\n${gate}`);
      await box(page).press('Control+z');
      assert.equal(await editedText(page), `${plain}\n\n${gate}`);
      await button(page, 'Undo').click();
      await card(page).getByText('A long dash').waitFor();
      await button(page, 'Undo').click();
      await eventually(async () => (await counts(page))[2] === 2);
      await button(page, 'Always').click();
      await eventually(async () => (await editedText(page)) === `${plain}\n\n${gate}`);
    }));

  it('draws only the lines in view of a book, and finds the typography of all', () =>
    site.visit('/edit', async page => {
      await choosePlain(page);
      const line = 'My aunt keeps bees behind the chapel \u2014 all of them.';
      await pasteText(page, Array.from({ length: 4_000 }, () => line).join('\n'));
      await eventually(async () => (await counts(page))[2] === 4_000);
      assert.ok((await page.locator('.cm-line').count()) < 200);
      await button(page, 'Accept all: Typography').click();
      await eventually(async () => (await counts(page))[2] === 0);
      await box(page).press('Control+End');
      assert.equal(await page.locator('.cm-line').last().textContent(), line.replace('\u2014', '-'));
    }));

  it('is where the former pages for cleaning and rewriting lead', () =>
    site.visit('/cleanup', async page => {
      await box(page).waitFor();
      assert.equal(new URL(page.url()).pathname, '/edit');
      await page.goto(`${site.server.url}/rewrite`);
      await box(page).waitFor();
    }));

  it('suggests contractions when the option is checked, and writes them into the document', () =>
    site.visit('/edit', async page => {
      const text = 'We do not know why it is late.';
      await page.locator('input[type=file]').setInputFiles({
        name: 'late.md',
        mimeType: 'text/markdown',
        buffer: Buffer.from(`# Late\n\n${text}\n`),
      });
      await page.getByText('Text from late.md').waitFor();
      assert.equal((await counts(page)).length, 2);
      await page.getByLabel(/^Also suggest contractions/).check();
      await card(page).getByText('A long form').waitFor();
      await page.getByLabel(/^Also clean the whole file/).check();
      const { name, bytes } = await download(page);
      assert.deepEqual(
        [name, bytes.toString()],
        ['late-clean.md', "# Late\n\nWe don't know why it's late.\n"],
      );
      await button(page, /^Accept .+: Typography/).click();
      assert.match(await editedText(page), /We don't know why it's late\./);
    }));

  it('shows why a document cannot be read', () =>
    site.visit(
      '/edit',
      async page => {
        await page.locator('input[type=file]').setInputFiles({
          name: 'broken.docx',
          mimeType: 'application/zip',
          buffer: Buffer.from('not a zip'),
        });
        assert.ok((await page.getByRole('alert').textContent())!.length > 20);
      },
      { errors: [422, 415] },
    ));

  it('offers other wordings, and says when the rewrite server was not used', () =>
    site.visit('/edit', async page => {
      const rewrite = {
        event: 'rewrite',
        id: '0',
        text: 'We saw the gate all day.',
        changed: true,
        edits: [],
        alternatives: [{ text: 'We watched the gate all day.', edits: [] }],
        kept: { numbers: 0, names: 0, negations: 0, quotes: 0, links: 0 },
        note: 'The rewrite server timed out; the embedded rewriter was used.',
      };
      await page.route('**/api/rewrite/stream', route =>
        route.fulfill({ contentType: 'application/x-ndjson', body: `${JSON.stringify(rewrite)}\n` }),
      );
      await pasteText(
        page,
        'In order to see the gate we stood there all day, and the rain came down on all of us until we went home at night.',
      );
      await card(page).getByText('The rewrite server timed out').waitFor();
      for (const wording of ['We watched the gate all day.', 'We saw the gate all day.']) {
        await button(page, 'Another wording').click();
        await card(page).getByText(wording.slice(3)).waitFor();
      }
    }));

  it('uses the rewrites that arrived before the stream broke, and tries again', () =>
    site.visit('/edit', async page => {
      await page.route('**/api/rewrite/stream', async route => {
        const response = await route.fetch();
        const [first] = (await response.text()).split('\n');
        await route.fulfill({ response, body: `${first}\n{"event":"rew` });
      });
      await pasteText(page, [1, 2, 3, 4].map(i => `In order to see gate ${i}, we walked to it.`).join(' '));
      await page.getByRole('alert').getByText('Rewrites that arrived before are shown').waitFor();
      await eventually(async () => (await counts(page))[1] === 1);
      await page.unroute('**/api/rewrite/stream');
      await button(page, 'Try again').click();
      await until(page, "document.querySelector('.rewrite-status').ariaBusy === 'false'");
      await eventually(async () => (await counts(page))[1] === 4);
    }));

  it('goes on from a scan result without another scan', () =>
    site.visit('/', async page => {
      await page.getByLabel('Text to scan').fill(wordySample);
      await button(page, 'Scan the text').click();
      await page.locator('.dial').waitFor();
      let scans = 0;
      page.on('request', request => {
        if (new URL(request.url()).pathname === '/api/scan') scans++;
      });
      await button(page, 'Edit the text').click();
      await rewritten(page);
      assert.equal(await editedText(page), wordySample);
      assert.ok((await counts(page))[0]! > 0);
      assert.equal(scans, 0);
    }));
});

describe('edit page near the hourly limit', { skip: noChromium }, () => {
  const site = suiteSite({}, { anonymous: { requests_per_hour: 8 } });

  it('says that it must wait, and leaves requests for the buttons', () =>
    site.visit('/edit', async page => {
      const sentences = Array.from({ length: 30 }, (_, i) => `In order to see gate ${i}, we walked to it.`);
      await pasteText(page, sentences.join(' '));
      await rewritten(page);
      await page.getByText(/^The next rewrite follows in \d+ min \d+ s, so that your limits last/).waitFor();
      await eventually(async () => (await counts(page))[1] === 20);
      await page.locator('input[type=file]').setInputFiles({
        name: 'note.txt',
        mimeType: 'text/plain',
        buffer: Buffer.from('\u201cYes\u201d\n'),
      });
      await page.getByText('Text from note.txt').waitFor();
      assert.equal((await download(page)).bytes.toString(), '\u201cYes\u201d\n');
    }));
});

describe('edit page with a document over the limit', { skip: noChromium }, () => {
  const site = suiteSite({}, { anonymous: { characters_per_text: 500 } });

  it('states before the edit that only the text can be downloaded, and downloads a .txt without the service', () =>
    site.visit('/edit', async page => {
      await chooseDraft(page);
      await page.getByText('bees.docx has more than 500 characters').waitFor();
      assert.equal((await download(page)).name, 'bees-edited.txt');
      await page.locator('input[type=file]').setInputFiles({
        name: 'note.txt',
        mimeType: 'text/plain',
        buffer: Buffer.from(sample),
      });
      await button(page, 'Download note-edited.txt').waitFor();
      const { name, bytes } = await download(page);
      assert.deepEqual([name, bytes.toString()], ['note-edited.txt', sample]);
    }));
});
