import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import type { ConfigView } from '../../../src/contract/service.js';
import { pauseMs, waitMs } from '../../../src/site/edit/editor/budget.js';
import { noChromium, pasteText, sample, suiteSite, until } from '../browser.js';

const hourMs = 3_600_000;

/** A caller with so many requests an hour, of which so many are left, and words of the month. */
const caller = (perHour: number | null, left = perHour, wordsLeft: number | null = null) =>
  ({
    limits: { requests_per_hour: perHour },
    usage: { requests_remaining: left, words_remaining: wordsLeft },
  }) as unknown as ConfigView;

describe('pace of the edit page', () => {
  it('lets a visitor edit for an hour, with a score and a rewrite as often as they may come', () => {
    let [left, spentMs, last] = [60, 0, 0];
    while (pauseMs(caller(60, left)) < Number.POSITIVE_INFINITY) {
      const pause = pauseMs(caller(60, left));
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
    assert.ok(pauseMs(caller(600, 500)) < 1_000);
    assert.equal(pauseMs(caller(null)), 0);
    assert.equal(pauseMs(null), 0);
  });

  it('leaves the words of the month to the buttons when a scan would take a twentieth of those left', () => {
    assert.equal(pauseMs(caller(600, 600, 20_000), 1_000), 0);
    assert.equal(pauseMs(caller(600, 600, 19_999), 1_000), Number.POSITIVE_INFINITY);
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
        await pasteText(page, sample);
        await score(page).waitFor();
        await box(page).press('Control+End');
        await box(page).pressSequentially(' She rang me on Sunday and we laughed about the bees.');
        await page.locator('.live-change').waitFor();
        assert.match(
          (await page.locator('.live-change').textContent())!,
          /^[+\u22120]\d*\.?\d* since the last edit/,
        );
        assert.equal(sent.length, 2);
        assert.ok(sent[1]!.at - sent[0]!.at >= 1_950, `${sent[1]!.at - sent[0]!.at} ms`);
        assert.ok(
          sent.every(one => one.cookie !== undefined),
          'the limits are those of the account',
        );
        assert.doesNotMatch((await panel(page).textContent())!, /limit|this month/);
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
        await pasteText(page, sample);
        await panel(page)
          .getByText(/^The next score does not follow by itself, so that your limits last/)
          .waitFor();
        assert.doesNotMatch((await panel(page).textContent())!, /from 20 words on/);
        await page.getByRole('button', { name: 'Send it now' }).click();
        await panel(page).getByRole('alert').waitFor();
        await panel(page)
          .getByText(/Possible in/)
          .waitFor();
        await until(page, "document.querySelector('.live-score button').disabled");
      },
      { errors: [429] },
    ));
});
