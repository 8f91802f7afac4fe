import { bandFrom } from '../../src/engine/scan/bands.js';
import { decimal, markdownTable, percent } from '../../src/training/statistics/format.js';
import { groupBy } from '../../src/training/statistics/group-by.js';
import { documentKinds } from './kinds.js';
import type { Measurement, MixedReading, UniformLength } from './measurement.js';
import { aucOf, type Summary, shareOf, summarise } from './summary.js';
import { type GenreRate, ratesOf, type UniformRates } from './uniform-rates.js';

const summaryHead = [
  'documents',
  'sentence AUC within',
  'pooled',
  'passage AUC',
  'AUC of parts',
  'precision',
  'recall',
  'F1 of words',
  'boundary error',
  'missed',
  'found',
];

const summaryCells = (summary: Summary): (string | number)[] => [
  summary.documents,
  decimal(summary.sentenceAucWithin),
  decimal(summary.sentenceAucPooled),
  decimal(summary.passageAuc),
  decimal(summary.partAuc),
  percent(summary.precision),
  percent(summary.recall),
  percent(summary.f1),
  sentencesOf(summary.boundaryMedian),
  percent(summary.boundariesMissed),
  percent(summary.found),
];

const sentencesOf = (count: number) => (Number.isFinite(count) ? String(count) : '–');

const observationsOf = (readings: readonly MixedReading[]) => readings.map(({ observation }) => observation);

/** One row per kind of mixed document, and with `bySize` one per kind and size. */
export function kindsTable(mixed: readonly MixedReading[], bySize: boolean): string {
  const rows = documentKinds.flatMap(({ name, title, sizes }) => {
    const own = mixed.filter(({ kind }) => kind === name);
    const groups = bySize
      ? sizes.map(size => ({ head: [title, size], group: own.filter(one => one.size === size) }))
      : [{ head: [title], group: own }];
    return groups
      .filter(({ group }) => group.length > 0)
      .map(({ head, group }) => [...head, ...summaryCells(summarise(observationsOf(group)))]);
  });
  return markdownTable([...(bySize ? ['kind', 'words'] : ['kind']), ...summaryHead], rows);
}

/** The three-paragraph documents by their sources. */
export function pairsTable(mixed: readonly MixedReading[]): string {
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
  return markdownTable(
    [
      'sources',
      'documents',
      'sentence AUC within',
      'AUC of parts',
      'AUC of parts scanned alone',
      'found',
      `${bandFrom.high} or more alone`,
      'of these found',
    ],
    rows,
  );
}

const isHighAlone = ({ alone }: MixedReading) =>
  alone.some(({ score, machine }) => machine && score >= bandFrom.high);

const foundShare = (readings: readonly MixedReading[]) =>
  shareOf(
    readings.flatMap(({ observation }) => observation.found),
    found => found,
  );

/** Shares of uniform documents by length, for human-written documents. */
export function falsePositivesTable(lengths: readonly UniformLength[]): string {
  return markdownTable(
    [
      'words',
      'documents',
      'genres',
      'whole text `elevated`',
      'any passage `elevated`',
      'any `high`',
      'worst genre, `elevated`',
      'worst genre, `high`',
      'passages',
    ],
    lengths.map(({ words, readings }) => {
      const rates = ratesOf(readings);
      return [
        words ?? 'as they are',
        rates.documents,
        rates.genres,
        percent(rates.wholeElevated),
        percent(rates.anyElevated),
        percent(rates.anyHigh),
        genreCell(rates.worstElevated),
        genreCell(rates.worstHigh),
        rates.documents === 0 ? '–' : rates.passages.toFixed(1),
      ];
    }),
  );
}

const genreCell = (rate: GenreRate | null) =>
  rate === null
    ? '–'
    : `${percent(rate.reached / rate.documents)} (${rate.genre}, ${rate.reached} of ${rate.documents})`;

/** Shares of uniform AI-generated documents that are detected, by length. */
export function detectionTable(lengths: readonly UniformLength[]): string {
  return markdownTable(
    ['words', 'documents', 'genres', 'whole text `elevated`', 'any passage `elevated`', 'any `high`'],
    lengths.map(({ words, readings }) => {
      const { documents, genres, wholeElevated, anyElevated, anyHigh } = ratesOf(readings);
      return [words ?? '', documents, genres, percent(wholeElevated), percent(anyElevated), percent(anyHigh)];
    }),
  );
}

/** The figures that have targets. */
export function targetsTable({ mixed, human, esl }: Measurement): string {
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
  return markdownTable(
    ['what', 'measured', 'target'],
    [
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
    ],
  );
}
