import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { normalizeSpacing } from '../../../src/document/spacing.js';
import { isProblem } from '../../../src/files/document/document.js';
import { cleanPlain, readPlain } from '../../../src/files/document/plain-text.js';

const read = (text: string) => {
  const result = readPlain(Buffer.from(text));
  return isProblem(result) ? result.problem : result.text;
};

test('normalizeSpacing: turns all line ends into LF with at most one empty line', () => {
  assert.equal(read('a\r\nb\rc\u2028d\u0085e\ff\n\n\n\ng'), 'a\nb\nc\nd\ne\nf\n\ng');
});

test('normalizeSpacing: collapses runs of spaces and preserves single typographic spaces', () => {
  assert.equal(read('  a  \t b\u00a0c \u00a0d\u2009e  \n  f'), 'a b\u00a0c d\u2009e\nf');
});

test('normalizeSpacing: removes control characters and preserves joiners and curly quotes', () => {
  assert.equal(
    read('a\0b\u001bc \u201cx\u201d \u{1f469}\u200d\u{1f467}'),
    'abc \u201cx\u201d \u{1f469}\u200d\u{1f467}',
  );
});

test('readPlain: returns no_text when nothing is visible', () => {
  for (const text of ['', '\ufeff', ' \n\t\u00a0', '\u200b\u2060\u200e']) assert.equal(read(text), 'no_text');
});

test('readPlain: reads markup as text', () => {
  assert.equal(read('<p>x</p> & **y**'), '<p>x</p> & **y**');
});

test('normalizeSpacing: is idempotent', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', ' ', '\t', '\n', '\r', '\u00a0', '\0', '\u2028', '\ufeff') }),
      text => {
        assert.equal(normalizeSpacing(normalizeSpacing(text)), normalizeSpacing(text));
      },
    ),
  );
});

test('cleanPlain: preserves the byte order mark, line ends and unreadable bytes', () => {
  const source = Buffer.concat([
    Buffer.from('\ufeff\u201ca\u201d '),
    Buffer.from([0xff, 0xfe]),
    Buffer.from(' b\u2026\n'),
  ]);
  const result = cleanPlain(source, { contractions: false });
  assert.ok(!isProblem(result));
  const expected = Buffer.concat([
    Buffer.from('\ufeff"a" '),
    Buffer.from([0xff, 0xfe]),
    Buffer.from(' b...\n'),
  ]);
  assert.deepEqual(Buffer.from(result.bytes), expected);
  assert.deepEqual(result.changes, { 'smart quotes': 2, 'ellipsis glyph': 1 });
});

test('cleanPlain: preserves UTF-16', () => {
  const source = Buffer.from('\ufeff\u201ca\u201d', 'utf16le');
  const result = cleanPlain(source, { contractions: false });
  assert.ok(!isProblem(result));
  assert.equal(Buffer.from(result.bytes).toString('utf16le'), '\ufeff"a"');
});

test('cleanPlain: returns a clean file byte for byte', () => {
  const source = Buffer.from('plain "text" - here.\n');
  const result = cleanPlain(source, { contractions: false });
  assert.ok(!isProblem(result));
  assert.deepEqual(Buffer.from(result.bytes), source);
});

test('cleaning a text file keeps the line break of most lines', () => {
  const result = cleanPlain(Buffer.from('a “b”\r\n\r\n\r\nc\nd\r\n'), { contractions: false });
  assert.ok(!isProblem(result));
  assert.equal(Buffer.from(result.bytes).toString(), 'a "b"\r\n\r\nc\r\nd\r\n');
});

test('cleaning a text file reads windows-1252 where its marks are certain, and keeps other bytes', () => {
  const cleaned = (text: string) => {
    const result = cleanPlain(Buffer.from(text, 'latin1'), { contractions: false });
    assert.ok(!isProblem(result));
    return [Buffer.from(result.bytes).toString('latin1'), result.warnings.length];
  };
  assert.deepEqual(cleaned('\x93It\x92s caf\xe9\x94 \x97 so'), ['"It\'s caf\xe9" - so', 0]);
  assert.deepEqual(cleaned('caf\x82 \x97'), ['caf\x82 \x97', 1]);
});
