import type { Span } from '../../../document/span.js';
import { tableSigns } from './tables.js';

/** Units before and after a line that fixes read. */
const nearUnits = 40;
/** Marks of what can have several lines, such as code, comments, tables and expressions of templates. */
const acrossLines = ['`', '~~~', '<', '{', '[code', ...tableSigns];

/**
 * The parts of a text that its candidates can change: their lines, with the lines around them that the fixes
 * read. All of the text where markup may reach over lines, or the script of other lines counts.
 */
export function partsOf(text: string, offsets: readonly number[], farScripts: boolean): Span[] {
  const parts: Span[] = [];
  let lineEnd = -1;
  let units = 0;
  for (const at of offsets) {
    if (at <= lineEnd || isParagraphBreak(text, at)) continue;
    const start = lineStart(text, lineStart(text, at) - nearUnits);
    lineEnd = lineEndAfter(text, at);
    const end = lineEndAfter(text, lineEnd + nearUnits);
    const last = parts.at(-1);
    units += end - Math.max(start, last?.end ?? 0);
    if (last !== undefined && start <= last.end) last.end = end;
    else parts.push({ start, end });
  }
  if (parts.length === 0) return parts;
  const isWhole = 2 * units > text.length || farScripts || acrossLines.some(mark => text.includes(mark));
  return isWhole ? [{ start: 0, end: text.length }] : parts;
}

const lineStart = (text: string, at: number): number => (at <= 0 ? 0 : text.lastIndexOf('\n', at - 1) + 1);

function lineEndAfter(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end;
}

/** Whether a candidate is one of two line feeds between paragraphs, which stay unless others come beside. */
function isParagraphBreak(text: string, at: number): boolean {
  if (text[at] !== '\n') return false;
  const start = text[at - 1] === '\n' ? at - 1 : at;
  return text[start + 1] === '\n' && text[start + 2] !== '\n' && text[start - 1] !== '\n';
}
