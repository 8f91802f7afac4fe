/** The documents that the accuracy of passages is measured on: pieces, mixed documents and uniform ones. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Cutter } from '../../../bench/passages/cutter.js';
import { documentKinds } from '../../../bench/passages/kinds.js';
import { joinPieces } from '../../../bench/passages/mixed-document.js';
import { evenShare, mixedDocuments } from '../../../bench/passages/mixed-set.js';
import { pairPools } from '../../../bench/passages/pairs.js';
import { countWords, poolsOf } from '../../../bench/passages/pools.js';
import { ratesOf, type UniformReading } from '../../../bench/passages/uniform-rates.js';
import { eslGenre, uniformDocuments, wholeEssays } from '../../../bench/passages/uniform-set.js';
import { readRow, type TrainingSample } from '../../../src/training/corpus/corpus.js';
import { isEvaluationHalf } from '../../../src/training/corpus/esl-halves.js';
import { range } from '../../store/records.js';
import { madePool, madeText, namesIn } from './made-texts.js';

describe('pools of texts', () => {
  const row = { text: '', label: 'ai', source: 'forum', domain: 'essay' };
  const samples = (fields: object, count = 20): TrainingSample[] =>
    Array.from({ length: count }, (_, i) => ({
      ...readRow(JSON.stringify({ ...row, text: `Text ${i}.`, ...fields })),
      genre: 'essay',
    }));

  it('separate human-written, AI-generated and AI-polished texts, and exclude others', () => {
    const polished = ['mix:gpt4_polish_sentence', 'mix:gpt4_rewrite'].map(attack => ({ attack }));
    const excluded = [{ attack: 'adversarial_word' }, { model: 'gpt2-xl' }];
    const all = [{ label: 'human' }, { model: 'gpt-4' }, ...polished, ...excluded].flatMap(one =>
      samples(one),
    );
    const pools = poolsOf(all, () => 3).map(({ authorship, texts, fold, words }) =>
      [authorship, texts.length, fold, words].join(' '),
    );
    assert.deepEqual(pools, ['human 20 3 40', 'ai 20 3 40', 'polished 40 3 80']);
  });

  it('need 15 texts', () => {
    const count = (texts: number) => poolsOf(samples({}, texts), () => null).length;
    assert.deepEqual([count(14), count(15)], [0, 1]);
  });

  it('exclude the half of ELLIPSE that may calibrate', () => {
    const [pool] = poolsOf(samples({ source: 'ellipse', label: 'human' }, 80), () => null);
    assert.ok(pool!.texts.length > 15 && pool!.texts.length < 65);
    assert.ok(pool!.texts.every(isEvaluationHalf));
  });
});

describe('a cutter', () => {
  const texts = ['anna', 'berta', 'clara'].map(name => madeText(name, 8));

  it('cuts a piece at the sentence end nearest to the number of words, with its paragraphs', () => {
    const cutter = new Cutter(texts);
    assert.equal(countWords(cutter.piece(50)!), 45);
    assert.equal(countWords(cutter.piece(55)!), 60);
    assert.match(new Cutter(texts).piece(50)!, /\.$/);
    assert.equal(new Cutter(texts).piece(120)!, texts[0]);
    assert.match(texts[0]!, /\n\n/);
  });

  it('joins texts until a piece is long enough, and begins every piece with the next text', () => {
    const cutter = new Cutter(texts);
    const pieces = [200, 30, 30].map(words => cutter.piece(words)!);
    assert.ok(Math.abs(countWords(pieces[0]!) - 200) <= 15);
    assert.deepEqual(pieces.map(namesIn), [['Anna', 'Berta'], ['Clara'], ['Anna']]);
    assert.deepEqual(namesIn(new Cutter(texts, 0.5).piece(300)!), ['Berta', 'Clara', 'Anna']);
  });

  it('returns null when the texts end and may not be reused', () => {
    const cutter = new Cutter(texts);
    assert.notEqual(cutter.piece(300, false), null);
    assert.equal(cutter.piece(30, false), null);
    assert.equal(new Cutter([]).piece(30), null);
  });
});

describe('mixed documents', () => {
  const pools = [madePool(), madePool({ authorship: 'ai' }), madePool({ authorship: 'polished' })];
  const kind = (name: string) => documentKinds.find(one => one.name === name)!;
  const all = () => documentKinds.flatMap(one => [...mixedDocuments(one, pools)]);

  it('have the offsets of their parts; neighbours of one authorship are one part', () => {
    const [human, machine] = [false, true].map(machine => ({ text: machine ? 'Two two.' : 'One.', machine }));
    const { text, parts } = joinPieces([human!, machine!]);
    assert.equal(text, 'One.\n\nTwo two.');
    const texts = parts.map(({ start, end }) => text.slice(start, end));
    assert.deepEqual(texts, ['One.', 'Two two.']);
    assert.deepEqual(joinPieces([human!, human!], ' ').parts, [{ start: 0, end: 9, machine: false }]);
  });

  it('are the same in every run', () => assert.deepEqual(all(), all()));

  for (const [name, ...expected] of [
    ['human-ai', 'HA'],
    ['ai-human', 'AH'],
    ['thirds', 'HAH'],
    ['one-of-five', 'HAH'],
    ['sentence', 'HAH'],
    ['polished', 'HAH'],
    ['alternating', 'HAHA', 'HAHAHAHAHA'],
  ] as const)
    it(`have the parts of their kind: ${name}`, () => {
      const labels = [...mixedDocuments(kind(name), pools)].map(({ parts }) =>
        parts.map(({ machine }) => (machine ? 'A' : 'H')).join(''),
      );
      assert.deepEqual(new Set(labels), new Set<string>(expected));
    });

  it('label every word by the pool that it is from, and have about the words of their size', () => {
    for (const { text, parts, size } of all()) {
      assert.ok(Math.abs(countWords(text) - size) <= size * 0.15, `${size}`);
      for (const { start, end, machine } of parts)
        for (const name of namesIn(text.slice(start, end)))
          assert.equal(/Forum(ai|polished)/.test(name), machine);
    }
  });
  it('are not built from pools that are too small, and are evenly of the pairs of pools', () => {
    const pool = (authorship: 'human' | 'ai', name: string) =>
      madePool({ authorship, texts: [madeText(name, 20)] });
    const sizes = [...mixedDocuments(kind('human-ai'), [pool('human', 'anna'), pool('ai', 'berta')])];
    assert.deepEqual(new Set(sizes.map(({ size }) => size)), new Set([300]));
    assert.deepEqual([...mixedDocuments(kind('thirds'), [])], []);
    const shares = [0, 1, 2].map(i => evenShare(260, 3, i));
    assert.deepEqual(shares, [86, 87, 87]);
  });
});

describe('pairs of pools', () => {
  for (const [what, fold, generated, expected] of [
    ['of one source', 1, { source: 'letters', fold: 1 }, 'letters-letters letters'],
    ['of one fold', 1, { source: 'chat', fold: 1 }, 'letters-chat letters'],
    ['with an evaluation set', 1, { source: 'chat', fold: null }, 'letters-chat letters'],
    ['that hold out the training source', null, { source: 'chat', fold: 4 }, 'letters-chat chat'],
    ['but not of two folds', 1, { source: 'chat', fold: 2 }, undefined],
    ['but not of two genres', 1, { source: 'letters', fold: 1, genre: 'fiction' }, undefined],
  ] as const)
    it(`are ${what}`, () => {
      const human = madePool({ source: 'letters', fold });
      const [pair] = pairPools([human, madePool({ ...generated, authorship: 'ai' })], 'ai');
      assert.equal(pair && `${pair.human.source}-${pair.generated.source} ${pair.heldOut}`, expected);
    });
});

describe('uniform documents', () => {
  const pools = [
    madePool({ source: 'forum' }),
    madePool({ source: 'letters', genre: 'letter' }),
    madePool({ source: 'ellipse' }),
    madePool({ source: 'chat', authorship: 'ai' }),
  ];

  it('are of one source, authorship and about the length, and use no text twice', () => {
    const documents = uniformDocuments(pools, 'human', 600);
    for (const { text, source } of documents) {
      assert.ok(Math.abs(countWords(text) - 600) <= 60);
      assert.ok(namesIn(text).every(name => name.toLowerCase().startsWith(`${source}human`)));
    }
    const names = documents.flatMap(({ text }) => namesIn(text));
    assert.ok(names.length > 30);
    assert.equal(new Set(names).size, names.length);
    assert.ok(uniformDocuments(pools, 'ai', 600).every(({ source }) => source === 'chat'));
    assert.deepEqual(uniformDocuments(pools, 'human', 10_000), []);
  });

  it('have ESL essays as a genre of their own', () => {
    const genres = new Set(uniformDocuments(pools, 'human', 100).map(({ genre }) => genre));
    assert.deepEqual([...genres], ['essay', 'letter', eslGenre]);
    const essays = wholeEssays(pools).map(({ text }) => text);
    assert.deepEqual(essays, pools[2]!.texts);
  });

  it('have rates that are means over genres, and the worst genre among those with 20 documents', () => {
    const one = { isWholeElevated: false, anyHigh: false, passages: 1 };
    const readings = (genre: string, count: number, reached: number): UniformReading[] =>
      range(1, count).map(i => ({ ...one, source: genre, genre, anyElevated: i <= reached }));
    const news = readings('news', 20, 2);
    const rates = ratesOf([...news, ...readings('essay', 80, 0), ...readings('letter', 1, 1)]);
    assert.ok(Math.abs(rates.anyElevated - (0.1 + 0 + 1) / 3) < 1e-12);
    assert.deepEqual([rates.documents, rates.genres, rates.anyHigh], [101, 3, 0]);
    assert.deepEqual(rates.worstElevated, { genre: 'news', reached: 2, documents: 20 });
    assert.equal(ratesOf(news.slice(0, 19)).worstElevated, null);
    assert.ok(Number.isNaN(ratesOf([]).anyElevated));
  });
});
