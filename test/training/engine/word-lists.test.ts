import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { EngineSample } from '../../../src/training/engine/samples.js';
import { fitWordLists } from '../../../src/training/engine/word-lists.js';

const words = 1_000;
const textsPerSource = 8;

interface Source {
  readonly year: number;
  /** Occurrences of the term in each text of 1,000 words. */
  readonly uses: number;
}

/** Repeats a source `n` times. */
const times = (n: number, source: Source) => Array.from({ length: n }, () => source);

/** Lists fitted to sources that use one word at different rates, and a neutral word at the same rate. */
function listsOf(machines: readonly Source[], people: number) {
  const sources = [
    ...machines.map((source, i) => ({ ...source, machine: true, name: `machine ${i}` })),
    ...times(8, { year: 2020, uses: people }).map((source, i) => ({
      ...source,
      machine: false,
      name: `people ${i}`,
    })),
  ];
  const texts = sources.flatMap(source => Array.from({ length: textsPerSource }, () => source));
  const samples = texts.map(
    ({ machine, name, year }, i): EngineSample => ({
      id: `${i}`,
      text: '',
      machine,
      source: name,
      domain: 'essay',
      genre: 'academic',
      model: null,
      attack: null,
      year,
      era: year < 2025 ? 'earlier' : 'recent',
      excerpt: false,
      changed: 1,
      represents: 1,
    }),
  );
  return fitWordLists(
    samples,
    {
      names: ['candlelight', 'table'],
      capitalShare: new Float32Array(2),
      length: Uint8Array.of(1, 1),
      ids: texts.map(() => Int32Array.of(0, 1)),
      counts: texts.map(({ uses }) => Uint8Array.of(uses, 2)),
    },
    new Float64Array(texts.length).fill(words),
    new Float64Array(texts.length).fill(1),
    new Uint8Array(texts.length).fill(1),
  );
}

const speaksForMachines = (lists: ReturnType<typeof listsOf>) =>
  lists.excess_style.has('candlelight') || lists.ai_vocabulary.has('candlelight');

describe('fitWordLists', () => {
  it('includes a word overused by four AI sources, and excludes one overused by three', () => {
    for (const [agreeing, taken] of [
      [4, true],
      [3, false],
    ] as const) {
      const machines = [
        ...times(agreeing, { year: 2023, uses: 9 }),
        ...times(8 - agreeing, { year: 2023, uses: 1 }),
      ];
      assert.equal(speaksForMachines(listsOf(machines, 1)), taken, `${agreeing} sources`);
    }
  });

  it('includes a word that human sources overuse', () => {
    assert.ok(listsOf(times(8, { year: 2023, uses: 1 }), 6).everyday_words.has('candlelight'));
  });

  it('excludes a word that all sources use equally', () => {
    const lists = listsOf(times(8, { year: 2023, uses: 9 }), 1);
    assert.ok(!Object.values(lists).some(list => list.has('table')));
  });

  it('counts the many sources of one year as at most nine', () => {
    const machines = (agreeing: number) => [
      ...times(8, { year: 2023, uses: 1 }),
      ...times(agreeing, { year: 2026, uses: 20 }),
      ...times(22 - agreeing, { year: 2026, uses: 1 }),
    ];
    assert.equal(speaksForMachines(listsOf(machines(6), 1)), false);
    assert.equal(speaksForMachines(listsOf(machines(16), 1)), true);
  });

  it('weighs years rather than sources', () => {
    const lists = listsOf([...times(8, { year: 2023, uses: 0 }), ...times(30, { year: 2026, uses: 6 })], 3);
    assert.equal(speaksForMachines(lists), false);
  });
});
