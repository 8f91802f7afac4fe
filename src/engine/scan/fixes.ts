import type { FixDetail, Span } from '../../contract/scan.js';
import type { Span as Offsets } from '../../document/span.js';
import type { Prepared } from '../text/prepare.js';
import { bandOf } from './bands.js';
import { locatedSpans, movedBy, originalOffset, originalSpan } from './evidence.js';
import type { GenreProfile } from './genres.js';
import { quoteSpans } from './results/sentences.js';
import { wordingSignal } from './results/signal-names.js';
import type { ListedSignal } from './results/signal-results.js';
import type { Fix, Signal } from './signal.js';
import { signals } from './signals/index.js';

/** A signal of a text with its points. */
type Contribution = Pick<ListedSignal, 'name' | 'points'>;

/** Minimum points of a signal that gives advice. */
const pointsMin = 0.2;
const fixesMax = 8;
/** Share of the raising points below which habits hardly count beside the wording model. */
const habitsShareMin = 0.1;

/** What the advice of a text depends on, beside its signals. */
interface FixContext {
  readonly score: number;
  readonly genre: GenreProfile;
  readonly language: string;
  /** Offset of the text in the original one, of which it may be a passage. */
  readonly offset: number;
  /** Maximum spans of one fix. */
  readonly spansMax: number;
  readonly rewrite: Rewriter | null;
}

/** Rewrites a sentence; null when there is nothing to rewrite at `place` in it. */
export type Rewriter = (sentence: string, place: Offsets) => string | null;

/** A suggestion, and where it applies. */
interface Suggestion {
  readonly text: string;
  readonly detail: FixDetail;
}

/** Advice for a text, or the reason why there is none. */
interface Advice {
  readonly fixes: readonly Suggestion[];
  readonly note?: string;
}

/**
 * Advice about the habits that raise a score, by descending points, each with its places. None for
 * the lowest band, for any language but English, and for a text whose score the wording model carries.
 *
 * `contributions` are in any order; those without a signal definition give no advice.
 */
export function adviseOn(
  text: Prepared,
  contributions: readonly Contribution[],
  context: FixContext,
): Advice {
  const { score, language } = context;
  if (bandOf(score) === 'low' || language !== 'en') return { fixes: [] };
  const raising = contributions.filter(({ points }) => points > 0);
  const all = raising.reduce((sum, { points }) => sum + points, 0);
  const ofWording = raising.find(({ name }) => name === wordingSignal)?.points ?? 0;
  if (all - ofWording < habitsShareMin * all) return { fixes: [], note: wordingAdvice };
  const fixes: Suggestion[] = [];
  for (const { name, points } of [...raising].sort((one, other) => other.points - one.points)) {
    if (points < pointsMin || fixes.length === fixesMax) break;
    const signal = signalByName.get(name);
    if (signal?.fix === undefined || !suits(signal, context.genre, raising)) continue;
    const fix = fixOf(text, signal, signal.fix, context);
    if (fix !== null) fixes.push(fix);
  }
  return fixes.length > 0 ? { fixes } : { fixes, note: wordingAdvice };
}

/** Advice on a text without a habit to change: all of its words raise the score. */
export const wordingAdvice =
  'No single phrase causes this score. What changes it is to rewrite whole sentences in your own words, with what only you know: who, where, how many.';

const signalByName: ReadonlyMap<string, Signal> = new Map(signals.map(signal => [signal.name, signal]));

/** Academic writing is formal, and advice is not given against another signal that raises the score. */
function suits({ category, fix }: Signal, genre: GenreProfile, raising: readonly Contribution[]): boolean {
  if (genre === 'academic' && category === 'formality') return false;
  return !raising.some(({ name }) => fix!.conflicts?.includes(name));
}

/** The advice with its places and, where the rewriter changes the first of them, an alternative. */
function fixOf(
  text: Prepared,
  signal: Signal,
  fix: Fix,
  { offset, spansMax, rewrite }: FixContext,
): Suggestion | null {
  const locate = fix.locate ?? signal.locate;
  if (locate === undefined) return null;
  const spans = locatedSpans(text, locate, spansMax);
  const [first] = spans;
  if (first === undefined) return null;
  const alternative = rewrite === null ? null : alternativeTo(text, first, rewrite);
  const found = `${fix.text} See ${quoteSpans([first])}.`;
  return {
    text: alternative === null ? found : `${found} One way: '${alternative.text.replace(/\s+/g, ' ')}'`,
    detail: {
      signal: signal.name,
      spans: spans.map(movedBy(offset)),
      ...(alternative !== null && { alternative: movedBy(offset)(alternative) }),
    },
  };
}

/** A rewrite of the sentence that a span is in, if it changes the span. */
function alternativeTo(text: Prepared, span: Span, rewrite: Rewriter): Span | null {
  const { sentences, sentenceStart, sentenceEnd } = text;
  let i = 0;
  while (i < sentences && originalOffset(text, sentenceEnd[i]!) < span.end) i++;
  if (i === sentences || originalOffset(text, sentenceStart[i]!) > span.start) return null;
  const sentence = originalSpan(text, sentenceStart[i]!, sentenceEnd[i]!);
  const rewritten = rewrite(sentence.text, movedBy(-sentence.start)(span));
  if (rewritten === null || rewritten.toLowerCase().includes(span.text.toLowerCase())) return null;
  return { ...sentence, text: rewritten };
}
