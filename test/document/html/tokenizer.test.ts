import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type Token, type TokenHandler, Tokenizer } from 'parse5';
import { BoundedTokenizer } from '../../../src/document/html/tokenizer.js';

/** Texts and tags with their source offsets, as a reader of visible text sees them. */
function read(html: string, create: (handler: TokenHandler) => Tokenizer): unknown[] {
  const seen: unknown[] = [];
  let text = '';
  const append = ({ chars }: Token.CharacterToken) => {
    text += chars;
  };
  const see = (what: unknown, { location }: Token.Token) => {
    seen.push(text, what, location?.startOffset, location?.endOffset);
    text = '';
  };
  create({
    onStartTag: tag => see(tag.tagName, tag),
    onEndTag: tag => see(`/${tag.tagName}`, tag),
    onComment: comment => see(comment.data, comment),
    onDoctype: doctype => see('doctype', doctype),
    onEof: end => see('end', end),
    onCharacter: append,
    onWhitespaceCharacter: append,
    onNullCharacter: append,
    onParseError: null,
  }).write(html, true);
  return seen;
}

test("reads the same texts and tags as parse5's own tokenizer", () => {
  const piece = fc.constantFrom(
    ...[
      'word',
      'two words',
      ' ',
      '\n',
      '\r\n',
      '\r',
      '\t',
      '&amp;',
      '&am',
      '&',
      '<',
      '<b>',
      '</b>',
      '<p a="x y">',
    ],
    ...['<!-- c -->', '\0', '\x07', '\u00e9', '\u{1f600}', '\ud83d', '\ufeff', '漢字', '>', '<br/>', 'a<b'],
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 20 }), pieces => {
      const html = pieces.join('');
      const options = { sourceCodeLocationInfo: true };
      assert.deepEqual(
        read(html, handler => new BoundedTokenizer(handler, 100)),
        read(html, handler => new Tokenizer(options, handler)),
      );
    }),
    { numRuns: 2_000 },
  );
});

test('reads a text that is longer than the buffer of parse5', () => {
  const html = `<p>${'some words, '.repeat(20_000)}&amp; more<b>!`;
  const options = { sourceCodeLocationInfo: true };
  assert.deepEqual(
    read(html, handler => new BoundedTokenizer(handler, 100)),
    read(html, handler => new Tokenizer(options, handler)),
  );
});

test('reads lone low surrogates as replacement characters', () => {
  const seen = read('a\udfff\udfff<b>\udc00', handler => new BoundedTokenizer(handler, 1));
  assert.deepEqual(seen, ['a\ufffd\ufffd', 'b', 3, 6, '\ufffd', 'end', 7, 7]);
});
