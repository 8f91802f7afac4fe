import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { combinedLogOdds, eraShares } from '../../../src/engine/scan/eras.js';

const near = (one: number, other: number, within = 1e-9) =>
  assert.ok(Math.abs(one - other) < within, `${one} against ${other}`);

describe('combinedLogOdds', () => {
  it('is the logarithm of the mean likelihood ratio', () => {
    near(combinedLogOdds({ earlier: 0, recent: Math.log(3) }), Math.log(2));
  });

  it('does not overflow', () => {
    assert.equal(combinedLogOdds({ earlier: -900, recent: -900 }), -900);
    assert.equal(combinedLogOdds({ earlier: 900, recent: -900 }), 900 - Math.log(2));
  });
});

it('eraShares is continuous where the eras almost agree', () => {
  for (const way of [1e-3, 1e-4, 1.01e-4, 0.99e-4, 1e-5, 1e-9, -1e-4]) {
    const { recent } = eraShares({ earlier: 0, recent: 1 }, { earlier: 0, recent: 1 + way });
    near(recent, 1 / (1 + Math.exp(-1 - way / 2)), 1e-8);
  }
});
