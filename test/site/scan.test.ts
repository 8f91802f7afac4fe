import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { describe, it } from 'node:test';
import { assistant, novel, novelContinued } from '../engine/scan/passages/prose.js';
import { eventually } from '../eventually.js';
import { localPort } from '../local-server.js';
import { findings } from './accessibility.js';
import {
  scanBox as box,
  button,
  downloaded,
  horizontalOverflow,
  mixedSample as mixed,
  noChromium,
  sample,
  scan,
  shows,
  suiteSite,
  textFile,
} from './browser.js';

describe('scan page', { skip: noChromium }, () => {
  const pages = createServer((_, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(`<title>Bees</title><p>${'My aunt keeps bees behind the chapel. '.repeat(20)}</p>`);
  });
  const port = localPort(pages);
  const connectHere = async () => connect(await port, '127.0.0.1');
  const network = { resolver: async () => ['93.184.216.34'], connect: connectHere };
  const site = suiteSite({}, { network });

  describe('result', () => {
    const page = site.suitePage('/', page => scan(page));

    it('scans a pasted text without an account and explains every point', async () => {
      const label = await page.locator('.dial').getAttribute('aria-label');
      assert.match(
        label!,
        /^Score (?:over |under )?\d+ of 100 \((low|moderate|elevated|high); [\w ]+ after small changes\)$/,
      );
      await shows(page.locator('.score-card'), /Next: .*How sure is this\?.*signal, not a verdict/s);
      const numbers = async (selector: string) =>
        (await page.locator(selector).allTextContents()).map(text =>
          Number(text.replace('\u2212', '-').replace(/[a-z]+ /, '')),
        );
      const [baseline, score] = await numbers('.waterfall .total .points');
      const shares = await numbers('.waterfall li .points');
      const sum = baseline! + shares.reduce((total, points) => total + points, 0);
      // Points have one decimal; the score and the baseline are shown in whole points.
      assert.ok(Math.abs(sum - score!) <= 2 + 0.05 * shares.length, `${sum} is not ${score}`);
      await shows(page.locator('.about-result'), /Cut the stock phrases.* See "In today's/);
      await shows(page.locator('.result-signals'), /signals had enough text to measure/);
      const histogram = await page.locator('.score-card .histogram').getAttribute('aria-label');
      assert.match(histogram!, /^Of [\d,]+ human-written texts .+ score at or below this\.$/);
    });

    it('shows the signals of a sentence by click and keyboard', async () => {
      const panel = page.getByRole('region', { name: 'The sentence' });
      await page.locator('.sentence').first().click();
      await shows(panel, /fast-paced/);
      assert.ok((await page.locator('.sentence mark').count()) > 0);
      await page.keyboard.press('ArrowRight');
      await shows(panel, /Wording as a whole.*shaping resilient communities/);
      await page.keyboard.press('Escape');
      await panel.waitFor({ state: 'detached' });
    });

    it('marks the evidence of the opened signal everywhere in the text', async () => {
      const marks = page.locator('.sentence mark');
      assert.equal(await marks.count(), 0);
      await page.locator('summary.step', { hasText: 'Wording as a whole' }).press('Enter');
      await marks.first().waitFor();
      await page.locator('summary.step', { hasText: 'Wording as a whole' }).press('Enter');
      await eventually(async () => (await marks.count()) === 0);
    });

    it('shows the disclaimer beside the score, and fair use in the footer', async () => {
      const [dial, disclaimer] = await Promise.all(
        ['.dial', '.own-disclaimer'].map(async part => (await page.locator(part).boundingBox())!),
      );
      assert.ok(disclaimer!.y < dial!.y + 2 * dial!.height, `${disclaimer!.y} of ${dial!.y}`);
      const fairUse = /Do not wrap this service in a product that presents scores as verdicts/;
      await shows(page.locator('footer'), fairUse);
    });

    it('states what a score can say, and uses no words that judge a person', async () => {
      const about = page.getByRole('region', { name: 'What this can say' });
      await shows(about, /wording of the text.*no decision about a person/s);
      const words = await page.locator('main').innerText();
      const judging = /\b(guilty|cheat|fake|caught|plagiari|AI-generated|is AI|(is|was) human-written)\b/i;
      assert.doesNotMatch(words, judging);
    });

    it('opens the sentence of a quoted piece of evidence, without a finding of axe', async () => {
      await page.locator('summary.step', { hasText: /^Phrases that AI models favour/ }).click();
      await page.locator('.quote:visible').first().click();
      await page.getByRole('region', { name: 'The sentence' }).waitFor();
      assert.deepEqual(await findings(page), []);
      await page.keyboard.press('Escape');
      await page
        .getByText(/^\d+ more signals with fewer points$/)
        .first()
        .click();
      assert.ok((await page.locator('.waterfall li:visible').count()) > 16);
      assert.deepEqual(await findings(page), []);
      assert.ok((await horizontalOverflow(page)) <= 0);
    });

    it('stores the statement of the writer, prints it and puts it into the report', async () => {
      const field = page.getByLabel('Statement of the writer');
      await field.fill('I wrote this on the train.');
      await page.reload();
      assert.equal(await field.inputValue(), 'I wrote this on the train.');
      const report = await downloaded(page, 'Download the report');
      assert.match(report.content, /I wrote this on the train\./);
      await page.emulateMedia({ media: 'print' });
      assert.equal(await page.getByRole('heading', { name: 'Statement of the writer' }).isVisible(), true);
      assert.equal(await field.isVisible(), false);
      await page.emulateMedia({ media: null });
      await field.fill('');
    });
  });

  describe('result of a text with an AI-generated passage', () => {
    const page = site.suitePage('/', page => scan(page, mixed));
    const style = (selector: string, property: string) =>
      page.evaluate(`getComputedStyle(document.querySelector('${selector}')).${property}`);

    it('draws the passages, and opens each with its own score and evidence', async () => {
      const segments = page.locator('.segment');
      assert.equal(await segments.count(), 3);
      await shows(page.locator('.where'), /Words \d+ to \d+ read as (?:elevated|high)/);
      const widthOf = async (i: number) => (await segments.nth(i).boundingBox())!.width;
      const [first, second] = await Promise.all([0, 1].map(widthOf));
      const [start, end] = [mixed.indexOf(assistant[0]!), mixed.indexOf(novelContinued[0]!)];
      assert.ok(Math.abs(second! / first! - (end - start) / start) < 0.1);
      await segments.nth(1).click();
      const panel = page.getByRole('region', { name: 'The passage' });
      await shows(panel, /Passage 2 of 3.*confidence (low|moderate)/s);
      assert.equal(await page.locator('.passage-label[aria-pressed=true]').count(), 1);
      await panel.locator('.quote').first().click();
      const quoted = page.getByRole('region', { name: 'The sentence' });
      await quoted.waitFor();
      await button(page, 'Back to where you were').click();
      await segments.nth(1).focus();
      await page.keyboard.press('ArrowRight');
      await shows(panel, /Passage 3 of 3/);
      assert.equal(await button(page, 'Next passage').isDisabled(), true);
      await button(page, 'Previous').click();
      await shows(panel, /Passage 2 of 3/);
      await page.keyboard.press('Escape');
    });

    it('shows the explanation of a clicked sentence after a signal low in the column', async () => {
      await page.setViewportSize({ width: 1280, height: 720 });
      await page.locator('.waterfall summary.step:visible').last().click();
      const sentence = page.locator('.sentence').nth(3);
      await sentence.click();
      const panel = page.getByRole('region', { name: 'The sentence' });
      for (const element of [panel.getByRole('heading'), sentence]) {
        await eventually(async () => {
          const { y, height } = (await element.boundingBox())!;
          return y >= 0 && y + height <= 720;
        });
      }
      await page.keyboard.press('Escape');
      await page.setViewportSize({ width: 1280, height: 860 });
    });

    it('names the passage on the first screen, also of a phone', async () => {
      await shows(page.locator('#headline'), /^Mixed: .*% of the text/);
      for (const width of [390, 1280]) {
        const height = width === 390 ? 844 : 720;
        await page.setViewportSize({ width, height });
        await page.evaluate('scrollTo(0, 0)');
        const ribbon = (await page.locator('.segments').boundingBox())!;
        assert.ok(ribbon.y + ribbon.height <= height, `${width}: ${ribbon.y}`);
        const { y } = (await page.locator('.reading').boundingBox())!;
        assert.ok(y < (width === 1280 ? height : 1.5 * height), `the text: ${y}`);
      }
      await page.setViewportSize({ width: 1280, height: 860 });
    });

    it('prints the result with its colours and disclaimer, without controls', async () => {
      await page.locator('.sentence').nth(2).click();
      await page.emulateMedia({ media: 'print' });
      assert.equal(await page.locator('.panel').isVisible(), false);
      assert.equal(await page.getByRole('navigation').isVisible(), false);
      assert.equal(await button(page, 'New text').isVisible(), false);
      assert.equal(await page.locator('.own-disclaimer').isVisible(), true);
      assert.equal(await page.locator('.segment').first().isVisible(), true);
      assert.equal(await style('.bar', 'printColorAdjust'), 'exact');
      const examples = page.locator('.waterfall .print-only:visible');
      assert.ok((await examples.count()) >= 8);
      assert.equal(await examples.first().locator('q').count(), 1);
      const without = await examples.filter({ hasNot: page.locator('q') }).allTextContents();
      assert.ok(without.length > 0);
      for (const reason of without) assert.match(reason, /^No place to quote\. [A-Z\d].+\.$/);
      const note = page.getByText(/^Printed \d{1,2} \w+ 20\d\d, \d\d:\d\d UTC · engine \S+ · not saved$/);
      assert.equal(await note.isVisible(), true);
      await page.emulateMedia({ media: null });
      await page.keyboard.press('Escape');
    });

    it('shows bars and tints in forced colours', async () => {
      await page.emulateMedia({ forcedColors: 'active' });
      const paper = await style('body', 'backgroundColor');
      assert.notEqual(await style('.waterfall .bar.machine', 'fill'), paper);
      const underline = `[data-i="${novel.length}"]`;
      assert.notEqual(await style(underline, 'borderBottomWidth'), '0px');
      assert.equal(await style('[data-i="0"]', 'borderBottomWidth'), '0px');
      await page.emulateMedia({ forcedColors: null });
    });

    it('begins with the headline, and draws no dial for a text that was not assessed', async () => {
      const heading = page.locator('.score-card > :first-child');
      await shows(heading, /^Mixed: one passage of \d+ words .* strong signals/);
      await button(page, 'New text').click();
      await page.getByLabel('Text to scan').fill('See you at noon, by the old pier.');
      await button(page, 'Scan the text').click();
      await page.getByRole('heading', { name: /^Not assessed: / }).waitFor();
      assert.equal(await page.locator('.dial').count(), 0);
    });
  });

  site.test('gives advice with the place that it is about', async visit => {
    const page = await visit('/');
    await scan(page, 'Moreover, we delve into the tapestry. '.repeat(30));
    const [first] = await page.locator('.about-result ol li').all();
    const place = /See '(.+?)(?:\.\.\.)?'\./s.exec((await first!.textContent())!)![1]!;
    await first!.getByRole('button', { name: `Show in the text: ${place}` }).click();
    await page.locator('.panel').waitFor();
    assert.ok((await page.locator('.sentence[aria-pressed=true]').textContent())!.includes(place));
  });

  site.test('extracts the text of a chosen file for review before it is scanned', async visit => {
    const page = await visit('/');
    const prose = 'Nobody met us at the pier. The shop was shut and the kettle had gone. '.repeat(6);
    const html = { ...textFile('pier.html', `<nav>Menu</nav><p>${prose}</p>`), mimeType: 'text/html' };
    await page.locator('input[type=file]').first().setInputFiles(html);
    await page.getByText('Text from pier.html').waitFor();
    assert.match(await box(page).inputValue(), /^Nobody met us/);
    assert.equal(await page.locator('.dial').count(), 0);
    await button(page, 'Scan the text').click();
    await page.locator('.dial').waitFor();
  });

  site.test('fetches a web page for review and shows why one is rejected', async visit => {
    const page = await visit('/', { errors: [403] });
    await button(page, 'From a web page').click();
    const address = page.getByLabel('Address of a public web page');
    await address.fill('http://127.0.0.1/secret');
    await button(page, 'Fetch the text').click();
    await page.getByRole('alert').waitFor();
    await address.fill('http://example.org/bees');
    await button(page, 'Fetch the text').click();
    await page.getByText('Text from http://example.org/bees').waitFor();
    assert.match(await box(page).inputValue(), /My aunt keeps bees/);
  });

  site.test('sends the genre and the ESL flag, and keeps the text when a request fails', async visit => {
    const page = await visit('/', { errors: [413] });
    await page.getByLabel('Kind of text').selectOption('academic');
    await page.getByLabel(/first language is not English/).check();
    const [request] = await Promise.all([page.waitForRequest('**/api/scan'), scan(page)]);
    const { genre, esl, save } = request.postDataJSON() as Record<string, unknown>;
    assert.deepEqual([genre, esl, save], ['academic', true, undefined], 'account options are not sent');
    await button(page, 'New text').click();
    await page.route('**/api/scan', route => route.fulfill({ status: 413, json: { detail: 'Too long.' } }));
    const long = 'Far too many words. '.repeat(20);
    await box(page).fill(long);
    await button(page, 'Scan the text').click();
    await shows(page.getByRole('alert'), /Too long/);
    assert.equal(await box(page).inputValue(), long);
    await page.reload();
    assert.equal(await box(page).inputValue(), long, 'the draft survives a reload');
    await button(page, 'Clear').click();
    await page.reload();
    assert.equal(await box(page).inputValue(), '');
  });

  site.test('shows when it is offline and works again once online', async visit => {
    const page = await visit('/', { networkFailures: true });
    await box(page).fill(sample);
    await page.context().setOffline(true);
    await page.getByText(/^You are offline/).waitFor();
    await page.getByRole('link', { name: 'Images' }).click();
    await page.getByText('The page could not be loaded.').waitFor();
    await page.context().setOffline(false);
    await page.getByText(/^You are offline/).waitFor({ state: 'detached' });
    await page.getByRole('heading', { name: 'Images', exact: true }).waitFor();
    await page.goBack();
    await page.route('**/api/scan', route => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await button(page, 'Scan the text').click();
    await failed;
    await shows(page.getByRole('alert'), /Nothing you entered is lost/);
    await page.unroute('**/api/scan');
    await button(page, 'Try again').click();
    await page.locator('.dial').waitFor();
  });

  site.test('changes pages without a reload, also backwards, and remembers the chosen theme', async visit => {
    const page = await visit('/');
    await page.evaluate('window.stayed = true');
    await scan(page);
    await page.getByRole('link', { name: 'History' }).click();
    await page.getByRole('heading', { name: 'History', level: 1 }).waitFor();
    assert.equal(await page.title(), 'History · Telltale');
    await page.goBack();
    await page.locator('.dial').waitFor();
    assert.equal(await page.evaluate('window.stayed'), true);
    const background = () => page.evaluate('getComputedStyle(document.documentElement).backgroundColor');
    const light = await background();
    await button(page, 'Use the dark theme').click();
    const dark = await background();
    assert.notEqual(light, dark);
    await page.reload();
    assert.equal(await background(), dark);
    await button(page, 'Use the light theme').waitFor();
  });
});
