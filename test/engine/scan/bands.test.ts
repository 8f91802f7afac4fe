import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isRaised, shownRange, shownScore } from '../../../src/engine/scan/bands.js';

describe('shownScore', () => {
  it('shows scores as whole numbers that stay in their band, and neither 0 nor 100', () => {
    const shown = [0, 0.9, 1, 24.9, 25, 62.4, 74.96, 99, 99.1, 100].map(shownScore);
    assert.deepEqual(shown, ['under 1', 'under 1', '1', '24', '25', '62', '74', '99', 'over 99', 'over 99']);
  });
});

describe('isRaised', () => {
  it('is true from more than two points, and false without both scores', () => {
    assert.equal(isRaised(50.1, 52.1), false);
    assert.equal(isRaised(50.1, 52.2), true);
    assert.equal(isRaised(52.2, 50.1), false);
    assert.equal(isRaised(null, 99), false);
    assert.equal(isRaised(1, null), false);
  });
});

describe('shownRange', () => {
  it('names both ends as scores are shown, and nothing when they are shown alike', () => {
    assert.equal(shownRange([48.2, 74.9]), '48 to 74');
    assert.equal(shownRange([0.2, 99.4]), 'under 1 to over 99');
    assert.equal(shownRange([62.1, 62.8]), '');
    assert.equal(shownRange([]), '');
  });
});
