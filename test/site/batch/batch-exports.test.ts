import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ScanResult } from '../../../src/contract/scan.js';
import { batchCsv, batchSarif } from '../../../src/site/batch/batch-exports.js';

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
  confidence_note: 'Only 60 words.',
  word_count: 60,
  language: 'en',
  scan_id: null,
  disclaimer: 'A signal, not a verdict.',
  engine: '1',
  signals: [
    { name: 'weak', points: 1, active: true, detail: 'Weak.', evidence: [{ start: 0, end: 1, text: 'a' }] },
    { name: 'human', points: -3, active: true, detail: '', evidence: [{ start: 0, end: 1, text: 'b' }] },
    {
      name: 'strong',
      points: 9,
      active: true,
      detail: 'Strong.',
      evidence: [{ start: 0, end: 1, text: 'c' }],
    },
    { name: 'absent', points: 4, active: true, detail: 'Absent.' },
  ],
} as unknown as ScanResult;

interface Log {
  runs: {
    results: {
      ruleId: string;
      kind: string;
      message: { text: string };
      locations: { physicalLocation: { artifactLocation: { uri: string } } }[];
    }[];
    tool: { driver: { rules: { id: string }[] } };
    invocations: { toolExecutionNotifications: { message: { text: string } }[] }[];
    properties: { disclaimer: string };
  }[];
}

const text = 'Four words of text. =cmd is a, "b" formula.';

const rows = [
  { name: '+essays/ä b.txt', text, result, error: null },
  { name: 'broken, "old".pdf', text: null, result: null, error: 'No PDF.' },
  { name: 'waiting.txt', text: null, result: null, error: null },
];

describe('exports of a batch', () => {
  it('write the settled files in the order of the list, quoted and without formulas', () => {
    assert.deepEqual(batchCsv(rows).split('\r\n'), [
      'File,Headline,Score,Highest passage,Lowest score after small changes,Highest score after small changes,Level,Confidence,' +
        'Assessed,Mixed,Percent of the words in flagged passages,Flagged passages,Words,Language,' +
        'Saved in the history as,Why it was not scanned,How to read this',
      "'+essays/ä b.txt,Mixed: one passage differs.,80,90,66,90,high,low,yes,yes,22," +
        `"Words 5 to 7: high, 90 of 100: ""=cmd is a, ""b"" formula.""",60,English,,,"A signal, not a verdict."`,
      '"broken, ""old"".pdf",,,,,,,,,,,,,,,No PDF.,',
      '',
    ]);
  });

  it('write SARIF with a score and the raising signals of each file, the strongest first', () => {
    const run = (batchSarif(rows, '1.2.3') as Log).runs[0]!;
    assert.deepEqual(
      run.results.map(({ ruleId, kind }) => [ruleId, kind]),
      [
        ['score', 'informational'],
        ['strong', 'fail'],
        ['weak', 'fail'],
      ],
    );
    assert.equal(
      run.results[0]!.message.text,
      'Mixed: one passage differs. Score 80 of 100 (high; 66 to 90 after small changes). Confidence low: Only 60 words.',
    );
    const { uri } = run.results[0]!.locations[0]!.physicalLocation.artifactLocation;
    assert.equal(uri, '%2Bessays/%C3%A4%20b.txt');
    assert.deepEqual(
      run.tool.driver.rules.map(({ id }) => id),
      ['score', 'strong', 'weak'],
    );
    assert.equal(
      run.invocations[0]!.toolExecutionNotifications[0]!.message.text,
      'broken, "old".pdf: No PDF.',
    );
    assert.equal(run.properties.disclaimer, 'A signal, not a verdict.');
  });
});
