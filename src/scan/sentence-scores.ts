import type { Prepared } from '../text/prepare.js';
import { originalOffset } from './evidence.js';
import { contributionOf, deviation, type ScoredSignal, strengthOf, toScore } from './score.js';
import { SpanCollector } from './spans.js';
import type { Combination } from './weight-table.js';
import { weightsOf } from './weights.js';

/** Share of the whole text's evidence in every sentence's score. */
const inherited = 0.5;

/** Score of one sentence, with its UTF-16 offsets in the original text. */
export interface SentenceScore {
  start: number;
  end: number;
  score: number;
}

/**
 * Scores each sentence: half of the whole text's evidence, plus the evidence of every rate signal that
 * locates its events, measured on the sentence alone. One pass over each signal's spans, so linear in the
 * text.
 */
export function scoreSentences(
  text: Prepared,
  scored: readonly ScoredSignal[],
  /** Log-odds of the whole text without its bias. */
  textLogOdds: number,
  bias: number,
  combination: Combination,
): SentenceScore[] {
  const { sentenceStart, sentenceEnd } = text;
  const local = new Float64Array(text.sentences);
  for (const one of scored) addLocalEvidence(text, one, local);
  return Array.from(local, (logOdds, i) => ({
    start: originalOffset(text, sentenceStart[i]!),
    end: originalOffset(text, sentenceEnd[i]!),
    score: Math.round(toScore(bias + inherited * textLogOdds + logOdds, combination) * 10) / 10,
  }));
}

/** Adds a signal's log-odds in each sentence to `local`. */
function addLocalEvidence(text: Prepared, one: ScoredSignal, local: Float64Array): void {
  const { signal, measurement, evidenceWeights, typical } = one;
  const { sentences, sentenceEnd, sentenceFirst } = text;
  if (measurement === null || (evidenceWeights.ai === 0 && evidenceWeights.human === 0)) return;
  if (signal.form !== 'rate' || signal.locate === undefined) return;
  const row = weightsOf(signal.name);
  const spans = new SpanCollector(Number.POSITIVE_INFINITY);
  signal.locate(text, spans);
  let span = 0;
  for (let i = 0; i < sentences; i++) {
    let count = 0;
    while (span < spans.count && spans.starts[span]! < sentenceEnd[i]!) {
      count++;
      span++;
    }
    const exposure = sentenceFirst[i + 1]! - sentenceFirst[i]!;
    const value = (count * 1000) / exposure;
    const strength = strengthOf(deviation(signal, { value, count, exposure }, typical, row));
    local[i]! += contributionOf(evidenceWeights, strength);
  }
}
