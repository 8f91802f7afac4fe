import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { limits } from '../../src/contract/limits.js';
import { MonthlyUsage } from '../../src/store/monthly-usage.js';

describe('MonthlyUsage', () => {
  it('reads amounts that were stored without reservations', () => {
    assert.equal(MonthlyUsage.decode(Buffer.from('1234')).amount, 1234);
    assert.equal(new MonthlyUsage(1234).encode().toString(), '1234');
  });

  it('stores reservations with the amount', () => {
    const usage = new MonthlyUsage(5);
    usage.add(20, null, { key: 'a', attempt: 'lost' });
    usage.add(30, null, { key: 'a', attempt: 'won' });
    const stored = MonthlyUsage.decode(usage.encode());
    assert.equal(stored.amount, 55);
    assert.equal(stored.end({ key: 'a', attempt: 'won' }, 'settle'), true);
    assert.equal(stored.encode().toString(), '35');
  });

  it('bounds the reservations and counts the oldest ones', () => {
    const usage = new MonthlyUsage();
    for (let n = 0; n <= limits.reservationsPerCounter; n++)
      usage.add(1, null, { key: `${n}`, attempt: 'only' });
    assert.equal(usage.end({ key: '0', attempt: 'only' }, 'release'), false);
    assert.equal(usage.end({ key: '1', attempt: 'only' }, 'release'), true);
    assert.equal(usage.amount, limits.reservationsPerCounter);
  });
});
