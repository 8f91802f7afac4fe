import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Cutter } from '../../../bench/passages/cutter.js';
import { countWords } from '../../../bench/passages/pools.js';
import { madeText, namesIn } from './made-texts.js';

const texts = ['anna', 'berta', 'clara'].map(name => madeText(name, 8));

describe('a cutter', () => {
  it('cuts a piece at the sentence end nearest to the number of words', () => {
    const cutter = new Cutter(texts);
    assert.equal(countWords(cutter.piece(50)!), 45);
    assert.equal(countWords(cutter.piece(55)!), 60);
    assert.match(new Cutter(texts).piece(50)!, /\.$/);
  });

  it('keeps the paragraphs of a piece', () => {
    assert.equal(new Cutter(texts).piece(120)!, texts[0]);
    assert.match(texts[0]!, /\n\n/);
  });

  it('joins texts until a piece is long enough', () => {
    const piece = new Cutter(texts).piece(200)!;
    assert.ok(Math.abs(countWords(piece) - 200) <= 15);
    assert.deepEqual(namesIn(piece), ['Anna', 'Berta']);
  });

  it('begins every piece with the next text', () => {
    const cutter = new Cutter(texts);
    assert.deepEqual(
      [1, 2, 3, 4].map(() => namesIn(cutter.piece(30)!)[0]),
      ['Anna', 'Berta', 'Clara', 'Anna'],
    );
  });

  it('returns null when the texts end and may not be reused', () => {
    const cutter = new Cutter(texts);
    assert.notEqual(cutter.piece(300, false), null);
    assert.equal(cutter.piece(30, false), null);
    assert.equal(new Cutter([]).piece(30), null);
  });

  it('begins at a share of the texts', () => {
    assert.deepEqual(namesIn(new Cutter(texts, 0.5).piece(300)!), ['Berta', 'Clara', 'Anna']);
  });

  it('cuts one paragraph of prose without headings, lists and line breaks', () => {
    const marked = `# A heading of the text\n\n- one item\n- another item\n\n${texts[0]}`;
    const paragraph = new Cutter([marked]).paragraph(100);
    assert.doesNotMatch(paragraph, /heading|item|\n/);
    assert.ok(Math.abs(countWords(paragraph) - 100) <= 8, `${countWords(paragraph)}`);
  });

  it('returns an empty paragraph and sentence from texts without prose', () => {
    assert.equal(new Cutter(['# Only a heading']).paragraph(100), '');
    assert.equal(new Cutter(['# Only a heading']).sentence(), '');
  });

  it('cuts one sentence from the middle of a text', () => {
    const sentence = new Cutter(texts).sentence();
    assert.equal(countWords(sentence), 15);
    assert.ok(texts[0]!.indexOf(sentence) > texts[0]!.length / 3);
  });
});
