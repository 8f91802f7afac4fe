import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fit } from '../../src/model/learn/fit.js';
import { randomOf } from '../../src/model/learn/random.js';
import { recipe } from '../../src/model/learn/recipe.js';
import { trainingOf } from '../../src/model/learn/training.js';
import { loadModel } from '../../src/model/predict.js';
import { type Manifest, manifestFormat, sha256, versionOf } from '../../src/model/weights.js';
import { synthetic } from './learn/synthetic.js';

const samples = synthetic(240, 3);
const settings = { ...recipe, vocabulary: 40, epochs: 2 };
const fitted = fit(trainingOf(samples, settings, randomOf(3)), [...samples.keys()], settings);
const numbers = { families: fitted.families, calibration: [2, 0.1, 0.3, 0] as Manifest['calibration'] };
const hash = sha256(fitted.bytes);
const manifest: Manifest = {
  format: manifestFormat,
  version: versionOf(hash, numbers),
  sha256: hash,
  seed: 1,
  ...numbers,
  sources: [],
};
const model = loadModel(fitted.bytes, manifest);
const read = (text: string, deep = false) => model.read({ text }, deep);
const [human, machine] = [samples.find(one => !one.machine)!.text, samples.find(one => one.machine)!.text];

describe('loadModel', () => {
  it('reads machine prose above human prose, as log-odds', () => {
    assert.ok(read(machine) > 0 && read(human) < 0);
  });

  it('says the same of the same text, whatever was read between', () => {
    const first = read(machine);
    for (let i = 0; i < 300; i++) read(human);
    assert.equal(read(machine), first);
  });

  it('abstains under 50 words', () => {
    const words = machine.split(' ');
    assert.equal(read(''), 0);
    assert.equal(read(words.slice(0, 49).join(' ')), 0);
    assert.notEqual(read(words.slice(0, 50).join(' ')), 0);
  });

  it('is not moved by Markdown, quotes, dashes, case, spaces or line breaks', () => {
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

  it('reads 1,500 words, and all of them when deep', () => {
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

  it('reads a short text alike, deep or not', () => {
    assert.equal(read(machine, true), read(machine));
  });
});

describe('loadModel refuses what does not belong together', () => {
  const changed = (part: Partial<Manifest>): Manifest => ({ ...manifest, ...part });

  it('weights of another model, or damaged ones', () => {
    const damaged = Uint8Array.from(fitted.bytes);
    damaged[40]! ^= 1;
    assert.throws(() => loadModel(damaged, manifest), /not the one its manifest describes/);
    assert.throws(() => loadModel(new Uint8Array(0), manifest), /not the one its manifest describes/);
  });

  it('numbers changed under the same version', () => {
    assert.throws(() => loadModel(fitted.bytes, changed({ calibration: [1, 0, 0, 0] })), /changed by hand/);
  });

  it('a format of another time', () => {
    assert.throws(() => loadModel(fitted.bytes, changed({ format: 99 })), /format 99/);
  });

  it('has a version that changes with any weight or number', () => {
    const other = versionOf(hash, { ...numbers, calibration: [2, 0.1, 0.3, 0.001] });
    assert.notEqual(other, manifest.version);
    assert.notEqual(versionOf(hash.replace(/^./, 'x'), numbers), manifest.version);
  });
});
