import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type Token, type TokenHandler, Tokenizer } from 'parse5';
import { BoundedTokenizer } from '../../../src/document/html/tokenizer.js';
import { forAll } from '../../for-all.js';

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

const create = (handler: TokenHandler) => new BoundedTokenizer(handler, 100);
const assertSame = (html: string) =>
  assert.deepEqual(
    read(html, create),
    read(html, handler => new Tokenizer({ sourceCodeLocationInfo: true }, handler)),
  );

test("reads the same texts and tags as parse5's own tokenizer", () => {
  const words = 'word & &amp; &am < <b> </b> <!--c--> \0 \x07 é 😀 \ufeff 漢字 > <br/> a<b'.split(' ');
  const spaces = ['two words', '<p a="x y">', '\ud83d', ' ', '\n', '\r\n', '\r', '\t'];
  const html = fc.array(fc.constantFrom(...words, ...spaces), { maxLength: 20 });
  forAll([html], { numRuns: 2_000 }, pieces => assertSame(pieces.join('')));
});

test('reads a text that is longer than the buffer of parse5', () => {
  assertSame(`<p>${'some words, '.repeat(20_000)}&amp; more<b>!`);
});

test('reads lone low surrogates as replacement characters', () => {
  const seen = read('a\udfff\udfff<b>\udc00', handler => new BoundedTokenizer(handler, 1));
  assert.deepEqual(seen, ['a\ufffd\ufffd', 'b', 3, 6, '\ufffd', 'end', 7, 7]);
});
