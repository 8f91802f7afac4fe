import { createHash } from 'node:crypto';
import type { Era } from '../scan/eras.js';

export const manifestFormat = 4;

/** One family: `score = sum × step × scale(occurrences) + bias`. */
export interface FamilyManifest {
  name: string;
  weights: number;
  step: number;
  bias: number;
}

/** Log-odds = (c0 + c1·L) × score + c2 + c3·L, L = ln(words / 200). */
export type Calibration = readonly [number, number, number, number];

/** The linear models of one era, by feature family. */
export interface Expert {
  era: Era;
  families: FamilyManifest[];
  calibration: Calibration;
}

export interface Manifest {
  format: number;
  /** First 12 hexadecimal digits of the SHA-256 over weights and the numbers below. */
  version: string;
  sha256: string;
  seed: number;
  experts: Expert[];
  sources: { source: string; human: number; machine: number }[];
}

export class WeightsError extends Error {
  override name = 'WeightsError';
}

export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Version that changes with any weight, and with any number of the manifest that affects scores. */
export function versionOf(weightsHash: string, experts: readonly Expert[]): string {
  return createHash('sha256')
    .update(JSON.stringify([manifestFormat, weightsHash, experts]))
    .digest('hex')
    .slice(0, 12);
}

/**
 * Checks that a weights file is undamaged and belongs to a manifest of this format.
 * @throws WeightsError otherwise
 */
export function requireMatchingWeights(weights: Uint8Array, manifest: Manifest): void {
  if (manifest.format !== manifestFormat) {
    throw new WeightsError(
      `The manifest has format ${manifest.format}; this program reads ${manifestFormat}.`,
    );
  }
  const hash = sha256(weights);
  if (hash !== manifest.sha256)
    throw new WeightsError('The weights file is not the one its manifest describes.');
  if (versionOf(hash, manifest.experts) !== manifest.version) {
    throw new WeightsError('The manifest was changed by hand: its version does not fit its numbers.');
  }
}
