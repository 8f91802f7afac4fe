import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { eventually } from '../../eventually.js';
import { button, editedText, noChromium, pasteText, sample, suiteSite } from '../browser.js';
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
  formattedDocx,
  glyphs,
  rewritten,
  same,
  score,
} from './edit-page.js';

describe('edit page', { skip: noChromium }, () => {
  const site = suiteSite();

  it('shows the formatting of a document, and takes another one to its cleaned and rewritten form', () =>
    site.visit('/edit', async page => {
      await chooseFile(page, 'hives.docx', docxType, formattedDocx);
      await page.locator('.cm-heading').getByText('The bees').waitFor();
      assert.equal(await page.locator('.cm-bold').textContent(), 'two hives');
      assert.deepEqual(await page.locator('.cm-row').allTextContents(), ['HiveHoney', 'NorthNine jars']);
      const [first, second] = await page.locator('.cm-cell').all();
      assert.equal((await first!.boundingBox())!.y, (await second!.boundingBox())!.y);

      await choosePlain(page);
      await chooseDraft(page);
      await rewritten(page);
      await card(page)
        .getByText(/^1 of \d+$/)
        .waitFor();
      await button(page, /^Accept .+: Strong/).click();
      await page.getByText(/\d accepted\./).waitFor();
      const accepted = (await editedText(page)).replace('in order to say', 'to say');
      assert.match(accepted, /We wrote to say that the gate was shut/);
      // A word of two formats, and one in a field, changed by hand.
      const text = accepted.replace('the gate was shut', 'the door was shut').replace('nine', 'ten');
      await pasteText(page, text);
      await button(page, 'Download bees-clean.docx').click();
      await page.getByText(/1 edit cannot be written into the document/).waitFor();
      await page.getByText(/See page nine → ten\.: a field, a link/).waitFor();
      const { name, bytes } = await download(page, 'Download without it');
      assert.equal(name, 'bees-clean.docx');
      const xml = documentXml(bytes);
      assert.match(xml, /My aunt keeps bees behind the chapel/);
      const edited = /We wrote to say that the <.*<w:b\/><\/w:rPr><w:t [^>]*>door<\/w:t>.*> See page nine/;
      assert.match(xml, edited);
      assert.doesNotMatch(xml, /\u2019|serves as a testament/);
      await page.getByText(/^Downloaded bees-clean\.docx with \d+ edits/).waitFor();

      await page.reload();
      assert.equal(await editedText(page), text, 'the text is still there');
      await button(page, 'Download bees-clean.docx').waitFor();
      await page.getByRole('link', { name: 'Scan', exact: true }).click();
      assert.equal(await page.getByLabel('Text to scan').inputValue(), text, 'the other pages have it');

      const other = await page.context().newPage();
      await other.goto(`${site.server.url}/rewrite`);
      await other.getByText(/is still in this browser/).waitFor();
      assert.equal(new URL(other.url()).pathname, '/edit', 'the former page leads here');
      await button(other, 'Continue with it').click();
      assert.equal(await editedText(other), text, 'so has another tab, with the file');
      await button(other, 'Download bees-clean.docx').waitFor();
      await button(other, 'Clear').click();
      await other.reload();
      assert.equal(await editedText(other), '');
      await button(other, 'Download the text').waitFor();
    }));

  it('accepts, dismisses and undoes suggestions by keyboard, lists what changed, and follows the text', () =>
    site.visit(
      '/edit',
      async page => {
        await page.setViewportSize({ width: 1280, height: 720 });
        const text = `${sample}\n\nWe wrote in order to say that the gate was shut.`.replace(
          'chapel.',
          'chapel \u2014 all of them.',
        );
        await card(page).getByText('There is no grammar check').waitFor();
        await choosePlain(page);
        await pasteText(page, text);
        await score(page).waitFor();
        assert.match((await score(page).textContent())!, /of 100 · \w+ · range \d+ to (over )?\d+/);
        await rewritten(page);
        assert.ok((await box(page).boundingBox())!.y <= 180);
        assert.ok(await card(page).getByRole('button', { name: 'Accept' }).isVisible());
        // Further scans could change the numbers.
        await page.route('**/api/scan', route => route.abort());
        const before = await counts(page);
        assert.deepEqual([before[1]! > 0, before[2]], [true, 1]);

        // The dash, by the caret, and by the button of its card.
        const plain = text.replace('\u2014', '-');
        await page.locator('.mark-typography').first().click();
        await card(page).getByText('A long dash').waitFor();
        await box(page).press('Control+Enter');
        assert.equal(await editedText(page), plain);
        await glyphs(page, 0);
        await box(page).press('Control+z');
        await same(page, before);
        await page.locator('.mark-typography').first().click();
        await card(page).getByRole('button', { name: 'Accept' }).click();
        await glyphs(page, 0);
        await page.getByText('What changed').click();
        await page.getByText('1 change since the text was put in').waitFor();
        await button(page, 'Side by side').click();
        assert.equal(await page.locator('.what-changed .prose').count(), 2);
        await button(page, 'Change back').click();
        assert.equal(await editedText(page), text);
        await glyphs(page, 1);

        // Typing moves the other suggestions along.
        await box(page).press('Control+Home');
        await box(page).pressSequentially('So: ');
        await same(page, before);
        assert.equal(await page.locator('.mark-typography').first().textContent(), '\u2014');

        const place = async () =>
          Number((await card(page).locator('.amount').first().textContent())!.split(' ')[0]);
        await box(page).press('Alt+ArrowDown');
        const at = await place();
        await box(page).press('Alt+ArrowDown');
        assert.equal(await place(), at + 1);
        await box(page).press('Control+Shift+Enter');
        const sum = (numbers: number[]) => numbers.reduce((all, number) => all + number);
        await eventually(async () => sum(await counts(page)) === sum(before) - 1);
        await button(page, 'Undo').click();
        await same(page, before);
        await button(page, /^Accept .+: Typography/).click();
        // The rewrites of cleaned sentences stay known.
        await same(page, [before[0]!, before[1]!, 0]);
        await button(page, 'Undo').click();
        const { name, bytes } = await download(page);
        assert.deepEqual([name, bytes.toString()], ['text-edited.txt', `So: ${text}`]);
      },
      { networkFailures: true },
    ));
});
