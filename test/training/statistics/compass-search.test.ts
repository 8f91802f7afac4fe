import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compassSearch } from '../../../src/training/statistics/compass-search.js';

const anywhere = { start: 0, least: Number.NEGATIVE_INFINITY, most: Number.POSITIVE_INFINITY };
const near = (found: readonly number[], wanted: readonly number[]) => {
  for (const [k, value] of wanted.entries())
    assert.ok(Math.abs(found[k]! - value) < 5e-3, `${found} against ${wanted}`);
};

describe('compassSearch', () => {
  it('finds the minimum, including along a diagonal valley', () => {
    const valley = ([x, y]: readonly number[]) => (x! + y! - 3) ** 2 + 0.3 * (x! - y! - 1) ** 2;
    near(compassSearch(valley, [anywhere, anywhere]), [2, 1]);
  });

  it('keeps every parameter within its bounds', () => {
    const far = ([x, y]: readonly number[]) => (x! - 9) ** 2 + (y! + 9) ** 2;
    const found = compassSearch(far, [
      { ...anywhere, most: 2 },
      { ...anywhere, least: -1 },
    ]);
    assert.deepEqual(found, [2, -1]);
  });

  it('does not change a parameter whose bounds are equal', () => {
    const [fixed, free] = compassSearch(
      ([x, y]) => (x! - 1) ** 2 + (y! - 1) ** 2,
      [{ start: 0, least: 0, most: 0 }, anywhere],
    );
    assert.equal(fixed, 0);
    near([free!], [1]);
  });

  it('throws if the loss is not finite at the start', () => {
    assert.throws(() => compassSearch(() => Number.NaN, [anywhere]), /NaN at the start of the search/);
  });

  it('ends when the loss has no minimum', () => {
    const [x] = compassSearch(([x]) => -x!, [anywhere]);
    assert.ok(Number.isFinite(x));
  });
});
