import type { CleanedAs } from '../../contract/cleanup.js';
import { lineBreak, lineFeedsFor } from '../../document/spacing.js';
import { applyEdits } from '../../document/span.js';
import { composeEdits } from './fixes/compose.js';
import type { CleanupEdit } from './fixes/edit-context.js';

/** The others are characters of strings in JSON. */
const jsonLineBreak = /\r\n?/g;

/** Replaces every line break with LF, as fixes/white-space.ts does, for readers of lines. */
export const lineBreakEdits = (text: string, readAs: CleanedAs): CleanupEdit[] =>
  Array.from(text.matchAll(readAs === 'json' ? jsonLineBreak : lineBreak), ({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
    replacement: lineFeedsFor(found),
    kind: 'line endings',
    glyphs: 1,
  }));

/** The edits, and those that give all lines of the result the line break that most lines of the text have. */
export function withLineBreaksOf(text: string, edits: CleanupEdit[]): CleanupEdit[] {
  const counts: Record<string, number> = { '\n': 0, '\r\n': 0, '\r': 0 };
  for (const [found] of text.matchAll(/\r\n?|\n/g)) counts[found]!++;
  const [lineFeeds, both, returns] = Object.values(counts) as [number, number, number];
  if (edits.length === 0 || (both === 0 && returns === 0)) return edits;
  if (lineFeeds >= both && lineFeeds >= returns) return edits;
  const lineBreak = both >= returns ? '\r\n' : '\r';
  const output = applyEdits(text, edits);
  const breaks = Array.from(output.matchAll(/\n/g), ({ index }) => ({
    start: index,
    end: index + 1,
    replacement: lineBreak,
    kind: 'line endings',
    glyphs: 1,
  }));
  return composeEdits(edits, breaks, output)
    .filter(({ start, end, replacement }) => text.slice(start, end) !== replacement)
    .map(edit =>
      edit.replacement === '' && edit.kind === 'line endings' ? { ...edit, kind: 'blank lines' } : edit,
    );
}
