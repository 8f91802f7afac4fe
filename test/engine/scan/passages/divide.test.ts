/** Divisions of a text by the log-odds of its sentences. Searches are compared with exhaustive ones. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { changePoints, passageWordsMin } from '../../../../src/engine/scan/passages/change-points.js';
import { posteriorLogOdds } from '../../../../src/engine/scan/passages/posterior.js';
import { hasAiStretch } from '../../../../src/engine/scan/passages/stretch.js';
import { forAll } from '../../../for-all.js';

/** First words of sentences of these lengths. */
const firsts = (lengths: readonly number[]) => {
  const first = new Int32Array(lengths.length + 1);
  lengths.forEach((length, i) => {
    first[i + 1] = first[i]! + length;
  });
  return first;
};
const times = (count: number, value: number): number[] => Array.from({ length: count }, () => value);

describe('changePoints', () => {
  it('needs less evidence for a change between paragraphs', () => {
    const odds = Float64Array.from([...times(6, -0.6), ...times(6, 0.3)]);
    const first = firsts(times(12, 20));
    assert.deepEqual(changePoints(odds, first, Int32Array.of(0, 12), 99), [0]);
    assert.deepEqual(changePoints(odds, first, Int32Array.of(0, 6, 12), 99), [0, 6]);
  });

  it('finds the same sum as a search over all divisions', () => {
    const short = fc.array(
      fc.record({ words: fc.integer({ min: 10, max: 70 }), odds: fc.integer({ min: -9, max: 9 }) }),
      { minLength: 1, maxLength: 9 },
    );
    forAll([short], list => {
      const first = firsts(list.map(({ words }) => words));
      const odds = Float64Array.from(list, ({ odds }) => odds);
      const starts = changePoints(odds, first, Int32Array.of(0, list.length), 99);
      const before = [0];
      for (const { odds } of list) before.push(before.at(-1)! + odds);
      const worth = (points: readonly number[], ai: number) =>
        points.reduce((sum, from, k) => {
          const to = points[k + 1] ?? list.length;
          return sum + ((k + ai) % 2 === 0 ? before[to]! - before[from]! : 0) - (k === 0 ? 0 : 3);
        }, 0);
      const best = (points: readonly number[]) => Math.max(worth(points, 0), worth(points, 1));
      let most = Number.NEGATIVE_INFINITY;
      for (let subset = 0; subset < 1 << (list.length - 1); subset++) {
        const points = [0, ...list.keys()].filter((at, k) => k === 0 || (at > 0 && (subset >> (at - 1)) & 1));
        const isLongEnough = points.every(
          (from, k) => first[points[k + 1] ?? list.length]! - first[from]! >= passageWordsMin,
        );
        if (isLongEnough || points.length === 1) most = Math.max(most, best(points));
      }
      assert.ok(Math.abs(best(starts) - most) < 1e-9, `${best(starts)} instead of ${most}`);
    });
  });
});

describe('posteriorLogOdds', () => {
  const posterior = (logOdds: readonly number[], words = 20, paragraphs = [0, logOdds.length]) => {
    const first = firsts(logOdds.map(() => words));
    return posteriorLogOdds(Float64Array.from(logOdds), first, Int32Array.from(paragraphs));
  };

  it('is the posterior of all state sequences, computed one by one', () => {
    const odds = fc.array(fc.double({ min: -6, max: 6, noNaN: true }), { minLength: 1, maxLength: 7 });
    const redrawn = [1 - Math.exp(-0.005 * 20), 1 - Math.exp(-0.005 * 20 - 1.07)];
    forAll([odds], logOdds => {
      const n = logOdds.length;
      const sums = logOdds.map(() => [0, 0]);
      for (let states = 0; states < 1 << n; states++) {
        const at = (i: number) => (states >> i) & 1;
        const share = (state: number) => (state === 1 ? 0.44 : 0.56);
        let p = share(at(0));
        for (let i = 0; i < n; i++) {
          const draw = redrawn[i === 2 ? 1 : 0]!;
          if (i > 0) p *= (at(i) === at(i - 1) ? 1 - draw : 0) + draw * share(at(i));
          if (at(i) === 1) p *= Math.exp(logOdds[i]!);
        }
        for (let i = 0; i < n; i++) sums[i]![at(i)]! += p;
      }
      // The third sentence begins a paragraph.
      posterior(logOdds, 20, [0, 2, n]).forEach((value, i) => {
        const expected = Math.log(sums[i]![1]! / sums[i]![0]!);
        assert.ok(Math.abs(value - expected) < 1e-6, `${value} instead of ${expected}`);
      });
    });
  });

  it('stays finite for extreme evidence', () => {
    for (const value of posterior([1e9, -1e9, 1e9, -1e9], 1)) assert.ok(Number.isFinite(value));
    for (const value of posterior(times(10_000, 50))) assert.ok(value > 5 && value <= 20);
  });
});

it('hasAiStretch agrees with a search over all stretches', () => {
  const sentence = fc.tuple(fc.integer({ min: 0, max: 90 }), fc.integer({ min: -4, max: 4 }));
  forAll([fc.array(sentence, { maxLength: 30 })], sentences => {
    const sums = sentences.map((_, end) => {
      for (let from = end, words = 0, sum = 0; from >= 0; from--) {
        words += sentences[from]![0];
        sum += sentences[from]![1];
        if (words >= 130) return sum;
      }
      return 0;
    });
    const logOdds = Float64Array.from(sentences, ([, odds]) => odds);
    const expected = sums.some(sum => sum > 0);
    assert.equal(hasAiStretch(logOdds, firsts(sentences.map(([words]) => words))), expected);
  });
});
