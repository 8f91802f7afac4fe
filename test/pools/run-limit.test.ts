import assert from 'node:assert/strict';
import { beforeEach, describe, it, mock } from 'node:test';
import { limitRun, type ProcessorClock, type RunEnd } from '../../src/pools/run-limit.js';

describe('limitRun', () => {
  let now = 0;
  beforeEach(t => {
    now = 0;
    mock.timers.enable({ apis: ['setTimeout'] });
    mock.method(performance, 'now', () => now);
    (t as { after(run: () => void): void }).after(() => {
      mock.timers.reset();
      mock.restoreAll();
    });
  });
  /** Lets wall time pass in small steps. */
  const pass = (ms: number) => {
    for (const until = now + ms; now < until; ) {
      now += 10;
      mock.timers.tick(10);
    }
  };
  /** Clocks of the processor time of the work, and what has ended it after each wall time. */
  const cases: [what: string, clock: ProcessorClock, ends: [afterMs: number, end?: RunEnd][]][] = [
    ['work that has used its processor time, once', () => now, [[990], [6_000, 'workLimit']]],
    ['no work that waits for a busy machine', () => now / 8, [[7_500], [8_500, 'workLimit']]],
    ['work that gets no processor time after ten times the limit', () => 0, [[9_900], [10_500, 'busy']]],
    ['work whose time is not known after ten times the limit', () => null, [[9_900], [10_500, 'busy']]],
  ];
  for (const [what, clock, ends] of cases)
    it(`ends ${what}`, () => {
      const seen: RunEnd[] = [];
      limitRun(1_000, clock, end => seen.push(end));
      for (const [afterMs, end] of ends) {
        pass(afterMs - now);
        assert.deepEqual(seen, end === undefined ? [] : [end]);
      }
    });

  it('does not count the time before the work begins', () => {
    const seen: RunEnd[] = [];
    let begun = false;
    limitRun(
      1_000,
      () => (begun ? 0 : undefined),
      end => seen.push(end),
    );
    pass(50_000);
    assert.deepEqual(seen, []);
    begun = true;
    pass(10_600);
    assert.deepEqual(seen, ['busy']);
  });

  it('never ends work after it is cleared', () => {
    const seen: RunEnd[] = [];
    const clear = limitRun(
      1_000,
      () => now,
      end => seen.push(end),
    );
    pass(500);
    clear();
    pass(20_000);
    assert.deepEqual(seen, []);
  });
});
