/** The words that differ between two texts, however long they are. Pure. */
import { type Change, diffParts, diffWords } from '../../document/word-diff.js';

/** Characters of the text beside a change that are shown. */
const contextUnits = 40;

/** Whole words before and after a part of a text, in its line. */
export const wordsAround = (slice: (start: number, end: number) => string, start: number, end: number) => ({
  left: slice(Math.max(0, start - contextUnits), start).replace(/^[\s\S]*\n|^\S*\s/, ''),
  right: slice(end, end + contextUnits).replace(/\n[\s\S]*$|\s\S*$/, ''),
});

/** Removed and added lines of a comparison; texts with as many lines as each other are compared in pairs. */
const linesMax = 3_000;

/** Compares two texts line by line, and changed lines word by word. */
export function textChanges(before: string, after: string): Change[] {
  const [old, now] = [before, after].map(text => text.split(/(?<=\n)/)) as [string[], string[]];
  const lines =
    old.length === now.length
      ? old.map((line, i) => ({ before: line, after: now[i]!, same: line === now[i] }))
      : diffParts(old, now, linesMax);
  return lines.flatMap(line => (line.same ? [line] : diffWords(line.before, line.after)));
}
