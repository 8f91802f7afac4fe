import { existsSync } from 'node:fs';
import { loadShippedClassifier } from '../../src/engine/classifier/shipped.js';
import { bandFrom, wordLimits } from '../../src/engine/scan/bands.js';
import { combinedLogOdds } from '../../src/engine/scan/eras.js';
import { prepare } from '../../src/engine/text/prepare.js';
import { scanText } from '../../src/files/document/scan-text.js';
import type { FigureTable } from '../../src/training/accuracy/figure-table.js';
import { readCorpus } from '../../src/training/corpus/corpus.js';
import { isEvaluationHalf } from '../../src/training/corpus/esl-halves.js';
import { decimal, percent } from '../../src/training/statistics/format.js';
import { auc, shareAbove, thresholdAt } from '../../src/training/statistics/metrics.js';
import { mulberry32 } from '../../src/training/statistics/random.js';
import { opening } from './opening.js';

const textsMax = 5_000;
/** Lengths in words at which only the beginning of each text is scored. */
const openingWords = [40, 60, 80, 100] as const;

const sets = [
  { name: 'outfox, native students', source: 'outfox', machine: false },
  { name: 'ELLIPSE, non-native students', source: 'ellipse', machine: false },
  { name: 'outfox, machine', source: 'outfox', machine: true },
  { name: 'alpaca_eval, machine', source: 'alpaca_eval', machine: true },
] as const;

interface Scorer {
  name: string;
  read(text: string): number;
  /** True if its numbers are scores, which have bands. */
  banded: boolean;
}

/**
 * The shipped classifier and engine on evaluation texts, mainly essays of non-native and native students;
 * null without them.
 */
export function evaluationSetTable(folder: string): FigureTable | null {
  if (!existsSync(folder)) return null;
  const samples = readCorpus([folder], textsMax, mulberry32(1)).filter(
    ({ text }) => text.split(/\s+/).length >= wordLimits.tiny,
  );
  const textsOf = (source: string, machine: boolean) =>
    samples
      .filter(sample => sample.source === source && sample.machine === machine)
      .filter(sample => source !== 'ellipse' || isEvaluationHalf(sample.text))
      .map(({ text }) => text);
  return {
    name: 'evaluation-sets',
    head: [
      'scored_by',
      'set',
      'texts',
      'auc_against_native_students',
      'above_native_1pct_percent',
      'above_native_5pct_percent',
      'elevated_or_higher_percent',
      'high_percent',
    ],
    rows: readers().flatMap(reader => rowsOf(reader, textsOf)),
  };
}

/** Returns a function that scores a text as the shipped service does. */
export function shippedScorer(
  model = loadShippedClassifier(),
): (text: string, use_model?: boolean, esl?: boolean) => number {
  const parts = { include_fixes: false, include_sentences: false, deep: false, evidenceMax: 5 };
  return (text, use_model = true, esl = false) =>
    scanText(text, 'auto', { ...parts, genre: '', use_model, esl }, model, null).score;
}

function readers(): Scorer[] {
  const model = loadShippedClassifier();
  const score = shippedScorer(model);
  return [
    { name: 'whole engine', read: text => score(text), banded: true },
    { name: 'whole engine with esl', read: text => score(text, true, true), banded: true },
    { name: 'signals alone', read: text => score(text, false), banded: true },
    ...openingWords.map(words => ({
      name: `whole engine, first ${words} words`,
      read: (text: string) => score(opening(text, words)),
      banded: true,
    })),
    {
      name: 'n-gram classifier alone',
      read: text => combinedLogOdds(model.read(prepare(text), false).logOdds),
      banded: false,
    },
  ];
}

function rowsOf(
  { name: scorer, read, banded }: Scorer,
  textsOf: (source: string, machine: boolean) => string[],
): (string | number)[][] {
  const scores = sets.map(({ source, machine }) => textsOf(source, machine).map(read));
  const native = scores[0]!;
  return sets.map(({ name, machine }, i) => {
    const ours = scores[i]!;
    const above = [0.01, 0.05].map(share => percent(shareAbove(ours, thresholdAt(native, share))));
    const reach = (from: number) => percent(ours.filter(score => score >= from).length / ours.length);
    const bands = banded ? [reach(bandFrom.elevated), reach(bandFrom.high)] : ['', ''];
    return [scorer, name, ours.length, machine ? decimal(auc(native, ours)) : '', ...above, ...bands];
  });
}
