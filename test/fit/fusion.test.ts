import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { combine } from '../../src/fit/fusion.js';
import type { HeldOut } from '../../src/fit/held-out.js';
import type { Study } from '../../src/fit/study.js';
import { genreColumns } from '../../src/text/weight-table.js';

interface Text {
  machine: boolean;
  domain: string;
  genre: string;
  words: number;
  sum: number;
}

/** Texts of one domain, their sums spread evenly from -1 to 1. */
const texts = (n: number, part: Partial<Text>): Text[] =>
  Array.from({ length: n }, (_, i) => ({
    machine: false,
    domain: 'letter',
    genre: 'standard',
    words: 500,
    sum: (2 * i) / n - 1,
    ...part,
  }));
const far = { sum: 40 };

/** Signals of weight 1, more or less, over readings that say just this. */
function combined(all: Text[]) {
  const study = {
    samples: all,
    weight: Float64Array.from(all, () => 1),
    texts: all.map(({ words }) => ({ wordCount: words })),
  };
  const sums = Float64Array.from(all, ({ sum }) => sum);
  const held = {
    sums: Object.fromEntries(genreColumns.map(genre => [genre, sums])),
    model: new Float64Array(all.length),
    found: all.map(() => 'standard'),
  };
  return combine(study as unknown as Study, held as unknown as HeldOut, 'heuristics');
}

const machine = texts(600, { machine: true }).map(text => ({ ...text, sum: text.sum + 1 }));
const long = texts(900, {});

describe('combine', () => {
  const plain = combined([...machine, ...long, ...texts(120, { words: 150 })]);

  it('begins the top band where few of the worst domain are, so that three texts of one length don’t stretch the scale', () => {
    const doubtful = [...texts(117, { words: 150 }), ...texts(3, { words: 150, ...far })];
    assert.ok(combined([...machine, ...long, ...doubtful]).slope < 3 * plain.slope);
  });

  it('stretches it for as many of the whole domain', () => {
    const doubtful = [...texts(890, {}), ...texts(10, far)];
    assert.ok(combined([...machine, ...doubtful, ...texts(120, { words: 150 })]).slope > 3 * plain.slope);
  });

  it('relaxes a genre that is named until its people keep the top band in every length', () => {
    const own = { domain: 'promotional', genre: 'promotional' };
    const advertising = [
      ...texts(900, own),
      ...texts(117, { ...own, words: 150 }),
      ...texts(3, { ...own, words: 150, ...far }),
    ];
    const { bias } = combined([...machine, ...long, ...advertising]);
    assert.ok(bias.promotional < bias.standard - 5);
    assert.equal(bias.fiction, bias.standard);
  });
});
