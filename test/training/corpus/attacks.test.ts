import assert from 'node:assert/strict';

import { describe, it } from 'node:test';
import { attackKind, attackKinds } from '../../../src/training/corpus/attacks.js';
import { readRows } from '../../../src/training/corpus/corpus.js';
import { corporaSkip } from '../training-corpora.js';

describe('attackKind', () => {
  for (const [attack, kind] of [
    ['paraphrase_dipper_llm', 'paraphrased by an AI'],
    ['adv-paraphrase:roberta-base', 'paraphrased by an AI'],
    ['paraphrase_back_translation_llm', 'translated and translated back'],
    ['paraphrase_polish_llm', 'polished by an AI'],
    ['evade:human style', 'humanised by an AI'],
    ['mix:2llama_humanize', 'humanised by an AI'],
    ['adversarial_character_word_llm', 'characters or words perturbed'],
    ['mix:MGT_polish_token', 'edited by a person'],
    ['mix:gpt4_polish_token', 'human-written draft, polished by an AI'],
    ['polish', 'human-written draft, polished by an AI'],
    ['mix:gpt4_rewrite', 'human-written draft, rewritten by an AI'],
  ] as const)
    it(`is "${kind}" for ${attack}`, () => assert.equal(attackKind(attack), kind));

  it('is null for an unchanged text and an unknown attack', () => {
    assert.equal(attackKind(null), null);
    assert.equal(attackKind('other'), null);
  });
});

const corpora = ['../shared/corpora/detect/train', 'src/training/own-texts'];

describe('attacks of the corpora', {
  skip: corporaSkip,
}, () => {
  it('have a kind, and each kind occurs', () => {
    const kinds = new Set();
    for (const { attack, source } of [...readRows(corpora)].flat()) {
      if (attack === null) continue;
      assert.notEqual(attackKind(attack), null, `${attack} of ${source}`);
      kinds.add(attackKind(attack));
    }
    assert.deepEqual([...kinds].sort(), [...attackKinds].sort());
  });
});
