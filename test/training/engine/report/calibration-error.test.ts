import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { crossFittedCalibrationError } from '../../../../src/training/engine/report/calibration-error.js';
import { mulberry32 } from '../../../../src/training/statistics/random.js';

const text = (logOdds: number, machine: boolean, group = 0) => ({
  logOdds,
  bucket: 3,
  group,
  weight: 1,
  sample: { machine, domain: 'essay' },
});

/** Texts whose labels are drawn with the log-odds `truth(logOdds)`. */
function drawn(n: number, truth: (logOdds: number) => number) {
  const random = mulberry32(5);
  return Array.from({ length: n }, (_, i) => {
    const logOdds = 6 * random() - 3;
    return text(logOdds, random() < 1 / (1 + Math.exp(-truth(logOdds))), i % 4);
  });
}

describe('crossFittedCalibrationError', () => {
  it('is small for overconfident log-odds when all groups agree', () => {
    const overconfident = drawn(4000, logOdds => logOdds / 2);
    const { overall, domains } = crossFittedCalibrationError(overconfident, 100);
    assert.ok(overall < 0.04, String(overall));
    assert.deepEqual(domains, [{ domain: 'essay', error: overall }]);
  });

  it('reports the domains with enough texts of each label, worst first', () => {
    const texts = drawn(4000, logOdds => logOdds).map((one, i) => {
      const domain = ['essay', 'letter', 'news'][i % 3]!;
      const machine = domain === 'letter' ? one.logOdds < 0 : domain === 'news' ? true : one.sample.machine;
      return { ...one, sample: { machine, domain } };
    });
    const { domains } = crossFittedCalibrationError(texts, 100);
    assert.equal(domains.map(({ domain }) => domain).join(), 'letter,essay');
  });

  it('is large when one group differs from the others', () => {
    const other = drawn(2000, logOdds => 2 * logOdds).map(one =>
      one.group === 0 ? { ...one, logOdds: one.logOdds + 3 } : one,
    );
    assert.ok(crossFittedCalibrationError(other, 100).overall > 0.05);
  });
});
