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
  readonly name?: string;
}

/** Repeats a source `n` times. */
const times = (n: number, source: Source) => Array.from({ length: n }, () => source);

/** Lists fitted to sources that use one word at different rates, and a neutral word at the same rate. */
function listsOf(machines: readonly Source[], people: number | readonly number[], term = 'candlelight') {
  const sources = [
    ...machines.map((source, i) => ({ name: `machine ${i}`, ...source, machine: true })),
    ...(typeof people === 'number'
      ? times(8, { year: 2020, uses: people }).map(({ uses }) => uses)
      : people
    ).map((uses, i) => ({
      year: 2020,
      uses,
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
      names: [term, 'always'],
      capitalShare: new Float32Array(2),
      length: Uint8Array.of(term.split(' ').length, 1),
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
    assert.ok(!Object.values(lists).some(list => list.has('always')));
  });

  it('counts the sources of one collection of a model as one', () => {
    const machines = (name: (i: number) => string) => [
      ...times(8, { year: 2023, uses: 1 }),
      ...times(3, { year: 2026, uses: 1 }),
      ...times(8, { year: 2026, uses: 20 }).map((source, i) => ({ ...source, name: name(i) })),
    ];
    assert.equal(
      speaksForMachines(
        listsOf(
          machines(i => `model${i}_essays`),
          1,
        ),
      ),
      true,
    );
    assert.equal(
      speaksForMachines(
        listsOf(
          machines(i => `llm2026_${i}`),
          1,
        ),
      ),
      false,
    );
  });

  it('weighs years rather than sources', () => {
    const lists = listsOf([...times(8, { year: 2023, uses: 0 }), ...times(30, { year: 2026, uses: 6 })], 3);
    assert.equal(speaksForMachines(lists), false);
  });

  it('excludes words that name a topic and phrases with such a word', () => {
    const machines = times(8, { year: 2023, uses: 9 });
    const listed = (term: string) => Object.values(listsOf(machines, 1, term)).some(list => list.has(term));
    for (const term of ['tapestry', 'quietly', 'plays a crucial']) assert.equal(listed(term), true, term);
    for (const term of ['grandmother', 'soup', 'nurse', 'culinary', "grandmother's", 'in the kitchen'])
      assert.equal(listed(term), false, term);
  });

  it('excludes a word of the literature that is not more common in AI-generated texts', () => {
    const listed = (machine: number, human: number) =>
      listsOf(times(8, { year: 2023, uses: machine }), human, 'tapestry').ai_vocabulary.has('tapestry');
    assert.equal(listed(3, 1), true);
    assert.equal(listed(1, 3), false);
  });
});
