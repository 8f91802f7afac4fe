import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fitWordLists } from '../../../src/training/engine/word-lists.js';
import { engineSample } from '../classifier/synthetic.js';

const textsPerSource = 8;

interface Source {
  readonly year: number;
  /** Occurrences of the term in each text of 1,000 words. */
  readonly uses: number;
  readonly source?: string;
}

/** Sources of AI-generated texts. */
const times = (n: number, year: number, uses: number): Source[] =>
  Array.from({ length: n }, () => ({ year, uses }));

/** Lists fitted to sources that use one word at different rates, and a neutral word at the same rate. */
function listsOf(machines: readonly Source[], people: number, term = 'candlelight') {
  const sources = [
    ...machines.map((one, i) => ({ source: `machine ${i}`, ...one, machine: true })),
    ...times(8, 2020, people).map((one, i) => ({ source: `people ${i}`, ...one, machine: false })),
  ];
  const texts = sources.flatMap(one => Array.from({ length: textsPerSource }, () => one));
  const samples = texts.map(({ machine, source, year }, i) => {
    const era = year < 2025 ? 'earlier' : 'recent';
    return engineSample({ id: `${i}`, text: '', machine, source, genre: 'academic', year, era });
  });
  const terms = {
    names: [term, 'always'],
    capitalShare: new Float32Array(2),
    length: Uint8Array.of(term.split(' ').length, 1),
    ids: texts.map(() => Int32Array.of(0, 1)),
    counts: texts.map(({ uses }) => Uint8Array.of(uses, 2)),
  };
  const all = (value: number) => new Float64Array(texts.length).fill(value);
  return fitWordLists(samples, terms, all(1_000), all(1), new Uint8Array(texts.length).fill(1));
}

const speaksForMachines = (lists: ReturnType<typeof listsOf>) =>
  lists.excess_style.has('candlelight') || lists.ai_vocabulary.has('candlelight');
const named = (sources: readonly Source[], name: (i: number) => string) =>
  sources.map((one, i) => ({ ...one, source: name(i) }));

describe('fitWordLists', () => {
  const [most, many] = [[...times(8, 2023, 1), ...times(3, 2026, 1)], times(8, 2026, 20)];
  for (const [name, taken, people, machines] of [
    ['includes a word overused by four AI sources', true, 1, [...times(4, 2023, 9), ...times(4, 2023, 1)]],
    ['excludes a word overused by three', false, 1, [...times(3, 2023, 9), ...times(5, 2023, 1)]],
    ['weighs years rather than sources', false, 3, [...times(8, 2023, 0), ...times(30, 2026, 6)]],
    ['counts sources of different collections', true, 1, [...most, ...named(many, i => `model${i}_essays`)]],
    ['counts sources of one collection as one', false, 1, [...most, ...named(many, i => `llm2026_${i}`)]],
  ] as const)
    it(name, () => assert.equal(speaksForMachines(listsOf(machines, people)), taken));

  it('includes a word that human sources overuse, and none that all sources use equally', () => {
    const lists = listsOf(times(8, 2023, 1), 6);
    assert.ok(lists.everyday_words.has('candlelight'));
    assert.ok(!Object.values(lists).some(list => list.has('always')));
  });

  it('excludes words that name a topic, and phrases with such a word', () => {
    const taken = ['tapestry', 'quietly', 'plays a crucial'];
    const topics = ['grandmother', 'soup', 'culinary', "grandmother's", 'in the kitchen'];
    for (const term of [...taken, ...topics]) {
      const lists = Object.values(listsOf(times(8, 2023, 9), 1, term));
      const isListed = lists.some(list => list.has(term));
      assert.equal(isListed, taken.includes(term), term);
    }
  });

  it('excludes a word of the literature that is not more common in AI-generated texts', () => {
    const listed = (machine: number, human: number) =>
      listsOf(times(8, 2023, machine), human, 'tapestry').ai_vocabulary.has('tapestry');
    assert.deepEqual([listed(3, 1), listed(1, 3)], [true, false]);
  });
});
