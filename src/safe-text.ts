/** Foreign text made safe for where it is shown: a page, a terminal, a line of ours. Pure. */

/** Control characters except white space; marks that turn the direction of what follows around (Unicode, Bidi_Control). */
const unruly =
  '\\u0000-\\u0008\\u000e-\\u001f\\u007f-\\u009f\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069';
const inText = new RegExp(`[${unruly}\\u000b\\u000c]|\\p{Surrogate}`, 'gu');
const inLine = new RegExp(`[${unruly}\\u0009-\\u000d\\u2028\\u2029]`, 'g');

/** Text that can't change how the text around it reads; white space stays. What was taken out leaves a mark. */
export const sanitizeText = (text: string): string => text.replace(inText, '\ufffd');

/** A text, or a piece of one, as harmless characters on one line, as many as there were. */
export const sanitizeLine = (text: string): string => text.replace(inLine, ' ');

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as HTML, for elements and quoted attributes. */
export const escapeHtml = (text: string): string =>
  sanitizeText(text).replace(/[&<>"']/g, char => entities[char]!);

/** At most `units` of a text on one line, not cut between the halves of a character. */
export function truncateLine(text: string, units: number): string {
  const line = text
    .slice(0, units * 4)
    .replace(/\s+/g, ' ')
    .trim();
  return line.length <= units ? line : `${line.slice(0, units - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
