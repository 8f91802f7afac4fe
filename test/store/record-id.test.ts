import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { recordId, timeOfId } from '../../src/store/record-id.js';

const now = Date.parse('2026-11-21T12:00:00Z');

describe('recordId', () => {
  it('returns a prefix and 26 characters that are safe in a path', () => {
    assert.match(recordId('scan', now), /^scan_[0-9a-z]{26}$/);
    assert.match(recordId('cln', now), /^cln_[0-9a-z]{26}$/);
  });

  it('sorts by time when compared as text', () => {
    const times = [now, now + 1, now + 32, now + 1_000, now + 40_000_000, now + 3e11];
    const ids = times.map(time => recordId('scan', time));
    assert.deepEqual(ids.toSorted(), ids);
  });

  it('contains the time', () => {
    assert.equal(timeOfId(recordId('scan', now + 5e11)), now + 5e11);
  });

  it('increases within a millisecond and after the clock is set back', () => {
    const late = now + 4e11;
    const ids = Array.from({ length: 20_000 }, (_, i) => recordId('scan', i < 10_000 ? late : now));
    assert.deepEqual(ids.toSorted(), ids);
    assert.equal(new Set(ids).size, ids.length);
  });
});
