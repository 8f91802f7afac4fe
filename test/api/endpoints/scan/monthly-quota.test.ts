import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { usedUp } from '../../../../src/api/endpoints/scan/monthly-quota.js';

describe('usedUp', () => {
  it('states that an allowance is used up, or that the plan has none', () => {
    assert.equal(usedUp(0, 'deep scan'), 'The plan includes no deep scans');
    assert.equal(usedUp(1, 'deep scan'), "This month's 1 deep scan is used up");
    assert.equal(usedUp(1200, 'deep scan'), "This month's 1,200 deep scans are used up");
  });
});
