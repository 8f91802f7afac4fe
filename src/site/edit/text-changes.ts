/** The words that differ between two texts, however long they are. Pure. */
import { diffParts, diffWords, editsOf } from '../../document/word-diff.js';

/** A change of the text, in offsets of the text as it is now. */
export interface TextChange {
  start: number;
  end: number;
  before: string;
  after: string;
  /** The words of its line before and after it. */
  context: [string, string];
}

/** Characters of the text beside a change that are shown. */
const contextUnits = 40;

/** Lines of which more are compared at once only in pairs. */
const linesMax = 3_000;

/** The changed words between two texts, found line by line, so that a long text with many has them too. */
export function textChanges(original: string, text: string): TextChange[] {
  const [old, now] = [original, text].map(one => one.split(/(?<=\n)/)) as [string[], string[]];
  const lines =
    old.length === now.length
      ? old.map((before, i) => ({ before, after: now[i]!, same: before === now[i] }))
      : diffParts(old, now, linesMax);
  let at = 0;
  return lines.flatMap(({ before, after, same }) => {
    const start = at;
    at += after.length;
    if (same) return [];
    // The edits that lead back, so that their offsets are those of the text now.
    return editsOf(diffWords(after, before)).map(edit => ({
      start: start + edit.start,
      end: start + edit.end,
      before: edit.replacement,
      after: after.slice(edit.start, edit.end),
      context: [
        after.slice(Math.max(0, edit.start - contextUnits), edit.start).replace(/^\S*\s|\n/g, ''),
        after.slice(edit.end, edit.end + contextUnits).replace(/\s\S*$|\n/g, ''),
      ],
    }));
  });
}
