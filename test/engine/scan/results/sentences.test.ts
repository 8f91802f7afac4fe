import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { passageRatesTable, renderPassageRates } from '../../../../bench/passages/rates.js';
import {
  calibrationSentence,
  comparison,
  nextStep,
  passageSentence,
} from '../../../../src/engine/scan/results/sentences.js';
import { mixedResult } from '../../../report/mixed-result.js';

describe('passage rate', () => {
  it('has the figures of the table of the documentation', () => {
    const csv = readFileSync(`docs/accuracy/${passageRatesTable}.csv`, 'utf8');
    assert.equal(readFileSync('src/generated/passage-rates.ts', 'utf8'), renderPassageRates(csv));
  });

  it('is stated for the measured length nearest to a mixed text, and for no other text', () => {
    assert.match(
      comparison({ ...mixedResult, word_count: 700 }),
      /^Fewer than 1 in 1,000 human-written texts of about 600 words have .+ by mistake \(measured on [\d,]+ texts\)\.$/,
    );
    assert.match(comparison({ ...mixedResult, word_count: 90_000 }), /about 10,000 words/);
    const other = { ...mixedResult, mixed: { ...mixedResult.mixed, mixed: false } };
    assert.doesNotMatch(comparison(other), /passage/);
    assert.equal(comparison({ ...other, assessed: false }), '');
  });

  it('is not none where the table rounds to 0', () => {
    const one = { words: 300, texts: 2_000, elevated: 1, high: 0 };
    const sentence = (elevated: number, isHigh: boolean) =>
      passageSentence([{ ...one, elevated }], 5, isHigh);
    assert.match(sentence(1, false), /^10 in 1,000 .+ words have an “elevated” or “high” passage/);
    assert.match(sentence(0.1, false), /^1 in 1,000 .+ words has an/);
    assert.match(sentence(1, true), /^Fewer than 1 in 1,000 .+ words have a “high” passage/);
  });
});

it('nextStep states of a low text that few signals were found, not that nothing is there', () => {
  const mixed = { ...mixedResult.mixed, mixed: false };
  const low = { assessed: true, mixed, artefacts: [], passages: [] };
  assert.match(nextStep({ ...low, band: 'low' }, false), /^Few signals .+ AI-generated texts can score low/);
});

describe('calibrationSentence', () => {
  const figures = {
    false_positive_rate: 0.012,
    interval: [0.006, 0.024],
    n: 1600,
    human_percentile: 0.991,
    ai_generated: null,
  };

  const lowest = { ...figures, false_positive_rate: null, interval: null, human_percentile: 0.4213 };
  const models = { share_below: 0.312, interval: [0.29, 0.33], n: 4123, years: [2022, 2026] };
  const people = 'Of 1,600 human-written texts of this kind and length,';
  for (const [given, isLowest, expected] of [
    [
      figures,
      false,
      `${people} 1.2% reach this level or a higher one (95% confidence interval: 0.6% to 2.4%), and 99.1% score at or below this.`,
    ],
    [
      { ...figures, false_positive_rate: 0, interval: [0, 0.0005], human_percentile: 1 },
      false,
      `${people} none reach this level or a higher one (95% confidence interval: 0% to 0.05%), and all score at or below this.`,
    ],
    [lowest, true, `${people} 42.1% score at or below this.`],
    [{ ...lowest, human_percentile: 1 }, true, `${people} all score at or below this.`],
    [{ ...lowest, human_percentile: 0.9994 }, true, `${people} nearly all score at or below this.`],
    [{ ...lowest, human_percentile: 0 }, true, `${people} none score at or below this.`],
    [
      { ...lowest, ai_generated: models },
      true,
      `${people} 42.1% score at or below this. Of 4,123 texts by AI models of 2022 to 2026, 31.2% score at or below this.`,
    ],
    [
      { ...lowest, ai_generated: { ...models, years: [2026, 2026] } },
      true,
      `${people} 42.1% score at or below this. Of 4,123 texts by AI models of 2026, 31.2% score at or below this.`,
    ],
  ] as const)
    it(`is: ${expected}`, () => assert.equal(calibrationSentence(given as never, isLowest), expected));
});
