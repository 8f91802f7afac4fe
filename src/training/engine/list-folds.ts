import type { MeasuredCorpus } from './measured-corpus.js';
import { type Measurements, remeasureLists } from './measurements.js';
import { type FittedLists, fitWordLists } from './word-lists.js';

/** What the fitted lists' signals read in every text when a group of sources is left out, or none. */
export interface CrossFittedLists {
  /** Lists fitted on every source. */
  readonly lists: FittedLists;
  /** Readings to fit the shipped weights on. */
  readonly all: Measurements;
  /** By group left out: lists fitted without it, and readings to fit weights on without it and to judge it by. */
  readonly without: readonly { readonly lists: FittedLists; readonly readings: Measurements }[];
}

/**
 * Fits the word lists so that no text is ever measured by lists that have seen its source: weights that learn from such
 * readings would trust the lists too far. A text of group h is read by lists fitted without h, and, when group g is left
 * out as well, without both; the pair serves either way round.
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
    log(`word lists without group ${g + 1} of ${groups}`);
  }
  return { lists, all, without };
}
