import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isExpired, keptMs, outdated } from '../../../src/site/shared/expiry.js';

const hourMs = 3_600_000;

describe('work that a browser keeps', () => {
  it('expires 24 hours after its last change', () => {
    assert.equal(keptMs, 24 * hourMs);
    assert.equal(isExpired(0, 24 * hourMs - 1), false);
    assert.equal(isExpired(0, 24 * hourMs), true);
  });

  it('is deleted when it has expired, or is older than the latest five', () => {
    const now = 100 * hourMs;
    const works = Array.from({ length: 7 }, (_, i) => ({ id: `w${i}`, savedAt: now - i * hourMs }));
    assert.deepEqual(outdated(works, now), ['w5', 'w6']);
    assert.deepEqual(outdated([{ id: 'old', savedAt: now - keptMs }, works[0]!], now), ['old']);
  });
});
