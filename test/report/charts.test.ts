import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Band } from '../../src/contract/genre.js';
import { ribbon } from '../../src/report/charts.js';
import { withWordRanges } from '../../src/report/passages.js';

const passagesOf = (parts: readonly [words: number, band: Band][]) =>
  withWordRanges(
    parts.map(([words, band]) => ({
      start: 0,
      end: 1,
      words,
      score: 0,
      band,
      signals: [],
    })),
  );
const blocksOf = (svg: string) =>
  [...svg.matchAll(/<rect class="(\w+)" x="([\d.]+)" width="([\d.]+)"/g)].map(([, band, x, width]) => ({
    band,
    x: Number(x),
    width: Number(width),
  }));

describe('ribbon', () => {
  it('draws each passage as wide as its share of the words, with a gap, in the colour of its band', () => {
    const svg = ribbon(
      passagesOf([
        [100, 'low'],
        [300, 'high'],
      ]),
    );
    assert.deepEqual(blocksOf(svg), [
      { band: 'low', x: 0, width: 158 },
      { band: 'high', x: 160, width: 478 },
    ]);
  });

  it('describes the bands for readers who cannot see them', () => {
    const svg = ribbon(
      passagesOf([
        [60, 'moderate'],
        [1200, 'elevated'],
      ]),
    );
    assert.match(svg, /role="img" aria-label="Bands of 2 passages, from first to last: moderate, elevated"/);
    assert.match(svg, /<title>2\. Words 61 to 1,260, elevated<\/title>/);
  });

  it('gives a short passage of a long text a visible width within the picture', () => {
    const blocks = blocksOf(
      ribbon(
        passagesOf([
          [9_999, 'low'],
          [1, 'high'],
        ]),
      ),
    );
    assert.deepEqual(blocks[1], { band: 'high', x: 639, width: 1 });
  });
});
