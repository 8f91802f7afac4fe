import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { markSpans, tints } from '../../src/report/passages.js';
import { fileName } from '../../src/site/base/format.js';
import { passageAt, reasonSpans, reasonsOf, sentenceAt } from '../../src/site/scan/evidence.js';
import { forAll } from '../for-all.js';

describe('evidence of sentences', () => {
  const sentences = [
    { start: 0, end: 10, score: 20 },
    { start: 12, end: 30, score: 80 },
  ];

  it('lists what moves the score of a sentence, strongest first in either direction', () => {
    const similes = { name: 'similes', log_odds: -0.4, text: 'like a' };
    const reasons = [similes, { name: 'deeper_model', log_odds: 2.5, text: 'a crucial role' }];
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

  it('finds the sentence and the passage at an offset', () => {
    const found = [5, 11, 40].map(offset => sentenceAt(sentences, offset));
    assert.deepEqual(found, [0, 1, -1]);
    const passages = [{ start: 5 }, { start: 20 }, { start: 90 }];
    const indexes = [0, 5, 19, 20, 89, 90, 500].map(offset => passageAt(passages, offset));
    assert.deepEqual(indexes, [0, 0, 0, 1, 1, 2, 2]);
    assert.equal(passageAt([], 3), 0);
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

describe('tints', () => {
  const sentences = (...scores: number[]) =>
    scores.map((score, i) => ({ start: 10 * i, end: 10 * i + 9, score }));

  it('separate the sentences of a mixed text', () => {
    const [low, high] = tints(sentences(2, 96));
    assert.ok(low! < 0.05 && high! > 0.9);
    assert.deepEqual(tints([]), []);
  });

  it('leave a low-scoring text nearly untinted', () => {
    assert.ok(tints(sentences(0, 3, 9)).every(strength => strength < 0.09));
  });

  it('differ within a text of high scores only', () => {
    const [least, , most] = tints(sentences(88, 93, 98.5));
    assert.ok(most! - least! > 0.25);
  });

  it('are between 0 and 1, and in the order of the scores', () =>
    forAll([fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 1 })], tenths => {
      const all = sentences(...tenths.map(tenth => tenth / 10));
      const found = tints(all);
      assert.ok(found.every(strength => strength >= 0 && strength <= 1));
      for (const [i, one] of found.entries())
        for (const [k, other] of found.entries()) if (all[i]!.score < all[k]!.score) assert.ok(one < other);
    }));
});

describe('names of downloads', () => {
  it('are the name or the title without the extension of a document, then what the file is', () => {
    assert.equal(fileName('My essay.DOCX', 'report', 'html'), 'My-essay-report.html');
    assert.equal(fileName('Bees: a history, vol. 2', 'clean', 'txt'), 'Bees-a-history-vol-2-clean.txt');
    assert.equal(fileName('../', 'result', 'json'), 'text-result.json');
    assert.equal(fileName('é'.repeat(200), 'edited', 'txt').length, 71);
  });
});
