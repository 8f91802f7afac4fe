import type { GenreChoice } from '../contract/genre.js';
import type { EngineResult } from '../contract/scan.js';
import { identifyLanguage } from '../text/language.js';
import { type Prepared, prepare } from '../text/prepare.js';
import { findArtefacts } from './artefacts.js';
import { bandLabels, bandOf, shortCeiling } from './bands.js';
import { calibrationOf } from './calibration.js';
import { confidenceOf, words as wordLimits } from './confidence.js';
import type { ByEra } from './eras.js';
import { originalSpan, quoteSpans, signalEvidence } from './evidence.js';
import { fixesOf } from './fixes.js';
import { detectGenre, type GenreProfile, genreNote, profileOf, textsOf } from './genres.js';
import { wholePassage } from './passages/passages.js';
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
  /** Why `deep` was requested and not used. */
  deepNote?: string;
}

/** The n-gram classifier (src/classifier), as a scan uses it. */
export interface Classifier {
  /** Only the version whose error rates were measured has a calibration (src/generated/calibration.ts). */
  readonly version: string;
  /**
   * Reads the first 1,500 words, or with `deep` the whole text. The result is the mean over segments of about
   * 300 words, and valid until the classifier reads the next text.
   */
  read(text: Prepared, deep: boolean): ClassifierReading;
}

export interface ClassifierReading {
  /** Log-odds by era that the text is AI-generated, at even prior odds; 0 under 50 words. */
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
}

/** A span in UTF-16 offsets of `Prepared.text`, with its part of the classifier's log-odds. */
export interface ClassifierSpan {
  readonly start: number;
  readonly end: number;
  readonly logOdds: number;
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
  const modelUsed = classified.reading !== null;
  const combination = weights.combinations[modelUsed ? 'model' : 'heuristics'];
  const adjustment = { genre: profile, esl: options.esl, english: language === 'en' || language === 'und' };
  const { scored, model: classifier } = scoreSignals(
    prepared,
    adjustment,
    combination,
    classified.reading?.logOdds ?? null,
  );
  const ceiling = prepared.wordCount < wordLimits.tiny ? shortCeiling : 100;
  const contributions = scored.map(one => one.contribution);
  contributions.push(classifier?.contribution ?? 0);
  const bias = biasOf(combination, profile, prepared.wordCount);
  const { score, baseline, points } = distributePoints(combination, bias, contributions, ceiling);

  const signals = scored.map((one, i) =>
    signalResult(prepared, one, points[i]!, profile, options.evidenceMax),
  );
  signals.push(
    classifierResult(prepared, classified.reading, classifier, points[scored.length]!, options.evidenceMax),
  );
  const active = signals.reduce((count, signal) => count + (signal.active ? 1 : 0), 0);
  const band = bandOf(score);
  const note = genreNote(genre, options.genre !== '', options.esl);
  const fixes = options.include_fixes
    ? fixesOf(prepared, signals, { band, genre: profile, language, spansMax: options.evidenceMax })
    : [];
  const degraded = options.degraded ?? classified.degraded;
  const confidence = confidenceOf(prepared, language, modelUsed, active);
  const passages =
    prepared.words < wordLimits.tiny
      ? []
      : [wholePassage(prepared, { score, band, confidence: confidence.confidence, signals })];

  return {
    score,
    band,
    label: bandLabels[band],
    ...confidence,
    model_used: modelUsed,
    word_count: prepared.wordCount,
    coverage: { active_signals: active, total_signals: signals.length, words: prepared.words },
    baseline,
    signals,
    ...(options.include_fixes && { fixes: fixes.map(fix => fix.text), fix_details: fixes }),
    ...(options.include_sentences && {
      sentences: scoreSentences(prepared, scored, sum(contributions), bias, combination),
    }),
    passages,
    mixed: {
      mixed: false,
      elevated_share: band === 'elevated' || band === 'high' ? 1 : 0,
      note: 'One passage: no change was found.',
    },
    artefacts: findArtefacts(prepared),
    genre,
    ...(note !== undefined && { genre_note: note }),
    esl: options.esl,
    language,
    engine: modelUsed ? `${engineVersion}.${model!.version}` : engineVersion,
    calibration:
      language === 'en'
        ? calibrationOf(profile, prepared.wordCount, score, modelUsed ? model!.version : null)
        : null,
    ...(degraded !== undefined && { degraded }),
    ...(options.deepNote !== undefined && { deep_note: options.deepNote }),
    disclaimer,
  };
}

interface Classification {
  /** Null when the classifier was not used. */
  readonly reading: ClassifierReading | null;
  /** Why it was not used. */
  readonly degraded?: string;
}

function classify(text: Prepared, options: ScanOptions, model: Classifier | null): Classification {
  if (options.degraded !== undefined) return { reading: null };
  if (!options.use_model) return withoutModel('The deeper model was not requested');
  if (model === null) return withoutModel('The deeper model is not available');
  if (text.wordCount < wordLimits.tiny)
    return withoutModel(`The deeper model reads texts of at least ${wordLimits.tiny} words`);
  return { reading: model.read(text, options.deep) };
}

const withoutModel = (reason: string): Classification => ({
  reading: null,
  degraded: `${reason}, so this scan used only the heuristic signals.`,
});

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

function classifierResult(
  text: Prepared,
  reading: ClassifierReading | null,
  classifier: ClassifierEvidence | null,
  points: number,
  evidenceMax: number,
): SignalResult {
  if (reading === null || classifier === null) {
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
  const { logOdds, weight, eraShares } = classifier;
  const evidence = reading.evidence(eraShares, evidenceMax).map(span => ({
    ...originalSpan(text, span.start, span.end),
    log_odds: thousandths(span.logOdds),
  }));
  return {
    name: classifierName,
    score: thousandths(1 / (1 + Math.exp(-logOdds))),
    weight: thousandths(weight),
    detail: classifierDetail(reading, logOdds, evidence),
    value: thousandths(logOdds),
    active: true,
    points,
    evidence,
  };
}

/** What the classifier found, with the strongest spans of each direction. */
function classifierDetail(
  reading: ClassifierReading,
  logOdds: number,
  evidence: SignalResult['evidence'],
): string {
  const sides = [
    { name: 'AI-generated', sign: 1 },
    { name: 'human-written', sign: -1 },
  ];
  const strongest = sides.flatMap(({ name, sign }) => {
    const found = evidence
      .filter(span => span.log_odds! * sign > 0)
      .sort((one, two) => sign * (two.log_odds! - one.log_odds!));
    return found.length === 0 ? [] : [`nearest to ${name}: ${quoteSpans(found)}`];
  });
  const [ai, human] = sides.map(({ name }) => name) as [string, string];
  const finding = logOdds >= 0 ? reading.finding(ai, human) : reading.finding(human, ai);
  return `${[finding, ...strongest].join('; ')}.`;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function thousandths(value: number): number {
  return Math.round(value * 1000) / 1000;
}
