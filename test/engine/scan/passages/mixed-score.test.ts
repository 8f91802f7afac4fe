import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { clarity } from '../../../../src/engine/scan/passages/mixed-score.js';
import type { Part } from '../../../../src/engine/scan/passages/parts.js';

/** Two sentences: the first part is human-written, the second AI-generated. */
const clarityOf = (scores: readonly [number, number], logOdds: readonly [number, number]) => {
  const parts = scores.map((score, i) => ({ from: i, to: i + 1, score }) as Part);
  return clarity(parts, [parts[1]!], Float64Array.from(logOdds));
};

describe('clarity', () => {
  it('is 1 for passages that are far from the edge on either side', () => {
    assert.equal(clarityOf([3, 90], [-20, 20]), 1);
  });

  it('falls to 0 towards the edge of `elevated`, from either side', () => {
    assert.equal(clarityOf([3, 50], [-20, 20]), 0);
    assert.ok(clarityOf([3, 52], [-20, 20]) < clarityOf([3, 60], [-20, 20]));
    assert.ok(clarityOf([49.9, 90], [-20, 20]) < 0.01);
  });

  it('falls to 0 as the evidence of either side for its own state does', () => {
    assert.equal(clarityOf([3, 90], [-20, 0]), 0);
    assert.equal(clarityOf([3, 90], [1, 20]), 0);
    assert.ok(clarityOf([3, 90], [-20, 1]) < clarityOf([3, 90], [-20, 4]));
  });
});
