import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { count, number, percent } from '../src/figures.js';

describe('figures in prose', () => {
  it('have groups of thousands and the unit in its number', () => {
    assert.deepEqual(
      [number(1234567), count(1, 'word'), count(2500, 'word')],
      ['1,234,567', '1 word', '2,500 words'],
    );
  });

  it('have shares as finely as they are small', () => {
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
