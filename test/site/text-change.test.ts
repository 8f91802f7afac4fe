import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { waitingTime } from '../../src/site/shared/format.js';
import { isReplaced } from '../../src/site/shared/text-diff.js';

const text = 'The ferry was late and nobody had told us why it was late at all.';

describe('isReplaced', () => {
  it('is false for an edit', () => {
    assert.equal(isReplaced(text, `${text} We waited.`), false);
    assert.equal(isReplaced(text, text.replace('ferry', 'old red ferry from the north')), false);
    assert.equal(isReplaced(text, text.slice(0, 40)), false);
    assert.equal(isReplaced(text, text), false);
  });

  it('is true for another text and for a cleared one', () => {
    assert.equal(isReplaced(text, 'My aunt keeps bees behind the chapel.'), true);
    assert.equal(isReplaced(text, ''), true);
    assert.equal(isReplaced(text, text.slice(0, 20)), true);
  });

  it('is false when there was no text', () => {
    assert.equal(isReplaced('', text), false);
  });

  it('does not count the same letters twice', () => {
    assert.equal(isReplaced('aaaaaaaaaa', 'aaa'), true);
    assert.equal(isReplaced('aaaa', 'aaaaaaaaaa'), false);
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
