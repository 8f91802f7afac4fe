import { kind } from './characters.js';
import { separator } from './separators.js';

/** What decides whether a full stop, a question mark or a line break ends a sentence. */
export interface Boundary {
  /** Gap bits between the two words. */
  between: number;
  /** Length of the word before, in UTF-16 units. */
  previousUnits: number;
  previousAllCaps: boolean;
  previousDigit: boolean;
  /** The word before is a known abbreviation (Dr, e.g, vol). */
  abbreviation: boolean;
  /** One that may end a sentence too (etc, Inc). */
  closing: boolean;
  /** One that a name follows (Dr, Mr, St). */
  title: boolean;
  /** The pronoun I, which is no initial. */
  pronounI: boolean;
  /** Kind of the first character of the word after. */
  next: number;
  /** Units of the line that ended in the gap, when one did. */
  lineUnits: number;
}

/** A line as long as this was not broken by hand at the margin. */
const wrapUnitsMax = 100;
/** A line this short with no mark at its end is a heading, a verse or an item. */
const titleUnitsMax = 50;

/** Whether a sentence ends between two words. Reads nothing but the boundary itself. */
export function endsSentence(b: Boundary): boolean {
  const between = b.between;
  if (between & separator.paragraph) return true;
  const nextLower = b.next === kind.lower;
  if (between & (separator.question | separator.exclamation))
    return !nextLower || (between & separator.newline) !== 0;
  if (between & separator.ellipsis) return !nextLower;
  if (between & separator.stop) return stopEnds(b);
  if (between & separator.newline)
    return !nextLower && (b.lineUnits < titleUnitsMax || b.lineUnits > wrapUnitsMax);
  return false;
}

function stopEnds(b: Boundary): boolean {
  if (b.title) return false;
  const spaced = (b.between & (separator.space | separator.newline)) !== 0;
  if (!spaced && (b.between & (separator.quote | separator.close)) === 0) {
    const joined = b.next === kind.upper && !b.previousAllCaps && !b.previousDigit && b.previousUnits > 1;
    return (joined && !b.abbreviation) || b.next === kind.ideograph;
  }
  if (b.abbreviation) return b.closing && b.next === kind.upper;
  const initial = b.previousUnits === 1 && !b.previousDigit && !b.pronounI && b.next !== kind.ideograph;
  return !initial;
}
