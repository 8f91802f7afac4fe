import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { entries, sizeMax } from '../../bench/shapes/entries.js';
import { growthOf } from '../../bench/shapes/growth.js';
import { literalsOfSources, written } from '../../bench/shapes/literals.js';
import { wellFormed } from '../../bench/shapes/markup.js';
import { Prober } from '../../bench/shapes/prober.js';
import { shrink } from '../../bench/shapes/shrink.js';
import { storedCases } from '../../bench/shapes/stored.js';
import { shapes, TextGenerator, textOf } from '../../bench/shapes/texts.js';
import { mulberry32 } from '../../src/training/statistics/random.js';
import { testsAll } from '../variants.js';

describe('the literals of the sources', () => {
  const random = mulberry32(1);
  const literals = literalsOfSources().flatMap(({ literals }) => literals);

  it('are texts that their patterns match, except look-arounds and back-references', () => {
    const patterns = literals.flatMap(literal =>
      'pattern' in literal && !/\(\?<?[=!]|\\[bB\d]|\^|\$/.test(literal.pattern) ? [literal] : [],
    );
    const missed = patterns.filter(
      literal => !new RegExp(literal.pattern, literal.flags).test(written(literal, random)),
    );
    assert.ok(patterns.length > 200);
    assert.ok(missed.length < patterns.length / 50, missed.map(({ pattern }) => pattern).join('\n'));
  });

  it('include lists of words, single signs and marks beyond ASCII', () => {
    const texts = new Set(literals.map(literal => written(literal, random)));
    for (const text of ['w:p', 'delve', '—']) assert.ok(texts.has(text), text);
  });
});

describe('a hostile text', () => {
  it('is the same for the same seed, and fits its size', () => {
    const draw = () => {
      const generator = new TextGenerator(mulberry32(7));
      return Array.from({ length: 100 }, () => generator.draw());
    };
    const texts = draw();
    assert.deepEqual(draw(), texts);
    for (const text of texts) assert.ok(textOf(text, 5_000).length <= 5_000, JSON.stringify(text));
  });

  it('has about its size in every shape', () => {
    for (const shape of Object.keys(shapes))
      for (const size of [75, 5_000]) {
        const { length } = textOf({ shape, motifs: ['ab', 'c', 'd', '— '] }, size);
        assert.ok(length > size * 0.7 && length <= size, `${shape}: ${length} of ${size}`);
      }
  });
});

it('closes the elements of well-formed XML and escapes all other markup', () => {
  const formed = wellFormed('</a:b><a:b c="d" c="e"><x>&amp;&<1></a:b><!--f-->', ['a', 'z']);
  assert.equal(formed, '<a:b c="e"><a:x>&amp;&amp;&lt;1&gt;</a:x><!--f--></a:b>');
});

it('shrinks a case to the simplest shape and motifs that still show it', async () => {
  const found = { entry: 'scan', text: { shape: 'square', motifs: ['xx/yy', 'b', 'c', '— '] } } as const;
  const { text } = await shrink(found, async ({ text: { motifs } }) => motifs[0].includes('/'));
  assert.deepEqual(text, { shape: 'repeat', motifs: ['/', '', '', ''] });
});

describe('a known slow text', () => {
  /** Quadratic work has 16; the margin above 1 is for garbage collection and cold code. */
  const growthMax = 5;
  /** A shorter time of the largest text, 0.3 µs a character, is harmless, and noise on a busy machine. */
  const measurableMs = (size: number) => Math.max(5, size / 3_000);
  const prober = new Prober(20_000);
  after(() => prober.close());

  for (const one of storedCases().slice(0, testsAll ? undefined : 60))
    it(`takes linear time: ${one.entry}, ${one.text.shape} ${JSON.stringify(one.text.motifs)}`, async () => {
      const { sizeMax: most = sizeMax } = entries.find(({ name }) => name === one.entry)!;
      const size = testsAll ? most : most / 4;
      // One collection of garbage can take longer than the call: quadratic work is slow each time.
      for (let triesLeft = 2; ; triesLeft--) {
        const growth = await growthOf(prober, one, size, growthMax);
        assert.ok(growth !== null, 'a call failed or took too long');
        const { smallMs, largeMs, ratio } = growth;
        if (ratio <= growthMax || largeMs < measurableMs(size)) break;
        assert.ok(triesLeft > 0, `${smallMs} ms, and ${largeMs} ms for 16 times the size`);
      }
    });
});
