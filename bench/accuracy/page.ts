import type { FigureTable } from '../../src/training/accuracy/figure-table.js';
import { isProjectSource, type TrainingSample } from '../../src/training/corpus/corpus.js';
import { decimal, percent } from '../../src/training/statistics/format.js';
import { familyRows, genreRows } from './left-out.js';
import { type HeldOutText, headView, type ProtocolName, seenAs } from './protocols.js';
import { attackRows } from './robustness.js';
import { summaryRows } from './summary.js';
import {
  detectionColumns,
  detectionRows,
  meanPairedAuc,
  pooledColumns,
  pooledRows,
  sourceRows,
  worstHumanSources,
} from './tables.js';

const modelTextsMin = 20;
const worstSources = { textsMin: 40, rows: 20 };

interface Results {
  readonly version: string;
  readonly scores: Readonly<Record<ProtocolName, readonly HeldOutText[]>>;
  /** Scores of the texts of `scores.texts` by the whole engine. */
  readonly byEngine: readonly HeldOutText[];
  /** Tables about texts that train nothing. */
  readonly evaluationSets: readonly FigureTable[];
}

/** The tables of docs/accuracy about the n-gram classifier. */
export function classifierTables({ version, scores, byEngine, evaluationSets }: Results): FigureTable[] {
  const { sources, texts, recent, families, genres } = scores;
  const bySource = sourceRows(seenAs(sources, '1500'));
  const corpora = sources.filter(({ sample }) => !isProjectSource(sample.source));
  const head = seenAs(corpora, headView.name);
  const detected = (by: string, keyOf: (sample: TrainingSample) => string | null) =>
    detectionRows(head, keyOf, head)
      .filter(row => Number(row[1]) >= modelTextsMin)
      .map(row => [by, ...row]);
  return [
    {
      name: 'classifier-targets',
      head: ['figure', 'measured', 'target'],
      rows: [
        ['version of the classifier', version, ''],
        ...summaryRows({
          apart: corpora,
          within: seenAs(texts, headView.name),
          byEngine,
          recent,
          mean: meanPairedAuc(bySource),
        }),
      ],
    },
    {
      name: 'classifier-sources',
      head: ['source', 'human_texts', 'ai_texts', 'compared_with', ...detectionColumns],
      rows: bySource.map(row => [
        row.source,
        row.human,
        row.machine,
        row.compared,
        decimal(row.auc),
        percent(row.truePositiveRateAt1),
        percent(row.truePositiveRateAt5),
      ]),
    },
    {
      name: 'classifier-held-out-families',
      head: [
        'family',
        'years',
        'ai_texts',
        ...detectionColumns,
        'auc_only_sources_held_out',
        'tpr_at_1pct_fpr_only_sources_held_out_percent',
        'tpr_at_5pct_fpr_only_sources_held_out_percent',
      ],
      rows: familyRows(families, sources),
    },
    {
      name: 'classifier-held-out-genres',
      head: [
        'genre',
        'human_texts',
        'ai_texts',
        ...pooledColumns,
        'auc_only_sources_held_out',
        'fpr_at_pooled_1pct_only_sources_held_out_percent',
        'tpr_at_pooled_1pct_only_sources_held_out_percent',
      ],
      rows: genreRows(genres, sources),
    },
    {
      name: 'classifier-detection',
      head: ['by', 'group', 'ai_texts', ...detectionColumns],
      rows: [
        ...attackRows(corpora).map(row => ['attack', ...row]),
        ...detected('year', ({ year }) => String(year)),
        ...detected('model', ({ model }) => model),
      ],
    },
    {
      name: 'classifier-worst-sources',
      head: ['source', 'genre', 'human_texts', 'fpr_at_pooled_1pct_percent', 'fpr_at_pooled_5pct_percent'],
      rows: worstHumanSources(head, worstSources.textsMin, worstSources.rows),
    },
    {
      name: 'classifier-genres',
      head: ['first_words', 'genre', 'human_texts', 'ai_texts', ...pooledColumns, 'calibration_error'],
      rows: ['100', '300', '1500'].flatMap(view =>
        pooledRows(seenAs(corpora, view), sample => sample.genre).map(row => [view, ...row]),
      ),
    },
    ...evaluationSets,
  ];
}
