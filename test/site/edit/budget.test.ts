import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ConfigView } from '../../../src/contract/service.js';
import { pauseMs, waitMs } from '../../../src/site/edit/editor/budget.js';

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

  it('hardly slows down an account, unless a scan takes over a twentieth of the words left of the month', () => {
    assert.ok(pauseMs(caller(600, 500)) < 1_000);
    assert.equal(pauseMs(caller(null)), 0);
    assert.equal(pauseMs(caller(600, 600, 20_000), 1_000), 0);
    assert.equal(pauseMs(caller(600, 600, 19_999), 1_000), Number.POSITIVE_INFINITY);
  });

  it('waits from the last request on, and sends the first at once', () => {
    assert.equal(waitMs(2_000, 5_000, 5_500), 1_500);
    assert.equal(waitMs(2_000, Number.NEGATIVE_INFINITY, 5_500), 0);
  });
});
