import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  cleanTitle,
  escapeHtml,
  sanitizeLine,
  sanitizeText,
  singleLine,
  truncateLine,
} from '../../src/report/safe-text.js';

describe('safe text', () => {
  it('has no control or direction characters and keeps white space', () => {
    assert.equal(sanitizeText('a\x1b[31m\u202eb\t\r\nc\u{1f600}'), 'a\ufffd[31m\ufffdb\t\r\nc\u{1f600}');
    assert.equal(sanitizeText('half \ud83d'), 'half \ufffd');
    assert.equal(singleLine('a\x07\n\n b'), 'a\ufffd b');
  });

  it('keeps its length when it is put on one line', () => {
    const pieces = ['a\n\u2028b\x1b', '\ud83d', '\ude00\u200f'];
    assert.equal(pieces.map(sanitizeLine).join(''), 'a  b \u{1f600} ');
  });

  it('is escaped for elements and attributes', () => {
    assert.equal(escapeHtml(`<a title='"&'>\x00`), '&lt;a title=&#39;&quot;&amp;&#39;&gt;\ufffd');
  });

  it('is a title on one line without controls, embeddings, overrides and isolates', () => {
    for (let code = 0; code <= 0x206f; code++) {
      const char = String.fromCodePoint(code);
      const isUnsafe =
        code < 32 || (code >= 0x7f && code <= 0x9f) || /[\u2028-\u202e\u2066-\u2069]/.test(char);
      const title = cleanTitle(`a${char}b`);
      if (isUnsafe) assert.ok(title === 'ab' || title === 'a b', `U+${code.toString(16)}`);
      else assert.equal(title, `a${char}b`, `U+${code.toString(16)}`);
    }
    assert.equal(cleanTitle(' two\r\n\tlines\u0085 '), 'two lines');
    for (const blank of [undefined, null, '', ' \n', '\u0000\u202e']) assert.equal(cleanTitle(blank), null);
  });

  it('is truncated between characters', () => {
    assert.equal(truncateLine(' two\n words ', 20), 'two words');
    assert.equal(truncateLine('ab\u{1f600}cd', 4), 'ab…');
  });
});
