import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { limits } from '../../../src/contract/limits.js';
import { partOf, partTitle } from '../../../src/site/long-text/part-title.js';

describe('partTitle', () => {
  it('names the place of a part, within the length of a title', () => {
    assert.equal(partTitle('My thesis', 1, 12), 'My thesis (part 2 of 12)');
    const long = partTitle('x'.repeat(1_000), 0, 2);
    assert.equal(long.length, limits.titleChars);
    assert.deepEqual(partOf(long)?.count, 2);
  });

  it('is read back by partOf, which reads no other title', () => {
    assert.deepEqual(partOf('My thesis (part 2 of 12)'), { title: 'My thesis', index: 1, count: 12 });
    for (const title of [null, 'My thesis', 'Text (part 3 of 2)', 'Text (part 0 of 2)', 'Text (part 1 of 1)'])
      assert.equal(partOf(title), null);
  });
});
