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
import { combinedLogOdds } from '../../../src/engine/scan/eras.js';
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
    const words = Array.from({ length: 12 }, () => human)
      .join(' ')
      .split(' ')
      .slice(0, 1_500)
      .join(' ');
    const rest = Array.from({ length: 10 }, () => machine).join(' ');
    assert.equal(read(`${words} ${rest}`), read(words));
    const deep = read(`${words} ${rest}`, true);
    assert.ok(deep > read(words) && deep < read(rest));
  });

  it('returns the same result for a short text with and without deep', () => {
    assert.equal(read(machine, true), read(machine));
  });
});

describe('logOddsByEra', () => {
  const plain: Calibration = [1, 0, 0, 0];

  it('returns the calibrated log-odds of each expert for its era', () => {
    const experts = [
      { era: 'earlier' as const, calibration: plain },
      { era: 'recent' as const, calibration: [2, 0, 0.25, 0] as const },
    ];
    const read = { eras: ['earlier', 'recent'] as const, scores: [-1, 1.5], words: 200 };
    assert.deepEqual(logOddsByEra(read, experts), { earlier: -1, recent: 3.25 });
  });

  it('applies a single expert to every era', () => {
    const alone = { era: 'recent' as const, calibration: plain };
    const read = { eras: ['recent'] as const, scores: [1.5], words: 200 };
    assert.deepEqual(logOddsByEra(read, [alone]), { earlier: 1.5, recent: 1.5 });
  });

  it('matches scores to eras when a calibrated expert was not trained', () => {
    const experts = [
      { era: 'earlier' as const, calibration: plain },
      { era: 'recent' as const, calibration: [2, 0, 0, 0] as const },
    ];
    const read = { eras: ['recent'] as const, scores: [1.5], words: 200 };
    assert.deepEqual(logOddsByEra(read, experts), { earlier: 3, recent: 3 });
  });
});

describe('the experts', () => {
  it('detect AI-generated texts of their era, together as well as alone', () => {
    const recentWords = (text: string) =>
      text.replace(
        /moreover|crucial|furthermore|vibrant|pivotal|notably|robust|seamless|foster|nuanced/g,
        'quietly',
      );
    const recent = synthetic(240, 9)
      .filter(sample => sample.machine)
      .map(sample => ({ ...sample, era: 'recent' as const, text: recentWords(sample.text) }));
    const both = [...samples, ...recent];
    const two = fitExperts(buildTrainingSet(both, settings, mulberry32(3)), [...both.keys()], settings);
    assert.deepEqual(
      two.experts.map(expert => expert.era),
      ['earlier', 'recent'],
    );
    const reader = new Scorer(two.bytes, two.experts);
    const decoded = decodeWeights(two.bytes);
    two.experts.forEach((expert, e) => {
      const alone = new Scorer(encodeWeights({ ...decoded, experts: [decoded.experts[e]!] }), [expert]);
      for (const { text } of both.slice(0, 20))
        assert.equal(
          reader.score(prepare(text), 1_500).scores[e],
          alone.score(prepare(text), 1_500).scores[0],
        );
    });
    const [ofEarlier, ofRecent, ofPerson] = [machine, recent[0]!.text, human].map(
      text => reader.score(prepare(text), 1_500).scores,
    );
    assert.ok(ofEarlier![0]! > ofPerson![0]! && ofEarlier![0]! > ofEarlier![1]!);
    assert.ok(ofRecent![1]! > ofPerson![1]! && ofRecent![1]! > ofRecent![0]!);
  });
});

describe('the shares of the tokens', () => {
  const scorer = new Scorer(fitted.bytes, fitted.experts);
  const bias = fitted.experts[0]!.families.reduce((sum, family) => sum + family.bias, 0);

  it('divides the score of a text over its tokens', () => {
    for (const text of [human, machine, `${human} ${machine} ${human}`]) {
      const prepared = prepare(text);
      const [score] = scorer.score(prepared, 1_500).scores;
      const weights = scorer.score(prepared, 1_500).gramWeights();
      const shares = weights.shares([1]);
      assert.equal(shares.length, weights.tokens.count);
      const sum = shares.reduce((total, share) => total + share, bias);
      assert.ok(Math.abs(sum - score!) < 1e-9, `${sum} for ${score}`);
    }
  });

  it('multiplies by the slope of the expert', () => {
    const prepared = prepare(machine);
    const once = scorer.score(prepared, 1_500).gramWeights().shares([1]);
    const thrice = scorer.score(prepared, 1_500).gramWeights().shares([3]);
    assert.ok(once.every((share, i) => Math.abs(3 * share - thrice[i]!) < 1e-9));
  });
});

describe('evidence', () => {
  const even = { earlier: 0.5, recent: 0.5 };

  it('quotes words of AI-generated text with positive log-odds', () => {
    const spans = model.read(prepare(machine), false).evidence(even, 5);
    assert.ok(spans.length > 0 && spans.length <= 5);
    const strongest = spans.toSorted((one, other) => other.logOdds - one.logOdds)[0]!;
    assert.ok(strongest.logOdds > 0);
    assert.match(
      machine.slice(strongest.start, strongest.end),
      /moreover|crucial|furthermore|vibrant|pivotal|notably|robust|seamless|foster|nuanced/i,
    );
  });

  it('reads no further than the score does', () => {
    const long = `${Array.from({ length: 20 }, () => human).join(' ')} ${machine}`;
    const light = model.read(prepare(long), false).evidence(even, 50);
    assert.ok(light.every(span => span.end < long.length - machine.length));
  });
});

describe('loadModel, mismatched files', () => {
  const changed = (part: Partial<Manifest>): Manifest => ({ ...manifest, ...part });

  it('rejects weights of another model and damaged weights', () => {
    const damaged = Uint8Array.from(fitted.bytes);
    damaged[40]! ^= 1;
    assert.throws(() => loadModel(damaged, manifest), /not the one its manifest describes/);
    assert.throws(() => loadModel(new Uint8Array(0), manifest), /not the one its manifest describes/);
  });

  it('rejects numbers changed under the same version', () => {
    const moved = experts.map(expert => ({ ...expert, calibration: [1, 0, 0, 0] as const }));
    assert.throws(() => loadModel(fitted.bytes, changed({ experts: moved })), /changed by hand/);
  });

  it('rejects a number of experts that differs from the weights', () => {
    const fewer = { ...manifest, experts: [] };
    const version = versionOf(hash, fewer.experts);
    assert.throws(() => loadModel(fitted.bytes, { ...fewer, version }), /different experts/);
  });

  it('rejects an unknown format', () => {
    assert.throws(() => loadModel(fitted.bytes, changed({ format: 99 })), /format 99/);
  });

  it('changes its version with any weight or calibration', () => {
    const moved = experts.map(expert => ({ ...expert, calibration: [2, 0.1, 0.3, 0.001] as const }));
    assert.notEqual(versionOf(hash, moved), manifest.version);
    assert.notEqual(versionOf(hash.replace(/^./, 'x'), experts), manifest.version);
  });
});
