/**
 * `npm run train -- FOLDER...`: trains the n-gram classifier on folders of labelled texts (CONTRIBUTING.md),
 * and writes its weights, its manifest, the model card and two tables of docs/accuracy. Deterministic for a
 * given seed, machine and Node version.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { argv, exit, stderr } from 'node:process';
import { parseArgs } from 'node:util';
import { type Manifest, manifestFormat, sha256, versionOf } from '../../engine/classifier/manifest.js';
import { writeTable } from '../accuracy/write.js';
import { exitOnCorpusError } from '../corpus/corpus-error.js';
import { requireTrainable } from '../corpus/training-check.js';
import { groupBy } from '../statistics/group-by.js';
import { calibrateExperts } from './calibrate.js';
import { crossValidate, groupSources, lengthViews, sourceFolds } from './cross-validation.js';
import { cachedFit, defaultFitCache } from './fit-cache.js';
import { hyperparameters } from './hyperparameters.js';
import { modelCard } from './model-card.js';
import { readTrainingSet } from './training-set.js';

function train(folders: readonly string[], out: string, card: string, seed: number): void {
  const startedAt = performance.now();
  const progress = (line: string) =>
    stderr.write(`${((performance.now() - startedAt) / 1000).toFixed(0).padStart(4)} s  ${line}\n`);
  const settings = { ...hyperparameters, seed };
  const training = readTrainingSet(folders, settings);
  const { samples } = training;
  requireTrainable(samples);
  const sources = groupBy(samples, sample => sample.source);
  progress(
    `${samples.length} texts of ${sources.size} sources, ${training.nearDuplicates.pairs.length} pairs`,
  );

  const groupOf = groupSources(samples, Math.min(sourceFolds, sources.size));
  const held = crossValidate(training, groupOf, settings, lengthViews, progress, defaultFitCache);
  const fitted = cachedFit(defaultFitCache, training, [...samples.keys()], settings);
  progress('fitted on every source');
  const calibrations = calibrateExperts(samples, held, fitted.experts);
  const experts = fitted.experts.map((expert, e) => ({ ...expert, calibration: calibrations[e]! }));

  const hash = sha256(fitted.bytes);
  const manifest: Manifest = {
    format: manifestFormat,
    version: versionOf(hash, experts),
    sha256: hash,
    seed,
    experts,
    sources: [...sources].map(([source, members]) => {
      const machine = members.filter(sample => sample.machine).length;
      return { source, human: members.length - machine, machine };
    }),
  };
  mkdirSync(out, { recursive: true });
  writeFileSync(join(out, 'weights.bin'), fitted.bytes);
  writeFileSync(join(out, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  const written = modelCard(manifest, fitted.bytes.length, samples, held);
  writeFileSync(card, written.card);
  for (const table of written.tables) writeTable(join(dirname(card), 'accuracy'), table);
  progress(`${out}: ${fitted.bytes.length} bytes, version ${manifest.version}; ${card}`);
}

const { values, positionals } = parseArgs({
  args: argv.slice(2),
  allowPositionals: true,
  options: {
    out: { type: 'string', default: 'src/generated/classifier' },
    card: { type: 'string', default: 'docs/model-card.md' },
    seed: { type: 'string', default: String(hyperparameters.seed) },
  },
});
if (positionals.length === 0) {
  stderr.write('usage: npm run train -- FOLDER... [--out DIRECTORY] [--card FILE] [--seed NUMBER]\n');
  exit(2);
}
await exitOnCorpusError(() => train(positionals, values.out, values.card, Number(values.seed)));
