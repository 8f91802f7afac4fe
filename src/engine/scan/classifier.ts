import type { Prepared } from '../text/prepare.js';
import type { ByEra } from './eras.js';

/** Words below which the classifier abstains: it returns 0, no evidence either way. */
export const scoredWordsMin = 40;

// Properties of the trained classifier. Changing them requires retraining.

/** Words that the classifier reads, unless the request asks for the whole text (`deep`). */
export const lightWords = 1_500;

/** Texts are scored in segments of about this many words. */
export const segmentWords = 300;

/** The n-gram classifier (src/engine/classifier), as a scan uses it. */
export interface Classifier {
  /** Only the version whose error rates were measured has a calibration (src/generated/calibration.ts). */
  readonly version: string;
  /**
   * Reads the first 1,500 words, or with `deep` the whole text. The result is the mean over segments of about
   * 300 words.
   */
  read(text: Prepared, deep: boolean): ClassifierReading;
}

export interface ClassifierReading {
  /** Log-odds by era that the text is AI-generated, at even prior odds; 0 under `scoredWordsMin`. */
  readonly logOdds: ByEra<number>;
  /**
   * The spans that contribute most to the log-odds, in either direction and in text order. `eraShares` weigh
   * the eras (eras.ts).
   */
  evidence(eraShares: ByEra<number>, spansMax: number): ClassifierSpan[];
  /**
   * What was found, as a sentence without its full stop. The arguments are "AI-generated" and "human-written"
   * in the order found.
   */
  finding(nearer: string, other: string): string;
  /** The evidence by sentence of the whole text; null if it is unknown. */
  sentences(): SentenceEvidence | null;
}

/** The classifier's evidence by sentence. */
export interface SentenceEvidence {
  /** Log-odds by era of each sentence, scaled so that they add up to the log-odds of a paragraph. */
  readonly local: ByEra<Float64Array>;
  /**
   * Reads the sentences `from` to `to` (exclusive) as a text of their own; its spans count from its start.
   */
  part(from: number, to: number): ClassifierReading;
  /**
   * By sentence, the span that contributes most in the direction of its sign; null when there is none.
   * `eraShares` weigh the eras.
   */
  spans(signs: ArrayLike<number>, eraShares: ByEra<number>): (ClassifierSpan | null)[];
}

/** A span in UTF-16 offsets of `Prepared.text`, with its part of the classifier's log-odds. */
export interface ClassifierSpan {
  readonly start: number;
  readonly end: number;
  readonly logOdds: number;
}
