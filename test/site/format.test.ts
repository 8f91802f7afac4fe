import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fileName } from '../../src/site/base/format.js';

describe('names of downloads', () => {
  it('are the name or the title without the extension of a document, then what the file is', () => {
    assert.equal(fileName('My essay.DOCX', 'report', 'html'), 'My-essay-report.html');
    assert.equal(fileName('Bees: a history, vol. 2', 'clean', 'txt'), 'Bees-a-history-vol-2-clean.txt');
    assert.equal(fileName('../', 'result', 'json'), 'text-result.json');
    assert.equal(fileName('é'.repeat(200), 'edited', 'txt').length, 71);
  });
});
