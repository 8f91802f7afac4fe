import type { ReadAs } from '../../contract/document.js';
import type { GenreChoice } from '../../contract/genre.js';
import type { EngineResult } from '../../contract/scan.js';
import { identifyLanguage } from '../text/language.js';
import { type Prepared, prepare } from '../text/prepare.js';
import { findArtefacts } from './artefacts.js';
import { bandLabels, bandOf } from './bands.js';
import { calibrationOf } from './calibration.js';
import { type Classifier, type ClassifierReading, scoredWordsMin } from './classifier.js';
import { confidenceOf, notAssessed } from './confidence.js';
import { detectGenre } from './detect-genre.js';
import { quotedText } from './evidence.js';
import { adviseOn, type Rewriter } from './fixes.js';
import { genreNote, profileOf, scoringProfileOf } from './genres.js';
import { locatePassages } from './passages/passages.js';
import { chooseSignals, type SignalChoice } from './results/choose-signals.js';
import { headlineOf } from './results/headline.js';
import { round } from './results/numbers.js';
import { type ScoringContext, scoreText } from './results/scored-text.js';
import { isSignal } from './results/signal-names.js';
import { listSignals } from './results/signal-results.js';
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
  /** The signals of the result; all by default. The others still count. */
  signals?: SignalChoice;
  /** Whether passages list their strongest signals; true by default. */
  passageSignals?: boolean;
  /** Whether the result has the headline, the artefacts and the calibration; true by default. */
  summary?: boolean;
  /** How the text was read; `plain` by default. */
  readAs?: ReadAs;
  /** The Markdown source of the text, in which traces of a chat tool are searched instead. */
  source?: string;
  /** Why the caller does not run the classifier. */
  degraded?: string;
  /** Why `deep` was requested and not used. */
  deepNote?: string;
}

/** Minimum points of a signal that the headline names. */
const headlinePointsMin = 2;

export const disclaimer =
  'This score is a signal, not a verdict: it says how much a text resembles machine prose, never who wrote it. Do not judge a person by it.';

/**
 * Scans a text for signals of AI authorship. Pure: the same text and options give the same result.
 *
 *   prepare ─► language, genre ─► signals and classifier ─► score and points
 *                                                                ─► band, confidence, evidence, advice
 *
 * `rewrite` writes the alternatives that advice offers.
 *
 * @example
 * scan(text, options, loadShippedClassifier(), null).headline; // 'Strong signals of machine writing: …'
 */
export function scan(
  text: string,
  options: ScanOptions,
  model: Classifier | null,
  rewrite: Rewriter | null = null,
): EngineResult {
  const { readAs = 'plain', source, summary = true } = options;
  const prepared = prepare(text);
  const language = identifyLanguage(prepared);
  const genre = options.genre === '' ? detectGenre(prepared) : options.genre;
  const profile = scoringProfileOf(genre);
  const { reading, degraded = options.degraded } = classify(prepared, options, model);
  const modelUsed = reading !== null;
  const scoreAs = (esl: boolean) => {
    const context: ScoringContext = {
      genre: profile,
      esl,
      english: language === 'en' || language === 'und',
      combination: weights.combinations[modelUsed ? 'model' : 'heuristics'],
      evidenceMax: options.evidenceMax,
    };
    const whole = scoreText(prepared, context, reading);
    const measured = whole.scored.filter(({ measurement }) => measurement !== null).length;
    const confidence = confidenceOf(prepared, language, modelUsed, measured, readAs === 'markdown');
    const located = locatePassages(prepared, whole, confidence, options.passageSignals ?? true);
    return { located, scored: located.scored };
  };
  // A second language changes where a text divides. The lower score counts, so that it never raises one.
  const readings = options.esl ? [scoreAs(true), scoreAs(false)] : [scoreAs(false)];
  const { located, scored } = readings.reduce((lowest, one) =>
    one.scored.score < lowest.scored.score ? one : lowest,
  );
  const results = listSignals(scored);
  const measurable = results.filter(isSignal);
  const { passages, mixed } = located;
  const { score, baseline, range } = scored;
  const [low, high] = range;
  const band = bandOf(score);
  const note = genreNote(genre, options.genre !== '', options.esl);
  // The advice for a mixed text is about the passage that leads it.
  const advised = located.leading ?? { scored, offset: 0 };
  const advice = options.include_fixes
    ? adviseOn(advised.scored.text, located.leading === null ? results : listSignals(advised.scored), {
        score: advised.scored.score,
        genre: profile,
        language,
        offset: advised.offset,
        spansMax: options.evidenceMax,
        rewrite,
      })
    : null;
  const artefacts = summary ? findArtefacts(source === undefined ? prepared : quotedText(source)) : [];
  const reason = notAssessed(prepared, language);
  // No figures were measured for texts that mix human-written and AI-generated passages.
  const calibration =
    summary && language === 'en' && !mixed.mixed
      ? calibrationOf(profileOf(genre), prepared.wordCount, score, modelUsed ? model!.version : null)
      : null;

  const headline = () =>
    headlineOf({
      score,
      band,
      wordCount: prepared.wordCount,
      artefacts,
      notAssessed: reason,
      mixed,
      passages,
      raising: results
        .filter(signal => isSignal(signal) && signal.points >= headlinePointsMin)
        .sort((one, other) => other.points - one.points),
      aiShareBelow: calibration?.ai_generated?.share_below ?? null,
    });

  return {
    headline: summary ? headline() : '',
    score,
    // With one decimal, the ends of a long text would be its score.
    score_range: [Math.max(0, Math.min(low, score - 0.1)), Math.min(100, Math.max(high, score + 0.1))].map(
      end => round(end, 10),
    ),
    band,
    label: bandLabels[band],
    assessed: reason === null,
    ...located.confidence,
    model_used: modelUsed,
    read_as: readAs,
    word_count: prepared.wordCount,
    coverage: {
      active_signals: measurable.filter(({ active }) => active).length,
      total_signals: measurable.length,
      words: prepared.words,
    },
    baseline,
    signals: chooseSignals(results, options.signals ?? 'all').map(one => one.result()),
    ...(advice !== null && {
      fixes: advice.fixes.map(({ text }) => text),
      fix_details: advice.fixes.map(({ detail }) => detail),
      ...(advice.note !== undefined && { fixes_note: advice.note }),
    }),
    ...(options.include_sentences && { sentences: located.sentences() }),
    passages,
    mixed,
    artefacts,
    genre,
    ...(note !== undefined && { genre_note: note }),
    esl: options.esl,
    language,
    engine: modelUsed ? `${engineVersion}.${model!.version}` : engineVersion,
    calibration,
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
  if (!options.use_model) return withoutModel('The wording model was not requested');
  if (model === null) return withoutModel('The wording model is not available');
  if (text.wordCount < scoredWordsMin)
    return withoutModel(`The wording model reads texts of at least ${scoredWordsMin} words`);
  return { reading: model.read(text, options.deep) };
}

const withoutModel = (reason: string): Classification => ({
  reading: null,
  degraded: `${reason}, so this scan used only the heuristic signals.`,
});
