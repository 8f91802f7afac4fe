import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import type { ConfigView } from '../../../src/contract/service.js';
import { rewritePauseMs, scanPauseMs, scanPauseMsMin, waitMs } from '../../../src/site/edit/live/budget.js';
import { noChromium, sample, suiteSite, until } from '../browser.js';

const hourMs = 3_600_000;

/** A caller with so many requests an hour, of which so many are left, and words a month. */
const caller = (
  perHour: number | null,
  left = perHour,
  perMonth: number | null = null,
  wordsLeft = perMonth,
) =>
  ({
    limits: { requests_per_hour: perHour, words_per_month: perMonth },
    usage: { requests_remaining: left, words_remaining: wordsLeft },
  }) as unknown as ConfigView;

describe('pace of the edit page', () => {
  it('lets a visitor edit for an hour, with a score and a rewrite as often as they may come', () => {
    let [left, spentMs, last] = [60, 0, 0];
    while (scanPauseMs(caller(60, left), 250, []) < Number.POSITIVE_INFINITY) {
      const pause = scanPauseMs(caller(60, left), 250, []);
      assert.ok(pause >= last, 'the pauses grow');
      assert.ok(pause < hourMs / 4, `${pause} ms at ${left} left`);
      last = pause;
      spentMs += pause;
      // The score and the rewrite.
      left -= 2;
    }
    assert.equal(left, 14, 'a quarter is left for the buttons');
    assert.ok(spentMs > 0.9 * hourMs, `${spentMs} ms`);
  });

  it('hardly slows down an account with most of its hour left', () => {
    assert.equal(scanPauseMs(caller(600, 500), 250, []), scanPauseMsMin);
    assert.equal(scanPauseMs(caller(null), 250, []), scanPauseMsMin);
    assert.equal(rewritePauseMs(caller(null)), 0);
  });

  it('uses at most a twentieth of the words of a month in an hour, and half of those left', () => {
    const calls = Array.from({ length: 24 }, (_, at) => ({ at, words: 1_000 }));
    const account = caller(600, 600, 500_000);
    assert.ok(scanPauseMs(account, 1_000, calls) > 60_000);
    assert.equal(scanPauseMs(account, 1_001, calls), Number.POSITIVE_INFINITY);
    assert.equal(scanPauseMs(caller(600, 600, 500_000, 1_999), 1_000, []), Number.POSITIVE_INFINITY);
  });

  it('waits from the last request on, and sends the first at once', () => {
    assert.equal(waitMs(2_000, 5_000, 5_500), 1_500);
    assert.equal(waitMs(2_000, Number.NEGATIVE_INFINITY, 5_500), 0);
    assert.equal(waitMs(Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 5_500), Number.POSITIVE_INFINITY);
  });
});

const box = (page: Page) => page.getByLabel('Text to edit');
const panel = (page: Page) => page.getByRole('complementary', { name: 'Score while typing' });
const score = (page: Page) => page.locator('.live-number');
const scansOf = (page: Page) => {
  const sent: { cookie: string | undefined; at: number }[] = [];
  page.on('request', request => {
    if (new URL(request.url()).pathname === '/api/scan')
      void request
        .allHeaders()
        .then(headers => sent.push({ cookie: headers.cookie, at: request.timing().startTime }));
  });
  return sent;
};

describe('live score', { skip: noChromium }, () => {
  const site = suiteSite();

  it('shows the change after an edit, at most every two seconds, and saves nothing of an account', () =>
    site.visit(
      '/edit',
      async page => {
        const sent = scansOf(page);
        await panel(page).getByText('appears from 20 words on').waitFor();
        await box(page).fill(sample);
        await score(page).waitFor();
        await box(page).press('Control+End');
        await box(page).pressSequentially(' She rang me on Sunday and we laughed about the bees.');
        await page.locator('.live-change').waitFor();
        assert.match(
          (await page.locator('.live-change').textContent())!,
          /^[+\u22120]\d*\.?\d* since the last edit/,
        );
        assert.equal(sent.length, 2);
        assert.ok(sent[1]!.at - sent[0]!.at >= scanPauseMsMin - 50, `${sent[1]!.at - sent[0]!.at} ms`);
        assert.ok(
          sent.every(one => one.cookie !== undefined),
          'the limits are those of the account',
        );
        await panel(page)
          .getByText(/Each score takes a scan and about \d+ of the [\d,]+ words of this month/)
          .waitFor();
        const [usage, saved] = (await page.evaluate(
          "Promise.all(['/api/config', '/api/scan'].map(path => fetch(path).then(r => r.json())))",
        )) as [{ usage: { words_this_month: number } }, { items: unknown[] }];
        assert.ok(usage.usage.words_this_month > 0);
        assert.deepEqual(saved.items, []);
      },
      { as: 'typist' },
    ));
});

describe('live score over the hourly limit', { skip: noChromium }, () => {
  const site = suiteSite({}, { anonymous: { requests_per_hour: 2 } });

  it('says that no score follows, and the reason and the waiting time when one is asked for', () =>
    site.visit(
      '/edit',
      async page => {
        const status = await page.evaluate(`(async () => {
          const send = () => fetch('/api/scan', { method: 'POST',
            headers: { 'content-type': 'application/json' }, body: '{"text":"It rained."}' }).then(r => r.status);
          return [await send(), await send(), await send()];
        })()`);
        assert.deepEqual(status, [200, 200, 429]);
        await page.reload();
        await box(page).fill(sample);
        await panel(page).getByText('No score follows by itself for now.').waitFor();
        assert.doesNotMatch((await panel(page).textContent())!, /from 20 words on/);
        await page.getByRole('button', { name: 'Measure now' }).click();
        await panel(page)
          .getByText(/^Paused: /)
          .waitFor();
        await panel(page)
          .getByText(/Possible in/)
          .waitFor();
        await until(page, "document.querySelector('.live-score button').disabled");
      },
      { errors: [429] },
    ));
});
