/**
 * Fits the engine to folders of labelled texts, after the classifier was trained on them (npm run train):
 *
 *   npm run fit -- FOLDER...            writes src/generated/{lexicon,signal-weights,calibration}.ts and
 *                                       docs/accuracy/engine-*.csv, engine.svg and docs/accuracy.md
 *   npm run fit -- FOLDER... --check    only prints the evaluation
 *
 *   texts ─► word lists, weights and classifier, each also without every group of sources
 *         ─► held-out log-odds of every text ─► combination of signals and classifier
 *         ─► mapping to scores ─► error rates by genre, length and engine
 *
 * Deterministic on one machine and Node version.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Manifest } from '../../engine/classifier/manifest.js';
import { csvOf } from '../accuracy/figure-table.js';
import { writeFigures } from '../accuracy/write.js';
import { defaultFitCache } from '../classifier/fit-cache.js';
import { hyperparameters } from '../classifier/hyperparameters.js';
import { exitOnCorpusError } from '../corpus/corpus-error.js';
import { sourceMismatch } from '../corpus/source-check.js';
import { fitEngine } from './engine.js';
import { calibratePassages } from './passages/calibrate.js';
import { foldEnginesFolder, writeFoldSources } from './passages/fold-engines.js';
import { humanDocuments } from './passages/human-documents.js';
import {
  engineFigures,
  renderCalibration,
  renderLists,
  renderPassageCalibration,
  renderWeights,
} from './render.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { check: { type: 'boolean', default: false } },
});
if (positionals.length === 0) {
  console.error('usage: npm run fit -- FOLDER... [--check]');
  process.exit(2);
}
await exitOnCorpusError(() => fit(positionals, values.check));

async function fit(folders: readonly string[], check: boolean): Promise<void> {
  const begun = performance.now();
  const manifest = JSON.parse(readFileSync('src/generated/classifier/manifest.json', 'utf8')) as Manifest;
  const other = sourceMismatch(manifest, folders);
  if (other !== '') console.error(other);
  const log = (line: string) =>
    console.error(`${((performance.now() - begun) / 1000).toFixed(0).padStart(4)} s  ${line}`);
  const recipe = { ...hyperparameters, seed: manifest.seed };
  const engine = fitEngine(folders, recipe, manifest.experts, log, defaultFitCache);
  const passages = await calibratePassages(
    foldEnginesFolder,
    engine.without,
    humanDocuments(engine.corpus.samples, engine.corpus.group),
    log,
  );
  writeFoldSources(
    foldEnginesFolder,
    new Map(engine.corpus.samples.map(({ source }, i) => [source, engine.corpus.group[i]!])),
  );
  const { tables, charts } = engineFigures(engine, manifest.version);
  for (const table of tables) console.error(`${table.name}\n${csvOf(table)}`);
  if (!check) {
    writeFileSync('src/generated/lexicon.ts', renderLists(engine.lists));
    writeFileSync('src/generated/signal-weights.ts', renderWeights(engine.signals, engine.combinations));
    writeFileSync('src/generated/calibration.ts', renderCalibration(engine, manifest.version));
    writeFileSync('src/generated/passage-calibration.ts', renderPassageCalibration(passages));
    writeFigures(tables, charts);
    console.error('written; now build, format and run the tests');
  }
}
