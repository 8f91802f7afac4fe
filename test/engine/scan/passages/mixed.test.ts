import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { mixedOf } from '../../../../src/engine/scan/passages/mixed.js';

const passages = (...list: [words: number, band: 'low' | 'moderate' | 'elevated' | 'high'][]) =>
  mixedOf(
    list.map(([words, band]) => ({ words, band })),
    true,
  );

describe('mixedOf', () => {
  it('reports no change for one passage', () => {
    assert.deepEqual(passages([400, 'high']), {
      mixed: false,
      elevated_share: 1,
      note: 'No passage of 60 words or more was found that reads differently from the rest; single sentences may.',
    });
    assert.equal(passages([400, 'low']).elevated_share, 0);
    assert.match(passages([60_000, 'low']).note, /^No passage of 300 words or more/);
  });

  it('reports that passages were not searched', () => {
    assert.match(
      mixedOf([{ words: 90, band: 'high' }], false).note,
      /^Passages were not searched: .*120 words/,
    );
  });

  it('names the words of the elevated passages and their share', () => {
    assert.deepEqual(passages([811, 'low'], [1119, 'elevated'], [70, 'low']), {
      mixed: true,
      elevated_share: 0.56,
      note: 'Words 812 to 1,930 read as elevated, the rest as low.',
    });
  });

  it('describes the rest of a text with moderate passages', () => {
    assert.match(
      passages([100, 'low'], [100, 'high'], [100, 'moderate']).note,
      /the rest as low or moderate\.$/,
    );
    assert.match(
      passages([100, 'high'], [100, 'moderate']).note,
      /^Words 1 to 100 read as high, the rest as moderate\.$/,
    );
  });

  it('names each passage by its own band', () => {
    assert.equal(
      passages([100, 'elevated'], [100, 'low'], [100, 'high'], [100, 'moderate']).note,
      'Words 201 to 300 read as high, words 1 to 100 as elevated, the rest as low or moderate.',
    );
  });

  it('is not mixed when no passage is elevated', () => {
    const mixed = passages([100, 'moderate'], [100, 'low']);
    assert.equal(mixed.mixed, false);
    assert.equal(mixed.note, 'Words 1 to 100 read as moderate, the rest as low.');
  });

  it('names three ranges and counts the others', () => {
    const list = Array.from(
      { length: 10 },
      (_, i) => [100, i % 2 === 0 ? 'low' : 'high'] as [number, 'low' | 'high'],
    );
    assert.equal(
      passages(...list).note,
      'Words 101 to 200, 301 to 400, 501 to 600 and 2 more ranges read as high, the rest as low.',
    );
    assert.equal(
      passages(...list.slice(0, 5)).note,
      'Words 101 to 200 and 301 to 400 read as high, the rest as low.',
    );
  });
});
