import { editBetween } from '../../../document/edits.js';
import type { MappedText } from '../../../document/mapped-text.js';
import { applyEdits } from '../../../document/span.js';
import type { CleanupEdit } from '../../../engine/cleanup/clean.js';
import { EditedText } from '../../../engine/cleanup/fixes/compose.js';

/** Finds the edits of a paragraph's text: UTF-16 offsets, ascending, not overlapping, no insertions. */
export type EditFinder = (text: string) => readonly CleanupEdit[];

/** A skipped edit can delay others by a round. Real texts need one or two rounds. */
const roundsMax = 8;

/** Marks of the units of a text that have a source and may change, and of those that may not. */
const free = '.';
const fixed = '#';

/**
 * Returns the edits of a text that do not change its fixed parts: tabs, mathematics, code. After a round
 * that skipped edits, searches the edited text again until no edit is allowed. Cleaning the result
 * therefore changes nothing. `left` counts the glyphs of edits that would change free and fixed text.
 */
export function allowedEdits(text: MappedText, find: EditFinder): { edits: CleanupEdit[]; left: number } {
  const edited = new EditedText(text.text);
  let marks = marksOf(text);
  let left = 0;
  for (let round = 0; round < roundsMax; round++) {
    const current = edited.text;
    const found = find(current).map(edit => trimEdit(edit, current));
    if (!marks.includes(fixed)) return { edits: found, left };
    const allowed = found.flatMap(edit => outsideFixed(edit, marks));
    left = 0;
    for (const { start, end, replacement, glyphs } of found)
      if (replacement !== '' && isMixed(marks.slice(start, end))) left += glyphs;
    if (allowed.length === 0) break;
    edited.apply(allowed);
    const freed = allowed.map(edit => ({ ...edit, replacement: free.repeat(edit.replacement.length) }));
    marks = applyEdits(marks, freed);
  }
  return { edits: edited.edits.map(edit => trimEdit(edit, text.text)), left };
}

function marksOf({ text, runs }: MappedText): string {
  let marks = '';
  for (const { textStart, textEnd } of runs)
    marks += fixed.repeat(textStart - marks.length) + free.repeat(textEnd - textStart);
  return marks + fixed.repeat(text.length - marks.length);
}

const isMixed = (marks: string): boolean => marks.includes(free) && marks.includes(fixed);

/** Removes the common start and end of an edit's text and replacement. */
function trimEdit(edit: CleanupEdit, text: string): CleanupEdit {
  const { start, end, replacement } = editBetween(text.slice(edit.start, edit.end), edit.replacement);
  return start === end ? edit : { ...edit, start: edit.start + start, end: edit.start + end, replacement };
}

/** The allowed parts of an edit: all or nothing, or the parts of a deletion outside fixed text. */
function outsideFixed(edit: CleanupEdit, marks: string): CleanupEdit[] {
  const ofEdit = marks.slice(edit.start, edit.end);
  if (!ofEdit.includes(fixed)) return [edit];
  if (edit.replacement !== '') return [];
  return Array.from(ofEdit.matchAll(/\.+/g), ({ 0: part, index }) => ({
    ...edit,
    start: edit.start + index,
    end: edit.start + index + part.length,
    glyphs: Math.min(edit.glyphs, part.length),
  }));
}

/** Joins edits that touch in the source, because together they may make markup that neither makes alone. */
export function joinEdits(
  edits: readonly CleanupEdit[],
  text: MappedText,
): { edit: CleanupEdit; joined: CleanupEdit[] }[] {
  const result: { edit: CleanupEdit; joined: CleanupEdit[] }[] = [];
  for (const next of edits) {
    const last = result.at(-1);
    const touches = last?.edit.end === next.start;
    if (touches && text.sourcesOf({ start: next.start - 1, end: next.start + 1 }).length === 1) {
      const { start, replacement } = last.edit;
      last.edit = { ...next, start, replacement: replacement + next.replacement };
      last.joined.push(next);
    } else result.push({ edit: next, joined: [next] });
  }
  return result;
}
