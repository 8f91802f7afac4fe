import { bandFrom } from '../../src/engine/scan/bands.js';
import type { FigureTable } from '../../src/training/accuracy/figure-table.js';
import { decimal, percent } from '../../src/training/statistics/format.js';
import { groupBy } from '../../src/training/statistics/group-by.js';
import { documentKinds } from './kinds.js';
import type { Measurement, MixedReading, UniformLength } from './measurement.js';
import { aucOf, type Summary, shareOf, summarise } from './summary.js';
import { type GenreRate, ratesOf, type UniformRates } from './uniform-rates.js';

type Cell = string | number;

/** Columns of a summary. */
const summaryColumns: readonly [name: string, cell: (summary: Summary) => Cell][] = [
  ['documents', ({ documents }) => documents],
  ['sentence_auc_within', one => decimal(one.sentenceAucWithin)],
  ['sentence_auc_pooled', one => decimal(one.sentenceAucPooled)],
  ['passage_auc', one => decimal(one.passageAuc)],
  ['auc_of_parts', one => decimal(one.partAuc)],
  ['precision_percent', one => percent(one.precision)],
  ['recall_percent', one => percent(one.recall)],
  ['f1_of_words_percent', one => percent(one.f1)],
  ['boundary_error_sentences', one => sentencesOf(one.boundaryMedian)],
  ['boundaries_missed_percent', one => percent(one.boundariesMissed)],
  ['parts_found_percent', one => percent(one.found)],
];

const sentencesOf = (count: number) => (Number.isFinite(count) ? String(count) : '–');

const observationsOf = (readings: readonly MixedReading[]) => readings.map(({ observation }) => observation);

/** Mixed documents: one row per kind, with the words `all`, and one per kind and size. */
function kindsTable(mixed: readonly MixedReading[]): FigureTable {
  const rows = documentKinds.flatMap(({ name, title, sizes }) => {
    const own = mixed.filter(({ kind }) => kind === name);
    const groups = [
      { words: 'all', group: own },
      ...sizes.map(size => ({ words: size, group: own.filter(one => one.size === size) })),
    ];
    return groups
      .filter(({ group }) => group.length > 0)
      .map(({ words, group }) => {
        const summary = summarise(observationsOf(group));
        return [title, words, ...summaryColumns.map(([, cell]) => cell(summary))];
      });
  });
  const head = ['kind', 'words', ...summaryColumns.map(([name]) => name)];
  return { name: 'passages-mixed', head, rows };
}

/** The three-paragraph documents by their sources. */
function pairsTable(mixed: readonly MixedReading[]): FigureTable {
  const thirds = mixed.filter(({ kind }) => kind === 'thirds');
  const groups = [['all', thirds] as const, ...groupBy(thirds, ({ pair }) => pair)];
  const rows = groups.map(([pair, group]) => {
    const { documents, sentenceAucWithin, partAuc, found } = summarise(observationsOf(group));
    const scoredHigh = group.filter(isHighAlone);
    return [
      pair,
      documents,
      decimal(sentenceAucWithin),
      decimal(partAuc),
      decimal(aucOf(group.flatMap(({ alone }) => alone))),
      percent(found),
      scoredHigh.length,
      percent(foundShare(scoredHigh)),
    ];
  });
  return {
    name: 'passages-three-paragraphs',
    head: [
      'sources',
      'documents',
      'sentence_auc_within',
      'auc_of_parts',
      'auc_of_parts_scanned_alone',
      'parts_found_percent',
      'documents_high_alone',
      'of_these_found_percent',
    ],
    rows,
  };
}

const isHighAlone = ({ alone }: MixedReading) =>
  alone.some(({ score, machine }) => machine && score >= bandFrom.high);

const foundShare = (readings: readonly MixedReading[]) =>
  shareOf(
    readings.flatMap(({ observation }) => observation.found),
    found => found,
  );

/** Columns of documents of one authorship. */
const uniformColumns: readonly [name: string, cell: (rates: UniformRates) => Cell][] = [
  ['documents', ({ documents }) => documents],
  ['genres', ({ genres }) => genres],
  ['whole_text_elevated_percent', one => percent(one.wholeElevated)],
  ['any_passage_elevated_percent', one => percent(one.anyElevated)],
  ['any_passage_high_percent', one => percent(one.anyHigh)],
];
const falsePositiveColumns: typeof uniformColumns = [
  ...uniformColumns,
  ['worst_genre_elevated', one => genreCell(one.worstElevated)],
  ['worst_genre_high', one => genreCell(one.worstHigh)],
  ['passages_mean', ({ documents, passages }) => (documents === 0 ? '–' : passages.toFixed(1))],
];
const uniformCells = (columns: typeof uniformColumns, { words, readings }: UniformLength): Cell[] => {
  const rates = ratesOf(readings);
  return [words ?? 'as they are', ...columns.map(([, cell]) => cell(rates))];
};

/** Shares of uniform documents by length, for human-written documents and ESL essays. */
const falsePositivesTable = (groups: Readonly<Record<string, readonly UniformLength[]>>): FigureTable => ({
  name: 'passages-false-positives',
  head: ['texts', 'words', ...falsePositiveColumns.map(([name]) => name)],
  rows: Object.entries(groups).flatMap(([texts, lengths]) =>
    lengths.map(one => [texts, ...uniformCells(falsePositiveColumns, one)]),
  ),
});

const genreCell = (rate: GenreRate | null) =>
  rate === null
    ? '–'
    : `${percent(rate.reached / rate.documents)} (${rate.genre}, ${rate.reached} of ${rate.documents})`;

/** Shares of uniform AI-generated documents that are detected, by length. */
const detectionTable = (lengths: readonly UniformLength[]): FigureTable => ({
  name: 'passages-detection',
  head: ['words', ...uniformColumns.map(([name]) => name)],
  rows: lengths.map(one => uniformCells(uniformColumns, one)),
});

/** The figures that have targets. */
function targetRows({ mixed, human, esl }: Measurement): string[][] {
  const ofKinds = (...kinds: string[]) => mixed.filter(({ kind }) => kinds.includes(kind));
  const thirds = ofKinds('thirds');
  const all = summarise(
    observationsOf(mixed.filter(({ kind }) => kind !== 'polished' && kind !== 'sentence')),
  );
  const third = summarise(observationsOf(thirds));
  const halves = summarise(observationsOf(ofKinds('human-ai', 'ai-human')));
  const highAlone = thirds.filter(isHighAlone);
  const worst = (lengths: readonly UniformLength[], of: (rates: UniformRates) => number) =>
    percent(
      Math.max(
        ...lengths.filter(({ readings }) => readings.length > 0).map(({ readings }) => of(ratesOf(readings))),
      ),
    );
  const falsePositives = (lengths: readonly UniformLength[]) =>
    lengths.every(({ readings }) => readings.length === 0)
      ? '–'
      : `${worst(lengths, ({ anyElevated }) => anyElevated)} / ${worst(lengths, ({ anyHigh }) => anyHigh)}`;
  return [
    ['sentence AUC within a document, paragraphs of 130 words', decimal(third.sentenceAucWithin), '≥ .93'],
    ['passage AUC, pooled (without single sentences and polished text)', decimal(all.passageAuc), '≥ .93'],
    [
      `generated third found where it scores ${bandFrom.high} or more alone (${highAlone.length} of ${thirds.length} documents)`,
      percent(foundShare(highAlone)),
      '≥ 85%',
    ],
    [
      'these documents read as `low` with confidence `high`',
      percent(summarise(observationsOf(highAlone)).lowWithHighConfidence),
      '0%',
    ],
    ['median boundary error, sentences', sentencesOf(all.boundaryMedian), '≤ 1'],
    [
      'half-and-half documents read as `low` with confidence `high`',
      percent(halves.lowWithHighConfidence),
      '0%',
    ],
    [
      'human-written documents with any passage `elevated` / `high`, worst length',
      falsePositives(human),
      '≤ 3% / ≤ 0.5%',
    ],
    ['ESL essays, the same', falsePositives(esl), '≤ 3% / ≤ 0.5%'],
  ];
}

/** The tables of docs/accuracy about passages. A part that was not measured has no rows. */
export function passageTables(measurement: Measurement, version: string): FigureTable[] {
  const { mixed, human, esl, ai } = measurement;
  const measured = (lengths: Measurement['human']) => lengths.filter(({ readings }) => readings.length > 0);
  return [
    {
      name: 'passages-targets',
      head: ['figure', 'measured', 'target'],
      rows: [
        ['version of the engine', version, ''],
        ['sources', measurement.trainingSources ? 'training and evaluation' : 'evaluation only', ''],
        ...targetRows(measurement),
      ],
    },
    kindsTable(mixed),
    pairsTable(mixed),
    falsePositivesTable({ 'human-written': measured(human), 'ESL essays': measured(esl) }),
    detectionTable(measured(ai)),
  ];
}
