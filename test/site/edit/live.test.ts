import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { freedAt, gapMs, isSpent, waitMs, withinHour } from '../../../src/site/edit/live/budget.js';
import { noChromium, sample, suiteSite, until } from '../browser.js';

const hourMs = 3_600_000;

describe('budget of the edit page', () => {
  it('allows the first scan at once and the next after two seconds', () => {
    assert.equal(waitMs([], 5_000, 60), 0);
    assert.equal(waitMs([5_000], 5_500, 60), gapMs - 500);
    assert.equal(waitMs([5_000], 9_000, 60), 0);
  });

  it('waits longer the more scans were made, up to a minute', () => {
    const times = (count: number) => Array.from({ length: count }, (_, i) => i);
    assert.equal(waitMs(times(10), 9, null), 2 * gapMs);
    assert.equal(waitMs(times(20), 19, null), 4 * gapMs);
    assert.equal(waitMs(times(200), 199, null), 60_000);
  });

  it('leaves a quarter of the hourly limit for other scans, and recovers after an hour', () => {
    const times = Array.from({ length: 45 }, (_, i) => i * 1000);
    assert.equal(waitMs(times, 60_000, 60), null);
    assert.equal(withinHour(times, hourMs + 30_000).length, 14);
    assert.equal(waitMs([], 0, 0), null);
  });

  it('bounds rewrites by a share of the limit, and says when the first request expires', () => {
    assert.equal(isSpent([1, 2], 12, 0.2), true);
    assert.equal(isSpent([1], 12, 0.2), false);
    assert.equal(isSpent([1, 2], null, 0.2), false);
    assert.equal(freedAt([1_000, 2_000]), hourMs + 1_000);
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

  it('shows the change after an edit, at most every two seconds, and spends nothing of an account', () =>
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
        assert.ok(sent[1]!.at - sent[0]!.at >= gapMs - 50, `${sent[1]!.at - sent[0]!.at} ms`);
        assert.deepEqual(
          sent.map(one => one.cookie),
          [undefined, undefined],
        );
        const [usage, saved] = (await page.evaluate(
          "Promise.all(['/api/config', '/api/scan'].map(path => fetch(path).then(r => r.json())))",
        )) as [{ usage: { words_this_month: number } }, { items: unknown[] }];
        assert.equal(usage.usage.words_this_month, 0);
        assert.deepEqual(saved.items, []);
      },
      { as: 'typist' },
    ));
});

describe('live score over the hourly limit', { skip: noChromium }, () => {
  const site = suiteSite({}, { anonymous: { requests_per_hour: 2 } });

  it('pauses with the reason and the waiting time', () =>
    site.visit(
      '/edit',
      async page => {
        const status = await page.evaluate(`(async () => {
          const send = () => fetch('/api/scan', { method: 'POST', credentials: 'omit',
            headers: { 'content-type': 'application/json' }, body: '{"text":"It rained."}' }).then(r => r.status);
          return [await send(), await send(), await send()];
        })()`);
        assert.deepEqual(status, [200, 200, 429]);
        await box(page).fill(sample);
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
