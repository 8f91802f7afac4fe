import { bandFrom } from '../../scan/bands.js';
import { lengthBucket, lengthBuckets } from '../../scan/calibration.js';
import { eras } from '../../scan/eras.js';
import { toScore } from '../../scan/score.js';
import { signals } from '../../scan/signals/index.js';
import { type Combination, genreColumns, type SignalWeights } from '../../scan/weight-table.js';
import type { FittedEngine } from './engine.js';
import { isScoredBy, logOddsOf } from './held-out.js';
import { aucChart } from './report/auc-chart.js';
import { reportBands } from './report/bands.js';
import { evaluationReport, sourceAreas } from './report/evaluation.js';
import type { FittedLists } from './word-lists.js';

const header = (what: string) => `/** ${what} Written by \`npm run fit\`. */\n`;

export function renderLists(lists: FittedLists): string {
  const rows = Object.entries(lists).map(([role, list]) => {
    const entries = [...list].sort((a, b) => Math.abs(b[1]) - Math.abs(a[1]) || (a[0] < b[0] ? -1 : 1));
    return `  ${role}: \`\n${entries.map(([entry, weight]) => `${entry} ${weight}`).join('\n')}\n\`,`;
  });
  return `${header('Fitted word lists: an entry and its log-odds for a use in 100 words. Sources and method stand in the model card.')}export const fitted = {\n${rows.join('\n')}\n} as const;\n`;
}

export function renderWeights(
  rows: readonly SignalWeights[],
  combinations: FittedEngine['combinations'],
): string {
  const lines = signals.map((signal, s) => {
    const row = rows[s]!;
    const typical = genreColumns.map(genre => row.typical[genre]);
    const weights = eras.flatMap(era => [row.eraWeights[era].ai, row.eraWeights[era].human]);
    return [signal.name, ...weights, row.spread, ...typical].join(' ');
  });
  const numbers = ({
    signals: factor,
    classifier,
    midpoint,
    slope,
    eraPriors,
    bias,
    lengths,
  }: Combination) => {
    const biases = genreColumns.map(genre => bias[genre]);
    return [
      factor,
      classifier,
      midpoint,
      slope,
      ...eras.map(era => eraPriors[era]),
      ...biases,
      ...lengths,
    ].join(' ');
  };
  return `${header(
    `Combinations: signals, deeper model, middle, slope, starts by era, biases by genre, offsets by length. Signals: for each era (${eras.join(', ')}) weight for a machine, for a person, in log-odds; spread, and what people write in ${genreColumns.join(', ')} texts.`,
  )}export const signalWeights = {
  heuristics: '${numbers(combinations.heuristics)}',
  model: '${numbers(combinations.model)}',
  signals: \`
${lines.join('\n')}
\`,
};
`;
}

/** People's texts of each genre and length, scored by an engine that had not seen their source: how many reach each band. */
export function renderCalibration(
  { corpus, held, combinations }: FittedEngine,
  modelVersion: string,
): string {
  const lines: string[] = [];
  for (const kind of ['heuristics', 'model'] as const) {
    for (const genre of genreColumns) {
      const scores = lengthBuckets.map((): number[] => []);
      corpus.samples.forEach((sample, i) => {
        const row = genre === 'standard' ? held.found[i] : sample.genre;
        if (sample.machine || row !== genre || !isScoredBy(corpus, kind, i)) return;
        const score = toScore(logOddsOf(corpus, held, combinations[kind], i, genre), combinations[kind]);
        scores[lengthBucket(corpus.texts[i]!.wordCount)]!.push(score);
      });
      scores.forEach((own, bucket) => {
        const reach = (from: number) => own.filter(score => score >= from).length;
        const bands = [0, bandFrom.moderate, bandFrom.elevated, bandFrom.high].map(reach);
        if (own.length > 0) lines.push([genre, bucket, kind, own.length, ...bands].join(' '));
      });
    }
  }
  return `${header('Genre, length bucket, engine, people’s texts, and how many of them reach low, moderate, elevated, high.')}export const measured = \`
${lines.join('\n')}
\`;

/** Version of the deeper model that took part in the rows of \`model\`. */
export const measuredModel = '${modelVersion}';
`;
}

/** The page of what was measured, and its picture. */
export function enginePage(engine: FittedEngine, modelVersion: string): { page: string; svg: string } {
  const lines: string[] = [];
  for (const kind of ['heuristics', 'model'] as const) reportBands(engine, kind, line => lines.push(line));
  const page = `# Accuracy of the engine

Written by \`npm run fit\` and \`npm run bench:accuracy\`; change it there. Deeper model ${modelVersion}. Every text was read by word
lists, weights and a model fitted without its source (each with both labels alone, the others in groups), the model without any
version of it either; how the two combine and where the bands begin was then set on these readings. A figure is about texts, never about
a person. Texts of models that only continue text are left out. Those the project had written or edited (own2026_*) count only in rows that name them.

"Flagged" are people's texts above a threshold, "caught" are machine texts above it; "at 1%" is the threshold that flags 1% of all
people's texts of that table.

![AUC by source](accuracy-engine.svg)

## The whole engine

${evaluationReport(engine, 'model')}

## The signals alone

${evaluationReport(engine, 'heuristics')}

## Bands

Buckets of length: 0 under 100 words, 1 under 200, 2 under 400, 3 longer.

\`\`\`
${lines.join('\n').trim()}
\`\`\`
`;
  return { page, svg: aucChart('the whole engine', sourceAreas(engine, 'model')) };
}
