import { sanitizeText } from '../safe-text.js';

/** Units of a line of plain text, for terminals and mail. */
export const lineUnits = 96;

/** White space that is more than one plain space between words. */
const uneven = /[^\S ]| {2}|^ | $/;

/** A text on one line, as characters that do nothing to a terminal. */
export function flat(text: string): string {
  const harmless = sanitizeText(text);
  return uneven.test(harmless) ? harmless.replace(/\s+/g, ' ').trim() : harmless;
}

/** Breaks a paragraph into lines with an indent; a word longer than a line stands on one of its own. */
export function wrap(text: string, indent: string): string {
  const line = flat(text);
  const room = lineUnits - indent.length;
  let lines = '';
  let start = 0;
  while (line.length - start > room) {
    let end = line.lastIndexOf(' ', start + room);
    if (end <= start) end = line.indexOf(' ', start + room);
    if (end === -1) break;
    lines += `${indent}${line.slice(start, end)}\n`;
    start = end + 1;
  }
  return `${lines}${indent}${line.slice(start)}`;
}
