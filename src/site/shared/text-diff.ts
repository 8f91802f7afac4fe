/** Computes the differences between a text and its cleaned form: many small edits, found locally. Pure. */

/** Text that is the same on both sides, or `before` replaced by `after`. Either may be empty. */
export interface Change {
  before: string;
  after: string;
  same: boolean;
}

/** Code units that must match for texts to be aligned again; one after the replacement of one glyph. */
const alignmentUnits = 4;
/** Search distances for the next alignment: of the first and the last attempt. */
const distanceFirst = 48;
const distanceMax = 3072;

/** Compares two texts, in linear time for local edits. If the rest does not align, it becomes one change. */
export function diffTexts(before: string, after: string): Change[] {
  const changes: Change[] = [];
  let i = 0;
  let j = 0;
  while (i < before.length || j < after.length) {
    const start = i;
    while (i < before.length && j < after.length && before[i] === after[j]) {
      i++;
      j++;
    }
    // Keeps surrogate pairs together.
    if (i > start && (isTrail(before, i) || isTrail(after, j))) {
      i--;
      j--;
    }
    if (i > start)
      changes.push({ before: before.slice(start, i), after: before.slice(start, i), same: true });
    if (i >= before.length && j >= after.length) break;
    const [skipped, written] = nextMatch(before, i, after, j);
    changes.push({ before: before.slice(i, i + skipped), after: after.slice(j, j + written), same: false });
    i += skipped;
    j += written;
  }
  return changes;
}

const isTrail = (text: string, at: number): boolean => {
  const unit = text.charCodeAt(at);
  return unit >= 0xdc00 && unit < 0xe000;
};

/** Length of the change at (i, j) on both sides: the shortest one after which the texts are aligned. */
function nextMatch(before: string, i: number, after: string, j: number): [number, number] {
  const [restBefore, restAfter] = [before.length - i, after.length - j];
  for (let limit = distanceFirst, searched = 0; searched < distanceMax; searched = limit, limit *= 4) {
    for (let both = searched + 1; both <= limit; both++) {
      for (let skipped = Math.max(0, both - restAfter); skipped <= Math.min(both, restBefore); skipped++) {
        const written = both - skipped;
        const units = skipped === 1 && written === 1 ? 1 : alignmentUnits;
        if (matchesAt(before, i + skipped, after, j + written, units)) return [skipped, written];
      }
    }
  }
  return [restBefore, restAfter];
}

function matchesAt(before: string, i: number, after: string, j: number, wanted: number): boolean {
  if (isTrail(before, i) || isTrail(after, j)) return false;
  const [restBefore, restAfter] = [before.length - i, after.length - j];
  const units = Math.min(wanted, restBefore, restAfter);
  // Near the end, where fewer units are left, both texts must end together.
  return (units === wanted || restBefore === restAfter) && sameUnits(before, i, after, j, units);
}

function sameUnits(before: string, i: number, after: string, j: number, units: number): boolean {
  for (let k = 0; k < units; k++) if (before[i + k] !== after[j + k]) return false;
  return true;
}

/** Lengths of what two sequences have in common at their beginnings and, apart from that, at their ends. */
export function commonEnds<T>(before: ArrayLike<T>, after: ArrayLike<T>): { start: number; end: number } {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start++;
  let end = 0;
  while (end < most - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end++;
  return { start, end };
}

/** Share of the earlier text that must remain at its beginning or end. */
const keptShareMin = 0.5;

/** True for another text rather than an edit: under half of the earlier text remains around the change. */
export function isReplaced(before: string, after: string): boolean {
  if (before === '') return false;
  const { start, end } = commonEnds(before, after);
  return start + end < keptShareMin * before.length;
}

/** A replacement in a text, in UTF-16 offsets. */
export interface TextEdit {
  start: number;
  end: number;
  replacement: string;
}

/** The one edit that turns a text into another, as short as possible without splitting a surrogate pair. */
export function editBetween(before: string, after: string): TextEdit {
  let { start, end: same } = commonEnds(before, after);
  if (start > 0 && (isTrail(before, start) || isTrail(after, start))) start--;
  if (same > 0 && isTrail(before, before.length - same)) same--;
  return { start, end: before.length - same, replacement: after.slice(start, after.length - same) };
}

/** Applies edits that do not overlap. */
export function applyTextEdits(text: string, edits: readonly TextEdit[]): string {
  let out = '';
  let at = 0;
  for (const { start, end, replacement } of edits.toSorted((one, other) => one.start - other.start)) {
    out += text.slice(at, start) + replacement;
    at = end;
  }
  return out + text.slice(at);
}
