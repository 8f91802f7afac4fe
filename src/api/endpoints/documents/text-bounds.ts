import type { Caller } from '../../../accounts/caller.js';
import type { ReadAs } from '../../../contract/document.js';
import { httpErrors } from '../../../contract/errors.js';
import { limits } from '../../../contract/limits.js';
import { codePoints } from '../../../engine/text/code-points.js';
import { countWords } from '../../../engine/text/words.js';

/** A visible character: not white space, a control character or Default_Ignorable_Code_Point (zero width). */
const visible = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u;

/** A text and the number of its words. */
export interface CountedText {
  readonly text: string;
  readonly words: number;
  /** How the file was read from which the text was extracted. */
  readonly extractedAs?: ReadAs;
  /** Sentences about parts of the file that could not be read. */
  readonly unread?: readonly string[];
}

/**
 * Counts the words of a text, once for the whole request. Throws 413 for a text over the plan's limit and 422
 * for a blank one or one without a word. The length check comes first: it bounds the regex and the count.
 */
export function requireText(text: string, caller: Caller): CountedText {
  requireLength(text, caller);
  if (!visible.test(text)) throw httpErrors.textEmpty(text);
  const words = countWords(text);
  if (words === 0) throw httpErrors.textWithoutWords(text);
  return { text, words };
}

/** Throws 413 for a text over the plan's characters (code points). */
export function requireLength(text: string, caller: Caller): void {
  const cap = caller.plan.characters_per_text;
  // A text never has more code points than UTF-16 units, so most texts need no count.
  if (text.length <= cap) return;
  const chars = codePoints(text);
  if (chars > cap) throw httpErrors.textTooLong(chars, cap);
}

/** The start of a text on one line, for lists. */
export function preview(text: string): string {
  const most = limits.previewChars;
  const start = text
    .slice(0, 2 * most)
    .replace(/\s+/g, ' ')
    .trim();
  if (start.length <= most) return start;
  // Does not cut a surrogate pair in half.
  const end = start.codePointAt(most - 1)! > 0xffff ? most - 1 : most;
  return `${start.slice(0, end).trimEnd()}…`;
}
