import { sanitizeText } from './safe-text.js';

/** Width of a line of plain text in UTF-16 units, for terminals and mail. */
export const lineUnits = 96;

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
