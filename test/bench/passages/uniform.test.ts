import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { countWords } from '../../../bench/passages/pools.js';
import { ratesOf, type UniformReading } from '../../../bench/passages/uniform-rates.js';
import { eslGenre, uniformDocuments, wholeEssays } from '../../../bench/passages/uniform-set.js';
import { madePool, namesIn } from './made-texts.js';

const pools = [
  madePool({ source: 'forum' }),
  madePool({ source: 'letters', genre: 'letter' }),
  madePool({ source: 'ellipse' }),
  madePool({ source: 'chat', authorship: 'ai' }),
];

describe('uniform documents', () => {
  it('are of one source, authorship and about the length', () => {
    for (const { text, source } of uniformDocuments(pools, 'human', 600)) {
      assert.ok(Math.abs(countWords(text) - 600) <= 60);
      assert.ok(namesIn(text).every(name => name.toLowerCase().startsWith(`${source}human`)));
    }
    assert.ok(uniformDocuments(pools, 'ai', 600).every(({ source }) => source === 'chat'));
  });

  it('use no text twice within a length', () => {
    const names = uniformDocuments(pools, 'human', 600).flatMap(({ text }) => namesIn(text));
    assert.equal(new Set(names).size, names.length);
    assert.ok(names.length > 30);
  });

  it('are not built from a source with too few words', () => {
    assert.deepEqual(uniformDocuments(pools, 'human', 10_000), []);
  });

  it('have ESL essays as a genre of their own', () => {
    const genres = new Set(uniformDocuments(pools, 'human', 100).map(({ genre }) => genre));
    assert.deepEqual([...genres], ['essay', 'letter', eslGenre]);
    assert.deepEqual(
      wholeEssays(pools).map(({ text }) => text),
      pools[2]!.texts,
    );
  });

  it('are at most 500 of a genre, evenly from its sources', () => {
    const texts = Array.from({ length: 400 }, (_, i) => `Text ${i} has six words.`);
    const many = [madePool({ source: 'one', texts }), madePool({ source: 'two', texts })];
    const documents = uniformDocuments(many, 'human', 5);
    assert.equal(documents.length, 500);
    assert.equal(documents.filter(({ source }) => source === 'one').length, 250);
  });
});

describe('rates of uniform documents', () => {
  const reading = (genre: string, reached: boolean): UniformReading => ({
    source: genre,
    genre,
    isWholeElevated: false,
    anyElevated: reached,
    anyHigh: false,
    passages: reached ? 3 : 1,
  });
  const readings = [
    ...Array.from({ length: 20 }, (_, i) => reading('news', i < 2)),
    ...Array.from({ length: 80 }, () => reading('essay', false)),
    reading('letter', true),
  ];

  it('are means over genres', () => {
    const rates = ratesOf(readings);
    assert.ok(Math.abs(rates.anyElevated - (0.1 + 0 + 1) / 3) < 1e-12);
    assert.deepEqual([rates.documents, rates.genres, rates.anyHigh], [101, 3, 0]);
  });

  it('name the worst genre among those with 20 documents', () => {
    assert.deepEqual(ratesOf(readings).worstElevated, { genre: 'news', reached: 2, documents: 20 });
    assert.equal(ratesOf(readings.slice(0, 19)).worstElevated, null);
  });

  it('are undefined without documents', () => {
    assert.ok(Number.isNaN(ratesOf([]).anyElevated));
  });
});
