/**
 * `npm run bench:accuracy -- FOLDER [MORE...] [--only model|engine] [--processes 1|2]`: evaluates the
 * classifier on held-out texts, sources, model families and genres, and the whole engine on held-out sources.
 * Writes the tables and charts of docs/accuracy, and docs/accuracy.md. FOLDER is a corpus, or contains
 * `train/` and optionally `evaluate/`; MORE are the other folders the shipped weights were trained on. Fitted
 * classifiers are stored in `.training`, so that an interrupted run resumes.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Manifest } from '../src/engine/classifier/manifest.js';
import { writeFigures } from '../src/training/accuracy/write.js';
import { defaultFitCache, isFitCached } from '../src/training/classifier/fit-cache.js';
import { hyperparameters } from '../src/training/classifier/hyperparameters.js';
import { readTrainingSet } from '../src/training/classifier/training-set.js';
import { exitOnCorpusError } from '../src/training/corpus/corpus-error.js';
import { sourceMismatch } from '../src/training/corpus/source-check.js';
import { fitEngine } from '../src/training/engine/engine.js';
import { engineFigures } from '../src/training/engine/render.js';
import { aucChart } from '../src/training/engine/report/auc-chart.js';
import { timeLeft } from '../src/training/statistics/time-left.js';
import { scoreByEngine } from './accuracy/in-domain.js';
import { obfuscationTable } from './accuracy/obfuscation.js';
import { classifierTables } from './accuracy/page.js';
import {
  allFolds,
  dealTexts,
  type HeldOutText,
  headView,
  type ProtocolName,
  protocolsOf,
  runProtocol,
  seenAs,
} from './accuracy/protocols.js';
import { sourceRows } from './accuracy/tables.js';
import { evaluationSetTable } from './accuracy/unseen.js';

type Progress = (line: string) => void;

/** Folders to train on, the folder used for evaluation only, and the number of processes that fit. */
interface Inputs {
  readonly train: readonly string[];
  readonly evaluate: string;
  readonly processes: number;
}

/** Starts the program that fits classifiers into the cache from the last one on. */
function fitAhead(folders: readonly string[]): ChildProcess {
  const program = fileURLToPath(new URL('./accuracy/fit-ahead.js', import.meta.url));
  return spawn(process.execPath, [...process.execArgv, program, ...folders], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

function judgeModel({ train, evaluate, processes }: Inputs, manifest: Manifest, progress: Progress): void {
  const training = readTrainingSet(train, hyperparameters);
  const protocols = protocolsOf(training);
  const folds = allFolds(protocols);
  const fitsLeft = () =>
    folds.filter(({ chosen }) => !isFitCached(defaultFitCache, training, chosen, hyperparameters)).length;
  const fitsAtStart = fitsLeft();
  const helper = processes > 1 && fitsAtStart > 1 ? fitAhead(train) : null;
  const remaining = timeLeft(fitsAtStart);
  const evaluation = {
    experts: manifest.experts,
    settings: hyperparameters,
    cache: defaultFitCache,
    progress(protocol: string, fold: string) {
      const left = fitsLeft();
      const estimate = left < fitsAtStart ? `, ${remaining(fitsAtStart - left)}` : '';
      progress(`${protocol}: ${fold} held out (${left} classifiers to fit${estimate})`);
    },
  };
  const run = (name: ProtocolName) => runProtocol(training, protocols[name], evaluation);
  let scores: Readonly<Record<ProtocolName, HeldOutText[]>>;
  try {
    scores = {
      sources: run('sources'),
      texts: run('texts'),
      recent: run('recent'),
      families: run('families'),
      genres: run('genres'),
    };
  } finally {
    helper?.kill();
  }
  const within = seenAs(scores.texts, headView.name);
  const byEngine = scoreByEngine(train, training, dealTexts(training), within, headView.wordsMax, line =>
    progress(`texts, whole engine: ${line}`),
  );
  const tables = classifierTables({
    version: manifest.version,
    scores,
    byEngine,
    evaluationSets: [evaluationSetTable(evaluate), obfuscationTable(evaluate)].filter(
      table => table !== null,
    ),
  });
  const chart = aucChart('the n-gram classifier', sourceRows(seenAs(scores.sources, '1500')));
  writeFigures(tables, { 'classifier.svg': chart });
  progress('docs/accuracy/classifier-*.csv and the page written');
}

function judgeEngine({ train }: Inputs, manifest: Manifest, progress: Progress): void {
  const engine = fitEngine(train, { ...hyperparameters, seed: manifest.seed }, manifest.experts, line =>
    progress(`engine: ${line}`),
  );
  const { tables, charts } = engineFigures(engine, manifest.version);
  writeFigures(tables, charts);
  progress('docs/accuracy/engine-*.csv and the page written');
}

const parts = { model: judgeModel, engine: judgeEngine };
type Part = keyof typeof parts;

function main(inputs: Inputs, chosen: readonly Part[]): void {
  const begun = performance.now();
  const progress = (line: string) =>
    process.stderr.write(`${((performance.now() - begun) / 1000).toFixed(0).padStart(5)} s  ${line}\n`);
  const manifest = JSON.parse(readFileSync('src/generated/classifier/manifest.json', 'utf8')) as Manifest;
  const other = sourceMismatch(manifest, inputs.train);
  if (other !== '') progress(other);
  for (const part of chosen) parts[part](inputs, manifest, progress);
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string' },
    processes: { type: 'string', default: String(Math.min(2, availableParallelism())) },
  },
});
const [folder, ...more] = positionals;
const chosen = Object.keys(parts).filter((part): part is Part => (values.only ?? part) === part);
const processes = Number(values.processes);
if (folder === undefined || chosen.length === 0 || ![1, 2].includes(processes)) {
  process.stderr.write(
    'usage: npm run bench:accuracy -- FOLDER [MORE...] [--only model|engine] [--processes 1|2]\n',
  );
  process.exit(2);
}
const train = existsSync(join(folder, 'train')) ? join(folder, 'train') : folder;
const inputs = { train: [train, ...more], evaluate: join(folder, 'evaluate'), processes };
await exitOnCorpusError(() => main(inputs, chosen));
