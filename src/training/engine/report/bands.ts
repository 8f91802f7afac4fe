import { bandFrom } from '../../../engine/scan/bands.js';
import { lengthBucket } from '../../../engine/scan/calibration.js';
import { toScore } from '../../../engine/scan/score.js';
import type { EngineKind } from '../../../engine/scan/weights.js';
import type { FigureTable } from '../../accuracy/figure-table.js';
import { collectionOf, isProjectSource } from '../../corpus/corpus.js';
import { areaUnderCurve } from '../../statistics/metrics.js';
import type { FittedEngine } from '../engine.js';
import { isScoredBy, logOddsOf } from '../held-out.js';
import { corporaWeights, periodOf, periods } from '../samples.js';
import { engineNames, lengthNames } from './evaluation.js';

/** Fewest texts of a reported cell, and of each label for the AUC of a source. */
const cellTextsMin = 100;
const pairTextsMin = 20;

/** AUC and band rates of held-out scores; every text is scored with its detected genre. */
export function bandTables(engine: FittedEngine, kind: EngineKind): FigureTable[] {
  const { corpus, held, combinations } = engine;
  const combination = combinations[kind];
  const { samples } = corpus;
  const weight = corporaWeights(samples);
  const scores = Float64Array.from(samples, (_, i) =>
    toScore(logOddsOf(held, combination, i, held.found[i]!), combination),
  );
  const read = [...samples.keys()].filter(i => isScoredBy(corpus, kind, i));
  const whole = read.filter(i => !samples[i]!.excerpt);
  const ofCorpora = (i: number) => !isProjectSource(samples[i]!.source);
  const people = read.filter(i => !samples[i]!.machine);
  const area = (rows: readonly number[], even = false) =>
    areaUnderCurve(
      rows.map(i => scores[i]!),
      rows.map(i => Number(samples[i]!.machine)),
      even ? rows.map(i => weight[i]!) : undefined,
    );
  const share = (rows: readonly number[], from: number) =>
    (100 * rows.filter(i => scores[i]! >= from).length) / Math.max(1, rows.length);
  const bandRows: (string | number)[][] = [];
  const rates = (label: string, by: string, group: string, rows: readonly number[]) => {
    const shares = [bandFrom.moderate, bandFrom.elevated, bandFrom.high].map(from =>
      share(rows, from).toFixed(1),
    );
    bandRows.push([engineNames[kind], label, by, group, rows.length, ...shares]);
  };
  const areaRows: string[][] = [];
  const cell = (value: number, digits: number) => (Number.isNaN(value) ? '–' : value.toFixed(digits));
  const corpora = whole.filter(ofCorpora);
  const cut = read.filter(i => samples[i]!.excerpt && ofCorpora(i));
  for (const [name, rows] of [
    ['all whole texts', corpora],
    ['all excerpts', cut],
  ] as const)
    areaRows.push([engineNames[kind], name, cell(area(rows), 4), cell(area(rows, true), 4), '']);
  for (const source of [...new Set(samples.map(s => s.source))].sort()) {
    const rows = whole.filter(i => samples[i]!.source === source);
    const machines = rows.filter(i => samples[i]!.machine);
    if (machines.length === 0) continue;
    const against = cell(area([...whole.filter(i => !samples[i]!.machine), ...machines]), 3);
    const isPaired = machines.length >= pairTextsMin && rows.length - machines.length >= pairTextsMin;
    areaRows.push([engineNames[kind], source, against, '', isPaired ? cell(area(rows), 3) : '']);
  }
  for (const [by, keyOf] of [
    ['domain', (i: number) => samples[i]!.domain],
    ['source', (i: number) => samples[i]!.source],
    [
      'domain and words',
      (i: number) => `${samples[i]!.domain}, ${lengthNames[lengthBucket(corpus.texts[i]!.wordCount)]}`,
    ],
  ] as const) {
    const keys = [...new Set(people.map(keyOf))].map(
      key => [key, people.filter(i => keyOf(i) === key)] as const,
    );
    const reported = keys.filter(([, rows]) => rows.length >= cellTextsMin);
    reported.sort(([, a], [, b]) => share(b, bandFrom.elevated) - share(a, bandFrom.elevated));
    for (const [key, rows] of reported.slice(0, 12)) rates('human-written', by, key, rows);
  }
  for (const period of periods)
    rates(
      'AI-generated',
      'years of the models',
      period.name,
      corpora.filter(i => samples[i]!.machine && periodOf(samples[i]!.year) === period),
    );
  for (const collection of ['written', 'edited'] as const) {
    const own = whole.filter(i => collectionOf(samples[i]!.source) === collection);
    if (own.length > 0) rates('AI-generated', 'texts of the project', collection, own);
  }
  return [
    {
      name: 'engine-auc',
      head: [
        'scored_by',
        'texts',
        'auc_against_all_human_texts',
        'auc_sources_weighted_evenly',
        'auc_within_source',
      ],
      rows: areaRows,
    },
    {
      name: 'engine-bands',
      head: [
        'scored_by',
        'label',
        'by',
        'group',
        'texts',
        'moderate_or_higher_percent',
        'elevated_or_higher_percent',
        'high_percent',
      ],
      rows: bandRows,
    },
  ];
}
