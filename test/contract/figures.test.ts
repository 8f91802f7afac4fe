import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  calibrationSentence,
  count,
  isRaised,
  listed,
  number,
  percent,
  shownRange,
  shownScore,
  usedUp,
  waitingTime,
} from '../../src/contract/figures.js';

describe('number formats', () => {
  it('shows scores as whole numbers that stay in their band, and neither 0 nor 100', () => {
    const shown = [0, 0.9, 1, 24.9, 25, 62.4, 74.96, 99, 99.1, 100].map(shownScore);
    assert.deepEqual(shown, ['under 1', 'under 1', '1', '24', '25', '62', '74', '99', 'over 99', 'over 99']);
  });

  it('lists names with commas and a final "and"', () => {
    assert.deepEqual([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(listed), [
      '',
      'a',
      'a and b',
      'a, b and c',
    ]);
  });

  it('groups thousands and pluralises the unit', () => {
    assert.deepEqual(
      [number(1234567), count(1, 'word'), count(2500, 'word')],
      ['1,234,567', '1 word', '2,500 words'],
    );
  });

  it('states that an allowance is used up, or that the plan has none', () => {
    assert.equal(usedUp(0, 'deep scan'), 'The plan includes no deep scans');
    assert.equal(usedUp(1, 'deep scan'), "This month's 1 deep scan is used up");
    assert.equal(usedUp(1200, 'deep scan'), "This month's 1,200 deep scans are used up");
  });

  it('shows small percentages with more digits', () => {
    assert.deepEqual([0, 0.0008, 0.001, 0.034, 0.5, 1].map(percent), [
      '0%',
      '0.08%',
      '0.1%',
      '3.4%',
      '50%',
      '100%',
    ]);
  });

  it('shows 0% and 100% only for exact rates', () => {
    assert.deepEqual([0.00001, 0.9989, 0.9995, 0.99999, 1].map(percent), [
      '0.01%',
      '99.9%',
      '99.95%',
      '99.99%',
      '100%',
    ]);
  });
});

describe('calibrationSentence', () => {
  const figures = {
    false_positive_rate: 0.012,
    interval: [0.006, 0.024],
    n: 1600,
    human_percentile: 0.991,
    ai_generated: null,
  };

  it('states the share that reaches the band, and the share at or below the score', () => {
    assert.equal(
      calibrationSentence(figures, false),
      'Of 1,600 human-written texts of this kind and length, 1.2% reach this level or a higher one (95% confidence interval: 0.6% to 2.4%), and 99.1% score at or below this.',
    );
  });

  it('states only the share at or below the score for the lowest band', () => {
    const lowest = { ...figures, false_positive_rate: null, interval: null, human_percentile: 0.4213 };
    assert.equal(
      calibrationSentence(lowest, true),
      'Of 1,600 human-written texts of this kind and length, 42.1% score at or below this.',
    );
    const of = (human_percentile: number) => calibrationSentence({ ...lowest, human_percentile }, true);
    assert.match(of(1), /, all score at or below this/);
    assert.match(of(0), /, none score at or below this/);
  });

  it('states the share of AI-generated texts that score this low, and the years of their models', () => {
    const ai_generated = { share_below: 0.312, interval: [0.29, 0.33], n: 4123, years: [2022, 2026] };
    assert.equal(
      calibrationSentence({ ...figures, human_percentile: 0.4, ai_generated }, true),
      'Of 1,600 human-written texts of this kind and length, 40% score at or below this. Of 4,123 texts by AI models of 2022 to 2026, 31.2% score at or below this.',
    );
    const ofOneYear = { ...ai_generated, years: [2026, 2026] };
    assert.match(
      calibrationSentence({ ...figures, ai_generated: ofOneYear }, true),
      /texts by AI models of 2026,/,
    );
  });
});

describe('isRaised', () => {
  it('is true from more than two points, and false without both scores', () => {
    assert.equal(isRaised(50.1, 52.1), false);
    assert.equal(isRaised(50.1, 52.2), true);
    assert.equal(isRaised(52.2, 50.1), false);
    assert.equal(isRaised(null, 99), false);
    assert.equal(isRaised(1, null), false);
  });
});

describe('shownRange', () => {
  it('names both ends as scores are shown, and nothing when they are shown alike', () => {
    assert.equal(shownRange([48.2, 74.9]), '48 to 74');
    assert.equal(shownRange([0.2, 99.4]), 'under 1 to over 99');
    assert.equal(shownRange([62.1, 62.8]), '');
    assert.equal(shownRange([]), '');
  });
});

describe('waitingTime', () => {
  it('names hours, minutes and seconds', () => {
    assert.deepEqual([1, 59, 60, 725, 3_600, 7_385].map(waitingTime), [
      '1 s',
      '59 s',
      '1 min 0 s',
      '12 min 5 s',
      '1 h 0 min',
      '2 h 3 min',
    ]);
  });
});
