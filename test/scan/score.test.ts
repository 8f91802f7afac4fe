import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { anyEra, type ByEra, byEra } from '../../src/scan/eras.js';
import { judge, relaxation, trustIn } from '../../src/scan/score.js';
import { weights } from '../../src/scan/weights.js';
import { prepare } from '../../src/text/prepare.js';

const texts = [
  'Community gardens play a crucial role in fostering resilience, ensuring that every neighbour feels at home. '.repeat(
    6,
  ),
  'I dunno, we just got there late and the door was locked; he said nothing, so what could we do? '.repeat(5),
];
const adjustment = { genre: 'standard', esl: false, english: true } as const;
const near = (one: number, other: number) =>
  assert.ok(Math.abs(one - other) < 1e-9, `${one} against ${other}`);

describe('the evidence of a text', () => {
  const cases: readonly ByEra<number>[] = [
    { earlier: 0, recent: 0 },
    { earlier: 2, recent: -3 },
    { earlier: -4, recent: 5 },
  ];
  for (const [kind, models] of [
    ['heuristics', [null]],
    ['model', cases],
  ] as const) {
    it(`adds up, contribution by contribution, to the log-odds of any era: ${kind}`, () => {
      const combination = weights.combinations[kind];
      for (const text of texts.map(prepare)) {
        for (const model of models) {
          const { judged, model: heard } = judge(text, adjustment, combination, model);
          const ends = byEra(era => {
            let sum = combination.starts[era] + combination.deeperModel * (model?.[era] ?? 0);
            for (const { signal, strength } of judged) {
              if (signal.adviceOnly === true) continue;
              const { machine, person } = weights.signals[signal.name]!.sides[era];
              const side = strength > 0.5 ? machine * relaxation(signal.shape, 'standard', false) : person;
              sum += combination.signals * trustIn(text.words) * side * (2 * strength - 1);
            }
            return sum;
          });
          const contributions = judged.reduce((sum, one) => sum + one.contribution, heard?.contribution ?? 0);
          near(contributions, anyEra(ends) - anyEra(combination.starts));
        }
      }
    });
  }

  it('weighs a signal by the era that the text reads like', () => {
    const [text] = texts.map(prepare);
    const weightsIn = (model: ByEra<number>) =>
      judge(text!, adjustment, weights.combinations.model, model).judged.map(one => one.sides.machine);
    const factor = weights.combinations.model.signals * trustIn(text!.words);
    const names = judge(text!, adjustment, weights.combinations.model, null).judged.map(one => one.signal);
    const recent = weightsIn({ earlier: -60, recent: 60 });
    const earlier = weightsIn({ earlier: 60, recent: -60 });
    for (const [i, signal] of names.entries()) {
      const rows = weights.signals[signal.name]!.sides;
      const gap = Math.sign(rows.recent.machine - rows.earlier.machine);
      if (signal.adviceOnly !== true && factor * Math.abs(rows.recent.machine - rows.earlier.machine) > 0.05)
        assert.equal(Math.sign(recent[i]! - earlier[i]!), gap, signal.name);
    }
  });
});
