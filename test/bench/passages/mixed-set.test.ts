import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { documentKinds } from '../../../bench/passages/kinds.js';
import { joinPieces } from '../../../bench/passages/mixed-document.js';
import { evenShare, mixedDocuments } from '../../../bench/passages/mixed-set.js';
import { pairPools } from '../../../bench/passages/pairs.js';
import { countWords } from '../../../bench/passages/pools.js';
import { madePool, madeText, namesIn } from './made-texts.js';

const pools = [madePool(), madePool({ authorship: 'ai' }), madePool({ authorship: 'polished' })];
const kind = (name: string) => documentKinds.find(one => one.name === name)!;
const labels = (name: string) =>
  [...mixedDocuments(kind(name), pools)].map(({ parts }) =>
    parts.map(({ machine }) => (machine ? 'A' : 'H')).join(''),
  );

describe('a document of pieces', () => {
  it('has the offsets of its parts', () => {
    const { text, parts } = joinPieces([
      { text: 'One.', machine: false },
      { text: 'Two two.', machine: true },
    ]);
    assert.deepEqual(
      parts.map(({ start, end }) => text.slice(start, end)),
      ['One.', 'Two two.'],
    );
    assert.equal(text, 'One.\n\nTwo two.');
  });

  it('joins neighbours of one authorship into one part', () => {
    const piece = { text: 'One.', machine: false };
    assert.deepEqual(joinPieces([piece, piece], ' ').parts, [{ start: 0, end: 9, machine: false }]);
  });
});

describe('mixed documents', () => {
  it('are the same in every run', () => {
    const texts = () => documentKinds.flatMap(one => [...mixedDocuments(one, pools)].map(({ text }) => text));
    assert.deepEqual(texts(), texts());
  });

  it('have the parts of their kind', () => {
    assert.deepEqual([...new Set(labels('human-ai'))], ['HA']);
    assert.deepEqual([...new Set(labels('ai-human'))], ['AH']);
    for (const name of ['thirds', 'one-of-five', 'sentence', 'polished'])
      assert.deepEqual([...new Set(labels(name))], ['HAH'], name);
    assert.deepEqual(new Set(labels('alternating')), new Set(['HAHA', 'HAHAHAHAHA']));
  });

  it('label every word by the pool that it is from', () => {
    for (const one of documentKinds)
      for (const { text, parts } of mixedDocuments(one, pools))
        for (const { start, end, machine } of parts)
          for (const name of namesIn(text.slice(start, end)))
            assert.equal(/Forum(ai|polished)/.test(name), machine, one.name);
  });

  it('have about the words of their size', () => {
    for (const one of documentKinds)
      for (const { text, size } of mixedDocuments(one, pools))
        assert.ok(Math.abs(countWords(text) - size) <= size * 0.15, `${one.name} ${size}`);
  });

  it('have three paragraphs of about 130 words in `thirds`', () => {
    for (const { text } of mixedDocuments(kind('thirds'), pools))
      assert.ok(text.split('\n\n').every(paragraph => Math.abs(countWords(paragraph) - 130) <= 20));
  });

  it('have no paragraph break in `sentence`', () => {
    for (const { text } of mixedDocuments(kind('sentence'), pools)) assert.doesNotMatch(text, /\n/);
  });

  it('are not built from pools that are too small', () => {
    const small = [
      madePool({ texts: [madeText('anna', 20)] }),
      madePool({ authorship: 'ai', texts: [madeText('berta', 20)] }),
    ];
    const sizes = [...mixedDocuments(kind('human-ai'), small)].map(({ size }) => size);
    assert.deepEqual([...new Set(sizes)], [300]);
    assert.deepEqual([...mixedDocuments(kind('thirds'), [])], []);
  });

  it('share their number out evenly among the pairs of pools', () => {
    const shares = [0, 1, 2].map(i => evenShare(260, 3, i));
    assert.deepEqual(shares, [86, 87, 87]);
  });
});

describe('pairs of pools', () => {
  const human = madePool({ source: 'letters', fold: 1 });
  const names = (...generated: Parameters<typeof madePool>[0][]) =>
    pairPools([human, ...generated.map(one => madePool({ ...one, authorship: 'ai' }))], 'ai').map(
      pair => `${pair.human.source}-${pair.generated.source} ${pair.heldOut}`,
    );

  it('are of one source, of one fold, or of an evaluation set', () => {
    assert.deepEqual(names({ source: 'letters', fold: 1 }), ['letters-letters letters']);
    assert.deepEqual(names({ source: 'chat', fold: 1 }), ['letters-chat letters']);
    assert.deepEqual(names({ source: 'chat', fold: null }), ['letters-chat letters']);
    assert.deepEqual(names({ source: 'chat', fold: 2 }), []);
  });

  it('hold out the training source', () => {
    const pair = pairPools(
      [madePool({ fold: null }), madePool({ source: 'chat', authorship: 'ai', fold: 4 })],
      'ai',
    )[0]!;
    assert.equal(pair.heldOut, 'chat');
  });

  it('are of one genre', () => {
    assert.deepEqual(names({ source: 'letters', fold: 1, genre: 'fiction' }), []);
  });

  it('leave sources with both labels to themselves', () => {
    const both = (source: string) => [madePool({ source }), madePool({ source, authorship: 'ai' })];
    const pairs = pairPools([...both('forum'), ...both('chat')], 'ai');
    assert.ok(pairs.length === 2 && pairs.every(pair => pair.human.source === pair.generated.source));
  });
});
