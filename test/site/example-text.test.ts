import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { loadShippedClassifier } from '../../src/engine/classifier/shipped.js';
import { scan } from '../../src/engine/scan/scan.js';
import { tints } from '../../src/report/passages.js';
import { example } from '../../src/site/scan/example.js';
import { scanOptions } from '../engine/options.js';

/** Largest share of a tint that is hardly visible. */
const faint = 0.15;

describe('the example of the first page', () => {
  it('is tinted in its last paragraph, which imitates machine writing, and in no other', () => {
    const { mixed, passages, sentences } = scan(example, scanOptions, loadShippedClassifier());
    const from = example.lastIndexOf('\n\n') + 2;
    assert.ok(mixed.mixed);
    const bands = passages.map(({ start, band }) => `${start} ${band}`);
    assert.deepEqual(bands, ['0 low', `${from} high`]);
    const strengths = tints(sentences!);
    for (const [i, { start, end }] of sentences!.entries())
      assert.equal(strengths[i]! > faint, start >= from, example.slice(start, end));
  });
});
