/**
 * Changes text by the editing command of the browser, which its undo command reverts. The command is
 * deprecated, but nothing else makes an edit that can be undone and that editors notice.
 */
import { applyEdits, type Edit } from '../../../document/span.js';
import type { WatchedField } from './watched-field.js';

export function type(text: string): void {
  if (text === '') document.execCommand('delete');
  else document.execCommand('insertText', false, text);
}

export function undo(steps: number): void {
  for (let step = 0; step < steps; step++) document.execCommand('undo');
}

/** Tells the page of a change that was made without the editing command. */
export function announceInput(field: HTMLElement): void {
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText' }));
}

/** A range of a text node, and what replaces it. */
export interface NodeEdit extends Edit {
  node: Text;
}

/** Ways to type an edit: the ranges of the node that are replaced in turn, and their new texts. */
const attempts: readonly ((edit: Edit) => [start: number, end: number, text: string][])[] = [
  ({ start, end, replacement }) => [[start, end, replacement]],
  // Typed over a whole node or its start, the text could get the formatting of the text beside it.
  ({ start, end, replacement }) => [
    [end, end, replacement],
    [start, end, ''],
  ],
  ({ start, end, replacement }) => [
    [start, start, replacement],
    [start + replacement.length, end + replacement.length, ''],
  ],
];

/**
 * Types an edit and returns the number of undo steps. Returns 0, with the field unchanged, when every attempt
 * changes more than the text of the node.
 */
export function typeEdit(selection: Selection, edit: NodeEdit, { texts, isIntact }: WatchedField): number {
  const { node } = edit;
  const before = node.data;
  const after = applyEdits(before, [edit]);
  for (const attempt of attempts) {
    texts.set(node, after);
    const steps = attempt(edit);
    for (const [start, end, text] of steps) {
      selection.setBaseAndExtent(node, Math.min(start, node.length), node, Math.min(end, node.length));
      type(text);
    }
    if (isIntact()) return steps.length;
    undo(steps.length);
    texts.set(node, before);
    if (!isIntact()) break;
  }
  return 0;
}
