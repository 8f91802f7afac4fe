/** Splits a text that is too long for one scan. Pure. Offsets are in UTF-16 units. */

export interface TextPart {
  start: number;
  end: number;
}

/** Ways to end a part, the best first: after a line, a sentence, a word. */
const borders = [/\n\s*/g, /[.!?\u2026]["'\u2019\u201d)\]]*\s+/g, /\s+/g];

/** How far from its ideal place a border may be, as a share of the longest part. */
const slackShare = 0.2;

/**
 * Splits a text into as few parts as possible, about equally long, each from the border of a paragraph,
 * sentence or word to the next. The parts cover the text; none has more than `unitsMax` units.
 */
export function splitText(text: string, unitsMax: number): TextPart[] {
  const parts: TextPart[] = [];
  let start = 0;
  while (text.length - start > unitsMax) {
    const { ideal, from, to } = idealEnd(text, start, unitsMax);
    const end = nearestBorder(text, from, ideal, to);
    parts.push({ start, end });
    start = end;
  }
  if (start < text.length) parts.push({ start, end: text.length });
  return parts;
}

/** Where the next part of a text that is longer than one part ends best, and at least and at most. */
export function idealEnd(
  text: string,
  start: number,
  unitsMax: number,
): { ideal: number; from: number; to: number } {
  const left = Math.ceil((text.length - start) / unitsMax);
  const ideal = start + Math.ceil((text.length - start) / left);
  const slack = Math.floor(unitsMax * slackShare);
  return {
    ideal,
    from: Math.max(start + 1, ideal - slack),
    to: Math.min(start + unitsMax, ideal + slack),
  };
}

/** The end of the longest beginning of at most `unitsMax` units that ends with a paragraph or sentence. */
export function endOfBeginning(text: string, unitsMax: number): number {
  if (text.length <= unitsMax) return text.length;
  return nearestBorder(text, Math.ceil(unitsMax * (1 - slackShare)), unitsMax, unitsMax);
}

/** The best border between two offsets that is nearest to a third; the third one without a border. */
function nearestBorder(text: string, from: number, ideal: number, to: number): number {
  const searched = text.slice(from, to + 1);
  for (const border of borders) {
    let nearest: number | null = null;
    for (const match of searched.matchAll(border)) {
      const end = from + match.index + match[0].length;
      if (end > to) continue;
      if (nearest === null || Math.abs(end - ideal) < Math.abs(nearest - ideal)) nearest = end;
    }
    if (nearest !== null) return nearest;
  }
  return isSurrogatePair(text, ideal) ? ideal - 1 : ideal;
}

const isSurrogatePair = (text: string, at: number): boolean =>
  /^[\ud800-\udbff][\udc00-\udfff]/.test(text.slice(at - 1, at + 1));
