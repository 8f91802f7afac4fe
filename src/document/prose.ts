import type { MappedText } from './mapped-text.js';
import type { Edit } from './span.js';

/**
 * A text that is cleaned as a whole, such as a paragraph of HTML or a value of JSON. Only its characters with
 * a source may change.
 */
export interface Prose {
  text: MappedText;
  /** The replacement of an edit as the format requires; null where it has no way to. As it is by default. */
  write?(edit: Edit): string | null;
}

/**
 * The edits of the source that make an edit of a text: one for each part of the source that the edited
 * characters come from, the first with the replacement. None where a character has no source, or the format
 * cannot contain the replacement.
 */
export function sourceEdits<E extends Edit>({ text, write }: Prose, edit: E): E[] {
  const replacement = write === undefined ? edit.replacement : write(edit);
  if (replacement === null) return [];
  if (replacement === edit.replacement && text.isInPlace(edit)) return [edit];
  return text
    .sourcesOf(edit)
    .map(({ start, end }, i) => ({ ...edit, start, end, replacement: i === 0 ? replacement : '' }));
}
