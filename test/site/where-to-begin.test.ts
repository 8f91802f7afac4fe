import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ScanResult } from '../../src/contract/scan.js';
import { whereToBegin } from '../../src/site/scan/readers/where-to-begin.js';

const span = (start: number) => ({ start, end: start + 3, text: `at ${start}` });
const signal = (name: string, points: number, ...starts: number[]) => ({
  name,
  points,
  ...(starts.length > 0 && { evidence: starts.map(span) }),
});
const begin = (signals: ReturnType<typeof signal>[], advice: Partial<ScanResult> = {}, max = 6) =>
  whereToBegin({ signals, ...advice } as unknown as ScanResult, max);

describe('whereToBegin', () => {
  it('lists signals that raise the score and name a place, the largest first', () => {
    const found = begin([
      signal('commas', 2, 5),
      signal('hapax', 9),
      signal('similes', -8, 1),
      signal('stock_phrases', 6, 3, 40),
    ]);
    assert.deepEqual(
      found.map(({ name }) => name),
      ['stock_phrases', 'commas'],
    );
    assert.deepEqual(found[0], {
      name: 'stock_phrases',
      points: 6,
      advice: null,
      spans: [span(3), span(40)],
    });
  });

  it('adds the advice of a signal, at the places that the advice is about', () => {
    const fix_details = [{ signal: 'commas', spans: [span(70)] }];
    const [first] = begin([signal('commas', 2, 5)], { fixes: ['Use fewer commas.'], fix_details });
    assert.equal(first!.advice, 'Use fewer commas.');
    assert.deepEqual(first!.spans, [span(70)]);
  });

  it('lists at most so many', () => {
    assert.equal(begin([signal('a', 3, 1), signal('b', 2, 1), signal('c', 1, 1)], {}, 2).length, 2);
  });
});
