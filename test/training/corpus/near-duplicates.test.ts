import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { TrainingSample } from '../../../src/training/corpus/corpus.js';
import { findNearDuplicates } from '../../../src/training/corpus/near-duplicates.js';
import { synthetic } from '../classifier/synthetic.js';

const [pattern] = synthetic(1, 1);
const sample = (text: string, machine: boolean): TrainingSample => ({ ...pattern!, text, machine });
const letter = (k: number) => String.fromCharCode(97 + k);
/** Words that occur in no other text. */
const own = (name: string, n: number) =>
  Array.from({ length: n }, (_, k) => `${name}${letter(k >> 4)}${letter(k & 15)}`);

const letters = own('letter', 120);
const rewritten = letters.map((word, k) => (k % 7 === 0 ? `other${word}` : word));

describe('findNearDuplicates', () => {
  it('pairs a text with its rewrite in either order', () => {
    const texts = [sample(letters.join(' '), false), sample(rewritten.join(' '), true)];
    assert.deepEqual(findNearDuplicates(texts).pairs, [{ human: 0, machine: 1 }]);
    assert.deepEqual(findNearDuplicates(texts.reverse()).pairs, [{ human: 1, machine: 0 }]);
  });

  it('clusters texts of one label without pairing them', () => {
    const { pairs, clusterOf } = findNearDuplicates([
      sample(letters.join(' '), true),
      sample(rewritten.join(' '), true),
      sample(own('stranger', 120).join(' '), true),
    ]);
    assert.deepEqual(pairs, []);
    assert.equal(clusterOf[0], clusterOf[1]);
    assert.notEqual(clusterOf[0], clusterOf[2]);
  });

  it('uses the stated original and passage of a rewrite, and pairs them once', () => {
    const passage = letters.slice(60).join(' ');
    const draft = (of: string) => ({ of, passage, changed: 1 });
    const [person, edited] = [sample(letters.join(' '), false), sample(rewritten.join(' '), true)];
    const texts = [
      { ...edited, id: 'near', draft: draft('s a') },
      { ...person, source: 's', id: 'a' },
      { ...sample(own('new', 40).join(' '), true), id: 'far', draft: draft('s a') },
      { ...sample(own('lost', 40).join(' '), true), id: 'lost', draft: draft('s b') },
    ];
    const { pairs, clusterOf } = findNearDuplicates(texts);
    assert.deepEqual(pairs, [
      { human: 1, machine: 0, passage },
      { human: 1, machine: 2, passage },
    ]);
    assert.equal(new Set(clusterOf.subarray(0, 3)).size, 1);
    assert.notEqual(clusterOf[3], clusterOf[0]);
    const ofMachine = texts.map(text => ({ ...text, machine: true }));
    assert.deepEqual(findNearDuplicates(ofMachine).pairs, []);
  });

  it('clusters rewrites of rewrites', () => {
    const chain = [letters, [...letters.slice(60), ...own('middle', 60)], own('middle', 60)].map((words, i) =>
      sample(words.join(' '), i > 0),
    );
    const { clusterOf } = findNearDuplicates(chain);
    assert.equal(new Set(clusterOf).size, 1);
  });

  it('ignores a few shared words and phrases of many texts', () => {
    const quoted = [...own('host', 200), ...letters.slice(0, 7)];
    assert.deepEqual(
      findNearDuplicates([sample(letters.join(' '), false), sample(quoted.join(' '), true)]).pairs,
      [],
    );
    const note = [...own('note', 52), ...letters.slice(0, 7)];
    assert.deepEqual(
      findNearDuplicates([sample(letters.join(' '), false), sample(note.join(' '), true)]).pairs,
      [],
    );
    const notice = own('notice', 60);
    const many = Array.from({ length: 40 }, (_, i) =>
      sample([...notice, ...own(`text${letter(i >> 3)}${letter(i & 7)}`, 60)].join(' '), i % 2 === 1),
    );
    assert.deepEqual(findNearDuplicates(many).pairs, []);
  });

  it('ignores punctuation and case', () => {
    const dressed = letters.map((word, k) => (k % 9 === 4 ? `${word.toUpperCase()},` : `${word};`));
    const found = findNearDuplicates([sample(letters.join(' '), false), sample(dressed.join(' '), true)]);
    assert.equal(found.pairs.length, 1);
  });
});
