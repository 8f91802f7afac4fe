/**
 * The content of a report. The result comes from a client and may be any object, so each member is validated
 * and bounded separately, and omitted when it is not valid. A result of another engine therefore shows its
 * recognised members.
 */

import Type, { type Static } from 'typebox';
import type { Band } from '../contract/genre.js';
import { limits } from '../contract/limits.js';
import { number } from '../contract/prose.js';
import { EngineResult, Passage, ScanResult, Signal } from '../contract/scan.js';
import { compileSchema } from '../contract/validator.js';
import { bandOf } from '../engine/scan/bands.js';
import { mixedOf } from '../engine/scan/passages/mixed.js';
import { supportsPoints } from '../engine/scan/results/choose-signals.js';
import { headlineOf } from '../engine/scan/results/headline.js';
import { calibrationSentence, passageRate, readAsNote } from '../engine/scan/results/sentences.js';
import { signalName } from '../engine/scan/results/signal-names.js';
import { type WordRange, withWordRanges } from './passages.js';
import { truncateLine } from './safe-text.js';

export type Fields = Readonly<Record<string, unknown>>;

/** A span of a text with its words. */
export interface Highlight {
  start: number;
  end: number;
  text: string;
}

export interface SignalView {
  /** Its name in results. */
  key: string;
  /** Its name in words. */
  name: string;
  detail: string;
  /** Share of the score; negative for evidence of human authorship. */
  points: number;
  evidence: Highlight[];
}

export interface PassageView extends Pick<Passage, 'start' | 'end' | 'words' | 'score' | 'band'>, WordRange {
  confidence?: Passage['confidence'] | undefined;
  /** Its strongest signals, most points first. */
  signals: SignalView[];
}

export type ReportView = ReturnType<typeof viewOf>;

/** A name and a value. */
export type Row = [name: string, value: string];

const isEngineResult = compileSchema(EngineResult);

const EssentialSignal = Type.Object({
  ...Type.Partial(Signal).properties,
  ...Type.Pick(Signal, ['name', 'points']).properties,
});

/** The members of a result that a report recognises. A signal or passage of another engine may have fewer. */
const Recognised = Type.Partial(
  Type.Object({
    ...EngineResult.properties,
    signals: Type.Array(EssentialSignal),
    passages: Type.Array(
      Type.Object({
        ...Type.Partial(Passage).properties,
        ...Type.Pick(Passage, ['start', 'end', 'words', 'score', 'band']).properties,
        top: Type.Optional(Type.Array(EssentialSignal, { maxItems: limits.passageSignals })),
      }),
    ),
    sentences: Type.Array(Type.Pick(EngineResult, ['score'])),
  }),
);

type Members = Static<typeof Recognised>;

/** The keywords of these schemas. */
interface Schema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly anyOf?: readonly Schema[];
}

/** Maximum items of the arrays without a maximum in the schema, by their names. */
const itemsMax: Readonly<Record<string, number>> = {
  signals: limits.reportSignals,
  passages: limits.passages,
  artefacts: limits.reportLines,
  fixes: limits.reportLines,
  sentences: limits.reportSentences,
};

/** Maximum length of a text, and of a name, in UTF-16 units. */
const textUnits = 600;
const nameUnits = 60;

/**
 * The parts of a value that its schema describes, without the members and items that do not match. Undefined
 * for a value of another type, an empty text, and an object or array without a required member or item. Texts
 * are on one line, except for quotes from the scanned text.
 */
function recognised(schema: Schema, value: unknown, name = ''): unknown {
  if (schema.anyOf !== undefined) return value === null ? null : recognised(schema.anyOf[0]!, value, name);
  if (schema.enum !== undefined) return schema.enum.includes(value) ? value : undefined;
  switch (schema.type) {
    case 'object':
      return recognisedObject(schema, value);
    case 'array':
      return recognisedItems(schema, value, name);
    case 'string':
      if (typeof value !== 'string') return undefined;
      return name === 'text' ? value : truncateLine(value, textUnits) || undefined;
    case 'boolean':
      return typeof value === 'boolean' ? value : undefined;
    default:
      return recognisedNumber(schema, value);
  }
}

function recognisedObject({ properties = {}, required = [] }: Schema, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  const found: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(properties)) {
    const member = Object.hasOwn(value, name) ? recognised(schema, (value as Fields)[name], name) : undefined;
    if (member !== undefined) found[name] = member;
  }
  return required.every(name => Object.hasOwn(found, name)) ? found : undefined;
}

function recognisedItems({ items, minItems = 0, maxItems }: Schema, value: unknown, name: string): unknown {
  if (!Array.isArray(value)) return undefined;
  const found = value
    .slice(0, maxItems ?? itemsMax[name])
    .map(item => recognised(items!, item))
    .filter(item => item !== undefined);
  return found.length < minItems ? undefined : found;
}

function recognisedNumber({ type, minimum, maximum }: Schema, value: unknown): unknown {
  if (typeof value !== 'number' || (type === 'integer' && !Number.isInteger(value))) return undefined;
  return value < (minimum ?? value) || value > (maximum ?? value) ? undefined : value;
}

/** The content of a report on any object; its own headline is shown only if the service attests it. */
export function reportView(object: Fields, isAttested: boolean) {
  const members = recognised(Recognised as object, object) as Members;
  const isOwn = isEngineResult(object) && object.band === bandOf(object.score);
  // Without one of the passages, the word ranges of the others would be wrong.
  const isWhole =
    Array.isArray(object.passages) &&
    members.passages?.filter(isPassage).length === Math.min(object.passages.length, limits.passages);
  const shown = { ...members, passages: isWhole ? members.passages! : [] };
  const headline = isAttested ? members.headline : undefined;
  return viewOf({ ...shown, headline: headline ?? headlineFrom(shown) }, isOwn, isOwn ? [] : others(object));
}

/** The content of a report on a result that the engine has just returned. */
export const resultView = (result: EngineResult): ReportView => viewOf(result, true, []);

function viewOf(members: Members & Pick<EngineResult, 'headline'>, isOwn: boolean, others: readonly Row[]) {
  const { assessed = true, score, mixed, calibration, read_as } = members;
  const [low, high] = members.score_range ?? [];
  const band = bandIn(members);
  const holdsScore = score !== undefined && low !== undefined && low <= score && score <= high!;
  const rate = isOwn ? passageRate(members as EngineResult) : null;
  return {
    ...members,
    /** Whether it is a valid result of this service. */
    isOwn,
    /** Whether the text could be assessed. The score of any other text means nothing. */
    assessed,
    /** The scores after small changes, lowest and highest; empty when it is not stated. */
    score_range: holdsScore ? [low, high!] : [],
    band,
    /** How human-written and AI-generated texts score; empty when it was not measured. */
    measured: rate ?? (calibration == null ? '' : calibrationSentence(calibration, band === 'low')),
    /** Where the passages disagree; null when they agree, and when the confidence note repeats it. */
    mixedNote: mixed?.mixed && !members.confidence_note?.includes(mixed.note) ? mixed.note : null,
    /** Empty for a text of one passage. */
    passages: passagesOf(members),
    /** Notes about the whole scan. */
    notes: [
      members.degraded,
      members.deep_note,
      read_as && readAsNote({ read_as }),
      members.genre_note,
    ].filter(note => note !== undefined),
    signals: signalsOf(members.signals),
    artefacts: (members.artefacts ?? []).filter(isPlaced),
    fixes: members.fixes ?? [],
    sentences: members.sentences ?? [],
    /** Names and values of further properties of the scan. */
    facts: facts(members),
    /** Unknown fields of a foreign result. */
    others,
  };
}

const bandIn = ({ band, score }: Members): Band | null =>
  band ?? (score === undefined ? null : bandOf(score));

/**
 * A headline from members that were validated. The sender of a result may write anything into its own
 * headline, also a verdict about a person.
 */
function headlineFrom(members: Members): string {
  const { assessed = true } = members;
  const band = bandIn(members);
  const passages = passagesOf(members);
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

const isPlaced = ({ start, end }: { start: number; end: number }) => 0 <= start && start < end;

const signalsOf = (signals: readonly Static<typeof EssentialSignal>[] = []): SignalView[] =>
  signals
    .filter(({ active }) => active !== false)
    .map(({ name, points, detail = '', evidence = [] }) => ({
      key: name,
      name: truncateLine(signalName(name, points), nameUnits),
      detail,
      points,
      evidence: evidence.filter(span => isPlaced(span) && supportsPoints(span, points)),
    }));

/** Minimum absolute points of a listed signal. */
const pointsMin = 0.5;

/** The signals towards AI (1) or human authorship (-1) that a report lists, most points first. */
export const signalsTowards = (
  side: 1 | -1,
  { signals, assessed }: Pick<ReportView, 'signals' | 'assessed'>,
) =>
  // The reasons of a score that means nothing mean nothing either.
  (assessed ? signals : [])
    .filter(({ points }) => points * side >= pointsMin)
    .sort((one, other) => (other.points - one.points) * side);

const isPassage = (passage: { start: number; end: number; words: number }) =>
  isPlaced(passage) && passage.words > 0;

/** Signals listed per passage. */
const passageSignals = 3;

function passagesOf({ passages = [] }: Members): PassageView[] {
  const valid = passages.filter(isPassage);
  if (valid.length < 2) return [];
  return withWordRanges(valid).map(({ top, ...passage }) => ({
    ...passage,
    signals: signalsOf(top).slice(0, passageSignals),
  }));
}

/** The first quote of a signal's evidence; undefined without one. */
export const firstQuote = ({ evidence }: SignalView): string | undefined =>
  evidence.find(({ text }) => text !== '')?.text;

function facts({ word_count, coverage, genre, language, model_used, esl, engine }: Members): Row[] {
  const prose =
    coverage === undefined || coverage.words === word_count
      ? ''
      : ` (${number(coverage.words)} of them prose)`;
  const rows: [name: string, value: string | false | undefined][] = [
    ['Words', word_count !== undefined && `${number(word_count)}${prose}`],
    ['Active signals', coverage && `${coverage.active_signals} of ${coverage.total_signals}`],
    ['Text type', genre],
    ['Language', language],
    ['Wording model', model_used !== undefined && (model_used ? 'used' : 'not used')],
    ['Writer’s first language', esl && 'not English, as stated by the caller'],
    ['Engine', engine],
  ];
  return rows.filter((row): row is Row => typeof row[1] === 'string');
}

/** Fields that the list of other fields omits: shown elsewhere in the report, or never shown. */
const shown = new Set([...Object.keys(ScanResult.properties), 'title', 'text']);

/** Names of fields with verdicts of other tools, which a report never repeats. */
const judging = /verdict|is_?(?:ai|human|safe)|blocked/i;

function others(object: Fields): Row[] {
  return Object.entries(object)
    .filter(([name, value]) => !shown.has(name) && !judging.test(name) && value !== null)
    .slice(0, limits.reportLines)
    .map(([name, value]) => {
      const kind = Array.isArray(value) ? `a list of ${value.length}` : 'an object';
      const text = typeof value === 'object' ? `${kind}, not shown` : String(value);
      return [truncateLine(name, nameUnits), truncateLine(text, textUnits)];
    });
}
