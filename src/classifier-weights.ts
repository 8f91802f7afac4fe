import { readFileSync } from 'node:fs';
import { loadModel } from './classifier/predict.js';
import type { Classifier } from './scan/scan.js';

/** The weights lie with the sources, two folders above the compiled file's room. */
const folder = new URL('../../src/generated/classifier/', import.meta.url);

/**
 * Reads the deeper model of this package.
 * @throws Error when a file is missing or damaged
 */
export function readModel(): Classifier {
  const manifest = JSON.parse(readFileSync(new URL('manifest.json', folder), 'utf8'));
  return loadModel(readFileSync(new URL('weights.bin', folder)), manifest);
}

/** The same, or null when it can't be read: the server's main thread tells the log, a scan tells its caller. */
export function openModel(): Classifier | null {
  try {
    return readModel();
  } catch {
    return null;
  }
}
