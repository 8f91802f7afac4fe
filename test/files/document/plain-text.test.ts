import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { normalizeSpacing } from '../../../src/document/spacing.js';
import { cleanPlain, readPlain } from '../../../src/files/document/plain-text.js';
import { forAll } from '../../for-all.js';

const texts: [what: string, source: string, text: string][] = [
  ['turns line ends into LF, at most two', 'a\r\nb\rc\u2028d\u0085e\ff\n\n\n\ng', 'a\nb\nc\nd\ne\nf\n\ng'],
  ['collapses runs of spaces', '  a  \t b\u00a0c \u00a0d\u2009e  \n  f', 'a b\u00a0c d\u2009e\nf'],
  ['removes control characters', 'a\0b\u001bc', 'abc'],
  ['preserves joiners and curly quotes', '“x” \u{1f469}\u200d\u{1f467}', '“x” \u{1f469}\u200d\u{1f467}'],
  ['reads markup as text', '<p>x</p> & **y**', '<p>x</p> & **y**'],
  ['returns no_text for an empty file', '\ufeff', 'no_text'],
  ['returns no_text for white space', ' \n\t\u00a0', 'no_text'],
  ['returns no_text for invisible characters', '\u200b\u2060\u200e', 'no_text'],
];

describe('readPlain', () => {
  for (const [what, source, text] of texts)
    it(what, () => {
      const result = readPlain(Buffer.from(source));
      assert.equal('problem' in result ? result.problem : result.text, text);
    });

  it('normalises spacing once for all', () => {
    const unit = fc.constantFrom('a', ' ', '\t', '\n', '\r', '\u00a0', '\0', '\u2028', '\ufeff');
    forAll([fc.string({ unit })], text =>
      assert.equal(normalizeSpacing(normalizeSpacing(text)), normalizeSpacing(text)),
    );
  });
});

/** Bytes of latin-1, which a row may continue with bytes that are not UTF-8. */
const latin1 = (text: string) => Buffer.from(text, 'latin1');
const utf8 = (text: string, rest = '') => Buffer.concat([Buffer.from(text), latin1(rest)]);
const utf16 = (text: string) => Buffer.from(text, 'utf16le');

const cleaned: [what: string, source: Buffer, after: Buffer, warnings?: number][] = [
  ['the byte order mark', utf8('\ufeff“a”…\n'), utf8('\ufeff"a"...\n')],
  ['bytes that it cannot read', utf8('“a” ', '\xff\xfe b'), utf8('"a" ', '\xff\xfe b'), 1],
  ['UTF-16', utf16('\ufeff“a”'), utf16('\ufeff"a"'), 1],
  ['a clean file', utf8('plain "text" - here.\n'), utf8('plain "text" - here.\n')],
  ['the line break of most lines', utf8('a “b”\r\n\r\n\r\nc\nd\r\n'), utf8('a "b"\r\n\r\nc\r\nd\r\n')],
  ['certain windows-1252', latin1('\x93It\x92s caf\xe9\x94 \x97 so'), latin1('"It\'s caf\xe9" - so')],
  ['bytes of unknown encodings', latin1('caf\x82 \x97'), latin1('caf\x82 \x97'), 1],
];

describe('cleanPlain', () => {
  for (const [what, source, after, warnings = 0] of cleaned)
    it(`preserves ${what}`, () => {
      const result = cleanPlain(source, { contractions: false });
      assert.deepEqual(Buffer.from(result.bytes), after);
      assert.equal(result.warnings.length, warnings);
    });

  it('changes no line break when the typography stays', () => {
    const source = utf8('a “b”\r\nc\nd\r\n');
    const result = cleanPlain(source, { contractions: false, typography: 'keep' });
    assert.deepEqual([Buffer.from(result.bytes), result.changes], [source, {}]);
  });
});
