/**
 * Reads the text field with the focus, or changes it. This script is injected into a frame and sets one
 * function, which the extension then calls there. The page cannot reach it.
 */
import type { FieldEdits, FieldText } from '../../field-edits.js';
import type { FieldChange } from '../field-change.js';
import { changeRich } from './change-rich.js';
import { readRich } from './rich-parts.js';
import { changeValue, readValue } from './value-field.js';

declare global {
  /** Reads the field, or applies edits to it. Null in a frame without a text field that has the focus. */
  var telltaleField: (change: FieldEdits | null) => FieldText | FieldChange | null;
}

globalThis.telltaleField = change => {
  const active = withFocus(document);
  if (
    active instanceof HTMLTextAreaElement ||
    (active instanceof HTMLInputElement && (active.type === 'text' || active.type === 'search'))
  ) {
    if (active.readOnly || active.disabled) return null;
    return change === null ? readValue(active) : changeValue(active, change);
  }
  if (!(active instanceof HTMLElement) || !active.isContentEditable) return null;
  let root = active;
  while (root.parentElement?.isContentEditable) root = root.parentElement;
  return change === null ? readRich(root) : changeRich(root, change);
};

function withFocus({ activeElement }: Document | ShadowRoot): Element | null {
  return activeElement?.shadowRoot ? withFocus(activeElement.shadowRoot) : activeElement;
}
