import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findNearDuplicates } from '../../../src/training/corpus/near-duplicates.js';
import { synthetic } from '../classifier/synthetic.js';

const [pattern] = synthetic(1, 1);
const text = (words: string[], machine: boolean) => ({ ...pattern!, text: words.join(' '), machine });
const letter = (k: number) => String.fromCharCode(97 + k);
/** Words that occur in no other text. */
const own = (name: string, n: number) =>
  Array.from({ length: n }, (_, k) => `${name}${letter(k >> 4)}${letter(k & 15)}`);

const letters = own('letter', 120);
const rewritten = letters.map((word, k) => (k % 7 === 0 ? `other${word}` : word));
const pairsWith = (words: string[]) => findNearDuplicates([text(letters, false), text(words, true)]).pairs;

describe('findNearDuplicates', () => {
  it('pairs a text with its rewrite in either order', () => {
    assert.deepEqual(pairsWith(rewritten), [{ human: 0, machine: 1 }]);
    const { pairs } = findNearDuplicates([text(rewritten, true), text(letters, false)]);
    assert.deepEqual(pairs, [{ human: 1, machine: 0 }]);
  });

  it('ignores punctuation and case', () => {
    const dressed = letters.map((word, k) => (k % 9 === 4 ? `${word.toUpperCase()},` : `${word};`));
    assert.equal(pairsWith(dressed).length, 1);
  });

  it('clusters texts of one label without pairing them', () => {
    const texts = [letters, rewritten, own('stranger', 120)].map(words => text(words, true));
    const { pairs, clusterOf } = findNearDuplicates(texts);
    assert.deepEqual(pairs, []);
    assert.equal(clusterOf[0], clusterOf[1]);
    assert.notEqual(clusterOf[0], clusterOf[2]);
  });

  it('uses the stated original and passage of a rewrite, and pairs them once', () => {
    const passage = letters.slice(60).join(' ');
    const edited = (id: string, of: string, words: string[]) => ({
      ...text(words, true),
      id,
      draft: { of, passage, changed: 1 },
    });
    const texts = [
      edited('near', 's a', rewritten),
      { ...text(letters, false), source: 's', id: 'a' },
      edited('far', 's a', own('new', 40)),
      edited('lost', 's b', own('lost', 40)),
    ];
    const { pairs, clusterOf } = findNearDuplicates(texts);
    const found = [0, 2].map(machine => ({ human: 1, machine, passage }));
    assert.deepEqual(pairs, found);
    assert.equal(new Set(clusterOf.subarray(0, 3)).size, 1);
    assert.notEqual(clusterOf[3], clusterOf[0]);
    assert.deepEqual(findNearDuplicates(texts.map(one => ({ ...one, machine: true }))).pairs, []);
  });

  it('clusters rewrites of rewrites', () => {
    const chain = [letters, [...letters.slice(60), ...own('middle', 60)], own('middle', 60)];
    const { clusterOf } = findNearDuplicates(chain.map((words, i) => text(words, i > 0)));
    assert.equal(new Set(clusterOf).size, 1);
  });

  it('ignores a few shared words and phrases of many texts', () => {
    for (const [name, n] of [['host', 200] as const, ['note', 52] as const])
      assert.deepEqual(pairsWith([...own(name, n), ...letters.slice(0, 7)]), []);
    const notice = own('notice', 60);
    const many = Array.from({ length: 40 }, (_, i) =>
      text([...notice, ...own(`text${letter(i >> 3)}${letter(i & 7)}`, 60)], i % 2 === 1),
    );
    assert.deepEqual(findNearDuplicates(many).pairs, []);
  });
});
