import { byEra } from '../../engine/scan/eras.js';
import type { GenreProfile } from '../../engine/scan/genres.js';
import { deviation, lengthTrust, strengthOf } from '../../engine/scan/score.js';
import type { Measurement } from '../../engine/scan/signal.js';
import { signals } from '../../engine/scan/signals/index.js';
import { byGenre, type SignalWeights } from '../../engine/scan/weights.js';
import type { Prepared } from '../../engine/text/prepare.js';
import type { SparseRows } from '../statistics/logistic-regression.js';
import type { EngineSample } from './samples.js';
import type { Terms } from './terms.js';
import { type FittedLists, type ListRole, measureList } from './word-lists.js';

/**
 * Measurements of every signal in every text: value, count and exposure by signal. Exposure 0 means not
 * measured.
 */
export interface Measurements {
  readonly value: Float64Array[];
  readonly count: Float64Array[];
  readonly exposure: Float64Array[];
}

/** The signal of each fitted list. */
const listSignal: Readonly<Record<ListRole, string>> = {
  ai_vocabulary: 'ai_vocabulary',
  excess_style: 'excess_style_words',
  everyday_words: 'everyday_words',
  function_words: 'function_word_profile',
  machine_phrasing: 'machine_phrasing',
  human_phrasing: 'human_phrasing',
};

export function measureSignals(texts: readonly Prepared[]): Measurements {
  const columns = () => signals.map(() => new Float64Array(texts.length));
  const readings = { value: columns(), count: columns(), exposure: columns() };
  texts.forEach((text, i) => {
    signals.forEach((signal, s) => {
      const reading: Measurement | null = signal.measure(text);
      if (reading === null) return;
      readings.value[s]![i] = reading.value;
      readings.count[s]![i] = reading.count;
      readings.exposure[s]![i] = reading.exposure;
    });
  });
  return readings;
}

/** The measurements, with list signals measured by the given lists instead of the shipped ones. */
export function remeasureLists(
  readings: Measurements,
  lists: FittedLists,
  terms: Terms,
  words: ArrayLike<number>,
): Measurements {
  const value = [...readings.value];
  const count = [...readings.count];
  for (const [role, list] of Object.entries(lists)) {
    const s = signals.findIndex(signal => signal.name === listSignal[role as ListRole]);
    const measured = measureList(list, terms, words);
    count[s] = measured.count;
    const per1000 = measured.count.map((n, i) => (n * 1000) / Math.max(1, words[i]!));
    value[s] = signals[s]!.form === 'rate' ? per1000 : measured.value;
  }
  return { value, count, exposure: readings.exposure };
}

const typicalMin = 0.02;
const noWeights = byEra(() => ({ ai: 0, human: 0 }));

/**
 * Weighted mean of every signal in human-written and in AI-generated texts by genre, and the spread of all
 * texts around the mean of human-written texts. A genre without AI-generated texts gets their mean over all
 * genres.
 */
export function baseRates(
  samples: readonly EngineSample[],
  readings: Measurements,
  weight: Float64Array,
  use: Uint8Array,
): SignalWeights[] {
  return signals.map((signal, s) => {
    const value = readings.value[s]!;
    const exposure = readings.exposure[s]!;
    const mean = (genre: GenreProfile, machine: boolean): number | null => {
      let sum = 0;
      let total = 0;
      samples.forEach((sample, i) => {
        const wanted = genre === 'standard' || sample.genre === genre;
        if (use[i] === 0 || sample.machine !== machine || !wanted || exposure[i] === 0) return;
        sum += weight[i]! * value[i]!;
        total += weight[i]!;
      });
      return total === 0 ? null : sum / total;
    };
    const typical = byGenre(genre => {
      const found = mean(genre, false) ?? 0;
      return roundForFile(signal.form === 'rate' ? Math.max(found, typicalMin) : found);
    });
    const typicalOfAi = byGenre(genre => roundForFile(mean(genre, true) ?? mean('standard', true) ?? 0));
    const unit: SignalWeights = { eraWeights: noWeights, spread: 1, typical, typicalOfAi };
    let squares = 0;
    let total = 0;
    samples.forEach((_, i) => {
      if (use[i] === 0 || exposure[i] === 0) return;
      const reading = { value: value[i]!, count: readings.count[s]![i]!, exposure: exposure[i]! };
      squares += weight[i]! * deviation(signal, reading, typical.standard, unit) ** 2;
      total += weight[i]!;
    });
    const spread = total === 0 ? 1 : Math.sqrt(squares / total);
    return { eraWeights: noWeights, spread: roundForFile(Math.max(spread, 1e-3)), typical, typicalOfAi };
  });
}

/** Rounds to the four significant digits of the weights file. */
export function roundForFile(value: number): number {
  return Number(value.toPrecision(4));
}

/** Columns per signal in `signalColumns`: evidence for AI generation, and evidence for human authorship. */
export const columnsPerSignal = 2;

/** Trust × (2 × strength − 1) of every signal in every text, in the column of the label it supports. */
export function signalColumns(
  corpus: { readonly samples: readonly EngineSample[]; readonly words: ArrayLike<number> },
  readings: Measurements,
  rates: readonly SignalWeights[],
  rowOf: (i: number) => GenreProfile,
  among: (i: number) => boolean = () => true,
): SparseRows {
  const { samples, words } = corpus;
  const from = new Int32Array(samples.length + 1);
  const value = new Float32Array(samples.length * signals.length);
  const column = new Int32Array(samples.length * signals.length);
  let at = 0;
  for (let i = 0; i < samples.length; i++) {
    const genre = rowOf(i);
    const trust = lengthTrust(words[i]!);
    for (let s = 0; s < signals.length && among(i); s++) {
      const signal = signals[s]!;
      const exposure = readings.exposure[s]![i]!;
      if (exposure === 0) continue;
      const reading = { value: readings.value[s]![i]!, count: readings.count[s]![i]!, exposure };
      const strength = strengthOf(deviation(signal, reading, rates[s]!.typical[genre], rates[s]!));
      column[at] = columnsPerSignal * s + (strength > 0.5 ? 0 : 1);
      value[at++] = trust * (2 * strength - 1);
    }
    from[i + 1] = at;
  }
  return { from, column, value, columns: columnsPerSignal * signals.length };
}
