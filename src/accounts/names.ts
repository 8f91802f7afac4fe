import { limits } from '../limits.js';

/**
 * The one way an account's name is written, or null when it can't be a name.
 *
 * Names are compared without regard to case and to compatibility forms (`ANN`, `Ann` and `ａｎｎ` are one account), so
 * they are folded on the way in and only the folded form is ever stored. Letters and digits of any script, and
 * `. _ - @ +` (an address may be a name) after the first; 1 to 64 characters.
 */
export function accountName(text: string): string | null {
  // Folding at most trebles a text; a longer one isn't worth normalising.
  if (text.length > 4 * limits.accountNameChars) return null;
  const name = text.normalize('NFKC').toLowerCase().normalize('NFKC');
  return shape.test(name) && [...name].length <= limits.accountNameChars ? name : null;
}

const shape = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}._@+-]*$/u;

/** What to tell someone whose name was refused. */
export const accountNameRule = `An account name has 1 to ${limits.accountNameChars} letters, digits and . _ - @ + and begins with a letter or a digit`;
