/**
 * Reads the text field with the focus, changes it, or restores it. This script is injected into a frame and
 * sets three functions, which the extension then calls there. The page cannot reach them.
 */
import type { FieldChange, FieldEdits, FieldText } from '../../field-edits.js';
import { changeRich } from './change-rich.js';
import { readRich } from './rich-parts.js';
import { changeValue, readValue } from './value-field.js';

declare global {
  /** Reads the field with the focus; null in a frame without a text field that has the focus. */
  var telltaleRead: () => FieldText | null;
  /** Applies edits to the field with the focus, and stores those that restore it. Null without a field. */
  var telltaleChange: (edits: FieldEdits) => FieldChange | null;
  /** Restores the field that was changed last in this frame; without `run`, only checks whether it can. */
  var telltaleUndo: (run: boolean) => boolean;
  /** The field that was changed last, and the edits that restore it. */
  var telltaleChanged: { field: Field; undo: FieldEdits } | undefined;
}

type Field = HTMLTextAreaElement | HTMLInputElement | HTMLElement;

globalThis.telltaleRead = () => {
  const field = fieldOf(withFocus(document));
  return field && read(field);
};

globalThis.telltaleChange = edits => {
  const field = fieldOf(withFocus(document));
  if (field === null) return null;
  const outcome = apply(field, edits);
  if (outcome.done)
    globalThis.telltaleChanged = { field, undo: { before: edits.after, after: edits.before } };
  return outcome;
};

globalThis.telltaleUndo = run => {
  const changed = globalThis.telltaleChanged;
  if (changed === undefined || !changed.field.isConnected) return false;
  const { field, undo } = changed;
  if (!run) return isExpected(field, undo);
  const { done } = apply(field, undo);
  if (done) globalThis.telltaleChanged = undefined;
  return done;
};

const isValueField = (element: Element): element is HTMLTextAreaElement | HTMLInputElement =>
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
function fieldOf(element: Element | null): Field | null {
  if (element instanceof HTMLInputElement && element.type !== 'text' && element.type !== 'search')
    return null;
  if (element !== null && isValueField(element)) return element.readOnly || element.disabled ? null : element;
  if (!(element instanceof HTMLElement) || !element.isContentEditable) return null;
  let root = element;
  while (root.parentElement?.isContentEditable) root = root.parentElement;
  return root;
}

function withFocus({ activeElement }: Document | ShadowRoot): Element | null {
  return activeElement?.shadowRoot ? withFocus(activeElement.shadowRoot) : activeElement;
}
