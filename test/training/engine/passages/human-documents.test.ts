import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { prepare } from '../../../../src/engine/text/prepare.js';
import { documentLengths, humanDocuments } from '../../../../src/training/engine/passages/human-documents.js';
import type { EngineSample } from '../../../../src/training/engine/samples.js';

const sentence = (i: number) => `The ${i}th boat left the harbour at noon with nine men and a dog aboard.`;
const text = (i: number) => Array.from({ length: 10 }, (_, k) => sentence(100 * i + k)).join(' ');
const samples = (count: number, changes: Partial<EngineSample> = {}): EngineSample[] =>
  Array.from({ length: count }, (_, i) => ({
    id: `${i}`,
    text: text(i),
    machine: false,
    source: 'logs',
    domain: 'letter',
    genre: 'standard',
    model: null,
    attack: null,
    year: 0,
    era: 'earlier',
    excerpt: false,
    changed: 1,
    represents: 1,
    ...changes,
  }));
const build = (of: readonly EngineSample[]) =>
  humanDocuments(
    of,
    Uint8Array.from(of, () => 3),
  );

describe('humanDocuments', () => {
  it('reaches each length with the sentence that completes it', () => {
    const documents = build(samples(100));
    assert.deepEqual(new Set(documents.map(({ words }) => words)), new Set(documentLengths));
    for (const { text, words, group, source, domain } of documents) {
      const { words: found, sentences, sentenceFirst } = prepare(text);
      assert.ok(found >= words && sentenceFirst[sentences - 1]! < words, `${found} for ${words}`);
      assert.deepEqual([group, source, domain], [3, 'logs', 'letter']);
    }
  });

  it('uses a text once per length, and at most 120 documents, 40 of the long ones', () => {
    const documents = build(samples(400));
    for (const length of documentLengths) {
      const own = documents.filter(({ words }) => words === length);
      assert.ok(own.length <= (length <= 1_000 ? 120 : 40));
      const used = own.flatMap(({ text }) => text.match(/\d+th/g)!);
      assert.equal(new Set(used).size, used.length);
    }
  });

  it('does not mix sources or domains', () => {
    const mixed = [
      ...samples(30),
      ...samples(30, { source: 'diaries' }),
      ...samples(30, { domain: 'essay' }),
    ];
    const kinds = build(mixed).map(({ source, domain }) => `${source} ${domain}`);
    assert.deepEqual(new Set(kinds), new Set(['logs letter', 'diaries letter', 'logs essay']));
  });

  it('skips AI-generated texts, excerpts and sources that are too short', () => {
    assert.deepEqual(build(samples(50, { machine: true })), []);
    assert.deepEqual(build(samples(50, { excerpt: true })), []);
    assert.deepEqual(
      build(samples(50, { text: 'Nine men and a dog.' })).filter(({ words }) => words > 250),
      [],
    );
  });

  it('is deterministic', () => {
    assert.deepEqual(build(samples(60)), build(samples(60)));
  });
});
