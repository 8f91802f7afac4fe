import type { TrainingSample } from '../../../src/training/corpus/corpus.js';
import type { EngineSample } from '../../../src/training/engine/samples.js';
import { mulberry32 } from '../../../src/training/statistics/random.js';

const shared = 'the of a to and in is was that it for on with as at by from this be are or an not'.split(' ');
const human = 'just really maybe stuff guess kind sort bit thing pretty'.split(' ');
const machine = 'moreover crucial furthermore vibrant pivotal notably robust seamless foster nuanced'.split(
  ' ',
);

/** A tiny corpus whose labels differ by a few words; each source has one topic. */
export function synthetic(texts: number, seed: number, sources = 6): TrainingSample[] {
  const random = mulberry32(seed);
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)]!;
  return Array.from({ length: texts }, (_, i) => {
    const source = i % sources;
    const isMachine = Math.floor(i / sources) % 2 === 1;
    const words = Array.from({ length: 160 }, () => {
      const chance = random();
      if (chance < 0.2) return `topic${'abcdefghij'[source]}${pick(['ing', 'ed', 'ly'])}`;
      if (chance < 0.27) return pick(isMachine ? machine : human);
      return chance < 0.33 ? `${pick(shared)}.` : pick(shared);
    });
    return {
      id: `${i}`,
      text: words.join(' '),
      machine: isMachine,
      source: `source${source}`,
      domain: 'essay',
      genre: source % 2 === 0 ? 'essay' : 'news',
      model: null,
      attack: null,
      year: 2023,
      era: 'earlier',
    };
  });
}

/** A whole text of the engine's corpus with the given fields. */
export const engineSample = (change: Partial<EngineSample>): EngineSample => ({
  ...synthetic(1, 1)[0]!,
  genre: 'standard',
  excerpt: false,
  changed: 1,
  represents: 1,
  ...change,
});
