/** Differences between two texts, by the package `diff`, within bounds of its work. */
import { diffArrays } from 'diff';
import { commonEnds } from './edits.js';
import type { Edit } from './span.js';

/** Text that is the same on both sides, or `before` replaced by `after`. Either may be empty. */
export interface Change {
  before: string;
  after: string;
  same: boolean;
}

/**
 * Removed and added words of a comparison. The time grows with the square of their number, to half a second.
 * Where more differ, all between the common beginning and end of the texts is one change.
 */
const wordsMax = 3_000;

/** Words with their apostrophes and hyphens, white space, and other characters one by one. */
const wordsIn = (text: string): string[] =>
  text.match(/[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*|\s+|[\s\S]/gu) ?? [];

/** Compares two texts word by word. Changed words with only spaces between them are one change. */
export const diffWords = (before: string, after: string, editsMax?: number): Change[] =>
  joinAcrossSpaces(diffParts(wordsIn(before), wordsIn(after), editsMax));

/** The edits that make the changes in the text before. */
export function editsOf(changes: readonly Change[]): Edit[] {
  let end = 0;
  return changes.flatMap(({ before, after, same }) => {
    const start = end;
    end += before.length;
    return same ? [] : [{ start, end, replacement: after }];
  });
}

/** Compares the parts of two texts; removed parts and those that replace them are one change. */
export function diffParts(old: string[], next: string[], editsMax = wordsMax): Change[] {
  const parts = diffArrays(old, next, { maxEditLength: editsMax });
  if (parts === undefined) return changeBetweenEnds(old, next);
  const changes: Change[] = [];
  for (const { value, added, removed } of parts) {
    const text = value.join('');
    const last = changes.at(-1);
    const [before, after] = [added ? '' : text, removed ? '' : text];
    if ((added || removed) && last?.same === false) {
      last.before += before;
      last.after += after;
    } else changes.push({ before, after, same: !added && !removed });
  }
  return changes;
}

function changeBetweenEnds(old: readonly string[], next: readonly string[]): Change[] {
  const { start, end } = commonEnds(old, next);
  const [first, last] = [old.slice(0, start).join(''), old.slice(old.length - end).join('')];
  return [
    { before: first, after: first, same: true },
    {
      before: old.slice(start, old.length - end).join(''),
      after: next.slice(start, next.length - end).join(''),
      same: false,
    },
    { before: last, after: last, same: true },
  ].filter(({ before, after }) => before !== '' || after !== '');
}

/** Joins changes that only spaces of a line separate: one mark is easier to read than three. */
function joinAcrossSpaces(changes: readonly Change[]): Change[] {
  const out: Change[] = [];
  changes.forEach((change, i) => {
    const last = out.at(-1);
    const between = change.same && /^[^\S\n]+$/.test(change.before) && i > 0 && i < changes.length - 1;
    if (last !== undefined && !last.same && (between || !change.same)) {
      last.before += change.before;
      last.after += change.after;
    } else out.push({ ...change });
  });
  return out.flatMap(splitOffSpace);
}

/** Splits off the white space at the end of both sides of a change. */
function splitOffSpace(change: Change): Change[] {
  const space = /\s+$/.exec(change.before)?.[0] ?? '';
  if (change.same || space === '' || !change.after.endsWith(space)) return [change];
  const [before, after] = [change.before.slice(0, -space.length), change.after.slice(0, -space.length)];
  return [
    { before, after, same: false },
    { before: space, after: space, same: true },
  ];
}
