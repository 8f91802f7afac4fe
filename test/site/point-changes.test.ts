import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ScanResult } from '../../src/contract/scan.js';
import { pointChanges } from '../../src/site/scan/compare/point-changes.js';

const scored = (baseline: number, points: Record<string, number>) =>
  ({
    baseline,
    signals: Object.entries(points).map(([name, points]) => ({ name, points })),
  }) as unknown as ScanResult;

describe('pointChanges', () => {
  it('lists the signals that changed, the largest change first', () => {
    assert.deepEqual(
      pointChanges(
        scored(1, { commas: 4, similes: -2, colons: 3 }),
        scored(1, { commas: 1, similes: 6, colons: 3 }),
      ),
      [
        { name: 'similes', before: -2, after: 6 },
        { name: 'commas', before: 4, after: 1 },
      ],
    );
  });

  it('includes the starting point and signals of one result only', () => {
    assert.deepEqual(pointChanges(scored(1, { old: 5 }), scored(3, { fresh: -1 })), [
      { name: 'old', before: 5, after: 0 },
      { name: 'starting_point', before: 1, after: 3 },
      { name: 'fresh', before: 0, after: -1 },
    ]);
  });

  it('is empty for equal results', () => {
    assert.deepEqual(pointChanges(scored(1, { commas: 4 }), scored(1, { commas: 4 })), []);
  });
});
