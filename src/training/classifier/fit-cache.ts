import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pid } from 'node:process';
import { fileURLToPath } from 'node:url';
import { type FittedExperts, fitExperts } from './fit-experts.js';
import type { Hyperparameters } from './hyperparameters.js';
import type { TrainingSet } from './training-set.js';

/**
 * A folder of fitted classifiers, so that an interrupted program resumes and several programs share a fit.
 * The name of a file is the SHA-256 of everything that the fit depends on: the code, the hyperparameters, the
 * texts and the chosen indexes. The file is one line of JSON (`sha256` of what follows, `experts`) and then
 * the bytes of the weights. The folder may be deleted at any time.
 */
export type FitCache = string;

/** The cache of the command-line programs, ignored by Git. */
export const defaultFitCache: FitCache = '.training';

/**
 * `fitExperts` with a cache: a stored fit is read, a missing or damaged one is fitted and stored. Without a
 * cache (null) it always fits.
 */
export function cachedFit(
  cache: FitCache | null,
  training: TrainingSet,
  chosen: readonly number[],
  settings: Hyperparameters,
): FittedExperts {
  if (cache === null) return fitExperts(training, chosen, settings);
  const path = fitPath(cache, training, chosen, settings);
  const stored = readFit(path);
  if (stored !== null) return stored;
  const fitted = fitExperts(training, chosen, settings);
  writeFit(path, fitted);
  return fitted;
}

/** Whether the cache contains this fit. */
export function isFitCached(
  cache: FitCache,
  training: TrainingSet,
  chosen: readonly number[],
  settings: Hyperparameters,
): boolean {
  return readFit(fitPath(cache, training, chosen, settings)) !== null;
}

const digest = (...parts: readonly (string | Uint8Array)[]) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
};

function fitPath(
  cache: FitCache,
  training: TrainingSet,
  chosen: readonly number[],
  settings: Hyperparameters,
): string {
  const recipe = JSON.stringify(settings);
  const key = digest(codeDigest(), trainingDigest(training), recipe, JSON.stringify(chosen));
  return join(cache, `${key}.fit`);
}

const digests = new WeakMap<TrainingSet, string>();

/**
 * Digest of the texts and of their labels and metadata, in order. The rest of a training set follows from
 * them and from the hyperparameters.
 */
function trainingDigest(training: TrainingSet): string {
  const known = digests.get(training);
  if (known !== undefined) return known;
  const hash = createHash('sha256');
  for (const sample of training.samples) hash.update(`${JSON.stringify(sample)}\n`);
  const found = hash.digest('hex');
  digests.set(training, found);
  return found;
}

let ownCode: string | undefined;

/**
 * Digest of the compiled files that compute a fit: `fit-experts`, `training-set` and their imports. Files in
 * `generated` are data of other signals and change with every `npm run fit`, so they are excluded.
 */
function codeDigest(): string {
  if (ownCode !== undefined) return ownCode;
  const files = new Set<string>();
  const add = (file: string): void => {
    if (files.has(file) || /[/\\]generated[/\\]/.test(file)) return;
    files.add(file);
    const imports = readFileSync(file, 'utf8').matchAll(/^(?:import|export)\s[^'"]*?from\s+'(\.[^']+)'/gm);
    for (const [, path] of imports) add(join(dirname(file), path!));
  };
  for (const entry of ['./fit-experts.js', './training-set.js'])
    add(fileURLToPath(new URL(entry, import.meta.url)));
  ownCode = digest(...[...files].map(file => readFileSync(file)));
  return ownCode;
}

const lineFeed = 0x0a;

/** Reads a stored fit; null if the file is missing or damaged. */
function readFit(path: string): FittedExperts | null {
  try {
    const content = readFileSync(path);
    const end = content.indexOf(lineFeed);
    const { sha256, experts } = JSON.parse(content.toString('utf8', 0, end));
    const bytes = new Uint8Array(content.subarray(end + 1));
    return sha256 === digest(JSON.stringify(experts), bytes) ? { bytes, experts } : null;
  } catch {
    return null;
  }
}

/** Writes a fit under a temporary name and renames it, so that readers never see half of a file. */
function writeFit(path: string, { bytes, experts }: FittedExperts): void {
  mkdirSync(dirname(path), { recursive: true });
  const head = JSON.stringify({ sha256: digest(JSON.stringify(experts), bytes), experts });
  const temporary = `${path}.${pid}`;
  writeFileSync(temporary, Buffer.concat([Buffer.from(`${head}\n`), bytes]));
  renameSync(temporary, path);
}
