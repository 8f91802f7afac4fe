/**
 * Program that the benchmark starts beside itself: `node fit-ahead.js FOLDER...` fits the classifiers of all
 * protocols into the cache, last one first, while the benchmark fits from the first one on. A fit that both
 * reach at the same time is computed twice, with the same result. Ends with the benchmark.
 */
import { argv } from 'node:process';
import { cachedFit, defaultFitCache } from '../../src/training/classifier/fit-cache.js';
import { hyperparameters } from '../../src/training/classifier/hyperparameters.js';
import { readTrainingSet } from '../../src/training/classifier/training-set.js';
import { allFolds, protocolsOf } from './protocols.js';

const parent = process.ppid;
const training = readTrainingSet(argv.slice(2), hyperparameters);
for (const { chosen } of allFolds(protocolsOf(training)).reverse()) {
  if (process.ppid !== parent) break;
  cachedFit(defaultFitCache, training, chosen, hyperparameters);
}
