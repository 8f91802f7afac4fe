import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compassSearch } from '../../../src/training/statistics/compass-search.js';

const anywhere = { start: 0, least: Number.NEGATIVE_INFINITY, most: Number.POSITIVE_INFINITY };
const near = (found: readonly number[], wanted: readonly number[]) => {
  for (const [k, value] of wanted.entries())
    assert.ok(Math.abs(found[k]! - value) < 5e-3, `${found} against ${wanted}`);
};

describe('compassSearch', () => {
  it('finds the lowest place, along a slanting valley too', () => {
    const valley = ([x, y]: readonly number[]) => (x! + y! - 3) ** 2 + 0.3 * (x! - y! - 1) ** 2;
    near(compassSearch(valley, [anywhere, anywhere]), [2, 1]);
  });

  it('keeps every number inside its bounds', () => {
    const far = ([x, y]: readonly number[]) => (x! - 9) ** 2 + (y! + 9) ** 2;
    const found = compassSearch(far, [
      { ...anywhere, most: 2 },
      { ...anywhere, least: -1 },
    ]);
    assert.deepEqual(found, [2, -1]);
  });

  it('leaves a number alone that has nowhere to go', () => {
    const [fixed, free] = compassSearch(
      ([x, y]) => (x! - 1) ** 2 + (y! - 1) ** 2,
      [{ start: 0, least: 0, most: 0 }, anywhere],
    );
    assert.equal(fixed, 0);
    near([free!], [1]);
  });

  it('refuses to begin where there is no number', () => {
    assert.throws(() => compassSearch(() => Number.NaN, [anywhere]), /NaN where the search begins/);
  });

  it('ends where there is no lowest place', () => {
    const [x] = compassSearch(([x]) => -x!, [anywhere]);
    assert.ok(Number.isFinite(x));
  });
});
