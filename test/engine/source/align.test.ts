import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { align, withoutMarkup } from '../../../src/engine/source/align.js';

/** The source word at which each word of the text is found. */
function placed(text: string, source: string): string[] {
  const toSource = align(text, withoutMarkup(source));
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => {
    const start = toSource(index);
    return source.slice(start, start + word.length);
  });
}
const words = (text: string) => text.match(/[\p{L}\p{N}]+/gu);

describe('align', () => {
  it('maps words to the same words between markup', () => {
    const text = 'The ferry is late again. See the map.';
    const source = '# **The** ferry\n\nis *late* again. See [the map](https://a.example/the/ferry "again").';
    assert.deepEqual(placed(text, source), words(text));
    const toSource = align(text, withoutMarkup(source));
    assert.equal(
      source.slice(toSource(text.indexOf('again')), toSource(text.indexOf('. See')) + 1),
      'again.',
    );
  });

  it('finds the words again after code that has the same words', () => {
    const text = 'Install it first. Then run it. Then wait for it to end.';
    const source = `Install it first.\n\n    Then run it ${'first wait end '.repeat(40)}\n\nThen run it. Then wait for it to end.`;
    const toSource = align(text, source);
    assert.equal(toSource(text.indexOf('wait')), source.lastIndexOf('wait'));
  });

  it('finds the words again after words that the source writes otherwise', () => {
    const text = 'Tom & Ann left early because foobar was shut, and so was the pier in town.';
    const source =
      'Tom &amp; Ann left early because foo**bar** was shut, and so was the pier in town. The foobar is open.';
    const toSource = align(text, source);
    for (const word of ['left', 'early', 'shut', 'pier', 'town'])
      assert.equal(toSource(text.indexOf(word)), source.indexOf(word), word);
  });

  it('keeps the order of repeated words', () => {
    const text = 'no no no yes no no';
    const source = '**no** no *no* `yes` no **no**';
    const toSource = align(text, source);
    assert.equal(toSource(text.indexOf('yes')), source.indexOf('yes'));
    assert.equal(toSource(text.length - 2), source.length - 4);
  });

  it('reads a tag in inline code as text, and a URL in angle brackets as a link', () => {
    const text = 'Add a <script> tag via a CDN. See https://a.example/x for more on it.';
    const source = 'Add a `<script>` tag via a **CDN**. See <https://a.example/x> for more on it.';
    assert.deepEqual(placed(text, source), words(text));
  });

  it('returns the offset itself for the same text', () => {
    assert.equal(align('a b', 'a b')(2), 2);
  });

  it('accepts texts without common words', () => {
    assert.equal(align('', 'abc')(0), 0);
    assert.equal(align('xyz', '')(1), 0);
  });
});
