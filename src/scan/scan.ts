import type { GenreChoice } from '../contract/genre.js';
import type { EngineResult } from '../contract/scan.js';
import { identifyLanguage } from '../text/language.js';
import { type Prepared, prepare } from '../text/prepare.js';
import { findArtefacts } from './artefacts.js';
import { bandLabels, bandOf, shortCeiling } from './bands.js';
import { calibrationOf } from './calibration.js';
import { confidenceOf, words as wordLimits } from './confidence.js';
import type { ByEra } from './eras.js';
import { evidenceOf, quote } from './evidence.js';
import { detectGenre, genreNote, genreRow } from './genres.js';
import { biasOf, type Judged, judge, type ModelEvidence, share } from './score.js';
import { scoreSentences } from './sentence-scores.js';
import { engineVersion } from './version.js';
import { weights } from './weights.js';

export interface ScanOptions {
  genre: GenreChoice;
  esl: boolean;
  include_fixes: boolean;
  include_sentences: boolean;
  use_model: boolean;
  deep: boolean;
  /** Why the deeper model takes no part, when the caller knows. */
  degraded?: string;
}

/**
 * The seam to the deeper model: log-odds by era that a text is machine text. `deep` reads the whole of it in windows.
 * A reading carries calibration only when `version` is the one whose error rates were measured (src/generated/calibration.ts).
 */
export interface DeeperModel {
  version: string;
  read(prepared: Prepared, deep: boolean): ByEra<number>;
}

export const disclaimer =
  'This score is a signal, not a verdict: it says how much a text resembles machine prose, never who wrote it. Do not judge a person by it.';

/** Strength from which a signal's advice is given, and how many pieces of advice a result carries. */
const firesFrom = 0.65;
const fixesMax = 8;
const deeperModel = 'deeper_model';
/** A signal that moves the score by less is not worth quoting the text for. */
const evidencePointsMin = 0.2;

type Signal = EngineResult['signals'][number];

/** Reads a text for signals of machine authorship. Pure: the same text and options give the same reading. */
export function scan(text: string, options: ScanOptions, model: DeeperModel | null): EngineResult {
  const prepared = prepare(text);
  const language = identifyLanguage(prepared);
  const genre = options.genre === '' ? detectGenre(prepared) : options.genre;
  const row = genreRow(genre);
  const deeper = readModel(prepared, options, model);
  const modelUsed = deeper.logOdds !== null;
  const combination = weights.combinations[modelUsed ? 'model' : 'heuristics'];
  const adjustment = { genre: row, esl: options.esl, english: language === 'en' || language === 'und' };
  const { judged, model: heard } = judge(prepared, adjustment, combination, deeper.logOdds);
  const ceiling = prepared.wordCount < wordLimits.tiny ? shortCeiling : 100;
  const contributions = judged.map(one => one.contribution);
  contributions.push(heard?.contribution ?? 0);
  const bias = biasOf(combination, row, prepared.wordCount);
  const { score, baseline, points } = share(combination, bias, contributions, ceiling);

  const signals = judged.map((one, i) => describe(prepared, one, points[i]!));
  signals.push(describeModel(heard, points[judged.length]!));
  const active = signals.reduce((count, signal) => count + (signal.active ? 1 : 0), 0);
  const band = bandOf(score);
  const note = genreNote(genre, options.genre !== '', options.esl);
  const degraded = options.degraded ?? deeper.degraded;

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
    ...(options.include_fixes && { fixes: fixesFor(judged) }),
    ...(options.include_sentences && {
      sentences: scoreSentences(prepared, judged, sum(contributions), bias, combination),
    }),
    artefacts: findArtefacts(prepared),
    genre,
    ...(note !== undefined && { genre_note: note }),
    esl: options.esl,
    language,
    engine: modelUsed ? `${engineVersion}.${model!.version}` : engineVersion,
    calibration: calibrationOf(row, prepared.wordCount, band, modelUsed ? model!.version : null),
    ...(degraded !== undefined && { degraded }),
    disclaimer,
  };
}

interface Deeper {
  readonly logOdds: ByEra<number> | null;
  readonly degraded?: string;
}

function readModel(text: Prepared, options: ScanOptions, model: DeeperModel | null): Deeper {
  const silent = { logOdds: null };
  if (!options.use_model || options.degraded !== undefined) return silent;
  if (model === null) {
    return {
      ...silent,
      degraded: 'The deeper model is not available; this score rests on the heuristic signals alone.',
    };
  }
  if (text.wordCount < wordLimits.tiny) return silent;
  return { logOdds: model.read(text, options.deep) };
}

function describe(text: Prepared, one: Judged, points: number): Signal {
  const { signal, reading, strength, weight, usual } = one;
  const { name } = signal;
  if (reading === null) {
    const detail = 'Too little of the text to measure this by.';
    return {
      name,
      score: 0.5,
      weight: thousandths(weight),
      detail,
      value: 0,
      active: false,
      points: 0,
      evidence: [],
    };
  }
  const spoken =
    Math.abs(points) >= evidencePointsMin || (signal.adviceOnly === true && strength >= firesFrom);
  const evidence = reading.count > 0 && spoken ? evidenceOf(text, signal) : [];
  return {
    name,
    score: thousandths(strength),
    weight: thousandths(weight),
    detail: signal.detail(reading, usual, quote(evidence)),
    value: thousandths(reading.value),
    active: true,
    points,
    evidence,
  };
}

function describeModel(heard: ModelEvidence | null, points: number): Signal {
  if (heard === null) {
    const detail = 'The deeper model took no part.';
    return {
      name: deeperModel,
      score: 0.5,
      weight: 0,
      detail,
      value: 0,
      active: false,
      points,
      evidence: [],
    };
  }
  const { logOdds, weight } = heard;
  const detail = `The deeper model reads the wording as ${logOdds >= 0 ? 'nearer to machine prose' : "nearer to people's prose"} (log-odds ${thousandths(logOdds)}).`;
  return {
    name: deeperModel,
    score: thousandths(1 / (1 + Math.exp(-logOdds))),
    weight: thousandths(weight),
    detail,
    value: thousandths(logOdds),
    active: true,
    points,
    evidence: [],
  };
}

/** Advice of the signals that fire, strongest first, each sentence once. */
function fixesFor(judged: readonly Judged[]): string[] {
  const firing = judged.filter(
    one => one.reading !== null && one.signal.fix !== undefined && one.strength >= firesFrom,
  );
  firing.sort((one, other) => other.contribution - one.contribution || other.strength - one.strength);
  return [...new Set(firing.map(one => one.signal.fix!))].slice(0, fixesMax);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function thousandths(value: number): number {
  return Math.round(value * 1000) / 1000;
}
