import type { EngineResult } from '../../../contract/scan.js';
import type { Prepared } from '../../text/prepare.js';
import { originalOffset } from '../evidence.js';

export type SentenceScore = NonNullable<EngineResult['sentences']>[number];

/** Sentences `from` to `to` (exclusive) of a passage, with its score. */
export interface SentenceRun {
  readonly from: number;
  readonly to: number;
  readonly score: number;
}

/** Factors on the log-odds of the passage and of the sentence's posterior, and bounds on both. */
const ofPassage = { factor: 0.5, most: 4 } as const;
const ofSentence = { factor: 0.4, most: 8 } as const;

/** The score of each sentence: the evidence around it, and half of that of its passage. */
export function sentenceScores(
  text: Prepared,
  posterior: Float64Array,
  parts: readonly SentenceRun[],
): SentenceScore[] {
  const { sentenceStart, sentenceEnd } = text;
  return parts.flatMap(({ from, to, score }) => {
    const passage = bounded(logit(score), ofPassage);
    return Array.from({ length: to - from }, (_, k) => {
      const logOdds = passage + bounded(posterior[from + k]!, ofSentence);
      return {
        start: originalOffset(text, sentenceStart[from + k]!),
        end: originalOffset(text, sentenceEnd[from + k]!),
        score: Math.round(1000 / (1 + Math.exp(-logOdds))) / 10,
      };
    });
  });
}

const bounded = (logOdds: number, { factor, most }: { readonly factor: number; readonly most: number }) =>
  factor * Math.max(-most, Math.min(most, logOdds));

/** Log-odds of a score, which is bounded away from 0 and 100 by half of its last digit. */
function logit(score: number): number {
  const share = Math.min(99.95, Math.max(0.05, score)) / 100;
  return Math.log(share / (1 - share));
}
