import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { foldProgress } from '../../../bench/accuracy/fold-progress.js';

describe('foldProgress', () => {
  it('estimates the remaining time from the classifiers fitted since the start', () => {
    const lines: string[] = [];
    let [left, now] = [10, 0];
    const report = foldProgress(
      12,
      () => left,
      () => now,
      line => lines.push(line),
    );
    report('sources', '1');
    [left, now] = [8, 120_000];
    report('sources', '2');
    [left, now] = [0, 600_000];
    report('genres', 'news');
    assert.deepEqual(lines, [
      'sources: 1 held out (1 of 12; 10 to fit)',
      'sources: 2 held out (2 of 12; 8 to fit, about 8 min left)',
      'genres: news held out (3 of 12; all classifiers fitted)',
    ]);
  });
});
