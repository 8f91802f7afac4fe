/** Input and textarea elements, whose text is one string. */
import { editBetween } from '../../../document/edits.js';
import type { FieldChange, FieldEdits, FieldText } from '../../field-edits.js';
import { announceInput, type } from './type-edit.js';

type ValueField = HTMLTextAreaElement | HTMLInputElement;

export function readValue(field: ValueField): FieldText {
  const place = (offset: number | null) => ({ segment: 0, offset: offset ?? 0 });
  return {
    segments: [{ text: field.value, line: 0 }],
    caret: [place(field.selectionStart), place(field.selectionEnd)],
    lengthMax: field.maxLength > 0 ? field.maxLength : null,
    isRich: false,
  };
}

/** Replaces the changed part of such a field. */
export function changeValue(field: ValueField, { after: { texts, caret } }: FieldEdits): FieldChange {
  const before = field.value;
  const after = texts[0]!;
  const edit = editBetween(before, after);
  field.focus({ preventScroll: true });
  field.setSelectionRange(edit.start, edit.end);
  type(edit.replacement);
  const isTyped = field.value === after;
  if (!isTyped) {
    // The browser offers no editing command here: the value is set, as a script of the page would.
    field.value = before;
    field.setRangeText(edit.replacement, edit.start, edit.end, 'end');
    announceInput(field);
  }
  if (caret[0] !== null && caret[1] !== null) field.setSelectionRange(caret[0].offset, caret[1].offset);
  if (field.value !== after) return { done: false, reason: 'rejected' };
  return { done: true, isTyped };
}
