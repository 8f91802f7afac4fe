import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { strongestSignals, withWordRanges, wordRangeText } from '../../src/report/passages.js';

describe('withWordRanges', () => {
  it('counts words from 1 over all passages', () => {
    assert.deepEqual(withWordRanges([{ words: 811 }, { words: 1119 }]).map(wordRangeText), [
      'Words 1 to 811',
      'Words 812 to 1,930',
    ]);
  });
});

describe('strongestSignals', () => {
  const span = (text: string, log_odds?: number) => ({
    start: 0,
    end: text.length,
    text,
    ...(log_odds !== undefined && { log_odds }),
  });

  it('quotes the first span that has a text and supports the points', () => {
    const evidence = [span('', 0.9), span('so we walked', -0.4), span('a crucial role', 0.3)];
    const quoteFor = (points: number) =>
      strongestSignals([{ name: 'deeper_model', points, evidence }])[0]!.quote;
    assert.deepEqual([quoteFor(12), quoteFor(-12)], ['a crucial role', 'so we walked']);
  });

  it('has no quote without such a span, and lists at most three signals', () => {
    const signal = { name: 'em_dashes', points: 2, evidence: [span('x', -1)] };
    assert.deepEqual(
      strongestSignals(Array(5).fill(signal)),
      Array(3).fill({ name: 'Dashes between words', points: 2, quote: null }),
    );
  });
});
