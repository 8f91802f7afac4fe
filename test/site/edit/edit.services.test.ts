import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { eventually } from '../../eventually.js';
import {
  button,
  editedText,
  noChromium,
  pasteText,
  recordsKept,
  sample,
  suiteSite,
  until,
} from '../browser.js';
import {
  box,
  card,
  chooseDraft,
  chooseFile,
  choosePlain,
  counts,
  documentXml,
  docxType,
  download,
  draftDocx,
  formattedDocx,
  gates,
  rewritten,
  score,
} from './edit-page.js';

describe('edit page', { skip: noChromium }, () => {
  const anonymous = { requests_per_hour: 1_000, requests_per_hour_per_browser: null };
  const site = suiteSite({}, { plans: { anonymous } });

  /** Gives each scanned text a score. */
  const scoreBy = (page: Page, scoreOf: (text: string) => number) =>
    page.route('**/api/scan', async route => {
      const { text } = route.request().postDataJSON() as { text: string };
      const response = await route.fetch();
      const json = { ...(await response.json()), assessed: true, score: scoreOf(text) };
      await route.fulfill({ response, json });
    });

  it('accepts all but those that raise the score, and says which and why until the text changes', () =>
    site.visit('/edit', async page => {
      await scoreBy(page, text => (text.includes('In order to see gate 1,') ? 60 : 63));
      const sentences = gates(5).slice(1);
      await pasteText(page, sentences.join(' '));
      await score(page).waitFor();
      await rewritten(page);
      await button(page, /^Accept .+: Wordy/).click();
      const raising = '1 left: it raises the score, all together by +3.0 points.';
      await page.getByText(`3 accepted. ${raising} You can still accept it by itself.`).waitFor();
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

  it('accepts all in a whole book, whose chapters and sentences out of view it looks at before', () =>
    site.visit('/edit', async page => {
      let scans = 0;
      await scoreBy(page, () => {
        scans++;
        return 50;
      });
      const sentences = gates(680);
      const book = [sentences.slice(0, 340), sentences.slice(340)]
        .map((each, i) => `Chapter ${i + 1}\n\n${each.join('\n')}`)
        .join('\n\n');
      await pasteText(page, book);
      await box(page).press('Control+Home');
      await page.getByText('Of the chapter in view: Chapter 1').waitFor();
      await rewritten(page);
      await page.getByText('1 chapter not looked at').waitFor();
      assert.ok((await counts(page))[1]! < 340);
      assert.ok((await page.locator('.cm-line').count()) < 200, 'only the lines in view are drawn');
      assert.equal(scans, 1);
      await button(page, 'Accept all: Wordy').click();
      await page.getByText(/^looking at \d+ more sentences/).waitFor();
      assert.equal(scans, 2);
      await page.getByText(/^680 accepted\./).waitFor();
      assert.equal((await download(page)).bytes.toString(), book.replaceAll('In order to', 'To'));
      await box(page).press('Control+End');
      await page.getByText('Of the chapter in view: Chapter 2').waitFor();
    }));

  it('shows the sentence of a suggestion above the sheet on a phone, and the text near the top', () =>
    site.visit(
      '/edit',
      async page => {
        await pasteText(page, `${sample}\n\n`.repeat(4));
        await rewritten(page);
        assert.ok((await box(page).boundingBox())!.y <= 220);
        for (let step = 0; step < 8; step++) {
          await button(page, 'Next').click();
          await until(
            page,
            `(() => {
              const sheet = document.querySelector('.edit-side').getBoundingClientRect();
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
      await page.getByLabel('With tracked changes').check();
      const { name, bytes } = await download(page);
      assert.equal(name, 'bees-edited.docx');
      const xml = documentXml(bytes);
      assert.match(xml, /In today\u2019s/);
      assert.match(xml, /<w:delText [^>]*>My<.*<w:t [^>]*>Our<.*<w:t [^>]*> aunt keeps/);
      await page.getByText(/^Downloaded bees-edited\.docx with \d+ edits? and 0 changes/).waitFor();
    }));

  for (const [name, type, file] of [
    ['bees.docx', docxType, draftDocx],
    ['gates.md', 'text/markdown', `# Gates\n\n${gates(3).join(' ')}\n`],
  ] as const) {
    const contentOf = (bytes: Uint8Array) =>
      type === docxType ? documentXml(bytes) : Buffer.from(bytes).toString();

    it(`begins anew with an edited ${name} that is opened again, although its text is on the page`, () =>
      site.visit('/edit', async page => {
        const edited = name.replace('.', '-edited.');
        await scoreBy(page, () => 50);
        await chooseFile(page, name, type, file);
        await rewritten(page);
        await button(page, 'Accept all: Wordy').click();
        await page.getByText(/[1-9]\d* accepted\./).waitFor();
        await box(page).press('Control+Home');
        await box(page).pressSequentially('Now: ');
        await eventually(async () => (await editedText(page)).startsWith('Now: '));
        const first = await download(page);
        await page.getByText(`Downloaded ${edited} with`).waitFor();
        await page.getByText('What changed').click();
        await page.getByText(/^[1-9]\d* changes? since/).waitFor();
        const text = await editedText(page);

        // Twice: as it is on the page, and after a reload with the steps that can be undone.
        for (const again of [true, false]) {
          await chooseFile(page, edited, type, first.bytes);
          await page.getByText(`Text from ${edited}`).waitFor();
          await page.getByText('0 changes since').waitFor();
          assert.doesNotMatch(await page.locator('main').innerText(), /Downloaded|accepted\./);
          assert.equal(await editedText(page), text);
          const { bytes } = await download(page);
          assert.equal(contentOf(bytes), contentOf(first.bytes));
          if (!again) break;
          // The document before is still there, with its edits.
          await button(page, 'Undo').first().click();
          await page.getByText(`Text from ${name}`).waitFor();
          assert.equal(contentOf((await download(page)).bytes), contentOf(first.bytes));
          await box(page).press('Control+End');
          await box(page).pressSequentially(' X');
          await box(page).press('Backspace');
          await box(page).press('Backspace');
          await page.reload();
          await page.getByText('What changed').click();
          await page.getByText(/^[1-9]\d* changes? since/).waitFor();
        }
      }));
  }

  it('suggests contractions when the option is checked, and writes them into the document', () =>
    site.visit('/cleanup', async page => {
      await chooseFile(page, 'late.md', 'text/markdown', '# Late\n\nWe do not know why it is late.\n');
      await page.getByText('Text from late.md').waitFor();
      await page.locator('.cm-heading').getByText('Late').waitFor();
      assert.equal((await counts(page)).length, 2);
      await page.getByText('Options').click();
      await page.getByLabel(/^Also suggest contractions/).check();
      await card(page).getByText('A long form').waitFor();
      await page.keyboard.press('Escape');
      assert.equal(await page.getByLabel(/^Also suggest contractions/).isVisible(), false);
      assert.equal(await page.getByText(/^Cleaning: /).count(), 0);
      await page.getByLabel(/^Also clean the whole file/).check();
      await page.getByText('Cleaning: Only chat leftovers and invisible characters change.').waitFor();
      const { name, bytes } = await download(page);
      const contracted = "# Late\n\nWe don't know why it's late.\n";
      assert.deepEqual([name, bytes.toString()], ['late-clean.md', contracted]);
      await button(page, 'Apply all with this reason').click();
      await eventually(async () => /We don't know why it's late\./.test(await editedText(page)));
    }));

  for (const key of ['Delete', 'x'])
    it(`restores the document of a replaced text by undo, and drops it by redo: ${key}`, () =>
      site.visit('/edit', async page => {
        const lines = () => page.locator('.cm-content').innerHTML();
        await chooseFile(page, 'hives.docx', docxType, formattedDocx);
        await page.locator('.cm-row').first().waitFor();
        const text = await editedText(page);
        const drawn = await lines();
        await box(page).press('Control+a');
        await box(page).press(key);
        await page.getByText('Text from').waitFor({ state: 'detached' });
        await box(page).press('Control+z');
        await page.getByText('Text from hives.docx').waitFor();
        assert.equal(await editedText(page), text);
        await eventually(async () => (await lines()) === drawn);
        assert.equal((await download(page)).name, 'hives-edited.docx');

        await box(page).press('Control+y');
        await page.getByText('Text from').waitFor({ state: 'detached' });
        await box(page).pressSequentially('yz');
        await button(page, 'Download the text').waitFor();
        while ((await editedText(page)) !== text) await box(page).press('Control+z');
        await button(page, 'Download hives-edited.docx').waitFor();
      }));

  it('comes back empty when all of a text was deleted just before a reload', () =>
    site.visit('/edit', async page => {
      await chooseFile(page, 'gates.txt', 'text/plain', gates(600).join('\n\n'));
      await page.getByText('Text from gates.txt').waitFor();
      await box(page).press('PageDown');
      await box(page).press('Control+a');
      await box(page).press('Delete');
      await page.reload();
      assert.equal(await editedText(page), '');
      assert.equal(await page.evaluate(recordsKept), '');
    }));

  it('shows why a document cannot be read', () =>
    site.visit(
      '/edit',
      async page => {
        await chooseFile(page, 'broken.docx', 'application/zip', 'not a zip');
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
      await pasteText(page, gates(4).join(' '));
      await page.getByRole('alert').getByText('Rewrites that arrived before are shown').waitFor();
      await eventually(async () => (await counts(page))[1] === 1);
      await page.unroute('**/api/rewrite/stream');
      await button(page, 'Try again').click();
      await eventually(async () => (await counts(page))[1] === 4);
    }));

  it('goes on from a scan result without another scan, and measures the change after an edit', () =>
    site.visit(
      '/',
      async page => {
        const text = `${sample}\n\n${gates(1)[0]}`;
        await page.getByLabel('Text to scan').fill(text);
        await button(page, 'Scan the text').click();
        await page.locator('.dial').waitFor();
        const sent: number[] = [];
        page.on('request', request => {
          if (new URL(request.url()).pathname === '/api/scan') sent.push(Date.now());
        });
        await button(page, 'Edit the text').click();
        await rewritten(page);
        assert.equal(await editedText(page), text);
        assert.ok((await counts(page))[0]! > 0);
        assert.equal(sent.length, 0);
        for (const words of [' She rang me on Sunday and we laughed.', ' It rained.']) {
          await box(page).press('Control+End');
          await box(page).pressSequentially(words);
          const scans = sent.length;
          await eventually(() => sent.length > scans);
        }
        await page.getByText(/^[+\u22120]\d*\.?\d* since the start/).waitFor();
        assert.ok(sent[1]! - sent[0]! >= 1_950, `${sent[1]! - sent[0]!} ms`);
        const panel = page.getByRole('complementary', { name: 'Score while typing' });
        assert.doesNotMatch((await panel.textContent())!, /limit|this month/);
        await chooseFile(page, 'note.txt', 'text/plain', 'It rained.');
        await panel.getByText('The score appears from 20 words on.').waitFor();
        assert.doesNotMatch((await panel.textContent())!, /since the start|of 100/);
        const saved = await page.evaluate<{ items: unknown[] }>("fetch('/api/scan').then(r => r.json())");
        assert.equal(saved.items.length, 1, 'no scan of an edit is saved');
      },
      { as: 'typist' },
    ));
});

describe('edit page near the hourly limit', { skip: noChromium }, () => {
  const site = suiteSite({}, { plans: { anonymous: { requests_per_hour: 8 } } });

  it('says what is missing, leaves requests for the buttons, and names the limit once it is reached', () =>
    site.visit(
      '/edit',
      async page => {
        await pasteText(page, gates(30).join(' '));
        await rewritten(page);
        await page.getByText('More rewrites follow later.').waitFor();
        await eventually(async () => (await counts(page))[1] === 20);
        await chooseFile(page, 'note.txt', 'text/plain', `\u201cYes\u201d\n\n${gates(3).join(' ')}`);
        await page.getByText('Text from note.txt').waitFor();
        assert.match((await download(page)).bytes.toString(), /^\u201cYes\u201d\n/);
        await page.getByText('No score yet.').waitFor();
        assert.equal(await score(page).count(), 0, 'nor the score of the text before');
        await page.evaluate(`(async () => {
          const send = () => fetch('/api/scan', { method: 'POST',
            headers: { 'content-type': 'application/json' }, body: '{"text":"It rained."}' });
          while ((await send()).status === 200);
        })()`);
        await button(page, 'Measure now').click();
        await page.getByText(/Possible in/).waitFor();
        await until(page, "document.querySelector('.live-score button').disabled");
      },
      { errors: [429] },
    ));
});
