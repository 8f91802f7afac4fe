import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { combinedLogOdds, eraShares } from '../../../src/engine/scan/eras.js';
import { forAll } from '../../for-all.js';

const odds = fc.double({ min: -40, max: 40, noNaN: true });
const point = fc.record({ earlier: odds, recent: odds });
const near = (one: number, other: number, within = 1e-9) =>
  assert.ok(Math.abs(one - other) < within, `${one} against ${other}`);

describe('combinedLogOdds', () => {
  it('is the logarithm of the mean likelihood ratio', () => {
    near(combinedLogOdds({ earlier: 0, recent: Math.log(3) }), Math.log(2));
  });

  it('equals the log-odds of both eras when they agree', () =>
    forAll([odds], one => near(combinedLogOdds({ earlier: one, recent: one }), one)));

  it('does not overflow', () => {
    assert.equal(combinedLogOdds({ earlier: -900, recent: -900 }), -900);
    assert.equal(combinedLogOdds({ earlier: 900, recent: -900 }), 900 - Math.log(2));
  });

  it('follows the era with strong evidence for AI, regardless of the other era', () => {
    assert.ok(combinedLogOdds({ earlier: 6, recent: -40 }) > 5);
  });
});

describe('eraShares', () => {
  it('distributes the combined evidence exactly, in positive shares that sum to 1', () =>
    forAll([point, point], (start, end) => {
      const shares = eraShares(start, end);
      assert.ok(shares.earlier >= 0 && shares.recent >= 0);
      near(shares.earlier + shares.recent, 1);
      const added =
        shares.earlier * (end.earlier - start.earlier) + shares.recent * (end.recent - start.recent);
      near(added, combinedLogOdds(end) - combinedLogOdds(start), 1e-6);
    }));

  it('returns equal shares when the eras agree', () => {
    const here = { earlier: 2, recent: 2 };
    assert.deepEqual(eraShares(here, here), { earlier: 0.5, recent: 0.5 });
  });

  it('gives the larger share to the era with evidence for AI', () => {
    const start = { earlier: 0, recent: 0 };
    assert.ok(eraShares(start, { earlier: -2, recent: 6 }).recent > 0.8);
    assert.ok(eraShares(start, { earlier: 6, recent: -2 }).recent < 0.2);
  });

  it('is continuous where the eras almost agree', () => {
    for (const way of [1e-3, 1e-4, 1.01e-4, 0.99e-4, 1e-5, 1e-9, -1e-4]) {
      const { recent } = eraShares({ earlier: 0, recent: 1 }, { earlier: 0, recent: 1 + way });
      near(recent, 1 / (1 + Math.exp(-1 - way / 2)), 1e-8);
    }
  });
});
