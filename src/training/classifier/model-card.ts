import { logOddsByEra } from '../../engine/classifier/calibration.js';
import type { Manifest } from '../../engine/classifier/manifest.js';
import { combinedLogOdds } from '../../engine/scan/eras.js';
import { csvOf, type FigureTable, parseCsv } from '../accuracy/figure-table.js';
import { isProjectSource, type TrainingSample, textsMax } from '../corpus/corpus.js';
import { licenceOf } from '../corpus/licences.js';
import { markdownTable, percent } from '../statistics/format.js';
import { groupBy } from '../statistics/group-by.js';
import { auc, shareAbove, thresholdAt } from '../statistics/metrics.js';
import { type HeldOutScore, lengthViews } from './cross-validation.js';

/** Fewest human-written texts from which a rate of 1% can be estimated. */
const humanMin = 100;

/** The model card in Markdown, and its tables: training data with licences, and error rates on new ones. */
export function modelCard(
  manifest: Manifest,
  bytes: number,
  samples: readonly TrainingSample[],
  held: readonly HeldOutScore[],
): { card: string; tables: FigureTable[] } {
  const sources: FigureTable = {
    name: 'training-sources',
    head: ['source', 'human_texts', 'ai_texts', 'domains', 'licence'],
    rows: manifest.sources.map(({ source, human, machine }) => {
      const domains = [...new Set(samples.filter(sample => sample.source === source).map(s => s.domain))];
      return [source, human, machine, domains.slice(0, 4).join(', '), licenceOf(source)];
    }),
  };
  const errors = errorTable(manifest, samples, held);
  const cellsOf = (table: FigureTable) => parseCsv(csvOf(table));
  return {
    card: cardOf(manifest, bytes, cellsOf(errors), cellsOf(sources)),
    tables: [errors, sources],
  };
}

/** The card from the manifest and the cells of its tables, the headers first. */
export function cardOf(
  manifest: Manifest,
  bytes: number,
  errors: readonly (readonly string[])[],
  [, ...sources]: readonly (readonly string[])[],
): string {
  const all = errors.filter(row => row[1] === 'all');
  const [human, ai] = [1, 2].map(column => sources.reduce((sum, row) => sum + Number(row[column]), 0));
  const unlicensed = sources.filter(row => row.at(-1)!.startsWith('none stated')).length;
  return `# Model card: the n-gram classifier

Version ${manifest.version}, seed ${manifest.seed}, ${Math.round(bytes / 1024)} KB. Written by \`npm run train\`.

Its output is a signal, never a verdict about a person: log-odds that a text resembles AI-generated prose more than human-written prose,
at even prior odds.

## What it is
One softmax regression over three classes: human-written text, text of AI models until 2024, and of models since 2025. The expert of an era
is the difference between its class and the human one, because features of the assistants of 2022 to 2024 are partly the reverse of those
of 2025 and 2026. The features are hashed n-grams: masked 1–3-grams (frequent words keep their identity, other words become their ending
and length), and words with their neighbour. It is trained on excerpts of single texts and on pairs of a text and its rewrite. Sources
weigh by the square root of their size, and machine sources by the number of their models. Both eras are taken as equally likely, so
the likelihood ratio is the mean of those of the experts.

${manifest.experts
  .map(
    expert =>
      `- ${expert.era}: ${expert.families.map(f => `${f.weights} ${f.name}`).join(', ')} weights of six bits.`,
  )
  .join('\n')}

Case, line breaks, spacing, quotes, dashes, numbers, Markdown and list markers are normalised first. The classifier reads the first
1,500 words of texts of at least 40 words; a deep scan reads the whole text in segments. It runs on a CPU.

## Limitations
- Raw output of base models without instruction tuning is not detected.
- Human-written text polished by an AI is mostly not detected ([accuracy](accuracy.md) has the rate), nor is AI-generated text that a
  person rewrote carefully.
- It abstains under 40 words, is weak under 100 words, and is trained on English only.
- Detection declines for models newer than 2026. Retrain on your own texts with \`npm run train -- FOLDER...\`.

## Measured error
The error to expect on a genre of your own is that of [held-out genres](accuracy/classifier-held-out-genres.csv), of which nothing was
trained. Here sources are held out.

Every text is scored by a classifier that never saw its source (sources are held out in groups; own2026_* are excluded from the table).
FPR is the share of human-written texts above a threshold, TPR that of AI-generated texts. The thresholds have a pooled FPR of 1% and 5%,
so the FPR of a genre shows how they transfer to it.

${markdownTable(
  ['first words', 'human', 'AI', 'AUC', 'FPR at 1%', 'at 5%', 'TPR at 1%', 'at 5%'],
  all.map(([words, , human, machine, area, ...rates]) => [
    words!,
    human!,
    machine!,
    area!,
    ...rates.map(rate => `${rate}%`),
  ]),
)}

[By genre](accuracy/classifier-error.csv). The training sources do not record the language background of their authors. The error on
essays of non-native writers is measured on evaluation texts ([accuracy](accuracy.md)).

## Sources

${sources.length} sources with ${human!.toLocaleString('en')} human-written and ${ai!.toLocaleString('en')} AI-generated texts, at most
${textsMax.toLocaleString('en')} per source and label. [The table](accuracy/training-sources.csv) has the domains and the licence of
each; ${unlicensed} state no licence. The repository contains only own2026_*, which were written for the project, and of own2026_edited
only the edits; the weights are derived from all sources.
`;
}

function errorTable(
  manifest: Manifest,
  samples: readonly TrainingSample[],
  held: readonly HeldOutScore[],
): FigureTable {
  const rows = lengthViews.flatMap(view => {
    const read = held
      .filter(one => one.view === view.name && !isProjectSource(samples[one.sample]!.source))
      .map(one => ({
        sample: samples[one.sample]!,
        logOdds: combinedLogOdds(logOddsByEra(one, manifest.experts)),
      }));
    const all = scoresOf(read);
    const one = thresholdAt(all.human, 0.01);
    const five = thresholdAt(all.human, 0.05);
    const genres = groupBy(read, ({ sample }) => sample.genre);
    return [['all', read] as const, ...[...genres].sort(([a], [b]) => (a < b ? -1 : 1))].map(
      ([genre, group]) => {
        const { human, machine } = scoresOf(group);
        const flagged = (at: number) => (human.length < humanMin ? '–' : percent(shareAbove(human, at)));
        const caught = (at: number) =>
          machine.length < humanMin / 2 ? '–' : percent(shareAbove(machine, at));
        const area =
          human.length < humanMin || machine.length < humanMin / 2 ? '–' : auc(human, machine).toFixed(3);
        const cells = [flagged(one), flagged(five), caught(one), caught(five)];
        return [view.name, genre, human.length, machine.length, area, ...cells];
      },
    );
  });
  return {
    name: 'classifier-error',
    head: [
      'first_words',
      'genre',
      'human_texts',
      'ai_texts',
      'auc',
      'fpr_at_pooled_1pct_percent',
      'fpr_at_pooled_5pct_percent',
      'tpr_at_pooled_1pct_percent',
      'tpr_at_pooled_5pct_percent',
    ],
    rows,
  };
}

function scoresOf(read: readonly { sample: TrainingSample; logOdds: number }[]): {
  human: number[];
  machine: number[];
} {
  const scores = { human: [] as number[], machine: [] as number[] };
  for (const { sample, logOdds } of read) scores[sample.machine ? 'machine' : 'human'].push(logOdds);
  return scores;
}
