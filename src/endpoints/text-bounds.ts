import type { Caller } from '../accounts/caller.js';
import { httpErrors } from '../errors.js';
import { limits } from '../limits.js';
import { codePoints } from '../text/code-points.js';

/** Anything but spaces, control characters and what has no width (Unicode, Default_Ignorable_Code_Point). */
const visible = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u;

/** Rejects a text over the plan's characters (413) and a blank one (422): measured first, so that the search is bounded. */
export function requireText(text: string, caller: Caller): void {
  requireLength(text, caller);
  if (!visible.test(text)) throw httpErrors.textEmpty(text);
}

/** Refuses a text over the plan's characters (413). A code point has at most two UTF-16 units, so most texts need no count. */
export function requireLength(text: string, caller: Caller): void {
  const cap = caller.plan.characters;
  if (text.length <= cap) return;
  const chars = codePoints(text);
  if (chars > cap) throw httpErrors.textTooLong(chars, cap);
}

/** The beginning of a text on one line, for lists. */
export function preview(text: string): string {
  const most = limits.previewChars;
  const start = text
    .slice(0, 2 * most)
    .replace(/\s+/g, ' ')
    .trim();
  if (start.length <= most) return start;
  // Not between the two halves of a code point.
  const end = start.codePointAt(most - 1)! > 0xffff ? most - 1 : most;
  return `${start.slice(0, end).trimEnd()}…`;
}
