import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { tints } from '../../src/report/passages.js';
import { passageAt } from '../../src/site/scan/evidence.js';

const sentences = (...scores: number[]) =>
  scores.map((score, i) => ({ start: 10 * i, end: 10 * i + 9, score }));

describe('tints', () => {
  it('separate the sentences of a mixed text', () => {
    const [low, high] = tints(sentences(2, 96));
    assert.ok(low! < 0.05 && high! > 0.9);
  });

  it('leave a low-scoring text nearly untinted', () => {
    assert.ok(tints(sentences(0, 3, 9)).every(strength => strength < 0.09));
  });

  it('differ within a text of high scores only', () => {
    const [least, , most] = tints(sentences(88, 93, 98.5));
    assert.ok(most! - least! > 0.25);
  });

  it('are between 0 and 1, and in the order of the scores', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 1 }), tenths => {
        const all = sentences(...tenths.map(tenth => tenth / 10));
        const found = tints(all);
        assert.ok(found.every(strength => strength >= 0 && strength <= 1));
        for (const [i, one] of found.entries())
          for (const [k, other] of found.entries()) if (all[i]!.score < all[k]!.score) assert.ok(one < other);
      }),
    );
  });

  it('are none for a text without sentences', () => {
    assert.deepEqual(tints([]), []);
  });
});

describe('passageAt', () => {
  it('is the passage that begins at or before the offset', () => {
    const passages = [{ start: 5 }, { start: 20 }, { start: 90 }];
    assert.deepEqual(
      [0, 5, 19, 20, 89, 90, 500].map(offset => passageAt(passages, offset)),
      [0, 0, 0, 1, 1, 2, 2],
    );
    assert.equal(passageAt([], 3), 0);
  });
});
