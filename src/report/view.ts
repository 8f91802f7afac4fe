/**
 * The content of a report. The result comes from a client and may be any object, so each member is validated
 * and bounded separately, and omitted when it is not valid. A result of another engine therefore shows its
 * recognised members.
 */

import Type, { type Static } from 'typebox';
import { number, supportsPoints } from '../contract/figures.js';
import type { Band } from '../contract/genre.js';
import { limits } from '../contract/limits.js';
import { EngineResult, Passage, ScanResult, Signal } from '../contract/scan.js';
import { compileSchema } from '../contract/validator.js';
import { bandLabels, bandOf } from '../engine/scan/bands.js';
import { mixedOf } from '../engine/scan/passages/mixed.js';
import { headlineOf } from '../engine/scan/results/headline.js';
import { signalName } from '../engine/scan/results/signal-names.js';
import { disclaimer } from '../engine/scan/scan.js';
import { mixedNote, scoreText, type WordRange, withWordRanges } from './passages.js';
import { truncateLine } from './safe-text.js';

export type Fields = Readonly<Record<string, unknown>>;

/** A span of a text with its words. */
export interface Highlight {
  start: number;
  end: number;
  text: string;
}

export interface SignalView {
  name: string;
  detail: string;
  /** Share of the score; negative for evidence of human authorship. */
  points: number;
  evidence: Highlight[];
}

export interface PassageView extends Pick<Passage, 'start' | 'end' | 'words' | 'score' | 'band'>, WordRange {
  confidence?: Passage['confidence'] | undefined;
  /** Its strongest signals, largest share of its score first. */
  signals: SignalView[];
}

export type ReportView = ReturnType<typeof reportView>;

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

/** @param isAttested whether the service computed the result: only then its headline is shown as it is */
export function reportView(object: Fields, isAttested: boolean) {
  const members = recognised(Recognised as object, object) as Static<typeof Recognised>;
  const { assessed = true, score, confidence_note = '', mixed, score_range: [low, high] = [] } = members;
  const band = members.band ?? (score === undefined ? null : bandOf(score));
  const passages = passagesOf(object.passages, members.passages ?? []);
  const headline = (isAttested && members.headline) || headlineFrom(band, assessed, passages);
  const result = ownResult(object, headline);
  const holdsScore = score !== undefined && low !== undefined && low <= score && score <= high!;
  return {
    ...members,
    /** The result when it is a valid result of this service; null for any other object. */
    result,
    /** What was found; the label of the band for a result without a headline. */
    headline,
    /** Whether the text could be assessed. The score of any other text means nothing. */
    assessed,
    /** The scores after small changes, lowest and highest; empty when it is not stated. */
    score_range: holdsScore ? [low, high!] : [],
    band,
    /** Where the passages disagree; null when they agree, and when the confidence note repeats it. */
    mixedNote: mixed === undefined ? null : mixedNote({ mixed, confidence_note }),
    /** Empty for a text of one passage. */
    passages,
    /** Notes about the whole scan. */
    notes: [members.degraded, members.deep_note, members.genre_note].filter(note => note !== undefined),
    signals: signalsOf(members.signals),
    artefacts: (members.artefacts ?? []).filter(isPlaced),
    fixes: members.fixes ?? [],
    sentences: members.sentences ?? [],
    /** Names and values of further properties of the scan. */
    facts: facts(members, band),
    /** Unknown fields of a foreign result. */
    others: result === null ? others(object) : [],
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
function ownResult(result: Fields, headline: string): EngineResult | null {
  if (!isEngineResult(result) || result.band !== bandOf(result.score)) return null;
  const bounded = JSON.stringify(result, (name, value) => {
    if (typeof value === 'string')
      return truncateLine(value, name === 'name' || name === 'engine' ? nameUnits : textUnits);
    return Array.isArray(value) ? value.slice(0, itemsMax[name]) : value;
  });
  return { ...(JSON.parse(bounded) as EngineResult), headline, label: bandLabels[result.band], disclaimer };
}

const isPlaced = ({ start, end }: { start: number; end: number }) => 0 <= start && start < end;

const signalsOf = (signals: readonly Static<typeof EssentialSignal>[] = []): SignalView[] =>
  signals
    .filter(({ active }) => active !== false)
    .map(({ name, points, detail = '', evidence = [] }) => ({
      name: truncateLine(signalName(name, points), nameUnits),
      detail,
      points,
      evidence: evidence.filter(span => isPlaced(span) && supportsPoints(span, points)),
    }));

/** All passages or none: without one of them, the word ranges of the others would be wrong. */
function passagesOf(sent: unknown, found: NonNullable<Static<typeof Recognised>['passages']>): PassageView[] {
  const valid = found.filter(passage => isPlaced(passage) && passage.words > 0);
  const isWhole = Array.isArray(sent) && valid.length === Math.min(sent.length, limits.passages);
  if (valid.length < 2 || !isWhole) return [];
  return withWordRanges(valid).map(({ top, ...passage }) => ({ ...passage, signals: signalsOf(top) }));
}

function facts(members: Static<typeof Recognised>, band: Band | null): [name: string, value: string][] {
  const { score, assessed, word_count, coverage, read_as, genre, language, model_used, esl, engine } =
    members;
  const rows: [name: string, value: string | false | undefined][] = [
    [
      'Score',
      assessed === false &&
        score !== undefined &&
        `${scoreText({ score, band: band! })}, without meaning for this text`,
    ],
    ['Words', word_count !== undefined && number(word_count)],
    ['Active signals', coverage && `${coverage.active_signals} of ${coverage.total_signals}`],
    ['Read as', read_as === 'markdown' && 'Markdown, without markup and code'],
    ['Text type', genre],
    ['Language', language],
    ['Wording model', model_used !== undefined && (model_used ? 'used' : 'not used')],
    ['Writer’s first language', esl && 'not English, as stated by the caller'],
    ['Engine', engine],
  ];
  return rows.filter((row): row is [string, string] => typeof row[1] === 'string');
}

/** Fields that the list of other fields omits: shown elsewhere in the report, or never shown. */
const shown = new Set([...Object.keys(ScanResult.properties), 'title', 'text']);

/** Names of fields with verdicts of other tools, which a report never repeats. */
const judging = /verdict|is_?(?:ai|human|safe)|blocked/i;

function others(object: Fields): [name: string, value: string][] {
  return Object.entries(object)
    .filter(([name, value]) => !shown.has(name) && !judging.test(name) && value !== null)
    .slice(0, limits.reportLines)
    .map(([name, value]) => {
      const kind = Array.isArray(value) ? `a list of ${value.length}` : 'an object';
      const text = typeof value === 'object' ? `${kind}, not shown` : String(value);
      return [truncateLine(name, nameUnits), truncateLine(text, textUnits)];
    });
}
