import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, beforeEach, describe, it } from 'node:test';
import { cachedFit, isFitCached } from '../../../src/training/classifier/fit-cache.js';
import { fitExperts } from '../../../src/training/classifier/fit-experts.js';
import { hyperparameters } from '../../../src/training/classifier/hyperparameters.js';
import { buildTrainingSet } from '../../../src/training/classifier/training-set.js';
import { mulberry32 } from '../../../src/training/statistics/random.js';
import { synthetic } from './synthetic.js';

const settings = { ...hyperparameters, vocabulary: 50 };
const trainingSet = (seed: number) => buildTrainingSet(synthetic(60, seed), settings, mulberry32(1));
const training = trainingSet(3);
const chosen = [...training.samples.keys()];

describe('cachedFit', () => {
  let cache: string;
  const folders: string[] = [];
  const files = () => readdirSync(cache).sort();
  beforeEach(() => {
    cache = join(mkdtempSync(join(tmpdir(), 'fits-')), 'cache');
    folders.push(join(cache, '..'));
  });
  after(() => {
    for (const folder of folders) rmSync(folder, { recursive: true });
  });

  it('returns the fit, stores it in one file, and returns the same from the file', () => {
    const fitted = fitExperts(training, chosen, settings);
    assert.equal(isFitCached(cache, training, chosen, settings), false);
    assert.deepEqual(cachedFit(cache, training, chosen, settings), fitted);
    assert.equal(isFitCached(cache, training, chosen, settings), true);
    assert.equal(files().length, 1);
    assert.deepEqual(cachedFit(cache, trainingSet(3), chosen, settings), fitted);
    assert.equal(files().length, 1);
  });

  it('reads a stored fit instead of fitting again', () => {
    cachedFit(cache, training, chosen, settings);
    const closed = { ...training, excerpts: null, openings: null } as never;
    assert.throws(() => fitExperts(closed, chosen, settings));
    assert.ok(cachedFit(cache, closed, chosen, settings).bytes.length > 0);
  });

  it('stores fits of other texts, chosen texts and hyperparameters in other files', () => {
    cachedFit(cache, training, chosen, settings);
    cachedFit(cache, training, chosen.slice(1), settings);
    cachedFit(cache, trainingSet(4), chosen, settings);
    cachedFit(cache, training, chosen, { ...settings, seed: 5 });
    assert.equal(files().length, 4);
    const relabelled = training.samples.map((sample, i) => (i === 0 ? { ...sample, machine: true } : sample));
    cachedFit(cache, { ...training, samples: relabelled }, chosen, settings);
    assert.equal(files().length, 5);
  });

  it('fits again when the stored file is damaged', () => {
    const fitted = cachedFit(cache, training, chosen, settings);
    const path = join(cache, files()[0]!);
    const whole = readFileSync(path);
    const changed = Buffer.from(whole);
    changed[changed.length - 1]! ^= 1;
    const head = Buffer.from(whole.toString('latin1').replace('"step":', '"step":1'), 'latin1');
    for (const damaged of [changed, head, whole.subarray(0, whole.length >> 1), Buffer.alloc(0)]) {
      writeFileSync(path, damaged);
      assert.equal(isFitCached(cache, training, chosen, settings), false);
      assert.deepEqual(cachedFit(cache, training, chosen, settings), fitted);
      assert.deepEqual(readFileSync(path), whole);
    }
  });
});
