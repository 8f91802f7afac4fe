import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shownRange, shownScore } from '../../src/engine/scan/bands.js';
import { shortReport } from '../../src/report/text.js';
import { mixedResult, uniformResult } from './mixed-result.js';

const { degraded: _, ...uniform } = uniformResult;
const { degraded: __, ...mixedWhole } = mixedResult;
const signal = {
  name: 'em_dashes',
  score: 0.9,
  weight: 1,
  value: 3,
  active: true,
  points: 4.25,
  evidence: [],
  detail: `A reason\nin two lines, ${'and more '.repeat(60)}`,
};

test('a short report has the headline, the score, the given signals with shortened reasons, and the disclaimer', () => {
  const result = { ...uniform, signals: [signal] };
  const [headline, first, second, ...rest] = shortReport(result, 6).split('\n');
  assert.equal(headline, result.headline);
  assert.equal(
    first,
    `Score ${shownScore(result.score)} of 100 (${result.band}; ${shownRange(result.score_range)} after small changes), confidence ${result.confidence}.`,
  );
  assert.match(second!, /^\+4\.3 Dashes between words: A reason in two lines, and more/);
  assert.ok(second!.length < 260);
  assert.deepEqual(rest, [result.disclaimer]);
});

test('a short report states why a scan is degraded', () => {
  const result = { ...uniformResult, signals: [], degraded: 'The model server failed.' };
  assert.equal(shortReport(result, 6).split('\n')[2], 'The model server failed.');
});

test('a short report lists a limited number of passages that differ, with the note about all', () => {
  const { passages, mixed } = mixedResult;
  assert.ok(passages!.length > 1);
  const lines = shortReport({ ...mixedWhole, signals: [] }, 1).split('\n');
  assert.equal(lines[2], mixed!.note);
  const { words, score, band } = passages![0]!;
  assert.equal(lines[3], `Words 1 to ${words}: ${shownScore(score)} of 100 (${band})`);
  assert.equal(lines[4], mixedResult.disclaimer);
});
