import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { it } from 'node:test';
import { cachedFit, isFitCached } from '../../../src/training/classifier/fit-cache.js';
import { fitExperts } from '../../../src/training/classifier/fit-experts.js';
import { hyperparameters } from '../../../src/training/classifier/hyperparameters.js';
import { buildTrainingSet } from '../../../src/training/classifier/training-set.js';
import { mulberry32 } from '../../../src/training/statistics/random.js';
import { temporaryFolder } from '../../temporary-folder.js';
import { synthetic } from './synthetic.js';

const settings = { ...hyperparameters, vocabulary: 50 };
const trainingSet = (seed: number) => buildTrainingSet(synthetic(60, seed), settings, mulberry32(1));
const training = trainingSet(3);
const chosen = [...training.samples.keys()];
const fitted = fitExperts(training, chosen, settings);
const cache = temporaryFolder();

it('cachedFit stores a fit in one file, and reads it instead of fitting again', () => {
  assert.equal(isFitCached(cache, training, chosen, settings), false);
  assert.deepEqual(cachedFit(cache, training, chosen, settings), fitted);
  const closed = { ...trainingSet(3), excerpts: null, openings: null } as never;
  assert.throws(() => fitExperts(closed, chosen, settings));
  assert.equal(isFitCached(cache, closed, chosen, settings), true);
  assert.deepEqual(cachedFit(cache, closed, chosen, settings), fitted);
  assert.equal(readdirSync(cache).length, 1);
});

it('cachedFit stores fits of other texts, labels, chosen texts and hyperparameters in other files', () => {
  const relabelled = training.samples.map((sample, i) => (i === 0 ? { ...sample, machine: true } : sample));
  cachedFit(cache, training, chosen, settings);
  cachedFit(cache, training, chosen.slice(1), settings);
  cachedFit(cache, trainingSet(4), chosen, settings);
  cachedFit(cache, training, chosen, { ...settings, seed: 5 });
  cachedFit(cache, { ...training, samples: relabelled }, chosen, settings);
  assert.equal(readdirSync(cache).length, 5);
});
