import { applyEdits, type Span } from '../../../document/span.js';
import type { CleanupEdit } from './edit-context.js';

/** A text after some edits, which are edits of the text at the beginning. */
export class EditedText {
  edits: CleanupEdit[] = [];

  constructor(public text: string) {}

  /** @param found edits of the text as it is now */
  apply(found: CleanupEdit[]): void {
    if (found.length === 0) return;
    this.edits = this.edits.length === 0 ? found : composeEdits(this.edits, found, this.text);
    this.text = applyEdits(this.text, found);
  }
}

/**
 * Composes two lists of edits into one. `first` edits the text into `middle`, `second` edits `middle`, and
 * the result edits the text directly. Overlapping edits are merged: the merged edit has the kind of the
 * earliest one and counts each replaced glyph once.
 *
 *     text      a N N b        first   [N→' '] [N→' ']
 *     middle    a ␣ ␣ b        second          [␣→'']
 *     result    a N N b                [N→' '] [N→'']
 */
export function composeEdits(
  first: readonly CleanupEdit[],
  second: readonly CleanupEdit[],
  middle: string,
): CleanupEdit[] {
  const composed: CleanupEdit[] = [];
  /** Offset in `middle` minus offset in the text, before the next edit of `first`. */
  let shift = 0;
  let i = 0;
  for (let j = 0; j < second.length; ) {
    let { start, end } = second[j]!;
    while (i < first.length && endInMiddle(first[i]!, shift) <= start) {
      composed.push(first[i]!);
      shift += growth(first[i]!);
      i++;
    }
    const shiftBefore = shift;
    const firstMerged = i;
    const secondMerged = j;
    for (;;) {
      if (i < first.length && first[i]!.start + shift < end) {
        start = Math.min(start, first[i]!.start + shift);
        end = Math.max(end, endInMiddle(first[i]!, shift));
        shift += growth(first[i]!);
        i++;
      } else if (j < second.length && (j === secondMerged || second[j]!.start < end)) {
        end = Math.max(end, second[j]!.end);
        j++;
      } else break;
    }
    composed.push({
      start: start - shiftBefore,
      end: end - shift,
      replacement: applyEdits(middle, second.slice(secondMerged, j), start, end),
      kind: (firstMerged < i ? first[firstMerged]! : second[secondMerged]!).kind,
      glyphs: Math.max(glyphsOf(first, firstMerged, i), glyphsOf(second, secondMerged, j)),
    });
  }
  while (i < first.length) composed.push(first[i++]!);
  return composed;
}

/** Where merged spans are after edits. */
export function spansAfter(merged: readonly Span[], edits: readonly CleanupEdit[]): Span[] {
  let shift = 0;
  let next = 0;
  const moved = (at: number): number => {
    for (; next < edits.length && edits[next]!.end <= at; next++) shift += growth(edits[next]!);
    return at + shift;
  };
  return merged.map(({ start, end }) => ({ start: moved(start), end: moved(end) }));
}

const growth = ({ start, end, replacement }: CleanupEdit) => replacement.length - (end - start);
const endInMiddle = ({ start, replacement }: CleanupEdit, shift: number) =>
  start + shift + replacement.length;

function glyphsOf(edits: readonly CleanupEdit[], first: number, last: number): number {
  let glyphs = 0;
  for (let i = first; i < last; i++) glyphs += edits[i]!.glyphs;
  return glyphs;
}
