import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withWordRanges, wordRangeText } from '../../src/report/passages.js';

describe('withWordRanges', () => {
  it('counts words from 1 over all passages', () => {
    assert.deepEqual(withWordRanges([{ words: 811 }, { words: 1119 }]).map(wordRangeText), [
      'Words 1 to 811',
      'Words 812 to 1,930',
    ]);
  });
});
