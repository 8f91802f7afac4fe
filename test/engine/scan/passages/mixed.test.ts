import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { loadShippedClassifier } from '../../../../src/engine/classifier/shipped.js';
import { mixedOf } from '../../../../src/engine/scan/passages/mixed.js';
import { clarity } from '../../../../src/engine/scan/passages/mixed-score.js';
import type { Part } from '../../../../src/engine/scan/passages/parts.js';
import { signalTitle } from '../../../../src/engine/scan/results/signal-names.js';
import { scan } from '../../../../src/engine/scan/scan.js';
import { scanOptions } from '../../options.js';
import { assistant, novel, novelContinued } from './prose.js';

/** The answer about passages that are listed as "100 low, 60 high". */
const mixed = (passages: string, isSearched = true) =>
  mixedOf(
    passages.split(', ').map(passage => {
      const [words, band] = passage.split(' ') as [string, 'low' | 'moderate' | 'elevated' | 'high'];
      return { words: Number(words), band };
    }),
    isSearched,
  );
const alternating = (pairs: number) => Array(pairs).fill('100 low, 100 high').join(', ');

describe('mixedOf', () => {
  const none = 'words or more was found that reads differently from the rest; single sentences may.';
  const other = ' read as high, the rest as low.';
  for (const [passages, isMixed, share, note] of [
    ['400 high', false, 1, `No passage of 60 ${none}`],
    ['60000 low', false, 0, `No passage of 300 ${none}`],
    ['811 low, 1119 elevated, 70 low', true, 0.56, 'Words 812 to 1,930 read as elevated, the rest as low.'],
    ['15 low, 6 high, 9 moderate', true, 0.2, 'Words 16 to 21 read as high, the rest as low or moderate.'],
    ['100 high, 100 moderate', true, 0.5, 'Words 1 to 100 read as high, the rest as moderate.'],
    ['100 moderate, 100 low', false, 0, 'Words 1 to 100 read as moderate, the rest as low.'],
    [
      '100 elevated, 100 low, 100 high, 100 moderate',
      true,
      0.5,
      'Words 201 to 300 read as high, words 1 to 100 as elevated, the rest as low or moderate.',
    ],
    [alternating(2), true, 0.5, `Words 101 to 200 and 301 to 400${other}`],
    [alternating(5), true, 0.5, `Words 101 to 200, 301 to 400, 501 to 600 and 2 more ranges${other}`],
  ] as const)
    it(`reports ${passages}`, () =>
      assert.deepEqual(mixed(passages), { mixed: isMixed, elevated_share: share, note }));

  it('reports that passages were not searched', () =>
    assert.match(mixed('90 high', false).note, /^Passages were not searched: .*120 words/));
});

/** Two sentences: the first part is human-written, the second AI-generated. */
const clarityOf = (scores: readonly [number, number], logOdds: readonly [number, number]) => {
  const parts = scores.map((score, i) => ({ from: i, to: i + 1, score }) as Part);
  return clarity(parts, [parts[1]!], Float64Array.from(logOdds));
};

describe('clarity', () => {
  it('is 1 for passages that are far from the edge on either side', () => {
    assert.equal(clarityOf([3, 90], [-20, 20]), 1);
  });

  it('falls to 0 towards the edge of `elevated`, from either side', () => {
    assert.equal(clarityOf([3, 50], [-20, 20]), 0);
    assert.ok(clarityOf([3, 52], [-20, 20]) < clarityOf([3, 60], [-20, 20]));
    assert.ok(clarityOf([49.9, 90], [-20, 20]) < 0.01);
  });

  it('falls to 0 as the evidence of either side for its own state does', () => {
    assert.equal(clarityOf([3, 90], [-20, 0]), 0);
    assert.equal(clarityOf([3, 90], [1, 20]), 0);
    assert.ok(clarityOf([3, 90], [-20, 1]) < clarityOf([3, 90], [-20, 4]));
  });
});

it('the wording model quotes only evidence in the direction of its points, which are means of the passages', () => {
  const options = { ...scanOptions, include_fixes: false, include_sentences: false };
  const text = [novel, assistant, novelContinued].map(part => part.join(' ')).join('\n\n');
  const { mixed, signals } = scan(text, options, loadShippedClassifier());
  assert.equal(mixed.mixed, true);
  const { points, detail, evidence } = signals.find(({ name }) => name === 'deeper_model')!;
  for (const { log_odds } of evidence!) assert.ok(log_odds! * points > 0, `${log_odds} ${points}`);
  assert.match(detail, /the points are the mean of the passages by words/);
  assert.doesNotMatch(detail, /nearer to/);
});

describe('the signals of a mixed text', () => {
  const texts = [
    [...novel, ...assistant, ...novelContinued],
    [...assistant, ...novel],
    [...novel, ...novelContinued, ...assistant],
  ];
  const signals = texts.flatMap(
    sentences => scan(sentences.join(' '), scanOptions, loadShippedClassifier()).signals,
  );

  it('are named by what was measured, and quote nothing when their points are those of the passages', () => {
    const differing = signals.filter(({ points, score }) => points * (score - 0.5) < 0 && points !== 0);
    assert.ok(differing.some(({ name }) => name === 'first_person'));
    for (const { name, detail, evidence } of differing) {
      if (name === 'deeper_model') continue;
      assert.match(detail, /the points are the mean of its passages\.$/);
      assert.equal(evidence, undefined, name);
    }
    for (const signal of signals) {
      const typical = Number(/\(human (?:\D+ )?([\d.]+)/.exec(signal.detail)?.[1]);
      if (/^Fewer/.test(signalTitle(signal))) assert.ok(signal.value <= typical, signal.detail);
      if (signal.name === 'first_person') assert.equal(signalTitle(signal), 'Words such as “I” and “my”');
    }
  });
});
