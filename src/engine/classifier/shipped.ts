import type { Classifier } from '../scan/classifier.js';
import { readClassifierFiles } from './files.js';
import { loadModel } from './predict.js';

/**
 * Loads the n-gram classifier of this package.
 * @throws Error if a file is missing or damaged
 */
export function loadShippedClassifier(): Classifier {
  const { weights, manifest } = readClassifierFiles();
  return loadModel(weights, manifest);
}

/**
 * As `loadShippedClassifier`, but returns null when a file is missing or damaged. The server logs the
 * failure, and scans report it to the caller.
 */
export function openShippedClassifier(): Classifier | null {
  try {
    return loadShippedClassifier();
  } catch {
    return null;
  }
}
