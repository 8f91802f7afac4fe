import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { byEra } from '../../../src/engine/scan/eras.js';
import { genreColumns } from '../../../src/engine/scan/weights.js';
import { fitCombination } from '../../../src/training/engine/fusion.js';
import { type HeldOutScores, logOddsOf } from '../../../src/training/engine/held-out.js';
import type { MeasuredCorpus } from '../../../src/training/engine/measured-corpus.js';

const text = {
  machine: false,
  domain: 'letter',
  source: 'letters',
  genre: 'standard',
  words: 500,
  excerpt: false,
  sum: 0,
  /** Sum by the weights of the recent era, if it differs. */
  recent: undefined as number | undefined,
};
type Text = typeof text;

/** Texts of one domain with sums spread evenly from -1 to 1. */
const texts = (n: number, part: Partial<Text>): Text[] =>
  Array.from({ length: n }, (_, i) => ({ ...text, sum: (2 * i) / n - 1, ...part }));
const far = { sum: 40 };

/** Held-out scores with the given sums. */
function read(all: Text[]) {
  const corpus = {
    samples: all,
    weight: Float64Array.from(all, () => 1),
    texts: all.map(({ words }) => ({ wordCount: words })),
  };
  const sums = {
    earlier: Float64Array.from(all, ({ sum }) => sum),
    recent: Float64Array.from(all, ({ sum, recent }) => recent ?? sum),
  };
  const held = {
    sums: Object.fromEntries(genreColumns.map(genre => [genre, sums])),
    start: byEra(() => 0),
    model: byEra(() => new Float64Array(all.length)),
    found: all.map(() => 'standard'),
  };
  return { corpus: corpus as unknown as MeasuredCorpus, held: held as unknown as HeldOutScores };
}

const machine = texts(600, { machine: true }).map(text => ({ ...text, sum: text.sum + 1 }));
const long = texts(900, {});

describe('fitCombination', () => {
  it('uses the evidence of both eras', () => {
    const newer = texts(300, { machine: true, sum: -3, recent: 3 });
    const older = texts(300, { machine: true, sum: 3, recent: -3 });
    const people = texts(600, { sum: -3, recent: -3 });
    const { corpus, held } = read([...newer, ...older, ...people]);
    const combination = fitCombination(corpus, held, 'heuristics');
    const [first, second, person] = [0, 300, 600].map(i => logOddsOf(held, combination, i, 'standard'));
    assert.ok(first! > person! + 2 && second! > person! + 2);
    assert.ok(Math.abs(first! - second!) < 1e-9);
  });

  it('weighs an informative classifier, and none in the engine of signals alone', () => {
    const { corpus, held } = read([...machine, ...long]);
    const told = byEra(() => Float64Array.from(corpus.samples, sample => (sample.machine ? 2 : -2)));
    const [model, heuristics] = (['model', 'heuristics'] as const).map(kind =>
      fitCombination(corpus, { ...held, model: told }, kind),
    );
    assert.ok(model!.classifier > 0.5);
    assert.equal(heuristics!.classifier, 0);
  });

  it('puts score 50 where the worst of the large sources meets the target', () => {
    const above = (source: string, n: number, raised: number, excerpt = false) => {
      const own = texts(n, { source, excerpt }).map((one, i) =>
        i < raised ? { ...one, sum: far.sum + i } : one,
      );
      const { corpus, held } = read([...machine, ...long, ...own]);
      const combination = fitCombination(corpus, held, 'heuristics');
      const reached = own.filter(
        (_, i) =>
          logOddsOf(held, combination, machine.length + long.length + i, 'standard') > combination.midpoint,
      );
      return reached.length;
    };
    // Of the 900 and 200 letters together 1% are far; of the source alone 4%.
    assert.ok(above('few', 200, 8) <= 4);
    assert.ok(above('fewer', 99, 4) >= 4);
    assert.ok(above('excerpts', 200, 8, true) >= 8);
  });

  it('lowers a named genre until its human-written texts meet the target in every length', () => {
    const own = { domain: 'promotional', genre: 'promotional' };
    const short = { ...own, words: 150 };
    const advertising = [texts(900, own), texts(317, short), texts(3, { ...short, ...far })];
    const { corpus, held } = read([machine, long, ...advertising].flat());
    const { bias } = fitCombination(corpus, held, 'heuristics');
    assert.ok(bias.promotional < bias.standard - 5);
    assert.equal(bias.fiction, bias.standard);
  });
});
