import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { excerptTexts, readExcerpts, readOpenings } from '../../../src/training/classifier/excerpts.js';
import { readVocabulary } from '../../../src/training/classifier/feature-matrix.js';
import { mulberry32 } from '../../../src/training/statistics/random.js';
import { synthetic } from './synthetic.js';

const [pattern] = synthetic(1, 1);
const texts = (n: number, source: string, machine = false) =>
  Array.from({ length: n }, () => ({ ...pattern!, source, machine }));

describe('excerptTexts', () => {
  const samples = [...texts(10, 'tiny'), ...texts(400, 'small'), ...texts(900, 'large')];
  const times = new Uint8Array(samples.length);
  for (const text of excerptTexts(samples)) times[text]!++;

  it('uses every text of a large source twice', () => {
    assert.ok(times.subarray(410).every(n => n === 2));
  });

  it('repeats the texts of a small source up to 1,200 excerpts', () => {
    assert.ok(times.subarray(10, 410).every(n => n === 3));
  });

  it('uses no text more than eight times', () => {
    assert.ok(times.subarray(0, 10).every(n => n === 8));
  });

  it('counts the labels of a source separately', () => {
    const both = [...texts(900, 'a'), ...texts(400, 'a', true)];
    assert.equal(excerptTexts(both).length, 2 * 900 + 3 * 400);
  });
});

describe('readExcerpts', () => {
  it('cuts different excerpts of the same text, deterministically for a given seed', () => {
    const samples = synthetic(12, 3);
    const vocabulary = readVocabulary(samples, 40, 2);
    const read = (seed: number) => readExcerpts(samples, vocabulary, mulberry32(seed), 1_000);
    const { textOf, columns } = read(5);
    assert.deepEqual(read(5).columns[1]!.start, columns[1]!.start);
    const lengths = [...textOf.keys()].filter(k => textOf[k] === 0).map(k => columns[1]!.occurrences[k]);
    assert.equal(lengths.length, 8);
    assert.ok(new Set(lengths).size > 1);
  });
});

describe('readOpenings', () => {
  it('reads each paired text once, and the passage instead of the whole text where it is known', () => {
    const samples = synthetic(12, 3);
    const vocabulary = readVocabulary(samples, 40, 2);
    const passage = samples[1]!.text.slice(0, 90);
    const pairs = [
      { human: 0, machine: 6 },
      { human: 0, machine: 7 },
      { human: 1, machine: 6, passage },
    ];
    const opened = readOpenings(samples, pairs, vocabulary);
    assert.deepEqual(
      opened.pairs.map(({ humanAt, machineAt }) => [humanAt, machineAt]),
      [
        [0, 1],
        [0, 2],
        [3, 1],
      ],
    );
    const alone = readOpenings([{ ...samples[0]!, text: passage }], [{ human: 0, machine: 0 }], vocabulary);
    assert.equal(opened.columns[1]!.occurrences[3], alone.columns[1]!.occurrences[0]);
    assert.equal(opened.columns[1]!.occurrences.length, 4);
  });
});
