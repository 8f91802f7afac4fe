import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shownScore } from '../../src/engine/scan/bands.js';
import { scan } from '../../src/engine/scan/scan.js';
import { plainReport } from '../../src/report/text.js';
import { scanOptions } from '../engine/options.js';
import { mixedResult, uniformResult } from './mixed-result.js';

const options = { ...scanOptions, include_sentences: false };
const text =
  'In today’s world, technology plays a crucial role, fostering innovation, growth, and resilience. Moreover, it serves as a testament to human ingenuity, highlighting the importance of community and collaboration. As an AI language model, I cannot say more. '.repeat(
    3,
  );

test('a report has the headline, score, confidence, signals, evidence, suggestions and disclaimer', () => {
  const result = scan(text, options, null);
  const report = plainReport(result);
  assert.match(report, /^Text scan\n=+\n/);
  assert.ok(report.includes(`=\n\n${result.headline}\n\nScore `));
  assert.ok(report.includes(`${shownScore(result.score)} of 100 (${result.band}; `));
  assert.match(report, /Points towards machine writing\n {2} *\+[\d.]+ {2}#+/);
  assert.match(report, /> .*crucial role/);
  assert.match(report, /Traces of a chat tool/);
  assert.match(report, /Suggestions\n {2}- /);
  assert.ok(report.includes('The wording model is not available'));
  assert.ok(report.endsWith('.\n') && report.includes('not a verdict'));
});

test('a text that was not assessed has no meter and no reasons', () => {
  assert.match(plainReport(scan(text, options, null)), /^Score .*\) \[#/m);
  const report = plainReport(scan('See you at noon, by the old pier.', options, null));
  assert.match(report, /\n\nNot assessed: .*\n\nScore +[\w ]+ of 100 \(\w+\)\n/);
  assert.doesNotMatch(report, /Points towards/);
});

test('a report without suggestions states the reason', () => {
  const result = { ...scan(text, options, null), fixes: [], fixes_note: 'No habit stands out.' };
  assert.match(plainReport(result), /^Suggestions\n {2}No habit stands out\.\n/m);
});

test('signals are sorted by points, largest first', () => {
  const shares = [...plainReport(scan(text, options, null)).matchAll(/^ +\+([\d.]+) {2}#/gm)].map(match =>
    Number(match[1]),
  );
  assert.ok(shares.length > 1);
  assert.deepEqual(
    shares,
    [...shares].sort((one, other) => other - one),
  );
});

test('an empty text has a report', () => {
  const report = plainReport(scan('', options, null));
  assert.match(report, /^ {2}The text has 0 words\./m);
  assert.doesNotMatch(report, /Points towards/);
});

test('only quoted lines are longer than the page width', () => {
  for (const line of plainReport(scan(text, options, null)).split('\n')) assert.ok(line.length <= 96, line);
});

test('the lowest band states the share of human-written texts at or below the score, and no other rate', () => {
  const plain =
    'I dunno, we just got there late and the door was locked, so what could we do? On 3 May 1987 the mill at Leeds (the old one) made 4,200 yards of cloth; nobody bought it. '.repeat(
      5,
    );
  const result = scan(plain, options, null);
  assert.equal(result.band, 'low');
  const report = plainReport(result).replace(/\s+/g, ' ');
  assert.match(
    report,
    /Of [\d,]+ human-written texts of this kind and length, (?:[\d.]+%|all|none) score at or below this\./,
  );
  assert.doesNotMatch(report, /reach this level/);
});

test('several passages are listed with word range, score, band, confidence, strongest signals and a quote', () => {
  const report = plainReport(mixedResult);
  const [section] = /^Passages\n(?: .*\n)+/m.exec(report)!;
  assert.equal(
    section,
    `Passages
  1. Words 1 to 880: 3 of 100 (low), confidence moderate
          Phrases that people favour −4.3 ("so we walked")
  2. Words 881 to 2,176: 97 of 100 (high), confidence high
          Phrases that AI models favour +20.0 ("a crucial role"), Dashes between words +3.0, Few
          or no numbers and dates +2.5 ("residents, visitors, and businesses")
  3. Words 2,177 to 2,242: 22 of 100 (low), confidence low
`,
  );
  assert.match(
    report,
    /Confidence .*\n(?: {12}.*\n)* {12}Words 881 to 2,176 read as high, the rest as low\.\n/,
  );
});

test('the note about passages is not repeated when the confidence note has it', () => {
  const { note } = mixedResult.mixed!;
  const report = plainReport({ ...mixedResult, confidence_note: `242 words differ: ${note}` });
  assert.equal(report.replace(/\s+/g, ' ').split(note).length, 2);
});

test('passages that agree are listed without a note', () => {
  const alike = { ...mixedResult, mixed: { ...mixedResult.mixed!, mixed: false } };
  const report = plainReport(alike);
  assert.match(report, /^Passages$/m);
  assert.doesNotMatch(report, /the rest as low/);
});

test('one passage and none have no section and no note', () => {
  const withoutSection = plainReport(uniformResult);
  assert.doesNotMatch(withoutSection, /Passage|no change was found/);
  assert.equal(plainReport({ ...uniformResult, passages: [] }), withoutSection);
});

test('a quote in a passage cannot break its line or control the terminal', () => {
  const [first, ...others] = mixedResult.passages!;
  const quote = { start: 0, end: 4, text: `a\n\x1b[2J\u202e${'b'.repeat(200)}` };
  const top = [{ name: 'human_phrasing', points: -4, detail: '', evidence: [quote] }];
  const report = plainReport({ ...mixedResult, passages: [{ ...first!, top }, ...others] });
  assert.doesNotMatch(report, /[\x1b\u202e]/);
  for (const line of report.split('\n')) assert.ok(line.length <= 96, line);
});
