import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { mixedOf } from '../../../../src/engine/scan/passages/mixed.js';

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
    [
      '150 low, 60 high, 90 moderate',
      true,
      0.2,
      'Words 151 to 210 read as high, the rest as low or moderate.',
    ],
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
