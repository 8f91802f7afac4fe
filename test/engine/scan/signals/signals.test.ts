import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { signalEvidence } from '../../../../src/engine/scan/evidence.js';
import { signalAbout, signalName } from '../../../../src/engine/scan/results/signal-names.js';
import { TypicalValues } from '../../../../src/engine/scan/signal.js';
import { signals } from '../../../../src/engine/scan/signals/index.js';
import { genreColumns, weights, weightsOf } from '../../../../src/engine/scan/weights.js';
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
const signalOf = (name: string) => signals.find(signal => signal.name === name)!;
const means = new TypicalValues(1, 2, 'texts');

const strongest = (list: keyof typeof fitted) =>
  fitted[list]
    .trim()
    .split('\n')
    .filter(row => !row.includes(' -'))
    .slice(0, 12)
    .map(row => `${row.slice(0, row.lastIndexOf(' '))}.`)
    .join(' zzz qqq. ');

describe('the signals', () => {
  it('are 36 to 40 with unique names, and each has a weight', () => {
    const names = signals.map(signal => signal.name);
    assert.ok(names.length >= 36 && names.length <= 40);
    assert.deepEqual(names.toSorted(), Object.keys(weights.signals).sort());
    for (const { eraWeights } of Object.values(weights.signals))
      assert.ok(Object.values(eraWeights).some(({ ai, human }) => ai > 0 || human > 0));
  });

  it('have weight 0 without a row of weights', () => {
    const { eraWeights, spread, typical, typicalOfAi } = weightsOf('not_fitted_yet');
    for (const { ai, human } of Object.values(eraWeights)) assert.deepEqual([ai, human], [0, 0]);
    assert.ok(spread > 0);
    assert.ok([...Object.values(typical), ...Object.values(typicalOfAi)].every(Number.isFinite));
  });

  it('have a name in plain words, also of having little of what is counted', () => {
    assert.equal(new Set(signals.map(({ name }) => signalName(name))).size, signals.length);
    for (const { name, direction } of signals) {
      assert.notEqual(signalAbout(name), null, name);
      assert.doesNotMatch(signalName(name), /_|hapax|profile/i);
      assert.equal(signalName(name, direction), signalName(name), name);
      assert.equal(signalName(name, -direction) === signalName(name), name === 'function_word_profile');
    }
    assert.equal(signalName('closing_opener', -1), 'Fewer closing formulas near the end');
    assert.equal(signalName('parentheses', 0.7), 'Fewer brackets');
    assert.equal(signalName('human_phrasing', 3.5), 'Fewer phrases that people favour');
    assert.equal(signalName('not_a_signal', -1), 'Not a signal');
    assert.deepEqual([signalName('constructor'), signalAbout('constructor')], ['Constructor', null]);
  });

  for (const signal of signals)
    it(`${signal.name} is higher in the text that has it, quotes its evidence, and needs words`, () => {
      const list = byList[signal.name];
      const { seen, unseen, evidence } = list
        ? { seen: strongest(list), unseen: 'zzz qqq xxx vvv '.repeat(12), evidence: [] }
        : cases[signal.name]!;
      const [high, low] = [seen, unseen].map(text => signal.measure(prepare(text))!);
      assert.ok(high!.value > low!.value, `${high!.value} > ${low!.value}`);
      const detail = signal.detail(high!, means, '“x”');
      assert.match(detail, /^[A-Z0-9“].*\(human 1, AI 2\)\.$/);
      if (evidence.length > 0) {
        const quoted = signalEvidence(prepare(seen), signal, 9).map(({ text }) => text);
        assert.deepEqual(quoted, evidence);
        assert.equal(high!.count, evidence.length);
        assert.ok(detail.startsWith(`${high!.count} `), detail);
        assert.match(signal.detail({ value: 0, count: 0, exposure: 50 }, means, ''), /^No(?:ne)? /);
      }
      assert.equal(signal.measure(prepare('')), null);
    });
});

describe('the sentence of a signal', () => {
  it('describes a learned list by where its entries are more common', () => {
    for (const name of ['ai_vocabulary', 'excess_style_words', 'everyday_words', 'human_phrasing']) {
      const { detail, direction } = signalOf(name);
      const side = direction === 1 ? 'AI-generated' : 'human-written';
      const sentence = detail({ value: 1, count: 2, exposure: 50 }, means, '');
      assert.ok(sentence.includes(`more common in ${side} training texts`), sentence);
    }
  });

  it('gives the means of the weights file, for every genre', () => {
    for (const { name, detail } of signals) {
      const { typical, typicalOfAi } = weightsOf(name);
      for (const genre of genreColumns) {
        const means = new TypicalValues(typical[genre], typicalOfAi[genre], 'texts');
        const sentence = detail({ value: 0.5, count: 3, exposure: 80 }, means, '');
        assert.ok(sentence.includes(means.compared), sentence);
        assert.ok(Number.isFinite(means.human) && Number.isFinite(means.ai), name);
      }
    }
  });
});

describe('matching', () => {
  const body = '\n\nThe man with the red hat sat down by the gate with the dog.';
  // The brackets mark what a signal counts.
  for (const [name, ...texts] of [
    ['first_person', 'They left the US at ten AM, i.e. before [us], and met in the U.S. office at 9 a.m.'],
    ['indefinite_articles', 'They met in the U.S. office at 9 a.m. with [a] map, i.e. on paper, at last.'],
    ['informal_typing', 'They left the US at ten AM, i.e. before us, and met in the U.S. office at 9 a.m.'],
    ['informal_typing', 'A client SHOULD send it, and it is RECOMMENDED to retry. This is [GREAT] news.'],
    ['specifics', 'They may march in early [May] or on [3] [March], though it may rain on the day.'],
    ['proper_names', "Now I’m here and I've seen that [O'Neill] met [Anna] while I’d slept, as I said."],
    ['participial_tails', 'He sat there in the evening, during the rain, [humming a song to] us.'],
    ['participial_tails', 'He sat down, during the rain, something he liked, [smiling].'],
    ['title_case_headings', 'What I did', 'What I changed:', 'Why I left', 'Plan A or B', 'A B C'],
    ['title_case_headings', '[Why I Left Paris]', '[What the Team Did]', '[How to Install]'],
  ] as const)
    for (const marked of texts)
      it(`counts what ${name} is: ${marked}`, () => {
        const bare = marked.replace(/[[\]]/g, '');
        const text = name === 'title_case_headings' ? `A Title Of Capitals\n\n${bare}${body}` : bare;
        const prepared = prepare(text);
        const counted = signalEvidence(prepared, signalOf(name), 20).map(span => span.text);
        assert.deepEqual(counted, marked.match(/(?<=\[)[^\]]+/g) ?? []);
        assert.equal(signalOf(name).measure(prepared)!.count, counted.length);
      });

  it('counts full-width exclamation marks', () => {
    const text = '你好吗？我很好！你今天做什么？我们去看电影！再见！明天见。';
    assert.equal(signalOf('exclamations').measure(prepare(text))!.count, 3);
  });
});

describe('signals of sentences', () => {
  const body =
    'The lease ends in June. And the tenant leaves it as it was. But she may ask for more time. He agreed. So did we.';
  const verse = 'Rough winds do shake the darling buds,\nAnd summer is too short,\nToo hot the eye shines,\n';
  for (const [what, text, expected] of [
    ['sentences', `TO: Alice Brown\nFROM: Carl Dean\nRE: The lease\n\nBrief Answer\n\n${body}`, 5],
    ['nothing in verse', `${verse.repeat(4)}And fair declines.`, undefined],
  ] as const)
    it(`measure ${what}`, () => {
      for (const name of ['sentence_rhythm', 'sentence_change', 'sentence_length'])
        assert.equal(signalOf(name).measure(prepare(text))?.exposure, expected, name);
    });
});

describe('signals of varied words', () => {
  const novel = readFileSync('bench/texts/novel.txt', 'utf8');
  const { wordStart, wordEnd } = prepare(novel);
  const sample = (from: number, words: number) => novel.slice(wordStart[from], wordEnd[from + words - 1]);

  for (const signal of ['type_token', 'hapax'].map(signalOf)) {
    const measured = (words: number, from = 0) => signal.measure(prepare(sample(from, words)))!;
    /** Mean of samples of a number of words, from five places. */
    const mean = (words: number) =>
      [0, 200, 400, 600, 800].reduce((sum, from) => sum + measured(words, from).value, 0) / 5;

    it(`${signal.name} measures about the same in samples of any length, on average`, () => {
      for (const words of [40, 60, 75, 90, 120, 160])
        assert.ok(Math.abs(mean(words) - mean(200)) < 0.05, `${words}: ${mean(words)}, ${mean(200)}`);
    });

    it(`${signal.name} measures the share in 200 words, and states what that of fewer corresponds to`, () => {
      const { value, count, exposure } = measured(200);
      assert.deepEqual([value, exposure], [count / 200, 200]);
      assert.doesNotMatch(signal.detail(measured(200), means, ''), /corresponds/);
      const short = measured(70);
      const [share, full] = [short.count / 70, short.value].map(one => Math.round(one * 100) / 100);
      const detail = signal.detail(short, means, '');
      assert.ok(detail.includes(`a share of ${share}, which corresponds to ${full} of 200 words (`), detail);
    });
  }
});
