import { readFileSync } from 'node:fs';
import { loadModel } from './classifier/predict.js';
import type { Classifier } from './scan/classifier.js';

/** The weights are shipped with the sources; this path is relative to the compiled file. */
const folder = new URL('../../src/generated/classifier/', import.meta.url);

/**
 * Loads the n-gram classifier of this package.
 * @throws Error if a file is missing or damaged
 */
export function loadShippedClassifier(): Classifier {
  const manifest = JSON.parse(readFileSync(new URL('manifest.json', folder), 'utf8'));
  return loadModel(readFileSync(new URL('weights.bin', folder)), manifest);
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
