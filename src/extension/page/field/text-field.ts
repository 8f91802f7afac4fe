/** Reads the text field with the focus, changes it, or restores it. */
import type { FieldChange, FieldEdits, FieldText } from '../../field-edits.js';
import { changeRich } from './change-rich.js';
import { readRich } from './rich-parts.js';
import { changeValue, readValue } from './value-field.js';

type Field = HTMLTextAreaElement | HTMLInputElement | HTMLElement;

/** The field that was changed last in this frame, and the edits that restore it. */
let changed: { field: Field; undo: FieldEdits } | null = null;

/** Reads the field with the focus; null in a frame without one. */
export function readField(): FieldText | null {
  const field = fieldOf(withFocus(document));
  return field && read(field);
}

/** Applies edits to the field with the focus, and stores those that restore it. Null without a field. */
export function changeField(edits: FieldEdits): FieldChange | null {
  const field = fieldOf(withFocus(document));
  if (field === null) return null;
  const outcome = apply(field, edits);
  if (outcome.done) changed = { field, undo: { before: edits.after, after: edits.before } };
  return outcome;
}

/** Restores the field that was changed last; without `run`, only checks whether it can. */
export function undoField(run: boolean): boolean {
  if (changed === null || !changed.field.isConnected) return false;
  const { field, undo } = changed;
  if (!run) return isExpected(field, undo);
  const { done } = apply(field, undo);
  if (done) changed = null;
  return done;
}

export const isValueField = (element: Element): element is HTMLTextAreaElement | HTMLInputElement =>
  element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement;

const read = (field: Field): FieldText => (isValueField(field) ? readValue(field) : readRich(field));

/** Whether a field still has the text that it had when edits were planned. */
function isExpected(field: Field, { before: { texts } }: FieldEdits): boolean {
  const { segments } = read(field);
  return segments.length === texts.length && segments.every(({ text }, i) => text === texts[i]);
}

function apply(field: Field, edits: FieldEdits): FieldChange {
  if (!isExpected(field, edits)) return { done: false, reason: 'changed' };
  return isValueField(field) ? changeValue(field, edits) : changeRich(field, edits);
}

/** The text field of an element; null for an element that is not editable text. */
export function fieldOf(element: Element | null): Field | null {
  if (element instanceof HTMLInputElement && element.type !== 'text' && element.type !== 'search')
    return null;
  if (element !== null && isValueField(element)) return element.readOnly || element.disabled ? null : element;
  if (!(element instanceof HTMLElement) || !element.isContentEditable) return null;
  let root = element;
  while (root.parentElement?.isContentEditable) root = root.parentElement;
  return root;
}

/** The element with the focus, also inside shadow trees. */
export function withFocus({ activeElement }: Document | ShadowRoot): Element | null {
  return activeElement?.shadowRoot ? withFocus(activeElement.shadowRoot) : activeElement;
}
