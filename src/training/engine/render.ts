import {
  formatHistogram,
  lengthBucket,
  lengthBuckets,
  scoreBin,
  scoreBins,
} from '../../engine/scan/calibration.js';
import { eras } from '../../engine/scan/eras.js';
import type { PassageTables } from '../../engine/scan/passages/calibration.js';
import { toScore } from '../../engine/scan/score.js';
import { signals } from '../../engine/scan/signals/index.js';
import {
  type Combination,
  type EngineKind,
  genreColumns,
  type SignalWeights,
} from '../../engine/scan/weights.js';
import type { FigureTable } from '../accuracy/figure-table.js';
import type { TrainingSample } from '../corpus/corpus.js';
import type { FittedEngine } from './engine.js';
import { isScoredBy, logOddsOf } from './held-out.js';
import { aucChart } from './report/auc-chart.js';
import { bandTables } from './report/bands.js';
import { evaluationTables, sourceAreas } from './report/evaluation.js';
import type { FittedLists } from './word-lists.js';

const commentWidth = 106;

/** Header comment of a generated file, wrapped to the line width. */
function header(what: string): string {
  const lines = [''];
  for (const word of `${what} Written by \`npm run fit\`.`.split(' ')) {
    const line = `${lines.at(-1)} ${word}`.trim();
    if (line.length > commentWidth) lines.push(word);
    else lines[lines.length - 1] = line;
  }
  return lines.length === 1
    ? `/** ${lines[0]} */\n`
    : `/**\n${lines.map(line => ` * ${line}\n`).join('')} */\n`;
}

export function renderLists(lists: FittedLists): string {
  const rows = Object.entries(lists).map(([role, list]) => {
    const entries = [...list].sort((a, b) => Math.abs(b[1]) - Math.abs(a[1]) || (a[0] < b[0] ? -1 : 1));
    return `  ${role}: \`\n${entries.map(([entry, weight]) => `${entry} ${weight}`).join('\n')}\n\`,`;
  });
  return `${header('Fitted word lists: each entry with its log-odds per use in 100 words.')}export const fitted = {\n${rows.join('\n')}\n} as const;\n`;
}

export function renderWeights(
  rows: readonly SignalWeights[],
  combinations: FittedEngine['combinations'],
): string {
  const lines = signals.map((signal, s) => {
    const row = rows[s]!;
    const typical = genreColumns.map(genre => row.typical[genre]);
    const weights = eras.flatMap(era => [row.eraWeights[era].ai, row.eraWeights[era].human]);
    const typicalOfAi = genreColumns.map(genre => row.typicalOfAi[genre]);
    return [signal.name, ...weights, row.spread, ...typical, ...typicalOfAi].join(' ');
  });
  const numbers = ({ signals: factor, classifier, midpoint, slope, eraPriors, bias }: Combination) => {
    const biases = genreColumns.map(genre => bias[genre]);
    return [factor, classifier, midpoint, slope, ...eras.map(era => eraPriors[era]), ...biases].join(' ');
  };
  return `${header(
    `Combinations: weights of signals and classifier, midpoint, slope, prior by era, bias by genre. Signals: by era (${eras.join(', ')}) the weights for AI generation and human authorship in log-odds; then the spread, and the mean of human-written, then of AI-generated texts in ${genreColumns.join(', ')}.`,
  )}export const signalWeights = {
  heuristics: '${numbers(combinations.heuristics)}',
  model: '${numbers(combinations.model)}',
  signals: \`
${lines.join('\n')}
\`,
};
`;
}

/** The calibration tables: by genre, length and engine, histograms of held-out scores of either label. */
export function renderCalibration(engine: FittedEngine, modelVersion: string): string {
  const human = histograms(engine, sample => !sample.machine);
  const ai = histograms(engine, sample => sample.machine && sample.attack === null);
  const first = 'Genre, length bucket, engine,';
  const counts = 'texts in each half point of the score; xN stands for N empty half points.';
  return `${header(`${first} and the number of held-out human-written ${counts}`)}export const measured = \`
${human.map(({ key, counts }) => `${key} ${counts}`).join('\n')}
\`;

${header(`${first} years of the first and the last model, and the number of held-out AI-generated ${counts} Texts that were edited or disguised are not counted.`)}export const measuredAi = \`
${ai.map(({ key, years, counts }) => `${key} ${years.join(' ')} ${counts}`).join('\n')}
\`;

/** Version of the classifier used in the rows of \`model\`. */
export const measuredModel = '${modelVersion}';
`;
}

interface HistogramRow {
  /** Genre, length bucket and engine. */
  readonly key: string;
  readonly counts: string;
  /** The first and the last year of the texts. */
  readonly years: readonly [number, number];
}

/** Histograms of the held-out scores of some samples. */
function histograms(
  { corpus, held, combinations }: FittedEngine,
  isCounted: (sample: TrainingSample) => boolean,
): HistogramRow[] {
  const rows: HistogramRow[] = [];
  for (const kind of ['heuristics', 'model'] as const) {
    for (const genre of genreColumns) {
      const buckets = lengthBuckets.map(() => ({ counts: new Int32Array(scoreBins), years: [] as number[] }));
      corpus.samples.forEach((sample, i) => {
        const row = genre === 'standard' ? held.found[i] : sample.genre;
        if (!isCounted(sample) || row !== genre || !isScoredBy(corpus, kind, i)) return;
        const score = toScore(logOddsOf(held, combinations[kind], i, genre), combinations[kind]);
        const bucket = buckets[lengthBucket(corpus.texts[i]!.wordCount)]!;
        // Results have one decimal, and their bands are those of the rounded score.
        bucket.counts[scoreBin(Math.round(score * 10) / 10)]!++;
        bucket.years.push(sample.year);
      });
      buckets.forEach(({ counts, years }, bucket) => {
        if (years.length === 0) return;
        const span = [
          years.reduce((a, b) => Math.min(a, b)),
          years.reduce((a, b) => Math.max(a, b)),
        ] as const;
        rows.push({ key: `${genre} ${bucket} ${kind}`, counts: formatHistogram(counts), years: span });
      });
    }
  }
  return rows;
}

/** The mapping from log-odds to the scores of passages. */
export function renderPassageCalibration(tables: PassageTables): string {
  const render = (rows: PassageTables[EngineKind]) =>
    `\n${rows.map(({ words, midpoint, slope }) => `${words} ${midpoint} ${slope}`).join('\n')}\n`;
  return `${header('Mapping of passage scores by the words of the text: rows of words, midpoint and slope.')}export const passageCalibration = {
  heuristics: \`${render(tables.heuristics)}\`,
  model: \`${render(tables.model)}\`,
} as const;
`;
}

/** The tables of docs/accuracy about both engines, with the chart. */
export function engineFigures(
  engine: FittedEngine,
  modelVersion: string,
): { tables: FigureTable[]; charts: { 'engine.svg': string } } {
  const kinds = ['model', 'heuristics'] as const;
  const [first, second] = kinds.map(kind => [...evaluationTables(engine, kind), ...bandTables(engine, kind)]);
  const tables = first!.map((table, i) => ({ ...table, rows: [...table.rows, ...second![i]!.rows] }));
  const version = ['whole engine', 'version of the classifier', modelVersion, ''];
  return {
    tables: tables.map(table =>
      table.name === 'engine-targets' ? { ...table, rows: [version, ...table.rows] } : table,
    ),
    charts: { 'engine.svg': aucChart('the whole engine', sourceAreas(engine, 'model')) },
  };
}
