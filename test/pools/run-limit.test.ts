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
  const ends = (limitMs: number, clock: ProcessorClock) => {
    const seen: RunEnd[] = [];
    const clear = limitRun(limitMs, clock, end => seen.push(end));
    return { seen, clear };
  };

  it('ends work that has used its processor time, once', () => {
    const { seen } = ends(1_000, () => now);
    pass(990);
    assert.deepEqual(seen, []);
    pass(5_000);
    assert.deepEqual(seen, ['workLimit']);
  });

  it('does not end work that waits for a busy machine', () => {
    const { seen } = ends(1_000, () => now / 8);
    pass(7_500);
    assert.deepEqual(seen, []);
    pass(1_000);
    assert.deepEqual(seen, ['workLimit']);
  });

  it('ends work that gets no processor time, or whose time is not known, after ten times the limit', () => {
    for (const clock of [() => 0, () => null]) {
      now = 0;
      const { seen } = ends(1_000, clock);
      pass(9_900);
      assert.deepEqual(seen, []);
      pass(600);
      assert.deepEqual(seen, ['busy']);
    }
  });

  it('does not count the time before the work begins', () => {
    let begun = false;
    const { seen } = ends(1_000, () => (begun ? 0 : undefined));
    pass(50_000);
    assert.deepEqual(seen, []);
    begun = true;
    pass(10_600);
    assert.deepEqual(seen, ['busy']);
  });

  it('never ends work after it is cleared', () => {
    const { seen, clear } = ends(1_000, () => now);
    pass(500);
    clear();
    pass(20_000);
    assert.deepEqual(seen, []);
  });
});
