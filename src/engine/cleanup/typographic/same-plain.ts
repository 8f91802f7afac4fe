import { applyEdits, type Edit, type Span } from '../../../document/span.js';

/** Offsets between which the edits of a part are independent of the others, from small parts to large ones. */
export const separators = [/[ \n]/g, /\n/g, /$^/g] as const;

/** Applies ascending edits to one part of a text after the other. */
function partWriter(text: string, edits: readonly Edit[]) {
  let next = 0;
  let seen = 0;
  return {
    /** Whether an edit changes the character at an offset. Offsets must be passed in ascending order. */
    changes(at: number): boolean {
      while (seen < edits.length && edits[seen]!.end <= at) seen++;
      return seen < edits.length && edits[seen]!.start <= at;
    },
    write(start: number, end: number): string {
      const first = next;
      while (next < edits.length && edits[next]!.end <= end) next++;
      return applyEdits(text, edits.slice(first, next), start, end);
    },
  };
}

/** The parts of a text that two lists of edits change to different texts. */
export function differences(
  text: string,
  one: readonly Edit[],
  other: readonly Edit[],
  separator: RegExp,
): Span[] {
  const writers = [partWriter(text, one), partWriter(text, other)] as const;
  const found: Span[] = [];
  let start = 0;
  const compare = (end: number) => {
    const [first, second] = writers.map(writer => writer.write(start, end));
    if (first !== second) found.push({ start, end });
    start = end;
  };
  for (const { index } of text.matchAll(separator))
    if (!writers.some(writer => writer.changes(index))) compare(index);
  compare(text.length);
  return found;
}
