import { timeLeft } from '../statistics/time-left.js';
import type { MeasuredCorpus } from './measured-corpus.js';
import { type Measurements, remeasureLists } from './measurements.js';
import { type FittedLists, fitWordLists } from './word-lists.js';

/** Measurements of the word-list signals, with word lists fitted on all sources, or on all but one group. */
export interface CrossFittedLists {
  /** Lists fitted on every source. */
  readonly lists: FittedLists;
  /** Measurements to fit the shipped weights on. */
  readonly all: Measurements;
  /**
   * By held-out group: the lists fitted without it, and measurements to fit weights without it and to
   * evaluate it.
   */
  readonly without: readonly { readonly lists: FittedLists; readonly readings: Measurements }[];
}

/**
 * Fits the word lists by nested cross-validation, so that no text is measured with lists that have seen its
 * source: weights trained on such measurements would overrate the lists. A text of group h is measured with
 * lists fitted without h and, for evaluating group g, without g and h. Each pair of groups serves both
 * directions.
 */
export function crossFitLists(
  corpus: MeasuredCorpus,
  groups: number,
  log: (line: string) => void,
): CrossFittedLists {
  const { samples, weight, terms, words, group } = corpus;
  const fitWithout = (g: number, h: number): FittedLists =>
    fitWordLists(
      samples,
      terms,
      words,
      weight,
      Uint8Array.from(group, of => Number(of !== g && of !== h)),
    );
  const measure = (lists: FittedLists) => remeasureLists(corpus.readings, lists, terms, words);
  const copy = (from: Measurements, into: Measurements, g: number) => {
    for (let s = 0; s < into.value.length; s++) {
      if (into.value[s] === from.value[s]) continue;
      for (let i = 0; i < group.length; i++) {
        if (group[i] !== g) continue;
        into.value[s]![i] = from.value[s]![i]!;
        into.count[s]![i] = from.count[s]![i]!;
      }
    }
  };
  const fits = 1 + (groups * (groups + 1)) / 2;
  const left = timeLeft(fits);
  let fitted = 1;
  const lists = fitWithout(-1, -1);
  const all = measure(lists);
  const without: { lists: FittedLists; readings: Measurements }[] = [];
  for (let g = 0; g < groups; g++) {
    const own = fitWithout(g, g);
    const readings = measure(own);
    without.push({ lists: own, readings });
    copy(readings, all, g);
    for (let h = 0; h < g; h++) {
      const pair = measure(fitWithout(g, h));
      copy(pair, readings, h);
      copy(pair, without[h]!.readings, g);
    }
    fitted += g + 1;
    log(`word lists without group ${g + 1} of ${groups}, ${left(fitted)}`);
  }
  return { lists, all, without };
}
