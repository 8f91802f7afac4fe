import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { TimeLimit } from '../../src/pools/time-limit.js';

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms));

describe('TimeLimit', () => {
  it('does not run while it is paused', async () => {
    const limit = new TimeLimit(200, 60_000);
    limit.pause();
    await pause(400);
    assert.equal(limit.signal.aborted, false);
    limit.resume();
    await pause(400);
    assert.equal(limit.signal.aborted, true);
    limit.clear();
  });

  it('aborts at the total limit even when paused', async () => {
    const limit = new TimeLimit(60_000, 100);
    limit.pause();
    await pause(300);
    assert.equal(limit.signal.aborted, true);
  });

  it('never aborts after it is cleared', async () => {
    const limit = new TimeLimit(50, 50);
    limit.pause();
    limit.clear();
    limit.resume();
    await pause(150);
    assert.equal(limit.signal.aborted, false);
  });
});
