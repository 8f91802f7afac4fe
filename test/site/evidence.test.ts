import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Signal } from '../../src/contract/scan.js';
import { markSpans, sentenceAt, signalsIn } from '../../src/site/scan/evidence.js';

const signal = (name: string, points: number, ...spans: [number, number][]): Signal => ({
  name,
  score: 1,
  weight: 1,
  detail: '',
  value: 1,
  active: true,
  points,
  evidence: spans.map(([start, end]) => ({ start, end, text: '' })),
});

describe('evidence of sentences', () => {
  const sentences = [
    { start: 0, end: 10, score: 20 },
    { start: 12, end: 30, score: 80 },
  ];

  it('lists the signals that quote a sentence, strongest first', () => {
    const signals = [signal('weak', 1, [2, 4]), signal('other', 9, [12, 14]), signal('strong', -3, [8, 13])];
    assert.deepEqual(
      signalsIn(sentences[0]!, signals).map(one => one.signal.name),
      ['strong', 'weak'],
    );
  });

  it('leaves out spans of the classifier that contradict its points', () => {
    const model = signal('deeper_model', 5, [0, 4], [5, 9]);
    const evidence = model.evidence.map((span, i) => ({ ...span, log_odds: i === 0 ? -0.5 : 0.5 }));
    const [found] = signalsIn(sentences[0]!, [{ ...model, evidence }]);
    assert.deepEqual(
      found!.spans.map(span => span.start),
      [5],
    );
  });

  it('finds the sentence at an offset', () => {
    assert.equal(sentenceAt(sentences, 5), 0);
    assert.equal(sentenceAt(sentences, 11), 1);
    assert.equal(sentenceAt(sentences, 40), -1);
  });

  it('splits a range at spans that overlap or extend beyond it', () => {
    const text = 'abcdefghijkl';
    const parts = markSpans(text, 2, 10, [
      { start: 6, end: 12 },
      { start: 0, end: 4 },
      { start: 3, end: 5 },
    ]);
    assert.deepEqual(parts, [
      { text: 'cd', marked: true },
      { text: 'e', marked: true },
      { text: 'f', marked: false },
      { text: 'ghij', marked: true },
    ]);
  });
});
