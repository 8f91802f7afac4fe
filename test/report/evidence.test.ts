import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { jsx } from 'preact/jsx-runtime';
import { render } from 'preact-render-to-string';
import type { Band } from '../../src/contract/genre.js';
import { Segments, SignalList, Strip } from '../../src/report/components/evidence.js';

const segments = (...parts: readonly [words: number, band: Band][]) =>
  render(
    jsx(Segments, {
      passages: parts.map(([words, band], start) => ({ start, end: start + 1, words, score: 7, band })),
    }),
  );

describe('segments of passages', () => {
  it('are as wide as their shares of the words, in the colours of their bands', () => {
    const rectangles = segments([100, 'low'], [300, 'high']).match(
      /<rect class="[^"]+" x="[^"]+" width="[^"]+"/g,
    );
    assert.deepEqual(rectangles, [
      '<rect class="band-low" x="0%" width="25%"',
      '<rect class="band-high" x="25%" width="75%"',
    ]);
  });

  it('have their scores where there is room, and describe the bands for readers who cannot see them', () => {
    const html = segments([1_000, 'moderate'], [9, 'elevated']);
    assert.equal(html.match(/<text/g)!.length, 1);
    assert.match(html, /role="img" aria-label="Levels of 2 passages, from first to last: moderate, elevated/);
  });
});

describe('the strip of sentences', () => {
  const strip = (count: number) => {
    const sentences = Array.from({ length: count }, (_, i) => ({ start: 10 * i }));
    return render(jsx(Strip, { sentences, strengths: sentences.map(() => 0.5), length: 10 * count }));
  };

  it('has a column for each sentence, and means of several in a long text', () => {
    assert.equal(strip(1), '');
    assert.match(strip(2), /<rect x="0" width="10"[^>]*opacity="0.50"[^>]*><\/rect><rect x="10" width="10"/);
    const columns = strip(6_500).match(/<rect/g)!.length;
    assert.ok(columns > 500 && columns <= 640, `${columns} columns`);
  });
});

describe('the signals of a list', () => {
  it('quote the spans that support the points', () => {
    const span = (text: string, log_odds: number) => ({ start: 0, end: text.length, text, log_odds });
    const evidence = [span('so we walked', -0.4), span('a crucial role', 0.3)];
    const quotes = (points: number) =>
      render(
        jsx(SignalList, { unit: '', signals: [{ name: 'deeper_model', points, detail: '', evidence }] }),
      ).match(/<q>.*<\/q>/)![0];
    assert.deepEqual([quotes(12), quotes(-12)], ['<q>a crucial role</q>', '<q>so we walked</q>']);
  });
});
