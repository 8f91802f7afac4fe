import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { signalEvidence } from '../../../../src/engine/scan/evidence.js';
import { scan } from '../../../../src/engine/scan/scan.js';
import { TypicalValues } from '../../../../src/engine/scan/signal.js';
import { signals } from '../../../../src/engine/scan/signals/index.js';
import { lexicon, listIndex } from '../../../../src/engine/text/lexicon/index.js';
import { prepare } from '../../../../src/engine/text/prepare.js';
import { scanOptions } from '../../options.js';
import { cases } from '../signals/cases.js';

const options = { ...scanOptions, include_fixes: false, include_sentences: false, use_model: false };
const folder = 'bench/texts';
const texts = [
  ...readdirSync(folder)
    .filter(file => /\.(?:md|txt)$/.test(file))
    .map(file => readFileSync(`${folder}/${file}`, 'utf8')),
  ...Object.values(cases).flatMap(({ seen, unseen }) => [seen, unseen].map(text => `${text} `.repeat(6))),
];
const signalOf = (name: string) => signals.find(signal => signal.name === name)!;

/** What every signal of a text counted, with its result. */
const results = texts.flatMap(text =>
  scan(text, options, null).signals.flatMap(result => {
    const signal = signals.find(({ name }) => name === result.name);
    const measurement = signal?.measure(prepare(text));
    return signal && measurement ? [{ signal, measurement, result }] : [];
  }),
);

describe('the evidence of a signal', () => {
  it('gives places for every count of 0.3 points or more', () => {
    const counted = results.filter(
      ({ signal, measurement, result }) => measurement.count > 0 && result.points * signal.direction >= 0.3,
    );
    assert.ok(counted.length > 100);
    for (const { result } of counted) assert.notEqual(result.evidence, undefined, result.detail);
  });

  it('quotes nothing that counts for the other side', () => {
    const against = results.filter(
      ({ signal, result }) => signal.locateFor === undefined && result.points * signal.direction < 0,
    );
    assert.ok(against.length > 100);
    for (const { result } of against) {
      assert.equal(result.evidence, undefined, result.detail);
      assert.doesNotMatch(result.detail, /, such as '|, as in '/);
    }
  });

  for (const [name, value, human, expected] of [
    [
      'human_phrasing',
      0.4,
      2,
      /^Fewer or weaker phrases more common in human-written training texts: 2 on the list of [\d,]+, 0\.4 per 100 words by weight \(human 2, AI 1\)\.$/,
    ],
    ['human_phrasing', 3, 2, /^2 phrases are on the list/],
    ['first_person', 11, 20, /^Fewer first-person words: 2 on the list of \d+, 11 per 1,000 words /],
    ['commas', 11, 20, /^Fewer commas between words: 2, 11 per 1,000 words /],
    ['function_word_profile', -1, 2, /^2 words are on the list/],
  ] as const)
    it(`states whether a text has few of something, where human-written texts have ${human}: ${name} ${value}`, () => {
      const means = new TypicalValues(human, 1, 'texts');
      assert.match(signalOf(name).detail({ value, count: 2, exposure: 180 }, means, ''), expected);
    });

  it('quotes the function words whose weights have the sign of the points', () => {
    const list = lexicon.lists[listIndex('function_words')]!;
    const weightOf = (word: string) => list.weights![list.entries.indexOf(word.toLowerCase())]!;
    const prepared = prepare(readFileSync(`${folder}/novel.txt`, 'utf8'));
    for (const sign of [1, -1] as const) {
      const spans = signalEvidence(prepared, signalOf('function_word_profile'), 5, sign);
      assert.equal(spans.length, 5);
      for (const { text } of spans) assert.ok(sign * weightOf(text) > 0, text);
    }
  });

  it('gives the most even pair of sentences for AI, and the least even one for human authorship', () => {
    const text = prepare(
      'We ran off. He sat down. Nobody in the old town had ever seen anything like it. Rain fell.',
    );
    const pair = (sign: 1 | -1) => signalEvidence(text, signalOf('sentence_rhythm'), 5, sign)[0]!.text;
    assert.equal(pair(1), 'We ran off. He sat down.');
    assert.match(pair(-1), /^Nobody .* Rain fell\.$/);
  });
});
