/** Sentences and passages at places of the text, and what moves the scores of sentences. Pure. */

import type { Passage, ScanResult } from '../../contract/scan.js';

export type Sentence = NonNullable<ScanResult['sentences']>[number];

/**
 * What moves the score of a sentence, strongest first: its reasons, and without a name everything outside it.
 * Empty for a result that was saved without reasons.
 */
export function reasonsOf({ reasons, other = 0 }: Sentence) {
  if (reasons === undefined) return [];
  return [...reasons, { name: null, log_odds: other, text: null }].sort(
    (one, other) => Math.abs(other.log_odds) - Math.abs(one.log_odds),
  );
}

/** The places that the reasons of a sentence quote. */
export const reasonSpans = (text: string, { start, end, reasons = [] }: Sentence) =>
  reasons.flatMap(({ text: quote }) => {
    const at = quote === undefined ? -1 : text.indexOf(quote, start);
    return at < 0 || at >= end ? [] : [{ start: at, end: at + quote!.length }];
  });

/** Index of the sentence at an offset; between two, the next one's; after the last, -1. */
export const sentenceAt = (sentences: readonly Sentence[], offset: number): number =>
  sentences.findIndex(({ end }) => offset < end);

/** Index of the passage at an offset; between two of them it is the earlier one, before the first it is 0. */
export const passageAt = (passages: readonly Pick<Passage, 'start'>[], offset: number): number =>
  Math.max(
    0,
    passages.findLastIndex(({ start }) => start <= offset),
  );
