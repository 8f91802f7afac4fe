import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { noChromium, sample, suiteSite } from './browser.js';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

describe('rewrite page', { skip: noChromium }, () => {
  const site = suiteSite();

  /** Scans the sample, so that its sentences can be picked. */
  const findSentences = async (page: Page) => {
    await page.getByLabel('Text to rewrite').fill(sample);
    await button(page, 'Find its sentences').click();
    await page.locator('.picks').waitFor();
    await page.getByText('Finding the sentences that change in this style').waitFor({ state: 'detached' });
  };

  it('picks sentences with high scores and lets the person change the picks', () =>
    site.visit('/rewrite', async page => {
      await findSentences(page);
      assert.equal(await page.getByLabel(/^In today's fast-paced/).isChecked(), true);
      assert.equal(await page.getByLabel(/^Moreover/).isChecked(), true);
      const before = await page.locator('.picks input:checked').count();
      await page.getByText(`${before} of at most 20 picked`).waitFor();
      await page.getByLabel(/^Moreover/).uncheck();
      await page.getByText(`${before - 1} of at most 20 picked`).waitFor();
    }));

  it('picks only sentences that the rewriter changes, again for each style', () =>
    site.visit('/rewrite', async page => {
      await findSentences(page);
      for (const style of ['Natural', 'Casual', 'Shorter']) {
        await page.getByRole('combobox', { name: 'Style' }).selectOption(style);
        await page.getByText('Picked are the highest-scoring sentences that change').waitFor();
        await page.getByText('Finding the sentences that change').waitFor({ state: 'detached' });
        const picked = await page.locator('.picks input:checked').count();
        assert.ok(picked > 0, style);
        await button(page, /^Rewrite (it|them)$/).click();
        await page.getByText(new RegExp(`${picked} of ${picked} rewritten`)).waitFor();
        assert.equal(await page.locator('.rewrite.rewritten').count(), picked);
        await button(page, 'Pick other sentences').click();
      }
    }));

  it('goes on to lower scores when the highest-scoring sentences do not change', () =>
    site.visit('/rewrite', async page => {
      let requests = 0;
      await page.route('**/api/scan', async route => {
        const response = await route.fetch();
        const result = (await response.json()) as { sentences: { score: number }[] };
        result.sentences.forEach((sentence, i) => {
          sentence.score = 90 - i / 10;
        });
        await route.fulfill({ response, json: result });
      });
      page.on('request', request => {
        if (request.url().endsWith('/api/rewrite/stream')) requests++;
      });
      const plain = Array.from({ length: 90 }, (_, i) => `The bees left hive ${i} before noon.`);
      const wordy = 'We wrote in order to say that the gate was shut.';
      await page
        .getByLabel('Text to rewrite')
        .fill([...plain.slice(0, 50), wordy, ...plain.slice(50)].join(' '));
      await button(page, 'Find its sentences').click();
      await page.getByText('1 of at most 20 picked').waitFor();
      assert.ok(await page.getByLabel(/^We wrote in order/).isChecked());
      await page.getByText('Finding the sentences that change in this style').waitFor({ state: 'detached' });
      assert.equal(requests, 3);
      await page.getByLabel('Highest scores first').check();
      assert.match((await page.locator('.picks li').first().textContent())!, /hive 0 /);
    }));

  it('picks sentences by their scores alone when the check fails', () =>
    site.visit(
      '/rewrite',
      async page => {
        await page.route('**/api/rewrite/stream', route => route.fulfill({ status: 503, body: '{}' }));
        await findSentences(page);
        assert.equal(await page.getByLabel(/^Moreover/).isChecked(), true);
        assert.equal(await page.getByText(', nothing to change in this style').count(), 0);
      },
      { errors: [503] },
    ));

  it('starts with the sentences of the latest scan', () =>
    site.visit('/', async page => {
      await page.getByLabel('Text to scan').fill(sample);
      await button(page, 'Scan the text').click();
      await page.locator('.dial').waitFor();
      await page.getByRole('link', { name: 'Rewrite', exact: true }).click();
      await page.getByLabel(/^Moreover/).waitFor();
    }));

  it('shows each rewrite and assembles the text with the accepted ones', () =>
    site.visit('/rewrite', async page => {
      await findSentences(page);
      const picked = await page.locator('.picks input:checked').count();
      await button(page, /^Rewrite (it|them)$/).click();
      await page.getByText(new RegExp(`of ${picked} rewritten`)).waitFor();
      assert.equal(await page.locator('.rewrite').count(), picked);
      assert.equal(await page.locator('.rewrite.waiting, .rewrite.failed').count(), 0);
      const rewrites = page.locator('.rewrite.rewritten');
      assert.ok((await rewrites.count()) > 0, 'the sample has something to rewrite');
      assert.equal(
        await page.getByRole('heading', { name: 'The text with the accepted rewrites' }).count(),
        0,
      );
      const first = rewrites.first();
      const rewritten = (await first.locator('.prose').nth(1).textContent())!.replace('Rewritten: ', '');
      await first.getByRole('button', { name: 'Accept' }).click();
      await page.getByText('1 accepted').waitFor();
      const whole = (await page.locator('section .prose').textContent())!;
      assert.ok(whole.includes(rewritten));
      assert.ok(whole.includes('My aunt keeps bees behind the chapel.'));
      await first.getByRole('button', { name: 'Keep mine' }).click();
      await page.getByText('0 accepted').waitFor();
      await button(page, 'Accept all').click();
      await page.getByRole('link', { name: /^Continue with \d+ rewrite/ }).click();
      assert.ok((await page.getByLabel('Text to scan').inputValue()).includes(rewritten));
    }));

  it('carries accepted rewrites to every page, and drops them for a text that was changed there', () =>
    site.visit('/rewrite', async page => {
      await findSentences(page);
      await button(page, /^Rewrite (it|them)$/).click();
      await button(page, 'Accept all').click();
      const whole = (await page.locator('section .prose').textContent())!;
      for (const [section, label] of [
        ['Clean up', 'Text to clean'],
        ['Scan', 'Text to scan'],
        ['Edit', 'Text to edit'],
      ] as const) {
        await page.getByRole('link', { name: section, exact: true }).click();
        assert.equal(await page.getByLabel(label).inputValue(), whole);
        await page.goBack();
        await page.getByText(/[1-9]\d* accepted/).waitFor();
      }
      await page.getByRole('link', { name: 'Scan', exact: true }).click();
      await page.getByLabel('Text to scan').fill(`${whole} She posts me a jar.`);
      await page.getByRole('link', { name: 'Rewrite', exact: true }).click();
      assert.match(await page.getByLabel('Text to rewrite').inputValue(), /She posts me a jar\.$/);
    }));

  it('says before Accept all when the rewrites raise the score, and shows other wordings', () =>
    site.visit('/rewrite', async page => {
      await findSentences(page);
      const rewrite = {
        event: 'rewrite',
        id: 's0',
        text: 'We talk all day.',
        changed: true,
        edits: [],
        alternatives: [{ text: 'We speak all day.', edits: [] }],
        kept: { numbers: 0, names: 0, negations: 0, quotes: 0, links: 0 },
      };
      const done = { event: 'done', score_before: 50, score_after: 60, score_raised: true };
      await page.route('**/api/rewrite/stream', route =>
        route.fulfill({
          contentType: 'application/x-ndjson',
          body: `${JSON.stringify(rewrite)}\n${JSON.stringify(done)}\n`,
        }),
      );
      await button(page, /^Rewrite (it|them)$/).click();
      await button(page, 'Accept all').waitFor();
      const bar = (await page.locator('.pick-bar').textContent())!;
      assert.match(bar, /The rewrites raise the score by more than 2 points: .*Accept all/);
      const first = page.locator('.rewrite').first();
      for (const wording of ['We speak all day.', 'We talk all day.']) {
        await button(page, 'Another wording').click();
        assert.ok((await first.textContent())!.includes(wording));
      }
    }));

  it('keeps rewrites that arrived before the stream broke, and retries', () =>
    site.visit(
      '/rewrite',
      async page => {
        await findSentences(page);
        const rewrite = {
          event: 'rewrite',
          id: 's0',
          text: 'We talk all day.',
          changed: true,
          edits: [{ kind: 'stock_phrase', before: 'a', after: 'b' }],
          kept: { numbers: 0, names: 2, negations: 0, quotes: 0, links: 0 },
        };
        const declined = { event: 'declined', id: 's1', text: 'x', reason: 'It would lose a number.' };
        await page.route('**/api/rewrite/stream', route =>
          route.fulfill({
            contentType: 'application/x-ndjson',
            body: `${JSON.stringify(rewrite)}\n${JSON.stringify(declined)}\n{"event":"rew`,
          }),
        );
        await button(page, /^Rewrite (it|them)$/).click();
        assert.match(
          (await page.getByRole('alert').textContent())!,
          /Rewrites received so far are still shown/,
        );
        assert.match(
          (await page.locator('.rewrite').first().textContent())!,
          /We talk all day\..*stock phrase · kept 2 names/s,
        );
        assert.match(
          (await page.locator('.rewrite').nth(1).textContent())!,
          /Unchanged\. It would lose a number\./,
        );
        assert.ok((await page.locator('.rewrite.failed').count()) > 0);
        await page.route('**/api/rewrite/stream', route => route.abort());
        await button(page, 'Try again').click();
        await page.getByText(/did not answer. Nothing you entered is lost/).waitFor();
      },
      { networkFailures: true },
    ));
});
