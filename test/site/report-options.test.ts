import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { flaggedExcerpts } from '../../src/site/scan/save/report-options.js';

describe('flaggedExcerpts', () => {
  it('has the first and last words of each flagged passage', () => {
    const text = `Low words here. ${Array.from({ length: 20 }, (_, i) => `w${i + 1}`).join(' ')} end.`;
    const passage = (start: number, end: number, words: number, band: 'low' | 'high') => ({
      ...{ start, end, words, band, score: band === 'high' ? 90 : 5, confidence: 'high' as const },
    });
    const passages = [passage(0, 15, 3, 'low'), passage(16, text.length, 21, 'high')];
    const excerpt = 'Words 4 to 24: “w1 w2 w3 w4 w5 w6 w7 w8 …” to “… w14 w15 w16 w17 w18 w19 w20 end.”';
    assert.equal(flaggedExcerpts(text, { passages }), excerpt);
  });
});
