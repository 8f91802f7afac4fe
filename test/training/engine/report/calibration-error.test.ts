import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import {
  crossFittedCalibrationError,
  isotonic,
  probabilityOf,
} from '../../../../src/training/engine/report/calibration-error.js';
import { mulberry32 } from '../../../../src/training/statistics/random.js';

const text = (logOdds: number, machine: boolean, group = 0) => ({
  logOdds,
  bucket: 3,
  group,
  weight: 1,
  sample: { machine, domain: 'essay' },
});

/** Texts whose labels are drawn at the odds that `told` makes of their log-odds. */
function drawn(n: number, told: (logOdds: number) => number) {
  const random = mulberry32(5);
  return Array.from({ length: n }, (_, i) => {
    const logOdds = 6 * random() - 3;
    return text(logOdds, random() < 1 / (1 + Math.exp(-told(logOdds))), i % 4);
  });
}

describe('isotonic regression of log-odds', () => {
  it('rises with them, whatever the labels', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: -5, max: 5 }), fc.boolean()), { minLength: 2 }),
        all => {
          const steps = isotonic(all.map(([logOdds, machine]) => text(logOdds, machine)));
          for (let k = 1; k < steps.length; k++) assert.ok(steps[k]!.probability > steps[k - 1]!.probability);
        },
      ),
    );
  });

  it('counts both labels alike, however many texts each has', () => {
    const steps = isotonic([text(0, true), ...Array.from({ length: 9 }, () => text(0, false))]);
    assert.ok(Math.abs(probabilityOf(steps, 0) - 0.5) < 1e-9 || steps.length > 1);
  });

  it('answers below the first step and above the last with their own', () => {
    const steps = isotonic([text(-1, false), text(1, true)]);
    assert.deepEqual(
      [-9, -1, 0, 1, 9].map(logOdds => probabilityOf(steps, logOdds)),
      [0, 0, 0, 1, 1],
    );
  });
});

describe('calibration error at even odds', () => {
  it('is small when groups agree, even where log-odds are far too sure', () => {
    const { overall, worst, worstCell } = crossFittedCalibrationError(
      drawn(4000, logOdds => logOdds / 2),
      100,
    );
    assert.ok(overall < 0.04, String(overall));
    assert.equal(worstCell, 'essay');
    assert.ok(worst >= overall - 1e-9);
  });

  it('shows a group that the others say nothing of', () => {
    const other = drawn(2000, logOdds => 2 * logOdds).map(one =>
      one.group === 0 ? { ...one, logOdds: one.logOdds + 3 } : one,
    );
    assert.ok(crossFittedCalibrationError(other, 100).overall > 0.05);
  });
});
