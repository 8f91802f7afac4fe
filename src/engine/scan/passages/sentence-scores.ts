import { limits } from '../../../contract/limits.js';
import type { EngineResult } from '../../../contract/scan.js';
import type { Prepared } from '../../text/prepare.js';
import { originalOffset, originalWords } from '../evidence.js';
import { strongestOfBoth } from '../results/choose-signals.js';
import { round } from '../results/numbers.js';
import { logitOf } from '../score.js';
import type { SentenceReason } from './sentence-log-odds.js';

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

/** Minimum magnitude of a reason, in log-odds. */
const reasonMin = 0.05;

/**
 * The score of each sentence: the evidence around it, and half of that of its passage. Its reasons are parts
 * of the log-odds of the score; `other` is the rest, which is mostly that of its passage and of its
 * neighbours.
 */
export function sentenceScores(
  text: Prepared,
  posterior: Float64Array,
  parts: readonly SentenceRun[],
  reasons: readonly (readonly SentenceReason[])[],
): SentenceScore[] {
  const { sentenceStart, sentenceEnd } = text;
  return parts.flatMap(({ from, to, score }) => {
    const passage = bounded(logitOf(score), ofPassage);
    return Array.from({ length: to - from }, (_, k) => {
      const i = from + k;
      const ofEvidence = bounded(posterior[i]!, ofSentence);
      const logOdds = passage + ofEvidence;
      // The share of the log-odds that the bound leaves.
      const factor = posterior[i] === 0 ? ofSentence.factor : ofEvidence / posterior[i]!;
      const strongest = reasonsOf(text, reasons[i]!, factor, sentenceEnd[i]!);
      const explained = strongest.reduce((sum, { log_odds }) => sum + log_odds, 0);
      return {
        start: originalOffset(text, sentenceStart[i]!),
        end: originalOffset(text, sentenceEnd[i]!),
        score: Math.round(1000 / (1 + Math.exp(-logOdds))) / 10,
        reasons: strongest,
        other: round(logOdds - explained, 1000),
      };
    });
  });
}

/**
 * The strongest reasons of a sentence, with what they add to the log-odds of its score and their words in it.
 */
function reasonsOf(
  text: Prepared,
  reasons: readonly SentenceReason[],
  factor: number,
  end: number,
): NonNullable<SentenceScore['reasons']> {
  return strongestOfBoth(reasons, limits.sentenceReasons, ({ logOdds }) => logOdds)
    .map(({ name, logOdds, span }) => ({
      name,
      log_odds: round(factor * logOdds, 1000),
      ...(span !== null && { text: originalWords(text, span.start, Math.min(span.end, end)).text }),
    }))
    .filter(({ log_odds }) => Math.abs(log_odds) >= reasonMin);
}

const bounded = (logOdds: number, { factor, most }: { readonly factor: number; readonly most: number }) =>
  factor * Math.max(-most, Math.min(most, logOdds));
