import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { hasAiStretch } from '../../../../src/engine/scan/passages/stretch.js';

/** Sentences of the given words and log-odds. */
const ask = (sentences: readonly (readonly [words: number, logOdds: number])[]) => {
  const first = [0];
  for (const [words] of sentences) first.push(first.at(-1)! + words);
  return hasAiStretch(
    Float64Array.from(sentences, ([, logOdds]) => logOdds),
    Int32Array.from(first),
  );
};
const human = Array.from({ length: 20 }, () => [20, -0.5] as const);

describe('hasAiStretch', () => {
  it('is false when every stretch is nearer to human-written text', () => {
    assert.equal(ask(human), false);
    assert.equal(ask([]), false);
  });

  it('finds a stretch anywhere in the text', () => {
    const ai = Array.from({ length: 7 }, () => [20, 0.1] as const);
    for (const at of [0, 7, 20]) assert.equal(ask([...human.slice(0, at), ...ai, ...human.slice(at)]), true);
  });

  it('ignores a sentence that its surroundings outweigh', () => {
    assert.equal(ask([...human, [20, 2.5], ...human]), false);
    assert.equal(ask([...human, [20, 3.5], ...human]), true);
  });

  it('ignores a stretch that is too short', () => {
    assert.equal(ask([[129, 1]]), false);
    assert.equal(ask([[130, 1]]), true);
  });

  it('agrees with a search over all stretches', () => {
    const sentence = fc.tuple(fc.integer({ min: 0, max: 90 }), fc.integer({ min: -4, max: 4 }));
    fc.assert(
      fc.property(fc.array(sentence, { maxLength: 30 }), sentences => {
        const sums = sentences.map((_, end) => {
          for (let from = end, words = 0, sum = 0; from >= 0; from--) {
            words += sentences[from]![0];
            sum += sentences[from]![1];
            if (words >= 130) return sum;
          }
          return 0;
        });
        assert.equal(
          ask(sentences),
          sums.some(sum => sum > 0),
        );
      }),
    );
  });
});
