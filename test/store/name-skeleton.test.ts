import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { nameSkeleton } from '../../src/store/name-skeleton.js';

describe('nameSkeleton', () => {
  for (const [one, other, what] of [
    ['mallory', 'mallоry', 'a Cyrillic letter'],
    ['coco', 'сосо', 'Cyrillic letters only'],
    ['oo', 'οο', 'Greek letters only'],
    ['kak', 'как', 'small Cyrillic letters'],
    ['hono', 'հօոօ', 'Armenian letters'],
    ['admin1', 'adminl', 'a digit'],
    ['b0b', 'bob', 'zero'],
    ['rnark', 'mark', 'two letters for one'],
    ['vvendy', 'wendy', 'two letters for one'],
    ['ann', 'an\ufe0fn\u200d', 'characters that are not shown'],
    ['rene\u0301', 'ren\u00e9', 'a combining mark'],
    ['ann', 'ꓮꓠꓠ', 'letters that look like capitals'],
    ['bob', 'b٥b', 'a digit of another script'],
  ] as [string, string, string][])
    it(`is the same for ${one} and ${other}: ${what}`, () =>
      assert.equal(nameSkeleton(other), nameSkeleton(one)));

  it('differs for names that look different', () => {
    const names = 'ann anna bob rene rené мила мира 李 季 ann.b ann-b ann_b'.split(' ');
    assert.equal(new Set(names.map(nameSkeleton)).size, names.length);
  });

  it('does not change a skeleton', () => {
    for (const name of ['mallоry', 'vvendy', '0l1', 'ꓟꓪ', 'жук'])
      assert.equal(nameSkeleton(nameSkeleton(name).replaceAll('rn', 'm')), nameSkeleton(name));
  });
});
