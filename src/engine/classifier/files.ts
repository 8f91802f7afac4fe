import { readFileSync } from 'node:fs';
import { packageRoot } from '../../contract/package-root.js';
import { type Manifest, requireMatchingWeights } from './manifest.js';

/** The weights are shipped with the sources. */
const folder = new URL('src/generated/classifier/', packageRoot);

/**
 * Reads the files of the n-gram classifier of this package.
 * @throws Error if a file is missing
 */
export function readClassifierFiles(): { weights: Uint8Array; manifest: Manifest } {
  const manifest = JSON.parse(readFileSync(new URL('manifest.json', folder), 'utf8'));
  return { weights: readFileSync(new URL('weights.bin', folder)), manifest };
}

/**
 * Checks the files without decoding them.
 * @throws Error if a file is missing or damaged
 */
export function checkClassifierFiles(): void {
  const { weights, manifest } = readClassifierFiles();
  requireMatchingWeights(weights, manifest);
}
