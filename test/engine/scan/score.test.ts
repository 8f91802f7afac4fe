import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type ByEra, byEra, combinedLogOdds } from '../../../src/engine/scan/eras.js';
import { lengthTrust, relaxation, scoreSignals } from '../../../src/engine/scan/score.js';
import { weights, weightsOf } from '../../../src/engine/scan/weights.js';
import { prepare } from '../../../src/engine/text/prepare.js';

const texts = [
  'Community gardens play a crucial role in fostering resilience, ensuring that every neighbour feels at home. '.repeat(
    6,
  ),
  'I dunno, we just got there late and the door was locked; he said nothing, so what could we do? '.repeat(5),
];
const adjustment = { genre: 'standard', esl: false, english: true } as const;
const near = (one: number, other: number) =>
  assert.ok(Math.abs(one - other) < 1e-9, `${one} against ${other}`);

describe('scoreSignals', () => {
  const cases: readonly ByEra<number>[] = [
    { earlier: 0, recent: 0 },
    { earlier: 2, recent: -3 },
    { earlier: -4, recent: 5 },
  ];
  for (const [kind, models] of [
    ['heuristics', [null]],
    ['model', cases],
  ] as const) {
    it(`returns contributions that sum to the combined log-odds: ${kind}`, () => {
      const combination = weights.combinations[kind];
      for (const text of texts.map(prepare)) {
        for (const model of models) {
          const { scored, model: heard } = scoreSignals(text, adjustment, combination, model);
          const ends = byEra(era => {
            let sum = combination.eraPriors[era] + combination.classifier * (model?.[era] ?? 0);
            for (const { signal, strength } of scored) {
              const { ai, human } = weightsOf(signal.name).eraWeights[era];
              const side = strength > 0.5 ? ai * relaxation(signal.category, 'standard', false) : human;
              sum += combination.signals * lengthTrust(text.words) * side * (2 * strength - 1);
            }
            return sum;
          });
          const contributions = scored.reduce((sum, one) => sum + one.contribution, heard?.contribution ?? 0);
          near(contributions, combinedLogOdds(ends) - combinedLogOdds(combination.eraPriors));
        }
      }
    });
  }

  it('weights a signal by the era that the text resembles', () => {
    const text = prepare(texts[0]!);
    const { model: combination } = weights.combinations;
    const scoredBy = (model: ByEra<number> | null) =>
      scoreSignals(text, adjustment, combination, model).scored;
    const weightsIn = (model: ByEra<number>) => scoredBy(model).map(one => one.evidenceWeights.ai);
    const factor = combination.signals * lengthTrust(text.words);
    const names = scoredBy(null).map(one => one.signal);
    const recent = weightsIn({ earlier: -60, recent: 60 });
    const earlier = weightsIn({ earlier: 60, recent: -60 });
    for (const [i, signal] of names.entries()) {
      const rows = weightsOf(signal.name).eraWeights;
      const gap = Math.sign(rows.recent.ai - rows.earlier.ai);
      if (factor * Math.abs(rows.recent.ai - rows.earlier.ai) > 0.05)
        assert.equal(Math.sign(recent[i]! - earlier[i]!), gap, signal.name);
    }
  });
});
