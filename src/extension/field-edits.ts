/** Plans how a cleaned text is put back into a text field, with few edits and the caret in place. Pure. */
import { commonEnds } from '../site/shared/text-diff.js';

/** A run of text of a field: its whole value, or a part of a text node in rich text. */
export interface Segment {
  text: string;
  /** Segments of one line are read as one text. */
  line: number;
}

interface CaretPlace {
  segment: number;
  offset: number;
}

/** A field as it was read. */
export interface FieldText {
  segments: Segment[];
  /** Start and end of the selection; null when it is outside of the segments. */
  caret: [CaretPlace, CaretPlace] | null;
  /** Largest number of UTF-16 units that the field accepts; null without a limit. */
  lengthMax: number | null;
}

export interface SegmentEdit {
  segment: number;
  start: number;
  end: number;
  replacement: string;
}

/** Changes of a field. They are applied only while its segments are still the expected ones. */
export interface FieldEdits {
  expected: string[];
  edits: SegmentEdit[];
  caret: [CaretPlace, CaretPlace] | null;
}

/** The text of a field as it is sent to the service: one line per line of the field. */
export const textOf = ({ segments }: Pick<FieldText, 'segments'>): string =>
  linesOf(segments)
    .map(parts => parts.join(''))
    .join('\n');

/** Plans the edits that turn a field into its cleaned text; null when that lacks the field's lines. */
export function planEdits({ segments, caret }: FieldText, cleaned: string): FieldEdits | null {
  const after = cleanedSegments(segments, cleaned);
  if (after === null) return null;
  const edits = segments.flatMap(({ text }, segment): SegmentEdit[] => {
    const edit = smallestEdit(text, after[segment]!);
    return edit === null ? [] : [{ segment, ...edit }];
  });
  const moved = ({ segment, offset }: CaretPlace): CaretPlace => ({
    segment,
    offset: alignment(segments[segment]!.text, after[segment]!)(offset),
  });
  return {
    expected: segments.map(({ text }) => text),
    edits,
    caret: caret && [moved(caret[0]), moved(caret[1])],
  };
}

/** The edits that restore a field after other edits were applied to it. */
export function reverseEdits({ expected, edits }: FieldEdits, caret: FieldEdits['caret']): FieldEdits {
  const changed = [...expected];
  const reversed = edits.map(({ segment, start, end, replacement }): SegmentEdit => {
    const before = expected[segment]!;
    changed[segment] = before.slice(0, start) + replacement + before.slice(end);
    return { segment, start, end: start + replacement.length, replacement: before.slice(start, end) };
  });
  return { expected: changed, edits: reversed, caret };
}

/** Splits the cleaned text into the segments of the field. */
function cleanedSegments(segments: readonly Segment[], cleaned: string): string[] | null {
  const lines = linesOf(segments);
  const cleanedLines = lines.length === 1 ? [cleaned] : cleaned.split('\n');
  if (cleanedLines.length !== lines.length) return null;
  return lines.flatMap((parts, i) => {
    const line = cleanedLines[i]!;
    const mapOffset = alignment(parts.join(''), line);
    let [passed, start] = [0, 0];
    return parts.map((text, part) => {
      passed += text.length;
      const end = part + 1 === parts.length ? line.length : mapOffset(passed);
      const piece = line.slice(start, end);
      start = end;
      return piece;
    });
  });
}

/** The texts of the segments of each line. */
function linesOf(segments: readonly Segment[]): string[][] {
  const lines: string[][] = [];
  segments.forEach(({ text, line }, i) => {
    if (i === 0 || segments[i - 1]!.line !== line) lines.push([]);
    lines.at(-1)!.push(text);
  });
  return lines;
}

/** The shortest single replacement that turns one text into the other; null when they are equal. */
export function smallestEdit(before: string, after: string): Omit<SegmentEdit, 'segment'> | null {
  if (before === after) return null;
  let { start, end: same } = commonEnds(before, after);
  if (splitsPair(before, start) || splitsPair(after, start)) start--;
  if (splitsPair(before, before.length - same) || splitsPair(after, after.length - same)) same--;
  return { start, end: before.length - same, replacement: after.slice(start, after.length - same) };
}

/** Whether an offset lies between the two units of a surrogate pair. */
const splitsPair = (text: string, at: number): boolean =>
  /^[\ud800-\udbff]$/.test(text[at - 1] ?? '') && /^[\udc00-\udfff]$/.test(text[at] ?? '');

/**
 * Maps offsets in a text to its cleaned form. The cleaner changes signs and spaces but rewrites no word, so
 * the number of letters and digits before an offset stays the same. Between two letters, the signs before the
 * offset have the length of their compatibility form.
 */
export function alignment(before: string, after: string): (offset: number) => number {
  const [from, to] = [lettersOf(before), lettersOf(after)];
  return offset => {
    const letters = countAtMost(from.ends, offset);
    const [gapStart, gapEnd] = [from.ends[letters - 1] ?? 0, from.starts[letters] ?? before.length];
    const passed = Math.min(letters, to.ends.length);
    const [start, end] = [to.ends[passed - 1] ?? 0, to.starts[passed] ?? after.length];
    if (offset >= gapEnd) return end;
    return Math.min(start + plainLength(before.slice(gapStart, Math.max(gapStart, offset))), end);
  };
}

/** Length of signs in compatibility form, without invisible characters: 3 for an ellipsis. */
const plainLength = (signs: string): number => signs.normalize('NFKC').replace(/\p{Cf}/gu, '').length;

/** Offsets of the letters and digits of a text. */
function lettersOf(text: string): { starts: number[]; ends: number[] } {
  const [starts, ends]: [number[], number[]] = [[], []];
  for (const { index, 0: letter } of text.matchAll(/[\p{L}\p{N}]/gu)) {
    starts.push(index);
    ends.push(index + letter.length);
  }
  return { starts, ends };
}

/** Number of values up to a limit in an ascending list, by binary search. */
function countAtMost(ascending: readonly number[], limit: number): number {
  let [low, high] = [0, ascending.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (ascending[middle]! <= limit) low = middle + 1;
    else high = middle;
  }
  return low;
}
