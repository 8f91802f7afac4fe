import { limits } from '../contract/limits.js';

/**
 * Normalises an account name; returns null when the text is not a valid name.
 *
 * Names are case-insensitive and ignore Unicode compatibility forms: `ANN`, `Ann` and `ａｎｎ` are one account.
 * Only the folded form is stored. A name has 1 to 64 characters: letters and digits of any script and, after
 * the first, `. _ - @ +` (so an email address is a valid name).
 */
export function accountName(text: string): string | null {
  // Bounds the work of normalising a text that cannot be a name.
  if (text.length > 4 * limits.accountNameChars) return null;
  const name = text.normalize('NFKC').toLowerCase().normalize('NFKC');
  return shape.test(name) && [...name].length <= limits.accountNameChars ? name : null;
}

const shape = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}._@+-]*$/u;

/** The rule for names, for the error message. */
export const accountNameRule = `An account name has 1 to ${limits.accountNameChars} letters, digits and . _ - @ + and begins with a letter or a digit`;
