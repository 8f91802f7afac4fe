/** Omits what a person does not see or has not finished: characters that hold the caret, spaces at ends. */
import type { Segment } from '../../field-edits.js';

/** A segment of rich text and its place: an offset in a text node, or null where nothing is edited. */
export interface Part {
  node: Text | null;
  start: number;
  segment: Segment;
}

export const trimmedLines = (parts: Part[]): Part[] => withoutEnds(withoutFillers(parts));

/** Omits text nodes of invisible characters, in which editors hold the caret. */
function withoutFillers(parts: Part[]): Part[] {
  return parts.flatMap(part => {
    const { text, line } = part.segment;
    if (!/^[\s\p{Cf}]*\p{Cf}[\s\p{Cf}]*$/u.test(text)) return [part];
    return /[^\S\ufeff]/.test(text)
      ? [{ node: null, start: 0, segment: { text: ' ', line, fixed: true } }]
      : [];
  });
}

/** Omits the spaces at both ends of every line, which are not shown or which the person is typing after. */
function withoutEnds(parts: Part[]): Part[] {
  const begun = new Set<number>();
  const shown = (part: Part, spaces: RegExp): Part | null => {
    const { text, line, fixed } = part.segment;
    if (begun.has(line)) return part;
    const rest = text.replace(spaces, '');
    if (rest === '') return null;
    begun.add(line);
    if (fixed) return part;
    const start = part.start + (text.endsWith(rest) ? text.length - rest.length : 0);
    return { node: part.node, start, segment: { text: rest, line } };
  };
  const begins = parts.flatMap(part => shown(part, /^[\s\p{Cf}]*[^\S\ufeff]/u) ?? []);
  begun.clear();
  return begins
    .reverse()
    .flatMap(part => shown(part, /[^\S\ufeff][\s\p{Cf}]*$/u) ?? [])
    .reverse();
}
