import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Passage, ScanResult, Signal } from '../../src/contract/scan.js';
import { reasonsMax, summarize } from '../../src/extension/summary.js';
import { uniformResult } from '../report/mixed-result.js';

const signal = (name: string, points: number, active = true): Signal => ({
  ...{ name, points, active, detail: `Detail of ${name}.` },
  ...{ score: 0.5, weight: 1, value: 1, evidence: [] },
});
const passage = (start: number, end: number): Passage => ({
  ...{ start, end, words: 60, score: 71.25, band: 'elevated', confidence: 'low', top: [] },
});
const calibration = {
  ...{ false_positive_rate: 0.01, interval: [0.005, 0.02] as [number, number], n: 1_000 },
  ...{ human_percentile: 0.99, distribution: Array(20).fill(0.05), ai_generated: null },
};
const base: ScanResult = {
  ...uniformResult,
  ...{ scan_id: null, disclaimer: 'A signal, not a verdict.', passages: [], calibration },
  ...{
    score: 62.04,
    band: 'elevated',
    word_count: 1_234,
    confidence: 'moderate',
    confidence_note: 'A note.',
  },
};
const summary = (result: Partial<ScanResult> = {}, text = '', isSource = true) =>
  summarize({ ...base, ...result }, text, 'The selection', isSource);

describe('summary of a scan result', () => {
  it('has the score, confidence and measured false-positive rate', () => {
    const { subject, headline, score, confidence, comparison } = summary();
    assert.deepEqual(
      [subject, headline, score, confidence],
      ['The selection, 1,234 words', base.headline, '62', 'Confidence moderate. A note.'],
    );
    assert.match(comparison, /^Of 1,000 human-written texts .* 1% reach this level/);
    assert.equal(summary({ assessed: false }).comparison, '');
    assert.equal(summary({ calibration: null }).comparison, '');
  });

  it('has the strongest measured reasons in either direction, in words', () => {
    const signals = [
      ...[signal('weak', 0.01), signal('ai_vocabulary', 3), signal('deeper_model', -9.5)],
      ...[signal('unmeasured', 50, false), ...Array(10).fill(signal('other', 1))],
    ];
    const { reasons } = summary({ signals });
    assert.deepEqual(summary({ assessed: false, signals }).reasons, []);
    assert.equal(reasons.length, reasonsMax);
    const detail = 'Detail of deeper_model.';
    const first = { name: 'Wording as a whole', points: '\u22129.5', towards: 'human', detail };
    assert.deepEqual(reasons[0], first);
    assert.equal(reasons[1]!.name, 'Words that AI models favour');
    assert.ok(!reasons.some(({ name }) => name === 'Unmeasured' || name === 'Weak'));
  });

  it('names no absence of markup as a reason for the visible text of a page', () => {
    const signals = [signal('markdown_headings', -2), signal('list_items', 1)];
    const names = (isSource: boolean) => summary({ signals }, '', isSource).reasons.map(({ name }) => name);
    assert.deepEqual(names(false), ['List items']);
    assert.deepEqual(names(true), ['No headings marked with # (as read)', 'List items']);
  });

  it('names the passages of a text that changes by their first words', () => {
    const text = `${'First words of the text. '.repeat(10)}\n\nSecond\n  part.\n\nThird.`;
    const start = text.indexOf('Second');
    const { passages } = summary({ passages: [passage(0, start - 2), passage(start, text.length)] }, text);
    assert.deepEqual(
      passages.map(({ opening, score }) => [opening, score]),
      [
        ['“First words of the text. First words of …”', '71'],
        ['“Second part. · Third.”', '71'],
      ],
    );
    assert.deepEqual(summary({ passages: [passage(0, 5)] }, text).passages, []);
  });

  it('states why a result is limited', () => {
    const limited = { degraded: 'Without the model.', read_as: 'markdown', genre_note: 'Fiction.' } as const;
    assert.deepEqual(summary(limited).notes, [
      'Without the model.',
      'Read as Markdown: markup and code do not count.',
      'Fiction.',
    ]);
  });
});
