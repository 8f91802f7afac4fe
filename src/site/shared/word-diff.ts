/** Differences between two texts, word by word. Pure. */
import { type Change, commonEnds, diffTexts } from './text-diff.js';

/** Words, runs of white space, and single other characters. */
const tokens = (text: string): string[] => text.match(/[\p{L}\p{N}\p{M}'\u2019]+|\s+|./gsu) ?? [];

/** Compares by the longest common subsequence of tokens. Quadratic, so it is only used for sentences. */
export const diffWords = (before: string, after: string): Change[] =>
  joinAcrossSpaces(diffParts(tokens(before), tokens(after)));

/** Compares two lists of parts by their longest common subsequence. */
function diffParts(old: readonly string[], next: readonly string[]): Change[] {
  const width = next.length + 1;
  // common[i * width + j]: length of the longest common subsequence of old[i…] and next[j…].
  const common = new Uint16Array((old.length + 1) * width);
  for (let i = old.length - 1; i >= 0; i--) {
    for (let j = next.length - 1; j >= 0; j--) {
      common[i * width + j] =
        old[i] === next[j]
          ? common[(i + 1) * width + j + 1]! + 1
          : Math.max(common[(i + 1) * width + j]!, common[i * width + j + 1]!);
    }
  }
  const changes: Change[] = [];
  const add = (removed: string, inserted: string, same: boolean) => {
    const last = changes.at(-1);
    if (last?.same === same) {
      last.before += removed;
      last.after += inserted;
    } else changes.push({ before: removed, after: inserted, same });
  };
  let i = 0;
  let j = 0;
  while (i < old.length || j < next.length) {
    if (i < old.length && j < next.length && old[i] === next[j]) add(old[i++]!, next[j++]!, true);
    else if (
      j >= next.length ||
      (i < old.length && common[(i + 1) * width + j]! >= common[i * width + j + 1]!)
    )
      add(old[i++]!, '', false);
    else add('', next[j++]!, false);
  }
  return changes;
}

/** Largest product of the numbers of parts that are compared with each other. */
const cellsMax = 4_000_000;

const sentences = (text: string): string[] => text.match(/[^.!?\n]*[.!?\n]+\s*|[^.!?\n]+$/g) ?? [];

/**
 * Compares texts of any length: word by word around the edits, where very much differs sentence by sentence
 * first, and by characters if even that is too much.
 */
export function diffByWords(before: string, after: string): Change[] {
  const [old, next] = [tokens(before), tokens(after)];
  const { start, end } = commonEnds(old, next);
  const [removed, inserted] = [old.slice(start, old.length - end), next.slice(start, next.length - end)];
  const diff = removed.length * inserted.length <= cellsMax ? diffWords : diffBySentences;
  const same = (parts: readonly string[]): Change[] => {
    const text = parts.join('');
    return text === '' ? [] : [{ before: text, after: text, same: true }];
  };
  return [
    ...same(old.slice(0, start)),
    ...diff(removed.join(''), inserted.join('')),
    ...same(old.slice(old.length - end)),
  ];
}

function diffBySentences(before: string, after: string): Change[] {
  const [old, next] = [sentences(before), sentences(after)];
  if (old.length * next.length > cellsMax) return diffTexts(before, after);
  return diffParts(old, next).flatMap(change => {
    const { before, after, same } = change;
    if (same || before === '' || after === '') return [change];
    const isSmall = tokens(before).length * tokens(after).length <= cellsMax;
    return isSmall ? diffWords(before, after) : diffTexts(before, after);
  });
}

/** Joins changes that only white space separates: one mark is easier to read than three. */
function joinAcrossSpaces(changes: readonly Change[]): Change[] {
  const out: Change[] = [];
  changes.forEach((change, i) => {
    const last = out.at(-1);
    const between = change.same && /^\s+$/.test(change.before) && i > 0 && i < changes.length - 1;
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
