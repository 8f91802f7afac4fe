import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { fitIsotonic, probabilityAt } from '../../../src/training/statistics/isotonic.js';

const text = (logOdds: number, machine: boolean) => ({ logOdds, weight: 1, sample: { machine } });

describe('fitIsotonic', () => {
  it('returns strictly increasing probabilities for any labels', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: -5, max: 5 }), fc.boolean()), { minLength: 2 }),
        all => {
          const steps = fitIsotonic(all.map(([logOdds, machine]) => text(logOdds, machine)));
          for (let k = 1; k < steps.length; k++) assert.ok(steps[k]!.probability > steps[k - 1]!.probability);
        },
      ),
    );
  });

  it('weights both labels equally, regardless of their counts', () => {
    const steps = fitIsotonic([text(0, true), ...Array.from({ length: 9 }, () => text(0, false))]);
    assert.ok(Math.abs(probabilityAt(steps, 0) - 0.5) < 1e-9 || steps.length > 1);
  });

  it('extends the first and the last step outwards', () => {
    const steps = fitIsotonic([text(-1, false), text(1, true)]);
    assert.deepEqual(
      [-9, -1, 0, 1, 9].map(logOdds => probabilityAt(steps, logOdds)),
      [0, 0, 0, 1, 1],
    );
  });
});
