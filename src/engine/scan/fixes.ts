import type { Band } from '../../contract/genre.js';
import type { EngineResult, FixDetail, Span } from '../../contract/scan.js';
import { lexicon, listIndex } from '../text/lexicon/index.js';
import type { Prepared } from '../text/prepare.js';
import { locatedSpans, quoteSpans } from './evidence.js';
import type { GenreProfile } from './genres.js';
import type { AdviceGenre, Fix, Signal } from './signal.js';
import { signals } from './signals/index.js';

type SignalResult = EngineResult['signals'][number];

/** Minimum points of a signal that gives advice; minimum share of all raising points. */
const pointsMin = 0.5;
const shareMin = 0.02;
const fixesMax = 8;

/** Minimum words that speak of or to a person in a conversational text, in all and per 1,000 words. */
const personalWordsMin = 3;
const personalRateMin = 5;
const personalLists = (['first_singular', 'second_person', 'contractions'] as const).map(listIndex);

/** What the advice of a text depends on, beside its signals. */
export interface FixContext {
  readonly band: Band;
  readonly genre: GenreProfile;
  readonly language: string;
  /** Maximum spans of one fix. */
  readonly spansMax: number;
}

/**
 * Advice of the signals that raise a score notably, by descending points. Empty for the lowest band and for
 * any language but English. Advice that does not suit the kind of text, or that asks for something that
 * another signal of the result counts as evidence for AI, is omitted.
 *
 * `results` are the results of the signals, in any order; those without a signal definition give no advice.
 */
export function fixesOf(text: Prepared, results: readonly SignalResult[], context: FixContext): FixDetail[] {
  if (context.band === 'low' || context.language !== 'en') return [];
  const raising = results.filter(result => result.points > 0);
  const least = Math.max(pointsMin, shareMin * raising.reduce((sum, { points }) => sum + points, 0));
  const kind = adviceGenre(text, context.genre);
  const fixes = new Map<string, FixDetail>();
  for (const result of [...raising].sort((one, other) => other.points - one.points)) {
    if (result.points < least || fixes.size === fixesMax) break;
    const signal = signalByName.get(result.name);
    const fix = signal?.fix;
    if (fix === undefined || fixes.has(fix.text) || !suits(fix, kind) || contradicts(fix, raising)) continue;
    const spans = spansOf(text, signal!, fix, context.spansMax);
    const example = quoteSpans(spans.slice(0, 1));
    fixes.set(fix.text, {
      text: example === '' ? fix.text : `${fix.text} See ${example}.`,
      signal: result.name,
      spans,
    });
  }
  return [...fixes.values()];
}

const signalByName: ReadonlyMap<string, Signal> = new Map(signals.map(signal => [signal.name, signal]));

/** Kind of text that advice is chosen for. */
export function adviceGenre(text: Prepared, genre: GenreProfile): AdviceGenre {
  if (genre !== 'standard') return genre;
  const personal = personalLists.reduce((sum, list) => sum + text.listCount[list]!, 0);
  const isPersonal = personal >= personalWordsMin && personal * 1000 >= personalRateMin * text.words;
  return isPersonal ? 'conversational' : 'impersonal';
}

const suits = ({ genres }: Fix, kind: AdviceGenre): boolean => genres === undefined || genres.includes(kind);

/** Whether a signal that raises the score counts as evidence for AI what the advice asks for. */
function contradicts({ conflicts = [], asksFor = [] }: Fix, raising: readonly SignalResult[]): boolean {
  if (raising.some(({ name }) => conflicts.includes(name))) return true;
  const lists = asksFor.map(listIndex);
  // The evidence of a signal of direction -1 is what the text has too little of.
  const blaming = raising.filter(({ name }) => signalByName.get(name)?.direction === 1);
  return blaming.some(({ evidence }) => evidence.some(span => isWordOf(lists, span)));
}

function isWordOf(lists: readonly number[], { text }: Span): boolean {
  const id = lexicon.wordId(text.toLowerCase().replaceAll('’', "'"));
  return id !== 0 && lists.some(list => lexicon.belongs[list * lexicon.ids + id] === 1);
}

/** Spans that the advice is about. Advice to write more of something has none. */
function spansOf(text: Prepared, { direction, locate }: Signal, fix: Fix, spansMax: number): Span[] {
  const located = fix.locate ?? (direction === 1 ? locate : undefined);
  return located === undefined ? [] : locatedSpans(text, located, spansMax);
}
