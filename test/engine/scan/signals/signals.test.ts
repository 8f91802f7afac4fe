import assert from 'node:assert/strict';
import { test } from 'node:test';
import { signalEvidence } from '../../../../src/engine/scan/evidence.js';
import { signals } from '../../../../src/engine/scan/signals/index.js';
import { weights, weightsOf } from '../../../../src/engine/scan/weights.js';
import { prepare } from '../../../../src/engine/text/prepare.js';
import { fitted } from '../../../../src/generated/lexicon.js';
import { cases } from './cases.js';

/** Signals with a fitted list are tested with entries of the current list. */
const byList: Record<string, keyof typeof fitted> = {
  ai_vocabulary: 'ai_vocabulary',
  excess_style_words: 'excess_style',
  everyday_words: 'everyday_words',
  function_word_profile: 'function_words',
  machine_phrasing: 'machine_phrasing',
  human_phrasing: 'human_phrasing',
};

function strongest(list: keyof typeof fitted): string[] {
  const rows = fitted[list].trim().split('\n');
  return rows
    .filter(row => !row.includes(' -'))
    .slice(0, 12)
    .map(row => row.slice(0, row.lastIndexOf(' ')));
}

test('there are at least forty signals with unique names', () => {
  assert.ok(signals.length >= 40);
  assert.equal(new Set(signals.map(signal => signal.name)).size, signals.length);
  assert.ok(signals.some(signal => signal.name === 'sentence_rhythm'));
});

test('every row of weights belongs to a signal', () => {
  const names = new Set(signals.map(signal => signal.name));
  for (const name of Object.keys(weights.signals)) assert.ok(names.has(name), name);
});

test('a signal without a row of weights has weight 0', () => {
  const { eraWeights, spread, typical, typicalOfAi } = weightsOf('not_fitted_yet');
  for (const { ai, human } of Object.values(eraWeights)) assert.deepEqual([ai, human], [0, 0]);
  assert.ok(spread > 0);
  assert.ok([...Object.values(typical), ...Object.values(typicalOfAi)].every(Number.isFinite));
});

for (const signal of signals) {
  test(`${signal.name} is higher in the text that has it, and quotes its evidence`, () => {
    const list = byList[signal.name];
    const seen = list
      ? strongest(list)
          .map(word => `${word}.`)
          .join(' zzz qqq. ')
      : cases[signal.name]!.seen;
    const unseen = list ? 'zzz qqq xxx vvv '.repeat(12) : cases[signal.name]!.unseen;
    const high = signal.measure(prepare(seen));
    const low = signal.measure(prepare(unseen));
    assert.ok(high !== null && low !== null, 'both texts are long enough to measure');
    assert.ok(high.value > low.value, `${high.value} > ${low.value}`);
    const quoted = signalEvidence(prepare(seen), signal, 5);
    const wanted = cases[signal.name]?.evidence;
    if (wanted !== undefined) {
      assert.ok(
        quoted.some(span => span.text === wanted),
        `${JSON.stringify(quoted)} includes ${wanted}`,
      );
    }
    assert.match(signal.detail(high, { human: 1, ai: 2, texts: 'texts' }, '“x”'), /^[A-Z0-9“].*\.$/);
  });

  test(`${signal.name} is not measured in an empty text`, () => {
    assert.equal(signal.measure(prepare('')), null);
  });
}
