import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { advice } from '../../src/report/passages.js';
import { reportPage } from '../../src/report/render.js';
import { reportedResult } from '../../src/report/shown-result.js';
import { type ReportHead, reportText } from '../../src/report/text.js';
import { mixedResult, mixedText } from './mixed-result.js';

const head: ReportHead = {
  title: null,
  source: null,
  statement: null,
  excerpts: 'Words 1 to 90: “The harbour” to “the end”',
  accuracyUrl: 'https://telltale.example/accuracy',
  scanId: null,
  createdAt: '2026-11-21T00:00:00Z',
  reportId: 'rep_1',
  isScannedText: null,
  signature: null,
};

describe('the reports of a mixed text', () => {
  const reported = reportedResult(mixedResult, true);
  const reports = { page: reportPage({ reported, head, text: null }), text: reportText(reported, head) };
  for (const [form, report] of Object.entries(reports)) {
    const words = report.replace(/\s+/g, ' ');

    it(`state in the ${form} how often human-written texts have such passages`, () => {
      assert.match(words, /Of 100 human-written texts of about 2,500 words, .+ by mistake \(measured on/);
    });

    it(`advise in the ${form} how to use it, and lead to the error rates`, () => {
      assert.ok(words.includes(advice));
      assert.ok(words.includes(head.accuracyUrl!));
    });
  }

  it('end with the words that identify passages', () => {
    assert.match(reports.page, /<h3>First and last words of passages<.*“The harbour” to “the end”/);
    assert.match(reports.text, /First and last words of passages:\n {2}Words 1 to 90: “The harbour”/);
  });

  it('state that the text is not in the page', () => {
    const note = /does not contain the text\. Its passages are given by their words/;
    assert.match(reports.page, note);
    assert.doesNotMatch(reportPage({ reported, head, text: mixedText }), note);
  });
});
