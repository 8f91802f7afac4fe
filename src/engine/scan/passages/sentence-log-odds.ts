import type { Prepared } from '../../text/prepare.js';
import type { SentenceEvidence } from '../classifier.js';
import { contributionOf, deviation, type ScoredSignal, strengthOf } from '../score.js';
import { SpanCollector } from '../spans.js';
import { weightsOf } from '../weights.js';

/**
 * Signals whose events tell one paragraph from another. Signals of rarer events, and those that vary more
 * within a text than between texts, would add noise and cost time.
 */
const local: ReadonlySet<string> = new Set(
  (
    'additive_connectives ai_vocabulary bold_labels colons commas copula_avoidance emphasis_frames ' +
    'exclamations highlighting_tails indefinite_articles list_items long_words markdown_headings ' +
    'negative_parallelism nominal_suffixes participial_tails promotional_adjectives proper_names reader_calls ' +
    'second_person semicolons similes specifics speech_verbs spelled_numbers stock_phrases ' +
    'title_case_headings vague_attribution'
  ).split(' '),
);

/** How the evidence of a sentence is combined. Log-odds of a text without evidence are per 100 words. */
interface Factors {
  readonly classifier: number;
  readonly signals: number;
  readonly earlier: number;
  readonly noEvidence: number;
}

/** Chosen on mixed documents of held-out sources (docs/experiments.md). */
const withClassifier: Factors = { classifier: 0.9, signals: 1.45, earlier: 1.3, noEvidence: 1.13 };
const signalsAlone: Factors = { classifier: 0, signals: 2, earlier: 0, noEvidence: 1.8 };

/**
 * Log-odds of each sentence, from its events of the located signals and the classifier's evidence. Linear in
 * the words.
 */
export function sentenceLogOdds(
  text: Prepared,
  scored: readonly ScoredSignal[],
  evidence: SentenceEvidence | null,
): Float64Array {
  const { sentences, sentenceFirst } = text;
  const factors = evidence === null ? signalsAlone : withClassifier;
  const logOdds = new Float64Array(sentences);
  let perWord = 0;
  for (const one of scored) if (local.has(one.signal.name)) perWord += addEvents(text, one, logOdds);
  for (let i = 0; i < sentences; i++) {
    const words = sentenceFirst[i + 1]! - sentenceFirst[i]!;
    let sum = factors.signals * (logOdds[i]! + perWord * words) - (factors.noEvidence * words) / 100;
    if (evidence !== null) {
      const { earlier, recent } = evidence.local;
      sum += factors.classifier * Math.max(earlier[i]! - (factors.earlier * words) / 100, recent[i]!);
    }
    logOdds[i] = sum;
  }
  return logOdds;
}

/** Length in words, and number of events above the typical one, between which the evidence is linear. */
const paragraphWords = 130;
const eventsAbove = 3;

/**
 * Adds the log-odds of a signal's events to the sentences that they are in, and returns the log-odds per word
 * without an event. Both are those of a paragraph: of so few words, evidence is nearly linear in the events.
 */
function addEvents(text: Prepared, one: ScoredSignal, logOdds: Float64Array): number {
  const { signal, measurement, evidenceWeights, typical } = one;
  if (measurement === null || (evidenceWeights.ai === 0 && evidenceWeights.human === 0)) return 0;
  if (signal.form !== 'rate' || signal.locate === undefined) return 0;
  const row = weightsOf(signal.name);
  const ofEvents = (count: number) => {
    const value = (count * 1000) / paragraphWords;
    const measured = { value, count, exposure: paragraphWords };
    return contributionOf(evidenceWeights, strengthOf(deviation(signal, measured, typical, row)));
  };
  const none = ofEvents(0);
  if (measurement.count > 0) {
    const most = eventsAbove + (typical * paragraphWords) / 1000;
    addSpans(text, signal.locate, (ofEvents(most) - none) / most, logOdds);
  }
  return none / paragraphWords;
}

/** Adds `each` to the sentence of every span. */
function addSpans(
  text: Prepared,
  locate: NonNullable<ScoredSignal['signal']['locate']>,
  each: number,
  logOdds: Float64Array,
): void {
  const { sentences, sentenceEnd } = text;
  const spans = new SpanCollector(Number.POSITIVE_INFINITY);
  locate(text, spans);
  let sentence = 0;
  for (const start of spans.starts) {
    while (sentence + 1 < sentences && start >= sentenceEnd[sentence]!) sentence++;
    logOdds[sentence]! += each;
  }
}
