import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { logOddsByEra } from '../../../src/engine/classifier/calibration.js';
import {
  type Calibration,
  type Manifest,
  manifestFormat,
  sha256,
  versionOf,
} from '../../../src/engine/classifier/manifest.js';
import { loadModel, Scorer } from '../../../src/engine/classifier/predict.js';
import { decodeWeights, encodeWeights } from '../../../src/engine/classifier/weights.js';
import { combinedLogOdds, type Era } from '../../../src/engine/scan/eras.js';
import { prepare } from '../../../src/engine/text/prepare.js';
import { fitExperts } from '../../../src/training/classifier/fit-experts.js';
import { hyperparameters } from '../../../src/training/classifier/hyperparameters.js';
import { buildTrainingSet } from '../../../src/training/classifier/training-set.js';
import { mulberry32 } from '../../../src/training/statistics/random.js';
import { synthetic } from '../../training/classifier/synthetic.js';

const samples = synthetic(240, 3);
const settings = { ...hyperparameters, vocabulary: 40 };
const fitted = fitExperts(buildTrainingSet(samples, settings, mulberry32(3)), [...samples.keys()], settings);
const calibration: Calibration = [2, 0.1, 0.3, 0];
const experts = fitted.experts.map(expert => ({ ...expert, calibration }));
const hash = sha256(fitted.bytes);
const manifest: Manifest = {
  format: manifestFormat,
  version: versionOf(hash, experts),
  sha256: hash,
  seed: 1,
  experts,
  sources: [],
};
const model = loadModel(fitted.bytes, manifest);
const machineWords = /moreover|crucial|furthermore|vibrant|pivotal|notably|robust|seamless|foster|nuanced/gi;
const read = (text: string, deep = false) => combinedLogOdds(model.read(prepare(text), deep).logOdds);
const [human, machine] = [samples.find(one => !one.machine)!.text, samples.find(one => one.machine)!.text];

describe('loadModel', () => {
  it('returns higher log-odds for AI-generated than for human-written prose', () => {
    assert.ok(read(machine) > 0 && read(human) < 0);
  });

  it('returns the same result for the same text after other texts', () => {
    const first = read(machine);
    for (let i = 0; i < 300; i++) read(human);
    assert.equal(read(machine), first);
  });

  it('abstains under 40 words', () => {
    const words = machine.split(' ');
    assert.equal(read(''), 0);
    assert.equal(read(words.slice(0, 39).join(' ')), 0);
    assert.notEqual(read(words.slice(0, 40).join(' ')), 0);
  });

  it('ignores Markdown, quotes, dashes, case, spaces and line breaks', () => {
    const words = machine.split(' ');
    const plain = words.map((word, i) => (i % 10 === 3 ? `${word} - it's "so"` : word));
    const dressed = plain.map((word, i) => {
      const curly = word.replace(' - ', ' \u2014 ').replace("'", '\u2019').replace('"so"', '\u201cso\u201d');
      if (i % 40 === 20) return `\n\n## ${curly}`;
      if (i % 15 === 7) return `\n- ${curly}`;
      return i % 6 === 1 ? `**${curly.toUpperCase()}** ` : curly;
    });
    assert.equal(read(dressed.join(' ')), read(plain.join(' ')));
  });

  it('reads the first 1,500 words, or the whole text in a deep scan', () => {
    const words = `${human} `.repeat(12).split(' ').slice(0, 1_500).join(' ');
    const rest = `${machine} `.repeat(10);
    assert.equal(read(`${words} ${rest}`), read(words));
    const deep = read(`${words} ${rest}`, true);
    assert.ok(deep > read(words) && deep < read(rest));
    assert.equal(read(machine, true), read(machine));
  });
});

describe('logOddsByEra', () => {
  const expert = (era: Era, ...calibration: Calibration) => ({ era, calibration });
  const both = [expert('earlier', 1, 0, 0, 0), expert('recent', 2, 0, 0.25, 0)];
  for (const [name, eras, scores, experts, expected] of [
    ['calibrates each expert for its era', ['earlier', 'recent'], [-1, 1.5], both, [-1, 3.25]],
    ['applies a single expert to every era', ['recent'], [1.5], both.slice(1), [3.25, 3.25]],
    ['matches scores to eras when an expert was not trained', ['recent'], [1.5], both, [3.25, 3.25]],
  ] as const)
    it(name, () => {
      const [earlier, recent] = expected;
      assert.deepEqual(logOddsByEra({ eras, scores: [...scores], words: 200 }, experts), { earlier, recent });
    });
});

it('the experts detect AI-generated texts of their era, together as well as alone', () => {
  const recent = synthetic(240, 9)
    .filter(sample => sample.machine)
    .map(({ text, ...sample }) => ({
      ...sample,
      era: 'recent' as const,
      text: text.replace(machineWords, 'quietly'),
    }));
  const both = [...samples, ...recent];
  const two = fitExperts(buildTrainingSet(both, settings, mulberry32(3)), [...both.keys()], settings);
  assert.equal(two.experts.map(expert => expert.era).join(), 'earlier,recent');
  const reader = new Scorer(two.bytes, two.experts);
  const decoded = decodeWeights(two.bytes);
  const scoresOf = (own: Scorer, text: string) => own.score(prepare(text), 1_500).scores;
  two.experts.forEach((expert, e) => {
    const alone = new Scorer(encodeWeights({ ...decoded, experts: [decoded.experts[e]!] }), [expert]);
    for (const { text } of both.slice(0, 20))
      assert.equal(scoresOf(reader, text)[e], scoresOf(alone, text)[0]);
  });
  const [ofEarlier, ofRecent, ofPerson] = [machine, recent[0]!.text, human].map(text =>
    scoresOf(reader, text),
  );
  assert.ok(ofEarlier![0]! > ofPerson![0]! && ofEarlier![0]! > ofEarlier![1]!);
  assert.ok(ofRecent![1]! > ofPerson![1]! && ofRecent![1]! > ofRecent![0]!);
});

it('the shares of the tokens divide the score of a text, times the slope of the expert', () => {
  const scorer = new Scorer(fitted.bytes, fitted.experts);
  const bias = fitted.experts[0]!.families.reduce((sum, family) => sum + family.bias, 0);
  for (const text of [human, machine, `${human} ${machine} ${human}`]) {
    const scored = scorer.score(prepare(text), 1_500);
    const { tokens } = scored.gramWeights;
    const [once, thrice] = [1, 3].map(slope =>
      scorer.score(prepare(text), 1_500).gramWeights.shares([slope]),
    );
    assert.equal(once!.length, tokens.count);
    const sum = once!.reduce((total, share) => total + share, bias);
    assert.ok(Math.abs(sum - scored.scores[0]!) < 1e-9, `${sum} for ${scored.scores[0]}`);
    assert.ok(once!.every((share, i) => Math.abs(3 * share - thrice![i]!) < 1e-9));
  }
});

it('the evidence is of no further words than the score', () => {
  const long = `${human} `.repeat(20) + machine;
  const light = model.read(prepare(long), false).evidence({ earlier: 0.5, recent: 0.5 }, 50);
  assert.ok(light.every(span => span.end < long.length - machine.length));
});

describe('loadModel, mismatched files', () => {
  const moved = experts.map(expert => ({ ...expert, calibration: [2, 0.1, 0.3, 0.001] as const }));
  const damaged = Uint8Array.from(fitted.bytes);
  damaged[40]! ^= 1;

  for (const [name, bytes, change, message] of [
    ['damaged weights', damaged, {}, /not the one its manifest describes/],
    ['empty weights', new Uint8Array(0), {}, /not the one its manifest describes/],
    ['numbers changed under the same version', fitted.bytes, { experts: moved }, /changed by hand/],
    ['other experts', fitted.bytes, { experts: [], version: versionOf(hash, []) }, /different experts/],
    ['an unknown format', fitted.bytes, { format: 99 }, /format 99/],
  ] as [string, Uint8Array, Partial<Manifest>, RegExp][])
    it(`rejects ${name}`, () => assert.throws(() => loadModel(bytes, { ...manifest, ...change }), message));

  it('changes its version with any weight or calibration', () => {
    assert.notEqual(versionOf(hash, moved), manifest.version);
    assert.notEqual(versionOf(hash.replace(/^./, 'x'), experts), manifest.version);
  });
});
