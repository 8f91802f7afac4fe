import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { firstQuote, resultView } from '../../src/report/view.js';
import { mixedResult } from './mixed-result.js';

const span = (text: string, log_odds?: number) => ({
  start: 0,
  end: Math.max(1, text.length),
  text,
  ...(log_odds !== undefined && { log_odds }),
});

function signalsOfPassage(...top: object[]) {
  const [first, ...others] = mixedResult.passages;
  return resultView({ ...mixedResult, passages: [{ ...first!, top: top as [] }, ...others] }).passages[0]!
    .signals;
}

describe('the signals of a passage', () => {
  it('quote the first span that has a text and supports the points', () => {
    const evidence = [span('', 0.9), span('so we walked', -0.4), span('a crucial role', 0.3)];
    const quoteFor = (points: number) =>
      firstQuote(signalsOfPassage({ name: 'deeper_model', points, detail: '', evidence })[0]!);
    assert.deepEqual([quoteFor(12), quoteFor(-12)], ['a crucial role', 'so we walked']);
  });

  it('quote nothing without such a span, and are at most three', () => {
    const signal = { name: 'em_dashes', points: 2, detail: '', evidence: [span('x', -1)] };
    const signals = signalsOfPassage(...Array(5).fill(signal));
    assert.deepEqual(
      signals.map(one => [one.name, firstQuote(one)]),
      Array(3).fill(['Dashes between words', undefined]),
    );
  });
});
