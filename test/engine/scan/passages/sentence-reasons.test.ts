import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { loadShippedClassifier } from '../../../../src/engine/classifier/shipped.js';
import { scan } from '../../../../src/engine/scan/scan.js';
import { scanOptions } from '../../options.js';

const model = loadShippedClassifier();
const options = { ...scanOptions, include_fixes: false };
const texts = ['blog.md', 'novel.txt', 'chat.md'].map(file => readFileSync(`bench/texts/${file}`, 'utf8'));

for (const useModel of [true, false]) {
  describe(`the reasons of a sentence ${useModel ? 'with' : 'without'} the wording model`, () => {
    const sentences = texts.flatMap(text =>
      scan(text, { ...options, use_model: useModel }, model).sentences!.map(sentence => ({
        ...sentence,
        text: text.slice(sentence.start, sentence.end),
      })),
    );

    it('add up to its score, with the rest', () => {
      for (const { reasons, other, score } of sentences) {
        const sum = reasons!.reduce((total, { log_odds }) => total + log_odds, other!);
        assert.ok(Math.abs(100 / (1 + Math.exp(-sum)) - score) < 0.1, `${sum}: ${score}`);
      }
    });

    it('are at most three, strongest first, with three decimals, each from the sentence', () => {
      assert.ok(sentences.some(({ reasons }) => reasons!.length === (useModel ? 3 : 2)));
      for (const { reasons, text } of sentences) {
        assert.ok(reasons!.length <= 3);
        const sizes = reasons!.map(({ log_odds }) => Math.abs(log_odds));
        assert.ok(sizes.every(size => size === Number(size.toFixed(3))));
        assert.ok(sizes.every((size, i) => i === 0 || size <= sizes[i - 1]!));
        for (const reason of reasons!) {
          if (reason.name === 'deeper_model' && reason.text === undefined) continue;
          assert.ok(text.includes(reason.text!), `${reason.name}: ${reason.text}`);
        }
      }
    });

    it(`${useModel ? 'include' : 'do not include'} the wording model`, () => {
      const named = sentences
        .flatMap(({ reasons }) => reasons!)
        .filter(({ name }) => name === 'deeper_model');
      assert.equal(named.length > 0, useModel);
      for (const { text } of named) if (text !== undefined) assert.ok(text.split(/\s+/).length >= 2, text);
    });
  });
}

it('a scan without sentences gives no reasons', () => {
  assert.equal(scan(texts[0]!, { ...options, include_sentences: false }, model).sentences, undefined);
});
