import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Signal } from '../../src/contract/scan.js';
import { markSpans, supportingSpans } from '../../src/report/passages.js';
import { reasonSpans, reasonsOf, sentenceAt } from '../../src/site/scan/evidence.js';

describe('evidence of sentences', () => {
  const sentences = [
    { start: 0, end: 10, score: 20 },
    { start: 12, end: 30, score: 80 },
  ];

  it('lists what moves the score of a sentence, strongest first in either direction', () => {
    const reasons = [
      { name: 'similes', log_odds: -0.4, text: 'like a' },
      { name: 'deeper_model', log_odds: 2.5, text: 'a crucial role' },
    ];
    const names = (other: number) =>
      reasonsOf({ ...sentences[0]!, reasons, other }).map(({ name }) => name ?? 'its surroundings');
    assert.deepEqual(names(-1), ['deeper_model', 'its surroundings', 'similes']);
    assert.deepEqual(names(-3), ['its surroundings', 'deeper_model', 'similes']);
  });

  it('has no reasons for a result that was saved without them', () => {
    assert.deepEqual(reasonsOf(sentences[0]!), []);
  });

  it('finds the words of a reason in their sentence only', () => {
    const text = 'It plays. It plays a role.';
    const of = (start: number, end: number, quote: string) =>
      reasonSpans(text, { start, end, score: 50, reasons: [{ name: 'x', log_odds: 1, text: quote }] });
    assert.deepEqual(of(10, 26, 'plays'), [{ start: 13, end: 18 }]);
    assert.deepEqual(of(0, 9, 'role'), []);
  });

  it('leaves out spans of the classifier that contradict its points', () => {
    const spans = [
      { start: 0, end: 4, text: '', log_odds: -0.5 },
      { start: 5, end: 9, text: '', log_odds: 0.5 },
    ];
    const model: Signal = {
      name: 'deeper_model',
      score: 1,
      weight: 1,
      detail: '',
      value: 1,
      active: true,
      points: 5,
      evidence: spans,
    };
    assert.deepEqual(supportingSpans(model), [spans[1]]);
  });

  it('finds the sentence at an offset', () => {
    assert.equal(sentenceAt(sentences, 5), 0);
    assert.equal(sentenceAt(sentences, 11), 1);
    assert.equal(sentenceAt(sentences, 40), -1);
  });

  it('splits a range at spans that overlap or extend beyond it', () => {
    const spans = [
      { start: 6, end: 12 },
      { start: 0, end: 4 },
      { start: 3, end: 5 },
    ];
    assert.deepEqual(markSpans(2, 10, spans), [
      { start: 2, end: 4, span: spans[1] },
      { start: 4, end: 5, span: spans[2] },
      { start: 5, end: 6, span: null },
      { start: 6, end: 10, span: spans[0] },
    ]);
  });
});
