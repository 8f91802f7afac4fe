import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Passage, ScanResult, Signal } from '../../src/contract/scan.js';
import { reasonsMax, summarize } from '../../src/extension/summary.js';

const signal = (name: string, points: number, active = true): Signal => ({
  name,
  points,
  active,
  detail: `Detail of ${name}.`,
  score: 0.5,
  weight: 1,
  value: 1,
  evidence: [],
});

const passage = (start: number, end: number): Passage => ({
  start,
  end,
  words: 60,
  score: 71.25,
  band: 'elevated',
  confidence: 'low',
  top: [],
});

const base: ScanResult = {
  scan_id: null,
  headline: 'Many signals of machine writing, mostly from the wording as the wording model reads it.',
  score: 62.04,
  score_range: [48.1, 74.5],
  band: 'elevated',
  label: 'Some signals of machine writing',
  assessed: true,
  confidence: 'moderate',
  confidence_note: 'A note.',
  model_used: true,
  read_as: 'plain',
  word_count: 1_234,
  coverage: { active_signals: 60, total_signals: 65, words: 1_234 },
  baseline: 10,
  signals: [],
  artefacts: [],
  genre: '',
  esl: false,
  language: 'en',
  engine: '1',
  passages: [],
  mixed: { mixed: false, elevated_share: 0, note: 'The whole text reads alike.' },
  calibration: {
    false_positive_rate: 0.01,
    interval: [0.005, 0.02],
    n: 1_000,
    human_percentile: 0.99,
    distribution: Array.from({ length: 20 }, () => 0.05),
    ai_generated: null,
  },
  disclaimer: 'A signal, not a verdict.',
};

describe('summary of a scan result', () => {
  it('has the score, confidence and measured false-positive rate', () => {
    const summary = summarize(base, '', 'The selection', true);
    assert.equal(summary.subject, 'The selection, 1,234 words');
    assert.equal(summary.headline, base.headline);
    assert.equal(summary.score, '62');
    assert.equal(summary.confidence, 'Confidence moderate. A note.');
    assert.match(summary.comparison, /^Of 1,000 human-written texts .* 1% reach this level/);
    assert.equal(summarize({ ...base, assessed: false }, '', 'The selection', true).comparison, '');
    assert.equal(summarize({ ...base, calibration: null }, '', 'The selection', true).comparison, '');
  });

  it('has the strongest measured reasons in either direction, in words', () => {
    const signals = [
      signal('weak', 0.01),
      signal('ai_vocabulary', 3),
      signal('deeper_model', -9.5),
      signal('unmeasured', 50, false),
      ...Array.from({ length: 10 }, (_, i) => signal(`other_${i}`, 1)),
    ];
    const { reasons } = summarize({ ...base, signals }, '', 'The selection', true);
    assert.deepEqual(summarize({ ...base, assessed: false, signals }, '', 'The selection', true).reasons, []);
    assert.equal(reasons.length, reasonsMax);
    assert.deepEqual(reasons[0], {
      name: 'Wording as a whole',
      points: '\u22129.5',
      towards: 'human',
      detail: 'Detail of deeper_model.',
    });
    assert.equal(reasons[1]!.name, 'Words that AI models favour');
    assert.ok(!reasons.some(({ name }) => name === 'Unmeasured' || name === 'Weak'));
  });

  it('names no absence of markup as a reason for the visible text of a page', () => {
    const signals = [signal('markdown_headings', -2), signal('list_items', 1)];
    const reasons = (isSource: boolean) =>
      summarize({ ...base, signals }, '', 'The article', isSource).reasons.map(({ name }) => name);
    assert.deepEqual(reasons(false), ['List items']);
    assert.deepEqual(reasons(true), ['No headings marked with # (as read)', 'List items']);
  });

  it('names the passages of a text that changes by their first words', () => {
    const text = `${'First words of the text. '.repeat(10)}\n\nSecond\n  part.\n\nThird.`;
    const start = text.indexOf('Second');
    const passages = [passage(0, start - 2), passage(start, text.length)];
    const summary = summarize({ ...base, passages }, text, 'The article', true);
    assert.deepEqual(
      summary.passages.map(({ opening }) => opening),
      ['“First words of the text. First words of …”', '“Second part. · Third.”'],
    );
    assert.equal(summary.passages[0]!.score, '71');
    assert.deepEqual(
      summarize({ ...base, passages: [passage(0, 5)] }, text, 'The article', true).passages,
      [],
    );
  });

  it('states why a result is limited', () => {
    const { notes } = summarize(
      { ...base, degraded: 'Without the model.', read_as: 'markdown', genre_note: 'Fiction.' },
      '',
      'The article',
      true,
    );
    assert.deepEqual(notes, [
      'Without the model.',
      'Read as Markdown: markup and code do not count.',
      'Fiction.',
    ]);
  });
});
