/** Borders of a text, the best first: after a paragraph, a line, a sentence, a word. */
const borders = [/\n[^\S\n]*\n\s*/g, /\n\s*/g, /[.!?\u2026]["'\u2019\u201d)\]]*\s+/g, /\s+/g];

/** The last border after one offset and up to another, where a text is best cut; the latter without one. */
export function lastBorder(text: string, from: number, to: number): number {
  const searched = text.slice(from, to);
  for (const border of borders) {
    let last = 0;
    for (const { 0: found, index } of searched.matchAll(border)) last = index + found.length;
    if (last > 0) return from + last;
  }
  return isInPair(text, to) ? to - 1 : to;
}

/** The end of the beginning of a text that has at most `unitsMax` UTF-16 units. */
export const endOfBeginning = (text: string, unitsMax: number): number =>
  text.length <= unitsMax ? text.length : lastBorder(text, Math.ceil(unitsMax * 0.8), unitsMax);

/** Whether an offset is between the two units of a character. */
const isInPair = (text: string, at: number): boolean =>
  /^[\ud800-\udbff][\udc00-\udfff]/.test(text.slice(at - 1, at + 1));
