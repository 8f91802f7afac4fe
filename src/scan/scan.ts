import type { GenreChoice } from '../contract/genre.js';
import type { EngineResult } from '../contract/scan.js';
import { identifyLanguage } from '../text/language.js';
import { type Prepared, prepare } from '../text/prepare.js';
import { findArtefacts } from './artefacts.js';
import { bandLabels, bandOf, shortCeiling } from './bands.js';
import { calibrationOf } from './calibration.js';
import { confidenceOf, words as wordLimits } from './confidence.js';
import type { ByEra } from './eras.js';
import { quoteSpans, signalEvidence } from './evidence.js';
import { fixesOf } from './fixes.js';
import { detectGenre, type GenreProfile, genreNote, profileOf, textsOf } from './genres.js';
import {
  biasOf,
  type ClassifierEvidence,
  distributePoints,
  type ScoredSignal,
  scoreSignals,
} from './score.js';
import { scoreSentences } from './sentence-scores.js';
import { engineVersion } from './version.js';
import { weights } from './weights.js';

export interface ScanOptions {
  /** Genre to score the text as; empty to detect it. */
  genre: GenreChoice;
  /** The author writes in a second language. */
  esl: boolean;
  include_fixes: boolean;
  include_sentences: boolean;
  use_model: boolean;
  /** The classifier reads the whole text instead of its beginning. */
  deep: boolean;
  /** Maximum evidence spans per signal. */
  evidenceMax: number;
  /** Why the caller does not run the classifier. */
  degraded?: string;
}

/** The n-gram classifier (src/classifier), as a scan uses it. */
export interface Classifier {
  /** Only the version whose error rates were measured has a calibration (src/generated/calibration.ts). */
  readonly version: string;
  /**
   * Log-odds by era that a text is AI-generated, at even prior odds; 0 under 50 words. Reads the first 1,500
   * words, or with `deep` the whole text. Either way the result is the mean over windows of about 300 words.
   */
  logOddsByEra(text: { readonly text: string }, deep: boolean): ByEra<number>;
}

export const disclaimer =
  'This score is a signal, not a verdict: it says how much a text resembles machine prose, never who wrote it. Do not judge a person by it.';

/** Minimum strength of an advice-only signal that quotes evidence. */
const adviceStrengthMin = 0.65;
const classifierName = 'deeper_model';
/** Minimum absolute points of a signal that quotes evidence. */
const evidencePointsMin = 0.2;

type SignalResult = EngineResult['signals'][number];

/**
 * Scans a text for signals of AI authorship. Pure: the same text and options give the same result.
 *
 *   prepare ─► language, genre ─► signals and classifier ─► score and points
 *                                                                ─► band, confidence, evidence, advice
 */
export function scan(text: string, options: ScanOptions, model: Classifier | null): EngineResult {
  const prepared = prepare(text);
  const language = identifyLanguage(prepared);
  const genre = options.genre === '' ? detectGenre(prepared) : options.genre;
  const profile = profileOf(genre);
  const classified = classify(prepared, options, model);
  const modelUsed = classified.logOdds !== null;
  const combination = weights.combinations[modelUsed ? 'model' : 'heuristics'];
  const adjustment = { genre: profile, esl: options.esl, english: language === 'en' || language === 'und' };
  const { scored, model: classifier } = scoreSignals(prepared, adjustment, combination, classified.logOdds);
  const ceiling = prepared.wordCount < wordLimits.tiny ? shortCeiling : 100;
  const contributions = scored.map(one => one.contribution);
  contributions.push(classifier?.contribution ?? 0);
  const bias = biasOf(combination, profile, prepared.wordCount);
  const { score, baseline, points } = distributePoints(combination, bias, contributions, ceiling);

  const signals = scored.map((one, i) =>
    signalResult(prepared, one, points[i]!, profile, options.evidenceMax),
  );
  signals.push(classifierResult(classifier, points[scored.length]!));
  const active = signals.reduce((count, signal) => count + (signal.active ? 1 : 0), 0);
  const band = bandOf(score);
  const note = genreNote(genre, options.genre !== '', options.esl);
  const fixes = options.include_fixes
    ? fixesOf(prepared, signals, { band, genre: profile, language, spansMax: options.evidenceMax })
    : [];
  const degraded = options.degraded ?? classified.degraded;

  return {
    score,
    band,
    label: bandLabels[band],
    ...confidenceOf(prepared, language, modelUsed, active),
    model_used: modelUsed,
    word_count: prepared.wordCount,
    coverage: { active_signals: active, total_signals: signals.length, words: prepared.words },
    baseline,
    signals,
    ...(options.include_fixes && { fixes: fixes.map(fix => fix.text), fix_details: fixes }),
    ...(options.include_sentences && {
      sentences: scoreSentences(prepared, scored, sum(contributions), bias, combination),
    }),
    artefacts: findArtefacts(prepared),
    genre,
    ...(note !== undefined && { genre_note: note }),
    esl: options.esl,
    language,
    engine: modelUsed ? `${engineVersion}.${model!.version}` : engineVersion,
    calibration:
      language === 'en'
        ? calibrationOf(profile, prepared.wordCount, band, modelUsed ? model!.version : null)
        : null,
    ...(degraded !== undefined && { degraded }),
    disclaimer,
  };
}

interface Classification {
  /** Null when the classifier was not used. */
  readonly logOdds: ByEra<number> | null;
  /** Why it was not used although the caller requested it. */
  readonly degraded?: string;
}

function classify(text: Prepared, options: ScanOptions, model: Classifier | null): Classification {
  if (!options.use_model || options.degraded !== undefined) return { logOdds: null };
  if (model === null) {
    return {
      logOdds: null,
      degraded: 'The deeper model is not available, so this scan used only the heuristic signals.',
    };
  }
  if (text.wordCount < wordLimits.tiny) return { logOdds: null };
  return { logOdds: model.logOddsByEra(text, options.deep) };
}

function signalResult(
  text: Prepared,
  one: ScoredSignal,
  points: number,
  genre: GenreProfile,
  evidenceMax: number,
): SignalResult {
  const { signal, measurement, strength, weight } = one;
  if (measurement === null) {
    return {
      name: signal.name,
      score: 0.5,
      weight: thousandths(weight),
      detail: 'Not measured: the text is too short for this signal, or not in English.',
      value: 0,
      active: false,
      points: 0,
      evidence: [],
    };
  }
  const notable =
    Math.abs(points) >= evidencePointsMin || (signal.adviceOnly === true && strength >= adviceStrengthMin);
  const typical = { human: one.typical, ai: one.typicalOfAi, texts: textsOf[genre] };
  const evidence = measurement.count > 0 && notable ? signalEvidence(text, signal, evidenceMax) : [];
  return {
    name: signal.name,
    score: thousandths(strength),
    weight: thousandths(weight),
    detail: signal.detail(measurement, typical, quoteSpans(evidence)),
    value: thousandths(measurement.value),
    active: true,
    points,
    evidence,
  };
}

function classifierResult(classifier: ClassifierEvidence | null, points: number): SignalResult {
  if (classifier === null) {
    return {
      name: classifierName,
      score: 0.5,
      weight: 0,
      detail: 'The deeper model was not used.',
      value: 0,
      active: false,
      points,
      evidence: [],
    };
  }
  const { logOdds, weight } = classifier;
  const closer = logOdds >= 0 ? 'AI-generated text' : 'human-written text';
  return {
    name: classifierName,
    score: thousandths(1 / (1 + Math.exp(-logOdds))),
    weight: thousandths(weight),
    detail: `The deeper model finds the wording closer to ${closer} (log-odds ${thousandths(logOdds)}).`,
    value: thousandths(logOdds),
    active: true,
    points,
    evidence: [],
  };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function thousandths(value: number): number {
  return Math.round(value * 1000) / 1000;
}
