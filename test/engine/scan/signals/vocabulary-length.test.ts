import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { signals } from '../../../../src/engine/scan/signals/index.js';
import { prepare } from '../../../../src/engine/text/prepare.js';

const novel = readFileSync('bench/texts/novel.txt', 'utf8');
const { wordStart, wordEnd } = prepare(novel);
/** Samples of a number of words, from five places. */
const samples = (words: number) =>
  [0, 200, 400, 600, 800].map(from => novel.slice(wordStart[from], wordEnd[from + words - 1]));
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

for (const name of ['type_token', 'hapax']) {
  const signal = signals.find(one => one.name === name)!;
  const shareOf = (text: string) => signal.measure(prepare(text))!.value;
  const measured = (words: number) => signal.measure(prepare(samples(words)[0]!))!;
  const detail = (words: number) =>
    signal.detail(measured(words), { human: 0.5, ai: 0.6, texts: 'texts' }, '');

  describe(name, () => {
    it('measures about the same in samples of any length, on average', () => {
      const full = mean(samples(200).map(shareOf));
      for (const words of [40, 60, 75, 90, 120, 160]) {
        const value = mean(samples(words).map(shareOf));
        assert.ok(Math.abs(value - full) < 0.05, `${words}: ${value}, ${full}`);
      }
    });

    it('measures the share itself in 200 words', () => {
      const { value, count, exposure } = measured(200);
      assert.deepEqual([value, exposure], [count / 200, 200]);
      assert.doesNotMatch(detail(200), /corresponds/);
    });

    it('gives the share of a short sample and what it corresponds to', () => {
      const { value, count } = measured(70);
      const share = Math.round((count / 70) * 100) / 100;
      const full = Math.round(value * 100) / 100;
      assert.ok(
        detail(70).includes(`a share of ${share}, which corresponds to ${full} of 200 words (`),
        detail(70),
      );
    });
  });
}
