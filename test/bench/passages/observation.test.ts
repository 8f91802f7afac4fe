import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { joinPieces } from '../../../bench/passages/mixed-document.js';
import { observe } from '../../../bench/passages/observation.js';
import { summarise } from '../../../bench/passages/summary.js';
import type { EngineResult } from '../../../src/contract/scan.js';
import { bandOf } from '../../../src/engine/scan/bands.js';
import { scan } from '../../../src/engine/scan/scan.js';
import { prepare } from '../../../src/engine/text/prepare.js';
import { madeText } from './made-texts.js';

// Sentences 0 to 7 human-written, 8 to 15 AI-generated, 16 to 23 human-written; 15 words each.
const document = joinPieces([
  { text: madeText('anna', 8), machine: false },
  { text: madeText('berta', 8), machine: true },
  { text: madeText('clara', 8), machine: false },
]);
const text = prepare(document.text);
const options = { genre: '', esl: false, include_fixes: false, use_model: false, deep: false } as const;
const base = scan(document.text, { ...options, include_sentences: true, evidenceMax: 0 }, null);

/** A result with these scores of sentences, and with passages: the first sentence and the score of each. */
function resultOf(scores: Readonly<Record<number, number>>, sentences: readonly number[]): EngineResult {
  const passages = Object.entries(scores).map(([first, score]) => [Number(first), score] as const);
  return {
    ...base,
    sentences: sentences.map((score, i) => ({
      start: text.sentenceStart[i]!,
      end: text.sentenceEnd[i]!,
      score,
    })),
    passages: passages.map(([first, score], i) => ({
      start: text.sentenceStart[first]!,
      end: text.sentenceEnd[(passages[i + 1]?.[0] ?? sentences.length) - 1]!,
      words: 0,
      score,
      band: bandOf(score),
      confidence: 'low' as const,
      top: [],
    })),
  };
}
const exact: readonly number[] = Array.from({ length: 24 }, (_, i) => (i >= 8 && i < 16 ? 90 : 10));
const flat = exact.map(() => 10);

/** The observation of a result with these passages. */
const observed = (scores: Readonly<Record<number, number>>, sentences = exact) =>
  observe(document, resultOf(scores, sentences));

describe('the observation of a mixed document', () => {
  it('is without error when the passages are the known parts', () => {
    const summary = summarise([observed({ 0: 5, 8: 80, 16: 6 })]);
    const { sentenceAucWithin, sentenceAucPooled, passageAuc, partAuc } = summary;
    assert.deepEqual([sentenceAucWithin, sentenceAucPooled, passageAuc, partAuc], [1, 1, 1, 1]);
    assert.deepEqual([summary.precision, summary.recall, summary.f1, summary.found], [1, 1, 1, 1]);
    assert.deepEqual([summary.boundaryMedian, summary.boundariesMissed], [0, 0]);
  });

  it('measures words and boundaries when a passage begins too early', () => {
    const observation = observed({ 0: 5, 4: 80, 17: 6 });
    assert.deepEqual(observation.words, { predicted: 13 * 15, generated: 120, both: 120 });
    assert.deepEqual(observation.boundaryErrors, [4, 1]);
    const passages = observation.passages.map(({ machine, weight }) => `${machine} ${weight}`);
    assert.deepEqual(passages, ['false 60', 'true 195', 'false 105']);
    const parts = observation.parts.map(({ score, machine }) => `${score} ${machine}`);
    assert.deepEqual(parts, ['5 false', '80 true', '6 false']);
    assert.equal(summarise([observation]).boundariesMissed, 0.5);
  });

  for (const [isFound, what, scores] of [
    [true, 'with half of its words in a passage', { 0: 5, 12: 60, 16: 6 }],
    [false, 'with fewer', { 0: 5, 13: 60, 16: 6 }],
    [true, 'in an elevated passage', { 0: 50 }],
    [false, 'in a moderate one', { 0: 49.9 }],
  ] as const)
    it(`${isFound ? 'counts' : 'does not count'} a part as found ${what}`, () =>
      assert.deepEqual(observed(scores).found, [isFound]));

  it('misses every boundary with one passage', () => {
    const observation = observed({ 0: 60 }, flat);
    assert.deepEqual(observation.boundaryErrors, [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]);
    const summary = summarise([observation]);
    assert.deepEqual([summary.boundariesMissed, summary.sentenceAucWithin, summary.partAuc], [1, 0.5, 0.5]);
    assert.ok(Number.isNaN(summary.passageAuc));
    assert.equal(summary.precision, 1 / 3);
  });
});

describe('the summary of observations', () => {
  const found = observed({ 0: 5, 8: 80, 16: 6 });
  const missed = observe(document, { ...resultOf({ 0: 5 }, flat), band: 'low', confidence: 'high' });

  it('averages the AUC within documents, and pools scores and words', () => {
    const summary = summarise([found, missed]);
    assert.equal(summary.sentenceAucWithin, 0.75);
    assert.equal(summary.sentenceAucPooled, 0.75);
    assert.deepEqual([summary.precision, summary.recall, summary.found], [1, 0.5, 0.5]);
    assert.equal(summary.f1, 2 / 3);
  });

  it('is undefined without documents', () => {
    const { documents, ...figures } = summarise([]);
    assert.equal(documents, 0);
    for (const [name, figure] of Object.entries(figures)) assert.ok(Number.isNaN(figure), name);
  });
});
