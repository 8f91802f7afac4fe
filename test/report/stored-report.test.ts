import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { decodeReport, encodeReport, reportPageIn } from '../../src/report/stored-report.js';

describe('encodeReport', () => {
  const report = { html: '<!doctype html>\n<p>“é” \\n\n</p>', text: 'Score\n\u2028 "12"\n', signature: null };

  it('stores the page as its own bytes', () => {
    assert.deepEqual(Buffer.from(reportPageIn(encodeReport(report))), Buffer.from(report.html));
  });

  it('stores the members that it is decoded to, and no others', () => {
    const saved = { report_id: 'rep_1', title: 'A', created_at: '', ...report };
    assert.deepEqual(decodeReport(encodeReport(saved)), report);
  });
});
