import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { passageRatesTable, renderPassageRates } from '../../../../bench/passages/rates.js';
import { passageRate, passageSentence } from '../../../../src/engine/scan/results/passage-rate.js';
import { mixedResult } from '../../../report/mixed-result.js';

describe('passage rate', () => {
  it('has the figures of the table of the documentation', () => {
    const csv = readFileSync(`docs/accuracy/${passageRatesTable}.csv`, 'utf8');
    assert.equal(readFileSync('src/generated/passage-rates.ts', 'utf8'), renderPassageRates(csv));
  });

  it('is stated for the measured length nearest to a mixed text, and for no other text', () => {
    assert.match(
      passageRate({ ...mixedResult, word_count: 700 })!,
      /^Of 100 human-written texts of about 600 words, .+ by mistake \(measured on [\d,]+ texts\)\.$/,
    );
    assert.match(passageRate({ ...mixedResult, word_count: 90_000 })!, /about 10,000 words/);
    assert.equal(passageRate({ ...mixedResult, mixed: { ...mixedResult.mixed, mixed: false } }), null);
  });

  it('is not none where the table rounds to 0', () => {
    const one = { words: 300, texts: 2_000, elevated: 1, high: 0 };
    assert.match(passageSentence([one], 5, false), /words, 1 has an “elevated” or “high” passage/);
    assert.match(passageSentence([one], 5, true), /words, fewer than 0\.1 have a “high” passage/);
  });
});
