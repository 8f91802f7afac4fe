import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { count, number, percent } from '../src/figures.js';

describe('number formats', () => {
  it('groups thousands and pluralises the unit', () => {
    assert.deepEqual(
      [number(1234567), count(1, 'word'), count(2500, 'word')],
      ['1,234,567', '1 word', '2,500 words'],
    );
  });

  it('shows small percentages with more digits', () => {
    assert.deepEqual([0, 0.0008, 0.001, 0.034, 0.5, 1].map(percent), [
      '0%',
      '0.08%',
      '0.1%',
      '3.4%',
      '50%',
      '100%',
    ]);
  });
});
