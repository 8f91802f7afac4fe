/**
 * Fits the word lists, base rates, weights, score mapping and calibration to a folder of labelled texts:
 *
 *   node dist/src/fit/fit.js CORPORA            writes lexicon/fitted.ts, weights.ts and calibration-table.ts
 *   node dist/src/fit/fit.js CORPORA --check    leaves groups of sources out in turn and prints what the rest would have said
 */
import { writeFileSync } from 'node:fs';
import { evenWeights, readCorpus } from './corpus.js';
import { crossCheck, report } from './cross-check.js';
import { fitEngine, foundRows, scoresOf } from './engine.js';
import { renderCalibration, renderLists, renderWeights } from './render.js';
import { prepareAll } from './study.js';

const [folder, mode] = process.argv.slice(2);
if (folder === undefined) {
  console.error('usage: fit.js FOLDER [--check]');
  process.exit(2);
}
const say = (line: string) => console.error(line);
say('reading texts');
const samples = readCorpus(folder);
const study = prepareAll(samples, evenWeights(samples));
say(`${samples.length} texts and excerpts, ${study.terms.names.length} terms`);
if (mode === '--check') {
  crossCheck(study, say);
} else {
  const all = new Uint8Array(samples.length).fill(1);
  const engine = fitEngine(study, all);
  writeFileSync('src/text/lexicon/fitted.ts', renderLists(engine.lists));
  writeFileSync('src/text/weights.ts', renderWeights(engine));
  writeFileSync('src/text/calibration-table.ts', renderCalibration(study, engine));
  const found = foundRows(study);
  report(
    study,
    scoresOf(study, engine, i => found[i]!),
    say,
  );
  say('written; now build, format and run the tests');
}
