/**
 * The content of a report. The result comes from a client and may be any object, so each field is validated
 * and bounded separately, and omitted when it is not valid. A result of another engine therefore shows its
 * recognised fields.
 */

import { type AiFigures, number, supportsPoints } from '../contract/figures.js';
import { type Band, bands } from '../contract/genre.js';
import { EngineResult, ScanResult } from '../contract/scan.js';
import { compileSchema } from '../contract/validator.js';
import { bandLabels, bandOf } from '../engine/scan/bands.js';
import { mixedOf } from '../engine/scan/passages/mixed.js';
import { headlineOf } from '../engine/scan/results/headline.js';
import { signalName } from '../engine/scan/results/signal-names.js';
import { disclaimer } from '../engine/scan/scan.js';
import { type Fields, fieldUnits, type Highlight, line, list, mark, numberWithin, own } from './fields.js';
import { scoreText, type WordRange, withWordRanges } from './passages.js';
import { truncateLine } from './safe-text.js';

export interface SignalView {
  name: string;
  detail: string;
  /** Share of the score; negative for evidence of human authorship. */
  points: number;
  evidence: Highlight[];
}

/** Figures about human-written texts; null where the result has none. */
export interface CalibrationView {
  false_positive_rate: number | null;
  interval: [number, number] | null;
  n: number;
  human_percentile: number | null;
  /** Shares of the texts in equal bins of the score. */
  distribution: number[] | null;
  ai_generated: AiFigures | null;
}

export interface PassageView extends WordRange {
  start: number;
  end: number;
  words: number;
  score: number;
  band: Band;
  confidence: string | null;
  /** Its strongest signals, largest share of its score first. */
  signals: SignalView[];
}

export interface ReportView {
  /** The result when it is a valid result of this service; null for any other object. */
  result: EngineResult | null;
  /** What was found; the label of the band for a result without a headline. */
  headline: string;
  /** Whether the text could be assessed. The score of any other text means nothing. */
  assessed: boolean;
  score: number | null;
  /** The scores after small changes, lowest and highest; empty when it is not stated. */
  scoreRange: number[];
  band: Band | null;
  baseline: number | null;
  confidence: string | null;
  confidenceNote: string | null;
  /** Where the passages disagree; null when they agree. */
  mixedNote: string | null;
  /** Empty for a text of one passage. */
  passages: PassageView[];
  calibration: CalibrationView | null;
  /** Notes about the whole scan: `degraded`, the genre note. */
  notes: string[];
  signals: SignalView[];
  artefacts: { detail: string; mark: Highlight }[];
  fixes: string[];
  /** Why there are no suggestions. */
  fixesNote: string | null;
  sentences: { start: number; end: number; score: number }[];
  /** Names and values of further properties of the scan. */
  facts: [name: string, value: string][];
  /** Unknown fields of a foreign result. */
  others: [name: string, value: string][];
}

const isEngineResult = compileSchema(EngineResult);

const nameUnits = 60;

/** Maximum items of each kind in a report. */
export interface ReportBounds {
  readonly signals: number;
  readonly evidencePerSignal: number;
  /** Lines of each list. */
  readonly lines: number;
  readonly sentences: number;
  readonly passages: number;
  readonly signalsPerPassage: number;
}

/** @param isAttested whether the service computed the result: only then its headline is shown as it is */
export function reportView(result: Fields, bounds: ReportBounds, isAttested: boolean): ReportView {
  const score = numberWithin(own(result, 'score'), 0, 100);
  const confidenceNote = line(own(result, 'confidence_note'));
  const named = bands.find(band => band === own(result, 'band'));
  const band = named ?? (score === null ? null : bandOf(score));
  const assessed = own(result, 'assessed') !== false;
  const several = passages(own(result, 'passages'), bounds);
  const headline =
    (isAttested ? line(own(result, 'headline')) : null) ?? headlineFrom(band, assessed, several);
  const valid = ownResult(result, bounds, headline);
  return {
    result: valid,
    headline,
    assessed,
    score,
    scoreRange: scoreRange(own(result, 'score_range'), score),
    band,
    baseline: numberWithin(own(result, 'baseline'), 0, 100),
    confidence: line(own(result, 'confidence')),
    confidenceNote,
    mixedNote: mixedNote(own(result, 'mixed'), confidenceNote),
    passages: several,
    calibration: calibration(own(result, 'calibration')),
    notes: [own(result, 'degraded'), own(result, 'deep_note'), own(result, 'genre_note')]
      .map(line)
      .filter(note => note !== null)
      .slice(0, bounds.lines),
    signals: list(own(result, 'signals'))
      .slice(0, bounds.signals)
      .flatMap(value => signal(value, bounds)),
    artefacts: list(own(result, 'artefacts')).slice(0, bounds.lines).flatMap(artefact),
    fixes: list(own(result, 'fixes'))
      .slice(0, bounds.lines)
      .flatMap(fix => line(fix) ?? []),
    fixesNote: line(own(result, 'fixes_note')),
    sentences: list(own(result, 'sentences')).slice(0, bounds.sentences).flatMap(sentence),
    facts: [...unassessedFact(score, band, result), ...facts(result)],
    others: valid === null ? others(result, bounds) : [],
  };
}

/**
 * A headline from members that were validated. The sender of a result may write anything into its own
 * headline, also a verdict about a person.
 */
function headlineFrom(band: Band | null, assessed: boolean, passages: readonly PassageView[]): string {
  if (band === null) return 'The result has no score.';
  return headlineOf({
    band,
    wordCount: Number.POSITIVE_INFINITY,
    artefacts: [],
    notAssessed: assessed ? null : 'its text is not English prose',
    mixed: mixedOf(passages, true),
    passages,
    raising: [],
    aiShareBelow: null,
  });
}

/**
 * The result with bounded lengths and this service's own headline, label and disclaimer; null when it is not
 * a valid result of this service.
 */
function ownResult(result: Fields, bounds: ReportBounds, headline: string): EngineResult | null {
  if (!isEngineResult(result) || result.band !== bandOf(result.score)) return null;
  const { signals, passages, lines } = bounds;
  const itemsMax: Readonly<Record<string, number>> = { signals, passages, artefacts: lines, fixes: lines };
  const bounded = JSON.stringify(result, (name, value) => {
    if (typeof value === 'string')
      return truncateLine(value, name === 'name' || name === 'engine' ? nameUnits : fieldUnits);
    return Array.isArray(value) ? value.slice(0, itemsMax[name]) : value;
  });
  return { ...(JSON.parse(bounded) as EngineResult), headline, label: bandLabels[result.band], disclaimer };
}

function signal(value: unknown, bounds: ReportBounds): SignalView[] {
  const name = line(own(value, 'name'));
  const points = numberWithin(own(value, 'points'), -100, 100);
  if (name === null || points === null || own(value, 'active') === false) return [];
  const evidence = list(own(value, 'evidence'))
    .slice(0, bounds.evidencePerSignal)
    .filter(span => {
      const logOdds = own(span, 'log_odds');
      return typeof logOdds !== 'number' || supportsPoints({ log_odds: logOdds }, points);
    })
    .flatMap(mark);
  return [
    {
      name: truncateLine(signalName(name, points), nameUnits),
      detail: line(own(value, 'detail')) ?? '',
      points,
      evidence,
    },
  ];
}

function mixedNote(mixed: unknown, confidenceNote: string | null): string | null {
  const note = own(mixed, 'mixed') === true ? line(own(mixed, 'note')) : null;
  return note !== null && confidenceNote?.includes(note) ? null : note;
}

/** All passages or none: without one of them, the word ranges of the others would be wrong. */
function passages(value: unknown, bounds: ReportBounds): PassageView[] {
  const all = list(value)
    .slice(0, bounds.passages)
    .map(each => passage(each, bounds));
  const valid = all.filter(each => each !== null);
  return valid.length > 1 && valid.length === all.length ? withWordRanges(valid) : [];
}

function passage(value: unknown, bounds: ReportBounds): Omit<PassageView, keyof WordRange> | null {
  const [place] = mark({ start: own(value, 'start'), end: own(value, 'end'), text: '' });
  const words = numberWithin(own(value, 'words'), 1, 1e9);
  const score = numberWithin(own(value, 'score'), 0, 100);
  const band = bands.find(each => each === own(value, 'band'));
  if (place === undefined || words === null || score === null || band === undefined) return null;
  const { start, end } = place;
  const confidence = line(own(value, 'confidence'));
  const signals = list(own(value, 'top'))
    .slice(0, bounds.signalsPerPassage)
    .flatMap(each => signal(each, bounds));
  return { start, end, words: Math.round(words), score, band, confidence, signals };
}

function artefact(value: unknown): ReportView['artefacts'] {
  const detail = line(own(value, 'detail'));
  const [found] = mark(value);
  return detail === null || found === undefined ? [] : [{ detail, mark: found }];
}

function sentence(value: unknown): ReportView['sentences'] {
  const [place] = mark({ start: own(value, 'start'), end: own(value, 'end'), text: '' });
  const score = numberWithin(own(value, 'score'), 0, 100);
  return place === undefined || score === null ? [] : [{ start: place.start, end: place.end, score }];
}

/** Bins of a distribution of scores. */
const distributionBins = 20;

function calibration(value: unknown): CalibrationView | null {
  const n = numberWithin(own(value, 'n'), 1, 1e9);
  if (n === null) return null;
  const share = (of: unknown) => numberWithin(of, 0, 1);
  const [low, high] = list(own(value, 'interval')).map(share);
  const bins = list(own(value, 'distribution')).slice(0, distributionBins).map(share);
  return {
    false_positive_rate: share(own(value, 'false_positive_rate')),
    interval: low == null || high == null ? null : [low, high],
    n,
    human_percentile: share(own(value, 'human_percentile')),
    distribution: bins.length === distributionBins && !bins.includes(null) ? (bins as number[]) : null,
    ai_generated: aiFigures(own(value, 'ai_generated')),
  };
}

function aiFigures(value: unknown): AiFigures | null {
  const share_below = numberWithin(own(value, 'share_below'), 0, 1);
  const n = numberWithin(own(value, 'n'), 1, 1e9);
  const [low, high] = list(own(value, 'interval')).map(share => numberWithin(share, 0, 1));
  const [from, to] = list(own(value, 'years')).map(year => numberWithin(year, 2000, 3000));
  if (share_below === null || n === null || low == null || high == null || from == null || to == null)
    return null;
  return { share_below, n, interval: [low, high], years: [from, to] };
}

/** A range that holds the score. */
function scoreRange(value: unknown, score: number | null): number[] {
  const [low = null, high = null] = list(value).map(end => numberWithin(end, 0, 100));
  return score === null || low === null || high === null || low > score || high < score ? [] : [low, high];
}

/** The score of a text that was not assessed: a page shows it among the facts only. */
const unassessedFact = (score: number | null, band: Band | null, result: Fields): ReportView['facts'] =>
  own(result, 'assessed') === false && score !== null && band !== null
    ? [['Score', `${scoreText({ score, band })}, without meaning for this text`]]
    : [];

function facts(result: Fields): ReportView['facts'] {
  const words = numberWithin(own(result, 'word_count'), 0, 1e9);
  const coverage = own(result, 'coverage');
  const active = numberWithin(own(coverage, 'active_signals'), 0, 1e6);
  const total = numberWithin(own(coverage, 'total_signals'), 0, 1e6);
  const model = own(result, 'model_used');
  const rows: [name: string, value: string | null][] = [
    ['Words', words === null ? null : number(words)],
    ['Active signals', active === null || total === null ? null : `${active} of ${total}`],
    ['Read as', own(result, 'read_as') === 'markdown' ? 'Markdown, without markup and code' : null],
    ['Text type', line(own(result, 'genre'))],
    ['Language', line(own(result, 'language'))],
    ['Wording model', typeof model === 'boolean' ? (model ? 'used' : 'not used') : null],
    ['Writer’s first language', own(result, 'esl') === true ? 'not English, as stated by the caller' : null],
    ['Engine', line(own(result, 'engine'))],
  ];
  return rows.filter((row): row is [string, string] => row[1] !== null);
}

/** Fields that the list of other fields omits: shown elsewhere in the report, or never shown. */
const shown = new Set([...Object.keys(ScanResult.properties), 'title', 'text']);

/** Names of fields with verdicts of other tools, which a report never repeats. */
const judging = /verdict|is_?(?:ai|human|safe)|blocked/i;

function others(result: Fields, bounds: ReportBounds): ReportView['others'] {
  const rows: ReportView['others'] = [];
  for (const name of Object.keys(result)) {
    if (rows.length === bounds.lines) break;
    const value = result[name];
    if (shown.has(name) || judging.test(name) || value === null) continue;
    const text =
      typeof value === 'object'
        ? `${Array.isArray(value) ? `a list of ${value.length}` : 'an object'}, not shown`
        : String(value);
    rows.push([truncateLine(name, nameUnits), truncateLine(text, fieldUnits)]);
  }
  return rows;
}
