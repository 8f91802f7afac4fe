import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { poolsOf } from '../../../bench/passages/pools.js';
import { readRow, type TrainingSample } from '../../../src/training/corpus/corpus.js';
import { isEvaluationHalf } from '../../../src/training/corpus/esl-halves.js';

const samples = (fields: Record<string, unknown>, count = 20): TrainingSample[] =>
  Array.from({ length: count }, (_, i) => ({
    ...readRow(
      JSON.stringify({ text: `Text ${i}.`, label: 'ai', source: 'forum', domain: 'essay', ...fields }),
    ),
    genre: 'essay',
  }));

describe('pools of texts', () => {
  it('separate human-written, AI-generated and AI-polished texts', () => {
    const pools = poolsOf(
      [
        ...samples({ label: 'human' }),
        ...samples({ model: 'gpt-4' }),
        ...samples({ attack: 'mix:gpt4_polish_sentence' }),
        ...samples({ attack: 'mix:gpt4_rewrite' }),
      ],
      () => 3,
    );
    assert.deepEqual(
      pools.map(({ authorship, texts, fold, words }) => [authorship, texts.length, fold, words]),
      [
        ['human', 20, 3, 40],
        ['ai', 20, 3, 40],
        ['polished', 40, 3, 80],
      ],
    );
  });

  it('exclude texts changed by another attack, and output of base models', () => {
    const changed = [...samples({ attack: 'adversarial_word' }), ...samples({ model: 'gpt2-xl' })];
    assert.deepEqual(
      poolsOf(changed, () => null),
      [],
    );
  });

  it('need 15 texts', () => {
    assert.equal(poolsOf(samples({}, 14), () => null).length, 0);
    assert.equal(poolsOf(samples({}, 15), () => null).length, 1);
  });

  it('exclude the half of ELLIPSE that may calibrate', () => {
    const [pool] = poolsOf(samples({ source: 'ellipse', label: 'human' }, 80), () => null);
    assert.ok(pool!.texts.length > 15 && pool!.texts.length < 65);
    assert.ok(pool!.texts.every(isEvaluationHalf));
  });
});
