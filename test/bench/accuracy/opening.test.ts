import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { opening } from '../../../bench/accuracy/opening.js';

describe('opening', () => {
  it('ends before the first word over the limit', () => {
    assert.equal(opening(' One two,\nthree four', 3), ' One two,\nthree ');
    assert.equal(opening('One two', 2), 'One two');
    assert.equal(opening('', 2), '');
  });
});
