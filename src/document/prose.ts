import type { CleanedAs } from '../contract/cleanup.js';
import type { MappedText } from './mapped-text.js';
import { type Edit, lowerBound } from './span.js';

/**
 * A text that is cleaned as a whole, such as a paragraph of HTML or a value of JSON. Only its characters with
 * a source may change.
 */
export interface Prose {
  text: MappedText;
  /** The format of the text, if it is not that of the source. */
  format?: CleanedAs;
  /** The replacement of an edit as the format requires; null where it has no way to. As it is by default. */
  write?(edit: Edit): string | null;
  /** The edits of the text that leave the structure of the format as it is; all by default. */
  keepingStructure?<E extends Edit>(edits: readonly E[]): E[];
}

/**
 * The edits of the source that make an edit of a text: one for each part of the source that the edited
 * characters come from, the first with the replacement. None where a character has no source, or the format
 * cannot contain the replacement.
 */
export function sourceEdits<E extends Edit>(prose: Prose, edit: E): E[] {
  const { text } = prose;
  const replacement = prose.write === undefined ? edit.replacement : prose.write(edit);
  if (replacement === null) return [];
  if (replacement === edit.replacement && text.isInPlace(edit)) return [edit];
  return text
    .sourcesOf(edit)
    .map(({ start, end }, i) => ({ ...edit, start, end, replacement: i === 0 ? replacement : '' }));
}

/** Characters beside an edit that may be markup with it: those of a long character reference. */
const contextUnits = 32;

/** Whether an edit of a source makes markup of the characters around it, such as a `<` of the text. */
export function makesMarkup(source: string, { start, end, replacement }: Edit, markup: RegExp): boolean {
  const before = source.slice(Math.max(0, start - contextUnits), start);
  const edited = before + replacement;
  const borders = [before.length, edited.length];
  return Array.from((edited + source.slice(end, end + contextUnits)).matchAll(markup)).some(
    ({ 0: found, index }) => borders.some(border => index < border && border < index + found.length),
  );
}

/** Writes the replacements of parts of a source as its format requires; null where a part is no prose. */
export function writerOf(proses: readonly Prose[]): (edit: Edit) => string | null {
  const written = proses.filter(({ text }) => text.runs.length > 0);
  return ({ start, end, replacement }) => {
    const prose = written[lowerBound(written.length, i => written[i]!.text.runs.at(-1)!.end <= start)];
    const run = prose?.text.runs.find(each => each.start <= start && end <= each.end);
    if (run === undefined || run.end - run.start !== run.textEnd - run.textStart) return null;
    const shift = run.textStart - run.start;
    return prose!.write?.({ start: start + shift, end: end + shift, replacement }) ?? null;
  };
}
