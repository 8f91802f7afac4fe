/**
 * `npm run bench:accuracy -- FOLDER [MORE...] [--only model|engine]`: evaluates the classifier on held-out
 * texts, sources and AI models, and the whole engine on held-out sources. Writes docs/accuracy.md and
 * docs/accuracy-engine.md, each with a chart. FOLDER is a corpus, or contains `train/` and optionally
 * `evaluate/`; MORE are the other folders the shipped weights were trained on.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Manifest } from '../src/classifier/weights.js';
import { hyperparameters } from '../src/training/classifier/hyperparameters.js';
import { readTrainingSet } from '../src/training/classifier/training-set.js';
import { type Collection, collectionOf, isProjectSource } from '../src/training/corpus/corpus.js';
import { exitOnCorpusError } from '../src/training/corpus/corpus-error.js';
import { sourceMismatch } from '../src/training/corpus/source-check.js';
import { fitEngine } from '../src/training/engine/engine.js';
import { enginePage } from '../src/training/engine/render.js';
import { aucChart } from '../src/training/engine/report/auc-chart.js';
import { decimal, markdownTable, percent } from '../src/training/statistics/format.js';
import { groupBy } from '../src/training/statistics/group-by.js';
import { auc, shareAbove, thresholdAt } from '../src/training/statistics/metrics.js';
import { scoreByEngine } from './accuracy/in-domain.js';
import { obfuscationSection } from './accuracy/obfuscation.js';
import {
  dealTexts,
  type HeldOutText,
  holdOutRecentSources,
  holdOutSources,
  holdOutTexts,
  recentGroups,
  sourceGroups,
  textGroups,
} from './accuracy/protocols.js';
import {
  evenOddsCalibrationError,
  meanPairedAuc,
  pooledHead,
  pooledRows,
  scoresOf,
  sourceRows,
  truePositiveRateAt,
} from './accuracy/tables.js';
import { evaluationSetSections } from './accuracy/unseen.js';

const cellMin = 200;

type Progress = (line: string) => void;

/** Folders to train on, and the folder used for evaluation only. */
interface Folders {
  readonly train: readonly string[];
  readonly evaluate: string;
}

function judgeModel({ train, evaluate }: Folders, manifest: Manifest, progress: Progress): void {
  const training = readTrainingSet(train, hyperparameters);
  const apart = holdOutSources(training, manifest.experts, line => progress(`sources: ${line}`));
  const groupOf = dealTexts(training);
  const texts = holdOutTexts(training, groupOf, manifest.experts, line =>
    progress(`texts and models: ${line}`),
  );
  const within = seenAs(texts, '300');
  const byEngine = scoreByEngine(train, training, groupOf, within, 300, line =>
    progress(`texts, whole engine: ${line}`),
  );
  const recent = holdOutRecentSources(training, manifest.experts, line => progress(`2026 model: ${line}`));
  const bySource = sourceRows(seenAs(apart, '1500'));
  const corpora = apart.filter(({ sample }) => !isProjectSource(sample.source));
  const sections = [
    `# Accuracy of the n-gram classifier

Weights ${manifest.version}. Written by \`npm run bench:accuracy\`. A figure is about texts, never about a person.

FPR is the share of human-written texts above a threshold, TPR that of AI-generated texts. "At 1%" is the threshold with an FPR of 1% over
all human-written texts of the table. Texts under 50 words are excluded, because the classifier abstains there. Log-odds are calibrated by
length, as shipped. Configurations that were tried are in [experiments.md](experiments.md). Texts written or edited for the project (own2026_*) count only in rows that name them.

![AUC by source](accuracy.svg)
`,
    '## Against the targets',
    summary({ apart: corpora, within, byEngine, recent, mean: meanPairedAuc(bySource) }),
    `## Held-out sources (first 1,500 words)
A source with both labels is held out alone, the others in ${sourceGroups} groups, each with its near-duplicates. A source with one label is compared
with the other label of its genres in the other held-out sources. Thresholds are those of the human-written texts of that comparison.
`,
    markdownTable(
      ['source', 'human', 'machine', 'compared with', 'AUC', 'TPR at 1%', 'TPR at 5%'],
      bySource.map(row => [
        row.source,
        row.human,
        row.machine,
        row.paired ? 'itself' : 'its genre',
        decimal(row.auc),
        percent(row.truePositiveRateAt1),
        percent(row.truePositiveRateAt5),
      ]),
    ),
    ...['100', '300', '1500'].map(
      view =>
        `## Genres, sources held out, first ${view} words\n\n` +
        markdownTable(
          pooledHead,
          pooledRows(seenAs(corpora, view), sample => sample.genre),
        ),
    ),
    `## Models, sources held out, first 1,500 words\n\n${markdownTable(
      pooledHead,
      pooledRows(seenAs(corpora, '1500'), ({ model }) => model).filter(row => Number(row[2]) >= 20),
    )}`,
    `## Attacks, sources held out, first 1,500 words\n\n${markdownTable(
      pooledHead,
      pooledRows(seenAs(corpora, '1500'), ({ attack }) => attack).filter(row => Number(row[2]) >= 20),
    )}`,
    '## Texts that train nothing\n\nThe shipped weights; nothing was fitted or chosen on these sets.\n',
    evaluationSetSections(evaluate),
    obfuscationSection(evaluate),
  ];
  mkdirSync('docs', { recursive: true });
  writeFileSync('docs/accuracy.md', `${sections.join('\n\n').replace(/\n{3,}/g, '\n\n')}\n`);
  writeFileSync('docs/accuracy.svg', aucChart('the deeper model', bySource));
  progress('docs/accuracy.md and its picture written');
}

function judgeEngine({ train }: Folders, manifest: Manifest, progress: Progress): void {
  const engine = fitEngine(train, { ...hyperparameters, seed: manifest.seed }, manifest.experts, line =>
    progress(`engine: ${line}`),
  );
  const { page, svg } = enginePage(engine, manifest.version);
  writeFileSync('docs/accuracy-engine.md', page);
  writeFileSync('docs/accuracy-engine.svg', svg);
  progress('docs/accuracy-engine.md and its picture written');
}

const seenAs = (readings: readonly HeldOutText[], view: string) => readings.filter(one => one.view === view);

interface Measured {
  /**
   * Scores with sources held out, with texts held out (classifier and engine), and with the 2026 model's
   * sources held out.
   */
  readonly apart: readonly HeldOutText[];
  readonly within: readonly HeldOutText[];
  readonly byEngine: readonly HeldOutText[];
  readonly recent: readonly HeldOutText[];
  /** Mean AUC over sources with both labels. */
  readonly mean: number;
}

function summary({ apart, within, byEngine, recent, mean }: Measured): string {
  const inside = (readings: readonly HeldOutText[]) =>
    areaAndCatch(
      readings.filter(({ sample }) => sample.source !== longForm && !isProjectSource(sample.source)),
    );
  const newest = (collection: Collection) =>
    areaAndCatch(
      recent.filter(({ sample }) => !sample.machine || collectionOf(sample.source) === collection),
    );
  const whole = seenAs(apart, '1500');
  const human = scoresOf(whole).human;
  const five = thresholdAt(human, 0.05);
  const genres = [...groupBy(whole, ({ sample }) => sample.genre)]
    .map(([genre, group]) => ({ genre, human: scoresOf(group).human }))
    .filter(one => one.human.length >= 100)
    .map(one => ({ genre: one.genre, rate: shareAbove(one.human, five) }))
    .sort((a, b) => b.rate - a.rate);
  const excerpt = (view: string) => shareAbove(scoresOf(seenAs(apart, view)).human, five);
  const pooled = scoresOf(whole);
  const cells = [...groupBy(whole, ({ sample }) => sample.genre).values()].filter(cell => {
    const { human: people, machine } = scoresOf(cell);
    return Math.min(people.length, machine.length) >= cellMin / 2;
  });
  return markdownTable(
    ['what', 'measured', 'target'],
    [
      ['mean AUC over sources with both labels, each held out', decimal(mean), '≥ .86'],
      [
        'pooled over all held-out sources: AUC / TPR at 1% / 5%',
        `${decimal(auc(pooled.human, pooled.machine))} / ${percent(truePositiveRateAt(pooled, 0.01))} / ${percent(truePositiveRateAt(pooled, 0.05))}`,
        '',
      ],
      [
        `in-domain (texts held out in ${textGroups} groups with their near-duplicates, first 300 words): AUC / TPR at 1%`,
        inside(within),
        '≥ .98 / 82%',
      ],
      ['the same by the whole engine', inside(byEngine), '≥ .98 / 82%'],
      [
        `models of the long-form set held out (fiction, ${textGroups} groups): AUC / TPR at 1%`,
        areaAndCatch(within.filter(isLongFiction)),
        '≥ 80%',
      ],
      [
        `2026 model, its sources held out in ${recentGroups} groups: AUC / TPR at 1%`,
        newest('corpora'),
        '≥ .98 / 75%',
      ],
      ['the same, texts written for the project', newest('written'), ''],
      ['the same, human-written texts edited for the project', newest('edited'), ''],
      [
        'FPR in the worst genre at the pooled 5%',
        `${percent(genres[0]?.rate ?? Number.NaN)} (${genres[0]?.genre})`,
        '',
      ],
      [
        'human texts of 600 words FPR at the pooled 5%: whole / 400 words of them',
        `${percent(excerpt('whole'))} / ${percent(excerpt('excerpt'))}`,
        '≤ 1 point apart',
      ],
      [
        `calibration error: overall / worst genre with ${cellMin / 2} of each label`,
        `${decimal(evenOddsCalibrationError(whole))} / ${decimal(Math.max(...cells.map(evenOddsCalibrationError)))}`,
        '≤ .03 / .06',
      ],
    ],
  );
}

const longForm = 'eqbench_longform';

function areaAndCatch(readings: readonly HeldOutText[]): string {
  const scores = scoresOf(readings);
  return `${decimal(auc(scores.human, scores.machine))} / ${percent(truePositiveRateAt(scores, 0.01))}`;
}

/** Fiction of the long-form set against all human-written fiction. */
const isLongFiction = ({ sample }: HeldOutText) =>
  sample.genre === 'fiction' && (!sample.machine || sample.source === longForm);

const parts = { model: judgeModel, engine: judgeEngine };
type Part = keyof typeof parts;

function main(folders: Folders, chosen: readonly Part[]): void {
  const begun = performance.now();
  const progress = (line: string) =>
    process.stderr.write(`${((performance.now() - begun) / 1000).toFixed(0).padStart(5)} s  ${line}\n`);
  const manifest = JSON.parse(readFileSync('src/generated/classifier/manifest.json', 'utf8')) as Manifest;
  const other = sourceMismatch(manifest, folders.train);
  if (other !== '') progress(other);
  for (const part of chosen) parts[part](folders, manifest, progress);
}

const { values, positionals } = parseArgs({ allowPositionals: true, options: { only: { type: 'string' } } });
const [folder, ...more] = positionals;
const chosen = Object.keys(parts).filter((part): part is Part => (values.only ?? part) === part);
if (folder === undefined || chosen.length === 0) {
  process.stderr.write('usage: npm run bench:accuracy -- FOLDER [MORE...] [--only model|engine]\n');
  process.exit(2);
}
const train = existsSync(join(folder, 'train')) ? join(folder, 'train') : folder;
exitOnCorpusError(() => main({ train: [train, ...more], evaluate: join(folder, 'evaluate') }, chosen));
