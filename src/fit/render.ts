import { bandFrom } from '../text/bands.js';
import { lengthBucket, lengthBuckets } from '../text/calibration.js';
import { signals } from '../text/signals/index.js';
import { genreColumns } from '../text/weight-table.js';
import { type FittedEngine, foundRows, scoresOf } from './engine.js';
import type { FittedLists } from './lists.js';
import type { Study } from './study.js';

const header = (what: string) => `/** ${what} Written by fit.ts; change it there. */\n`;

export function renderLists(lists: FittedLists): string {
  const rows = Object.entries(lists).map(([role, list]) => {
    const entries = [...list].sort((a, b) => Math.abs(b[1]) - Math.abs(a[1]) || (a[0] < b[0] ? -1 : 1));
    return `  ${role}: \`\n${entries.map(([entry, weight]) => `${entry} ${weight}`).join('\n')}\n\`,`;
  });
  return `${header('Fitted word lists: an entry and its log-odds for a use in 100 words. Sources and method stand in the model card.')}export const fitted = {\n${rows.join('\n')}\n} as const;\n`;
}

export function renderWeights(engine: FittedEngine): string {
  const lines = signals.map((signal, s) => {
    const row = engine.signals[s]!;
    return [signal.name, row.weight, row.spread, ...genreColumns.map(genre => row.usual[genre])].join(' ');
  });
  return `import { readWeights } from './weight-table.js';

${header(`Signal, weight in log-odds, spread, and what people write in ${genreColumns.join(', ')} texts.`)}export const weights = readWeights({
  bias: '${genreColumns.map(genre => engine.bias[genre]).join(' ')}',
  middle: ${engine.middle},
  slope: ${engine.slope},
  deeperModel: 0.8,
  signals: \`
${lines.join('\n')}
\`,
});
`;
}

/** People's texts of each genre and length: how many reach each band. */
export function renderCalibration(study: Study, engine: FittedEngine): string {
  const lines: string[] = [];
  const found = foundRows(study);
  for (const genre of genreColumns) {
    const all = scoresOf(study, engine, () => genre);
    for (let bucket = 0; bucket < lengthBuckets.length; bucket++) {
      const scores: number[] = [];
      study.samples.forEach((sample, i) => {
        const row = genre === 'standard' ? found[i] : sample.genre;
        if (sample.machine || row !== genre) return;
        if (lengthBucket(study.texts[i]!.wordCount) !== bucket) return;
        scores.push(all[i]!);
      });
      const reach = (from: number) => scores.filter(score => score >= from).length;
      const bands = [0, bandFrom.moderate, bandFrom.elevated, bandFrom.high].map(reach);
      if (scores.length > 0) lines.push([genre, bucket, 'heuristics', scores.length, ...bands].join(' '));
    }
  }
  return `${header('Genre, length bucket, engine, people’s texts, and how many of them reach low, moderate, elevated, high.')}export const measured = \`\n${lines.join('\n')}\n\`;\n`;
}
