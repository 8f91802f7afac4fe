/** Makes untrusted text safe for a page, a terminal or a line of output. Pure. */

/** Control characters except white space, and those that change the text direction (Bidi_Control). */
const unsafeChars =
  '\\u0000-\\u0008\\u000e-\\u001f\\u007f-\\u009f\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069';
const inText = new RegExp(`[${unsafeChars}\\u000b\\u000c]|\\p{Surrogate}`, 'gu');
const inLine = new RegExp(`[${unsafeChars}\\u0009-\\u000d\\u2028\\u2029]`, 'g');

/** Replaces control and direction characters by U+FFFD: a text cannot change how what is around it looks. */
export const sanitizeText = (text: string): string => text.replace(inText, '\ufffd');

/** Replaces control, direction and line-break characters by spaces; the length does not change. */
export const sanitizeLine = (text: string): string => text.replace(inLine, ' ');

const lineBreaks = /[\u0009-\u000d\u001c-\u001f\u0085\u2028\u2029]+/g;
const controls = /[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;

/**
 * Returns a title or label as it is stored: one line without control characters and without embeddings,
 * overrides and isolates, which would change the text around it. Marks (LRM, RLM, ALM) and joiners (ZWJ,
 * ZWNJ) stay, because correct spelling needs them. Null when nothing is left.
 */
export const cleanTitle = (text: string | null | undefined): string | null =>
  text?.replace(lineBreaks, ' ').replace(controls, '').trim() || null;

/** Replaces control, direction and line-break characters and lone surrogates by U+FFFD: text of one line. */
export const printable = (text: string): string => sanitizeText(text).replace(inLine, '\ufffd');

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes a text for HTML elements and quoted attributes. */
export const escapeHtml = (text: string): string =>
  sanitizeText(text).replace(/[&<>"']/g, char => entities[char]!);

/** Returns a text on one line of at most `units` UTF-16 units, not cut inside a surrogate pair. */
export function truncateLine(text: string, units: number): string {
  const line = text
    .slice(0, units * 4)
    .replace(/\s+/g, ' ')
    .trim();
  return line.length <= units ? line : `${line.slice(0, units - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}

/** Width of a line of plain text in UTF-16 units, for terminals and mail. */
const lineUnits = 96;

/** White space other than single spaces between words. */
const unevenSpace = /[^\S ]| {2}|^ | $/;

/** A text on one line, without characters that control a terminal. */
export function singleLine(text: string): string {
  const sanitized = sanitizeText(text);
  return unevenSpace.test(sanitized) ? sanitized.replace(/\s+/g, ' ').trim() : sanitized;
}

/** Wraps a paragraph into indented lines. A word longer than a line gets a separate line. */
export function wrap(text: string, indent: string): string {
  const line = singleLine(text);
  const widthLeft = lineUnits - indent.length;
  let lines = '';
  let start = 0;
  while (line.length - start > widthLeft) {
    let end = line.lastIndexOf(' ', start + widthLeft);
    if (end <= start) end = line.indexOf(' ', start + widthLeft);
    if (end === -1) break;
    lines += `${indent}${line.slice(start, end)}\n`;
    start = end + 1;
  }
  return `${lines}${indent}${line.slice(start)}`;
}
