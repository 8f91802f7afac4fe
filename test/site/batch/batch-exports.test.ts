import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ScanResult } from '../../../src/contract/scan.js';
import { batchCsv } from '../../../src/site/batch/batch-exports.js';

const result = {
  headline: 'Mixed: one passage differs.',
  score: 80.5,
  score_range: [66.1, 90],
  band: 'high',
  assessed: true,
  mixed: { mixed: true, elevated_share: 0.22, note: '' },
  passages: [
    { start: 0, end: 19, words: 4, band: 'low', score: 3 },
    { start: 20, end: 43, words: 3, band: 'high', score: 90.4 },
  ],
  confidence: 'low',
  word_count: 60,
  language: 'en',
  esl: true,
  scan_id: null,
  disclaimer: 'A signal, not a verdict.',
} as unknown as ScanResult;

const text = 'Four words of text. =cmd is a, "b" formula.';

const uniform = { ...result.mixed, mixed: false };

const rows = [
  { name: '+essays/ä b.txt', text, result, warnings: ['2 pages could not be read.'], error: null },
  { name: 'broken, "old".pdf', text: null, result: null, warnings: [], error: 'No PDF.' },
  {
    ...{ name: 'de.txt', text, warnings: [], error: null },
    result: { ...result, headline: 'Not assessed.', assessed: false, mixed: uniform },
  },
  { name: 'waiting.txt', text: null, result: null, warnings: [], error: null },
];

describe('exports of a batch', () => {
  it('write the settled files in the order of the list, quoted and without formulas', () => {
    assert.deepEqual(batchCsv(rows).split('\r\n'), [
      'File,Headline,Score,Highest passage,Lowest score after small changes,Highest score after small changes,Level,Confidence,' +
        'Assessed,Mixed,Percent of the words in flagged passages,Flagged passages,Words,Language,' +
        'Scanned as a text by a learner of English,Saved in the history as,Not read of the file,Why it was not scanned,How to read this',
      "'+essays/ä b.txt,Mixed: one passage differs.,80,90,66,90,high,low,yes,yes,22," +
        `"Words 5 to 7: high, 90 of 100: ""=cmd is a, ""b"" formula.""",60,English,yes,,2 pages could not be read.,,"A signal, not a verdict."`,
      '"broken, ""old"".pdf",,,,,,,,,,,,,,,,,No PDF.,',
      'de.txt,Not assessed.,,,,,,low,no,,,,60,English,yes,,,,"A signal, not a verdict."',
      '',
    ]);
  });
});
