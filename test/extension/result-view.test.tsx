import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { renderToStaticMarkup } from 'preact-render-to-string';
import type { Passage, ScanResult, Signal } from '../../src/contract/scan.js';
import { ResultView, type Scanned } from '../../src/extension/popup/result-view.js';
import { uniformResult } from '../report/mixed-result.js';

const signal = (name: string, points: number, active = true): Signal => ({
  ...{ name, points, active, detail: `Detail of ${name}.` },
  ...{ score: points > 0 ? 0.7 : 0.3, weight: 1, value: 1, evidence: [] },
});
const passage = (start: number, end: number): Passage => ({
  ...{ start, end, words: 60, score: 71.25, band: 'elevated', confidence: 'low', top: [] },
});
const base: ScanResult = {
  ...uniformResult,
  ...{ scan_id: null, disclaimer: 'A signal, not a verdict.', passages: [], word_count: 1_234 },
};

/** The result as text, with a space between elements. */
function shown(result: Partial<ScanResult>, scanned: Partial<Scanned> = {}, found: boolean[] = []): string {
  const whole = {
    result: { ...base, ...result },
    text: '',
    source: 'selection',
    isSource: true,
    note: '',
  } as const;
  const view = ResultView({
    ...{ scanned: { ...whole, ...scanned }, origin: 'https://telltale.example', found, isMarked: true },
    ...{ onMark() {}, onShow() {} },
  });
  return renderToStaticMarkup(view as never);
}
const textOf = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

describe('result in the popup', () => {
  it('names the scanned part and has the measured signals towards both sides, in words', () => {
    const signals = [
      ...[signal('weak', 0.01), signal('ai_vocabulary', 3), signal('deeper_model', -9.5)],
      signal('unmeasured', 50, false),
    ];
    const text = textOf(shown({ signals }));
    assert.match(text, /The selection, 1,234 words\./);
    assert.match(
      text,
      /Points towards machine writing Words that AI models favour \+3\.0 points Detail of ai_/,
    );
    assert.match(text, /Points towards human writing Wording as a whole −9\.5 points/);
    assert.doesNotMatch(text, /weak|unmeasured/);
    assert.doesNotMatch(shown({ signals, assessed: false }), /Points towards|<details>/);
    assert.match(
      textOf(shown({ signals: signals.slice(0, 2) })),
      /Nothing measured in the text points towards human writing/,
    );
  });

  it('names no absence of markup as a reason for the visible text of a page', () => {
    const signals = [signal('markdown_headings', -2), signal('list_items', 1)];
    assert.doesNotMatch(shown({ signals }, { isSource: false }), /Fewer headings marked/);
    assert.match(shown({ signals }), /Fewer headings marked with #/);
  });

  it('names the passages of a text that changes by their first words, and leads to those in the page', () => {
    const text = `${'First words of the text. '.repeat(10)}\n\nSecond\n  part.\n\nThird.`;
    const start = text.indexOf('Second');
    const passages = [passage(0, start - 2), passage(start, text.length)];
    const html = shown({ passages }, { text }, [false, true]);
    assert.match(
      textOf(html),
      /First words of the text\. First words of … Words 1 to 60, from paragraph 1: elevated, 71 of 100/,
    );
    assert.match(html, /<button type="button" class="quiet" disabled><q>First/);
    assert.match(html, /<button type="button" class="quiet"><q>Second part\. · Third\./);
    assert.match(html, /Mark them in the page/);
    assert.doesNotMatch(shown({ passages }, { text }, [false, false]), /Mark them|class="quiet">/);
    assert.doesNotMatch(shown({ passages: [passage(0, 5)] }, { text }), /Passages/);
  });

  it('has the evidence for both sides in the flagged passages of a mixed text', () => {
    const top = [signal('ai_vocabulary', 6), signal('contractions', -2), signal('markdown_headings', -1)];
    const passages = [
      { ...passage(0, 5), band: 'low' as const },
      { ...passage(5, 10), top },
    ];
    const mixed = { mixed: true, elevated_share: 0.5, note: '' };
    const signals = [signal('deeper_model', 30)];
    const text = textOf(shown({ passages, mixed, signals }, { text: 'human AI.', isSource: false }));
    assert.match(
      text,
      /Words 61 to 120: elevated, 71 of 100 · confidence low Points towards machine writing Words/,
    );
    assert.match(text, /Points towards human writing Contractions −2\.0 in this passage/);
    assert.doesNotMatch(text, /Wording as a whole|Fewer headings/);
  });

  it('states that only the beginning was scanned, and passes a long text on to no address', () => {
    const html = shown({}, { note: 'The rest was not scanned.', text: 'a b\ud800' });
    assert.match(html, /The selection, 1,234 words\. The rest was not scanned\./);
    assert.match(html, /href="https:\/\/telltale\.example\/#text=a%20b%EF%BF%BD"/);
    assert.doesNotMatch(shown({}, { text: 'x'.repeat(100_001) }), /#text=/);
  });
});
