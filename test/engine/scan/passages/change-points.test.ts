import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { changePoints, passageWordsMin } from '../../../../src/engine/scan/passages/change-points.js';

/** First words of sentences of these lengths. */
const firsts = (lengths: readonly number[]) => {
  const first = new Int32Array(lengths.length + 1);
  lengths.forEach((length, i) => {
    first[i + 1] = first[i]! + length;
  });
  return first;
};
/** All sentences in one paragraph. */
const oneParagraph = (sentences: number) => Int32Array.of(0, sentences);
const runs = (logOdds: readonly number[], words = 20, runsMax = 99) =>
  changePoints(
    Float64Array.from(logOdds),
    firsts(logOdds.map(() => words)),
    oneParagraph(logOdds.length),
    runsMax,
  );
const times = (count: number, value: number): number[] => Array.from({ length: count }, () => value);

describe('changePoints', () => {
  for (const [name, expected, logOdds, words] of [
    ['returns one run for sentences of one sign', [0], times(20, 2)],
    ['returns one run for sentences of the other sign', [0], times(20, -2)],
    ['returns one run without evidence', [0], times(20, 0)],
    ['begins a run where the sign changes', [0, 5, 11], [...times(5, -3), ...times(6, 3), ...times(7, -3)]],
    ['begins with a run of either sign', [0, 5], [...times(5, 3), ...times(6, -3)]],
    ['ignores a single sentence of the other sign', [0], [...times(6, -3), 3, ...times(6, -3)]],
    ['ignores a single sentence of a negative sign', [0], [...times(6, 3), -3, ...times(6, 3)]],
    ['ignores a change that gains less than its penalty', [0], [...times(6, -3), ...times(6, 0.4)]],
    ['returns one run for a text too short to divide', [0], [-9, 9], 30],
    ['returns one run for one sentence', [0], [9], 500],
    ['returns none for an empty text', [], []],
    [
      'divides sentences of one word each only into runs of enough words',
      [0, 300, 400],
      [...times(300, -1), ...times(100, 1), ...times(300, -1)],
      1,
    ],
  ] as [string, number[], number[], number?][])
    it(name, () => assert.deepEqual(runs(logOdds, words), expected));

  it('needs less evidence for a change between paragraphs', () => {
    const odds = Float64Array.from([...times(6, -0.6), ...times(6, 0.3)]);
    const first = firsts(times(12, 20));
    assert.deepEqual(changePoints(odds, first, Int32Array.of(0, 12), 99), [0]);
    assert.deepEqual(changePoints(odds, first, Int32Array.of(0, 6, 12), 99), [0, 6]);
  });

  it('makes longer runs of a text that could have too many', () => {
    const odds = Array.from({ length: 150 }, (_, i) => (Math.floor(i / 5) % 2 === 0 ? 9 : -9));
    assert.equal(runs(odds).length, 30);
    const starts = runs(odds, 20, 10);
    assert.ok(starts.length > 1 && starts.length <= 10, `${starts.length}`);
  });

  const sentences = fc.array(
    fc.record({ words: fc.integer({ min: 1, max: 60 }), odds: fc.double({ min: -8, max: 8, noNaN: true }) }),
    { minLength: 1, maxLength: 80 },
  );
  const divide = (list: readonly { words: number; odds: number }[]) => {
    const first = firsts(list.map(({ words }) => words));
    const odds = Float64Array.from(list, ({ odds }) => odds);
    return { first, starts: changePoints(odds, first, oneParagraph(list.length), 99) };
  };

  it('returns ascending starts from 0, at least the minimum of words apart', () => {
    fc.assert(
      fc.property(sentences, list => {
        const { first, starts } = divide(list);
        assert.equal(starts[0], 0);
        if (starts.length === 1) return;
        [...starts, list.length].reduce((from, to) => {
          assert.ok(first[to]! - first[from]! >= passageWordsMin, `${from} to ${to}`);
          return to;
        });
      }),
    );
  });

  it('finds the same sum as a search over all divisions', () => {
    const short = fc.array(
      fc.record({ words: fc.integer({ min: 10, max: 70 }), odds: fc.integer({ min: -9, max: 9 }) }),
      { minLength: 1, maxLength: 9 },
    );
    fc.assert(
      fc.property(short, list => {
        const { first, starts } = divide(list);
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
          const points = [0, ...list.keys()].filter(
            (at, k) => k === 0 || (at > 0 && (subset >> (at - 1)) & 1),
          );
          const isLongEnough = points.every(
            (from, k) => first[points[k + 1] ?? list.length]! - first[from]! >= passageWordsMin,
          );
          if (isLongEnough || points.length === 1) most = Math.max(most, best(points));
        }
        assert.ok(Math.abs(best(starts) - most) < 1e-9, `${best(starts)} instead of ${most}`);
      }),
    );
  });
});
