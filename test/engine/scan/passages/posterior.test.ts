import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { posteriorLogOdds } from '../../../../src/engine/scan/passages/posterior.js';

const firsts = (sentences: number, words: number) =>
  Int32Array.from({ length: sentences + 1 }, (_, i) => i * words);
const posterior = (logOdds: readonly number[], words = 20, paragraphs = [0, logOdds.length]) =>
  posteriorLogOdds(Float64Array.from(logOdds), firsts(logOdds.length, words), Int32Array.from(paragraphs));

describe('posteriorLogOdds', () => {
  it('returns the prior for sentences without evidence', () => {
    for (const value of posterior([0, 0, 0])) assert.ok(Math.abs(value - Math.log(0.44 / 0.56)) < 1e-9);
  });

  it('adds the evidence of a single sentence to the prior', () => {
    const [value] = posterior([1.5]);
    assert.ok(Math.abs(value! - (Math.log(0.44 / 0.56) + 1.5)) < 1e-9);
  });

  it('is the posterior of all state sequences, computed one by one', () => {
    const odds = fc.array(fc.double({ min: -6, max: 6, noNaN: true }), { minLength: 1, maxLength: 7 });
    const redrawn = [1 - Math.exp(-0.005 * 20), 1 - Math.exp(-0.005 * 20 - 1.07)];
    fc.assert(
      fc.property(odds, logOdds => {
        const n = logOdds.length;
        const sums = logOdds.map(() => [0, 0]);
        for (let states = 0; states < 1 << n; states++) {
          const at = (i: number) => (states >> i) & 1;
          const share = (state: number) => (state === 1 ? 0.44 : 0.56);
          let p = share(at(0));
          for (let i = 0; i < n; i++) {
            const draw = redrawn[i === 2 ? 1 : 0]!;
            if (i > 0) p *= (at(i) === at(i - 1) ? 1 - draw : 0) + draw * share(at(i));
            if (at(i) === 1) p *= Math.exp(logOdds[i]!);
          }
          for (let i = 0; i < n; i++) sums[i]![at(i)]! += p;
        }
        // The third sentence begins a paragraph.
        posterior(logOdds, 20, [0, 2, n]).forEach((value, i) => {
          const expected = Math.log(sums[i]![1]! / sums[i]![0]!);
          assert.ok(Math.abs(value - expected) < 1e-6, `${value} instead of ${expected}`);
        });
      }),
    );
  });

  it('stays finite for extreme evidence', () => {
    for (const value of posterior([1e9, -1e9, 1e9, -1e9], 1)) assert.ok(Number.isFinite(value));
    for (const value of posterior(Array.from({ length: 10_000 }, () => 50)))
      assert.ok(value > 5 && value <= 20);
  });
});
