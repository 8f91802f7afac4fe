import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { checkLength } from '../../src/extension/length.js';

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
    checkLength('我的阿姨在教堂后面养蜜蜂。'.repeat(10), 1_000, 'The selection');
  });
});
