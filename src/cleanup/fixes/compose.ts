import type { Edit } from './page.js';

/** Applies edits that are ascending and apart. */
export function rewrite(text: string, edits: readonly Edit[]): string {
  return rewriteWithin(text, 0, text.length, edits, 0, edits.length);
}

/**
 * One list of edits from two: `first` made `middle` of a text, `second` are edits of `middle`; the result are
 * edits of the text. Edits that meet become one, of the earliest one's kind, counting glyphs of the text once.
 *
 *     text      a N N b        first   [N→' '] [N→' ']
 *     middle    a ␣ ␣ b        second          [␣→'']
 *     result    a N N b                [N→' '] [N→'']
 */
export function compose(first: readonly Edit[], second: readonly Edit[], middle: string): Edit[] {
  const composed: Edit[] = [];
  /** How far `middle` runs ahead of the text, at the next of `first`. */
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
    const met = i;
    const from = j;
    for (;;) {
      if (i < first.length && first[i]!.start + shift < end) {
        start = Math.min(start, first[i]!.start + shift);
        end = Math.max(end, endInMiddle(first[i]!, shift));
        shift += growth(first[i]!);
        i++;
      } else if (j < second.length && (j === from || second[j]!.start < end)) {
        end = Math.max(end, second[j]!.end);
        j++;
      } else break;
    }
    composed.push({
      start: start - shiftBefore,
      end: end - shift,
      replacement: rewriteWithin(middle, start, end, second, from, j),
      kind: (first[met] !== undefined && met < i ? first[met] : second[from]!).kind,
      glyphs: Math.max(glyphsOf(first, met, i), glyphsOf(second, from, j)),
    });
  }
  while (i < first.length) composed.push(first[i++]!);
  return composed;
}

const growth = ({ start, end, replacement }: Edit) => replacement.length - (end - start);
const endInMiddle = ({ start, replacement }: Edit, shift: number) => start + shift + replacement.length;

function rewriteWithin(
  text: string,
  start: number,
  end: number,
  edits: readonly Edit[],
  first: number,
  last: number,
): string {
  let output = '';
  let from = start;
  for (let i = first; i < last; i++) {
    output += text.slice(from, edits[i]!.start) + edits[i]!.replacement;
    from = edits[i]!.end;
  }
  return output + text.slice(from, end);
}

function glyphsOf(edits: readonly Edit[], first: number, last: number): number {
  let glyphs = 0;
  for (let i = first; i < last; i++) glyphs += edits[i]!.glyphs;
  return glyphs;
}
