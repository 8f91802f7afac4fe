import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { jsx } from 'preact/jsx-runtime';
import { render } from 'preact-render-to-string';
import type { Band } from '../../src/contract/genre.js';
import { Passages, Segments, SignalList, Strip } from '../../src/report/components/evidence.js';
import { ScoreCard } from '../../src/report/components/score-card.js';
import { WaterfallChart } from '../../src/report/components/waterfall-chart.js';
import { mixedResult, uniformResult } from './mixed-result.js';

const segments = (...parts: readonly [words: number, band: Band][]) => {
  const passages = parts.map(([words, band], start) => ({ start, end: start + 1, words, score: 7, band }));
  return render(jsx(Segments, { passages }));
};

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

const span = (text: string, log_odds: number) => ({ start: 0, end: text.length, text, log_odds });

describe('the printed example of a signal', () => {
  const printed = (signal: object) => {
    const signals = [{ name: 'deeper_model', points: 12, detail: 'The reason.', ...signal }];
    const chart = jsx(WaterfallChart, { result: { ...uniformResult, signals }, isPrinted: false });
    return /<p class="print-only hint">(.*?)<\/p>/.exec(render(chart))?.[1];
  };

  it('is the strongest place that supports its points', () => {
    const evidence = [span('so we walked', -3), span('a role', 0.3), span('a crucial role', 0.9)];
    assert.equal(printed({ evidence }), '<q>a crucial role</q>');
  });

  it('is the reason where no place was counted', () =>
    assert.equal(printed({}), 'No place to quote. The reason.'));
});

it('the signals of a list quote the spans that support the points', () => {
  const evidence = [span('so we walked', -0.4), span('a crucial role', 0.3)];
  const quotes = (points: number) => {
    const signals = [{ name: 'deeper_model', points, detail: '', evidence }];
    return /<q>.*<\/q>/.exec(render(jsx(SignalList, { unit: '', signals })))![0];
  };
  assert.deepEqual([quotes(12), quotes(-12)], ['<q>a crucial role</q>', '<q>so we walked</q>']);
});

it('the passages of a report have the evidence for both sides, and state where there is none', () => {
  const html = (passages: typeof mixedResult.passages) =>
    render(jsx('div', { children: jsx(Passages, { passages }) }));
  const { passages } = mixedResult;
  const none = 'Nothing measured in this passage points towards human';
  assert.match(html(passages), new RegExp(`Points towards machine.*a crucial role.*${none}`));
  const human = { name: 'specifics', points: -1, detail: '' };
  const both = passages.map(one => ({ ...one, top: [...(one.top ?? []), human] }));
  const sides = /Points towards machine.*Points towards human writing<.*Numbers and dates.*−1\.0/;
  assert.match(html(both), sides);
});

describe('the card of a result', () => {
  const card = (result: typeof mixedResult) =>
    render(jsx(ScoreCard, { result, accuracyUrl: null, isPrinted: false, children: null }));

  it('names the passage of a mixed text before the whole text', () => {
    const html = card({ ...mixedResult, score: 30 });
    assert.match(html, /aria-label="Score passage 97, whole text 30 of 100 /);
    assert.match(html, /<summary>How sure is this\? Confidence high in the passage, moderate for the whole/);
    assert.match(html, />97<\/text><text [^>]+>passage · whole text 30</);
  });

  it('has the next step and the disclaimer outside of the folded statistics', () => {
    const [before, folded] = card(uniformResult).split('<details class="certainty">');
    assert.match(before!, /<strong>Next:<\/strong> \w/);
    assert.doesNotMatch(before!, /confidence/i);
    assert.match(folded!, /^<summary>How sure is this\?.+confidence.+<\/details><p class="own-disclaimer">/s);
  });
});

describe('the chart of a result', () => {
  it('lists the evidence for both sides, also where one has none', () => {
    const signals = uniformResult.signals.filter(({ points }) => points > 0);
    const html = render(jsx(WaterfallChart, { result: { ...uniformResult, signals }, isPrinted: false }));
    assert.match(html, /Points towards human writing<\/h3><p class="hint">No signal points this way\./);
  });

  it('has bars on one scale for both sides, visible, and none where the points are shown as 0.0', () => {
    const signals = [40, 10, 0.1, 0.04, -20, -2, -0.04].map((points, i) => ({
      ...uniformResult.signals[i]!,
      points,
    }));
    const html = render(jsx(WaterfallChart, { result: { ...uniformResult, signals }, isPrinted: false }));
    const widths = Array.from(html.matchAll(/class="bar \w+" width="([^"]+)"/g), ([, width]) => width);
    assert.deepEqual(widths, ['100%', '25%', '5%', '50%', '5%']);
  });
});
