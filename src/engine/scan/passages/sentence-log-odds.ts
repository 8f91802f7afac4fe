import { setOf } from '../../../document/sets.js';
import type { Prepared } from '../../text/prepare.js';
import type { SentenceEvidence } from '../classifier.js';
import type { ByEra } from '../eras.js';
import { wordingSignal } from '../results/signal-names.js';
import { contributionOf, deviation, type ScoredSignal, strengthOf } from '../score.js';
import { allSpans } from '../signal.js';

/**
 * Rates whose events tell one paragraph from another. Signals of rarer events, and those that vary more
 * within a text than between texts, would add noise and cost time.
 */
const local = setOf(
  'ai_vocabulary bold_labels colons commas copula_avoidance emphasis_frames ' +
    'exclamations highlighting_tails indefinite_articles list_items markdown_headings ' +
    'negative_parallelism participial_tails proper_names ' +
    'semicolons similes specifics spelled_numbers stock_phrases ' +
    'title_case_headings vague_attribution',
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
  const ofClassifier = evidence === null ? null : classifierLogOdds(text, evidence, factors);
  for (const one of scored) {
    const odds = eventOdds(one);
    if (odds === null) continue;
    perWord += odds.perWord;
    if (one.measurement!.count === 0) continue;
    eachEvent(text, one, sentence => {
      logOdds[sentence]! += odds.each;
    });
  }
  for (let i = 0; i < sentences; i++) {
    const words = sentenceFirst[i + 1]! - sentenceFirst[i]!;
    const ofSignals = factors.signals * (logOdds[i]! + perWord * words) - (factors.noEvidence * words) / 100;
    logOdds[i] = ofSignals + (ofClassifier === null ? 0 : ofClassifier[i]!);
  }
  return logOdds;
}

/** Length in words, and number of events above the typical one, between which the evidence is linear. */
const paragraphWords = 130;
const eventsAbove = 3;

/**
 * Log-odds of a signal: of each event, and per word without one; null for a signal that takes no part. Both
 * are those of a paragraph: of so few words, evidence is nearly linear in the events.
 */
function eventOdds(one: ScoredSignal): { readonly each: number; readonly perWord: number } | null {
  const { signal, measurement, evidenceWeights, typical } = one;
  if (!local.has(signal.name) || measurement === null) return null;
  if (evidenceWeights.ai === 0 && evidenceWeights.human === 0) return null;
  const none = oddsOfEvents(one, 0);
  const most = eventsAbove + (typical * paragraphWords) / 1000;
  return { each: (oddsOfEvents(one, most) - none) / most, perWord: none / paragraphWords };
}

/** Log-odds that a signal adds to a paragraph with `count` of its events. */
function oddsOfEvents({ signal, evidenceWeights, typical, row }: ScoredSignal, count: number): number {
  const measured = { value: (count * 1000) / paragraphWords, count, exposure: paragraphWords };
  return contributionOf(evidenceWeights, strengthOf(deviation(signal, measured, typical, row)));
}

/** Calls `visit` for every counted span of a signal, with the sentence that it is in. */
function eachEvent(
  text: Prepared,
  { signal, measurement }: ScoredSignal,
  visit: (sentence: number, start: number, end: number) => void,
): void {
  const { sentences, sentenceEnd } = text;
  // The evidence of the signal quotes them as well.
  measurement!.spans ??= allSpans(text, signal.locate!);
  const { starts, ends } = measurement!.spans;
  let sentence = 0;
  for (let k = 0; k < starts.length; k++) {
    while (sentence + 1 < sentences && starts[k]! >= sentenceEnd[sentence]!) sentence++;
    visit(sentence, starts[k]!, ends[k]!);
  }
}

/** A part of a sentence's log-odds, with its first or strongest place. */
export interface SentenceReason {
  readonly name: string;
  logOdds: number;
  /** Null for the classifier in a sentence without a span of several words to quote. */
  readonly span: { readonly start: number; readonly end: number } | null;
}

/**
 * What adds to the log-odds of each sentence of `sentenceLogOdds`: the events of the located signals, and the
 * classifier. The rest of the log-odds is for the absence of events.
 */
export function sentenceReasons(
  text: Prepared,
  scored: readonly ScoredSignal[],
  evidence: SentenceEvidence | null,
  eraShares: ByEra<number> | null,
): readonly SentenceReason[][] {
  const factors = evidence === null ? signalsAlone : withClassifier;
  const reasons: SentenceReason[][] = Array.from({ length: text.sentences }, () => []);
  for (const one of scored) {
    const odds = eventOdds(one);
    if (odds === null || one.measurement!.count === 0) continue;
    const each = factors.signals * odds.each;
    const { name } = one.signal;
    eachEvent(text, one, (sentence, start, end) => {
      const last = reasons[sentence]!.at(-1);
      if (last?.name === name) last.logOdds += each;
      else reasons[sentence]!.push({ name, logOdds: each, span: { start, end } });
    });
  }
  if (evidence !== null && eraShares !== null) {
    const logOdds = classifierLogOdds(text, evidence, factors);
    evidence.spans(logOdds, eraShares).forEach((span, i) => {
      reasons[i]!.push({ name: wordingSignal, logOdds: logOdds[i]!, span });
    });
  }
  return reasons;
}

/** The classifier's part of the log-odds of each sentence. */
function classifierLogOdds(
  { sentences, sentenceFirst }: Prepared,
  { local: of }: SentenceEvidence,
  factors: Factors,
) {
  const logOdds = new Float64Array(sentences);
  for (let i = 0; i < sentences; i++) {
    const words = sentenceFirst[i + 1]! - sentenceFirst[i]!;
    logOdds[i] =
      factors.classifier * Math.max(of.earlier[i]! - (factors.earlier * words) / 100, of.recent[i]!);
  }
  return logOdds;
}
