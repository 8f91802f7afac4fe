/**
 * Results as they are shown. The result of a report comes from a client and may be any object, so each member
 * is validated and bounded separately, and omitted when it is not valid. A result of another engine therefore
 * shows its recognised members.
 */

import Type from 'typebox';
import { limits } from '../contract/limits.js';
import { EngineResult, Passage, Signal } from '../contract/scan.js';
import { compileSchema } from '../contract/validator.js';
import { bandOf } from '../engine/scan/bands.js';
import { mixedOf } from '../engine/scan/passages/mixed.js';
import { headlineOf } from '../engine/scan/results/headline.js';
import { disclaimer } from '../engine/scan/scan.js';
import type { ReportedResult, ShownPassage, ShownResult } from './passages.js';
import { truncateLine } from './safe-text.js';

type Fields = Readonly<Record<string, unknown>>;

const isEngineResult = compileSchema(EngineResult);

/** A signal or passage of another engine may have fewer members. */
const EssentialSignal = Type.Object({
  ...Type.Partial(Signal).properties,
  ...Type.Pick(Signal, ['name', 'points']).properties,
});

interface ListSchema extends Type.TSchema {
  readonly items?: Type.TSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
}

/** The members of a result that a report recognises, with the maximum number of items of a list. */
const recognisers = Object.entries({
  ...EngineResult.properties,
  signals: Type.Array(EssentialSignal, { maxItems: limits.reportSignals }),
  passages: Type.Array(
    Type.Object({
      ...Type.Partial(Passage).properties,
      ...Type.Pick(Passage, ['start', 'end', 'words', 'score', 'band']).properties,
      top: Type.Optional(Type.Array(EssentialSignal)),
    }),
    { maxItems: limits.passages },
  ),
  sentences: Type.Array(Type.Object({ start: Type.Integer(), end: Type.Integer(), score: Type.Number() }), {
    maxItems: limits.reportSentences,
  }),
}).map(([name, schema]) => {
  const { items, minItems, maxItems = limits.reportLines } = schema as ListSchema;
  // An array of a fixed length is one value.
  const isList = items !== undefined && minItems === undefined;
  return { name, isList, maxItems, isValid: compileSchema(isList ? items : schema) };
});

/** Maximum length of a text in UTF-16 units. */
const textUnits = 600;

/** A value whose texts are on one line of limited length, except for quotes from the scanned text. */
function bounded(value: unknown, name = ''): unknown {
  if (typeof value === 'string') return name === 'text' ? value : truncateLine(value, textUnits);
  if (Array.isArray(value)) return value.map(item => bounded(item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, bounded(member, name)]));
}

/** The valid members of an object, and the valid items of its lists. */
function recognised(object: Fields): Partial<ShownResult> {
  const found: Record<string, unknown> = {};
  for (const { name, isList, maxItems, isValid } of recognisers) {
    const value = Object.hasOwn(object, name) ? object[name] : undefined;
    if (isList && Array.isArray(value))
      found[name] = bounded(value.slice(0, maxItems).filter(item => isValid(item)));
    else if (!isList && isValid(value)) found[name] = bounded(value);
  }
  return found;
}

/** What a report shows of any object; its own headline only if the service attests it. */
export function reportedResult(object: Fields, isAttested: boolean): ReportedResult {
  const members = recognised(object);
  const isOwn = isEngineResult(object) && object.band === bandOf(object.score);
  const { score, band = score === undefined ? undefined : bandOf(score), assessed = true } = members;
  const [low, high] = members.score_range ?? [];
  const passages = members.passages?.filter(isPassage) ?? [];
  // Without one of the passages, the word ranges of the others would be wrong.
  const isWhole =
    Array.isArray(object.passages) && passages.length === Math.min(object.passages.length, limits.passages);
  const result = {
    ...members,
    ...(band !== undefined && { band }),
    assessed,
    score_range: score !== undefined && low! <= score && score <= high! ? [low!, high!] : [],
    confidence_note: members.confidence_note ?? '',
    signals: members.signals ?? [],
    passages: isWhole
      ? passages.map(({ top = [], ...rest }) => ({ ...rest, top: top.slice(0, limits.passageSignals) }))
      : [],
    mixed: members.mixed ?? { mixed: false, elevated_share: 0, note: '' },
    artefacts: members.artefacts ?? [],
    calibration: members.calibration ?? null,
    disclaimer,
  };
  const headline = isAttested ? members.headline : undefined;
  return { result: { ...result, headline: headline ?? headlineFrom(result) }, isOwn };
}

/**
 * A headline from members that were validated. The sender of a result may write anything into its own
 * headline, also a verdict about a person.
 */
function headlineFrom({ score, band, assessed, passages }: Omit<ShownResult, 'headline'>): string {
  if (score === undefined || band === undefined) return 'The result has no score.';
  const several = passages.length > 1 ? passages : [];
  return headlineOf({
    score,
    band,
    wordCount: Number.POSITIVE_INFINITY,
    artefacts: [],
    notAssessed: assessed ? null : 'its text is not English prose',
    mixed: mixedOf(several, true),
    passages: several,
    raising: [],
    aiShareBelow: null,
  });
}

const isPassage = ({ start, end, words }: ShownPassage) => 0 <= start && start < end && words > 0;
