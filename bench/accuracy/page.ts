import { sourceFolds } from '../../src/training/classifier/cross-validation.js';
import { isProjectSource, type TrainingSample } from '../../src/training/corpus/corpus.js';
import { decimal, markdownTable, percent } from '../../src/training/statistics/format.js';
import { leftOutSections } from './left-out.js';
import { type HeldOutText, headView, type ProtocolName, seenAs } from './protocols.js';
import { robustnessSection } from './robustness.js';
import { summarySection } from './summary.js';
import {
  calibrationTextsMin,
  detectionHead,
  detectionRows,
  genreTextsMin,
  meanPairedAuc,
  pooledHead,
  pooledRows,
  sourceRows,
  worstHumanHead,
  worstHumanSources,
} from './tables.js';

const modelTextsMin = 20;
const worstSources = { textsMin: 40, rows: 20 };

interface Results {
  readonly version: string;
  readonly scores: Readonly<Record<ProtocolName, readonly HeldOutText[]>>;
  /** Scores of the texts of `scores.texts` by the whole engine. */
  readonly byEngine: readonly HeldOutText[];
  /** Sections about texts that train nothing, already rendered. */
  readonly evaluationSets: readonly string[];
}

/** docs/accuracy.md. */
export function accuracyPage({ version, scores, byEngine, evaluationSets }: Results): string {
  const { sources, texts, recent, families, genres } = scores;
  const bySource = sourceRows(seenAs(sources, '1500'));
  const corpora = sources.filter(({ sample }) => !isProjectSource(sample.source));
  const head = seenAs(corpora, headView.name);
  const detectionTable = (
    title: string,
    what: string,
    keyOf: (sample: TrainingSample) => string | null,
    caption: string,
  ) => `## ${title}, sources held out, first ${headView.wordsMax} words

AI-generated texts against all human-written texts. ${caption}

${markdownTable(
  [what, ...detectionHead],
  detectionRows(head, keyOf, head).filter(row => Number(row[1]) >= modelTextsMin),
)}`;
  const sections = [
    `# Accuracy of the n-gram classifier

Weights ${version}. Written by \`npm run bench:accuracy\`. A figure is about texts, never about a person.

FPR is the share of human-written texts above a threshold, TPR that of AI-generated texts. "At 1%" is the threshold with an FPR of 1% over
all human-written texts of the table. Texts under 50 words are excluded, because the classifier abstains there. Log-odds are calibrated by
length, as shipped. Configurations that were tried are in [experiments.md](experiments.md). Texts written or edited for the project (own2026_*) count only in rows that name them.

"Sources held out" means ${sourceFolds} groups of whole sources: every text is scored by a classifier that was trained without its source and without
near-duplicates of its texts. Sources with both labels are in different groups as far as possible.

![AUC by source](accuracy.svg)
`,
    summarySection({
      apart: corpora,
      within: seenAs(texts, headView.name),
      byEngine,
      recent,
      mean: meanPairedAuc(bySource),
    }),
    `## Held-out sources (first 1,500 words)
A source with one label is compared with the other label of its genres in the other held-out sources, or of all genres where its own have
fewer than ${genreTextsMin} such texts. Thresholds are those of the human-written texts of that comparison.
`,
    markdownTable(
      ['source', 'human', 'machine', 'compared with', 'AUC', 'TPR at 1%', 'TPR at 5%'],
      bySource.map(row => [
        row.source,
        row.human,
        row.machine,
        row.compared,
        decimal(row.auc),
        percent(row.truePositiveRateAt1),
        percent(row.truePositiveRateAt5),
      ]),
    ),
    leftOutSections(families, genres, sources),
    robustnessSection(corpora),
    detectionTable(
      'Years of the models',
      'year',
      ({ year }) => String(year),
      'The year is stated by the corpus, or is the year in which the model appeared.',
    ),
    detectionTable(
      'Models',
      'model',
      ({ model }) => model,
      `Models with ${modelTextsMin} texts or more, as the corpora name them.`,
    ),
    `## Human-written sources with the most false positives, first ${headView.wordsMax} words

Shares above the thresholds of all human-written texts, of sources with ${worstSources.textsMin} texts or more, the highest at 5% first.

${markdownTable(worstHumanHead, worstHumanSources(head, worstSources.textsMin, worstSources.rows))}`,
    ...['100', '300', '1500'].map(
      view =>
        `## Genres, sources held out, first ${view} words

AUC and calibration error compare the two labels within the genre, the error at even odds and for ${calibrationTextsMin} texts of each label or more.

${markdownTable(
  pooledHead,
  pooledRows(seenAs(corpora, view), sample => sample.genre),
)}`,
    ),
    '## Texts that train nothing\n\nThe shipped weights; nothing was fitted or chosen on these sets.\n',
    ...evaluationSets,
  ];
  return `${sections.join('\n\n').replace(/\n{3,}/g, '\n\n')}\n`;
}
