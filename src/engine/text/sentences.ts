import { kind } from './characters.js';
import { separator } from './separators.js';

/**
 * Kind of a sentence, by the line it is on. A `line` is a short line of a paragraph that ends without a mark,
 * or that is among such lines: of verse, of an address, of the head of a memo.
 */
export const sentenceKind = { prose: 0, heading: 1, list: 2, quote: 3, line: 4 } as const;

/** Whether signals of sentences count a sentence of this kind: headings and lines of verse are none. */
export const isCounted = (kind: number): boolean =>
  kind !== sentenceKind.heading && kind !== sentenceKind.line;

/** Mark at the end of a sentence. */
export const ending = { none: 0, stop: 1, question: 2, exclamation: 3 } as const;

/** A gap between two words, with the properties that decide whether a sentence ends there. */
interface Boundary {
  /** Separators in the gap, as bits. */
  separators: number;
  /** Length of the word before, in UTF-16 units. */
  previousUnits: number;
  previousAllCaps: boolean;
  previousDigit: boolean;
  /** The word before is an abbreviation (Dr, e.g, vol). */
  abbreviation: boolean;
  /** The abbreviation may also end a sentence (etc, Inc). */
  closing: boolean;
  /** The abbreviation is followed by a name (Dr, Mr, St). */
  title: boolean;
  /** The word before is the pronoun I, not an initial. */
  pronounI: boolean;
  /** Kind of the first character of the next word. */
  next: number;
  /** UTF-16 units of the last line that ended before the next word. */
  lineUnits: number;
}

/** Maximum UTF-16 units of a line that may be hard-wrapped. The end of a longer line may end a sentence. */
const wrapUnitsMax = 100;
/** Maximum UTF-16 units of a heading, verse or list item, which is a line without a mark at its end. */
export const titleUnitsMax = 50;

/** Decides whether a sentence ends between two words. */
export function endsSentence(b: Boundary): boolean {
  const { separators } = b;
  if (separators & separator.paragraph) return true;
  const nextLower = b.next === kind.lower;
  if (separators & (separator.question | separator.exclamation))
    return !nextLower || (separators & separator.newline) !== 0;
  if (separators & separator.ellipsis) return !nextLower;
  if (separators & separator.stop) return stopEndsSentence(b);
  if (separators & separator.newline)
    return !nextLower && (b.lineUnits < titleUnitsMax || b.lineUnits > wrapUnitsMax);
  return false;
}

/**
 * Decides it for a full stop, which may also belong to an abbreviation, an initial, a number or a domain
 * name.
 */
function stopEndsSentence(b: Boundary): boolean {
  if (b.title) return false;
  const spaced = (b.separators & (separator.space | separator.newline)) !== 0;
  if (!spaced && (b.separators & (separator.quote | separator.close)) === 0) {
    const joined = b.next === kind.upper && !b.previousAllCaps && !b.previousDigit && b.previousUnits > 1;
    return (joined && !b.abbreviation) || b.next === kind.ideograph;
  }
  if (b.abbreviation) return b.closing && b.next === kind.upper;
  const initial = b.previousUnits === 1 && !b.previousDigit && !b.pronounI && b.next !== kind.ideograph;
  return !initial;
}
