import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { beginningOf, checkLength, countWords } from '../../src/extension/length.js';

describe('length of a text', () => {
  it('is rejected below 50 words, and above the limit in code points', () => {
    assert.throws(() => checkLength(' \n', 100, 'The selection'), /The selection has no text/);
    assert.throws(() => checkLength('Four words are here.', 100, 'The selection'), /has 4 words/);
    checkLength('word '.repeat(50), 250, 'The selection');
    assert.throws(
      () => checkLength('word '.repeat(51), 250, 'The selection'),
      /has 255 characters.*accepts 250/,
    );
    checkLength(`${'word '.repeat(50)}${'\u{1f600}'.repeat(50)}`, 300, 'The selection');
  });

  it('counts words of scripts without spaces', () => {
    assert.ok(countWords('我的阿姨在教堂后面养蜜蜂。', 100) >= 5);
    assert.equal(countWords('a b c d', 3), 3);
  });

  it('is cut after a paragraph, else after a word, and never inside a character', () => {
    assert.equal(beginningOf('short', 10), 'short');
    assert.equal(beginningOf('one two\n\nthree four', 12), 'one two');
    assert.equal(beginningOf('one two three', 9), 'one two');
    assert.equal(beginningOf('\u{1f600}'.repeat(5), 3), '\u{1f600}'.repeat(3));
    assert.equal(beginningOf('\u{1f600}'.repeat(5), 5), '\u{1f600}'.repeat(5));
  });
});
