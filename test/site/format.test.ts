import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fileName, waitingTime } from '../../src/site/shared/format.js';

describe('names of downloads', () => {
  it('are the name or the title without the extension of a document, then what the file is', () => {
    assert.equal(fileName('My essay.DOCX', 'report', 'html'), 'My-essay-report.html');
    assert.equal(fileName('Bees: a history, vol. 2', 'clean', 'txt'), 'Bees-a-history-vol-2-clean.txt');
    assert.equal(fileName('../', 'result', 'json'), 'text-result.json');
    assert.equal(fileName('é'.repeat(200), 'edited', 'txt').length, 71);
  });
});

describe('waitingTime', () => {
  it('names hours, minutes and seconds', () => {
    assert.deepEqual([1, 59, 60, 725, 3_600, 7_385].map(waitingTime), [
      '1 s',
      '59 s',
      '1 min 0 s',
      '12 min 5 s',
      '1 h 0 min',
      '2 h 3 min',
    ]);
  });
});
