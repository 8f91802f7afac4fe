import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { chooseSignals, type SignalChoice } from '../../../../src/engine/scan/results/choose-signals.js';

const signals = [
  { name: 'a', points: 1, active: true },
  { name: 'b', points: 0, active: true },
  { name: 'c', points: -3, active: true },
  { name: 'd', points: 0, active: false },
  { name: 'e', points: 2, active: true },
];
const chosen = (choice: SignalChoice) => chooseSignals(signals, choice).map(({ name }) => name);

describe('chooseSignals', () => {
  it('keeps the order of the result for all and for active signals', () => {
    assert.deepEqual(chosen('all'), ['a', 'b', 'c', 'd', 'e']);
    assert.deepEqual(chosen('active'), ['a', 'b', 'c', 'e']);
    assert.deepEqual(chosen('none'), []);
  });

  it('returns the signals with the most points in either direction first, and none without points', () => {
    assert.deepEqual(chosen({ top: 2 }), ['c', 'e']);
    assert.deepEqual(chosen({ top: 100 }), ['c', 'e', 'a']);
  });

  it('chooses the same signals from a chosen list', () => {
    for (const choice of ['all', 'active', 'none', { top: 2 }] as const) {
      const once = chooseSignals(signals, choice);
      assert.deepEqual(chooseSignals(once, choice), once);
    }
  });
});
