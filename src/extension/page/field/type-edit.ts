/** Makes one edit in a text node by the editing command, so that the browser can undo it. */
import { applyTextEdits, type TextEdit } from '../../../site/shared/text-diff.js';
import { type, undo } from './editing-command.js';
import type { WatchedField } from './watched-field.js';

/** A range of a text node, and what replaces it. */
export interface NodeEdit extends TextEdit {
  node: Text;
}

/** Ways to type an edit. Each returns its undo steps, or 0 where it does not apply. */
const attempts: readonly ((selection: Selection, edit: NodeEdit) => number)[] = [
  (selection, { node, start, end, replacement }) => {
    select(selection, node, start, end);
    type(replacement);
    return 1;
  },
  // Typed over a whole node or its start, the text could get the formatting of the text beside it.
  (selection, { node, start, end, replacement }) => {
    select(selection, node, end, end);
    type(replacement);
    select(selection, node, start, end);
    type('');
    return 2;
  },
  (selection, { node, start, end, replacement }) => {
    select(selection, node, start, start);
    type(replacement);
    select(selection, node, start + replacement.length, end + replacement.length);
    type('');
    return 2;
  },
  // With the character beside it, where the browser removes something at the edge of the edit.
  (selection, { node, start, end, replacement }) => {
    if (start === 0) return 0;
    select(selection, node, start - 1, end);
    type(node.data[start - 1] + replacement);
    return 1;
  },
  (selection, { node, start, end, replacement }) => {
    if (end === node.length) return 0;
    select(selection, node, start, end + 1);
    type(replacement + node.data[end]);
    return 1;
  },
];

function select(selection: Selection, node: Text, start: number, end: number): void {
  selection.setBaseAndExtent(node, Math.min(start, node.length), node, Math.min(end, node.length));
}

/**
 * Types an edit and returns the number of undo steps. Returns 0, with the field unchanged, when every attempt
 * changes more than the text of the node.
 */
export function typeEdit(selection: Selection, edit: NodeEdit, { texts, isIntact }: WatchedField): number {
  const { node } = edit;
  const before = node.data;
  const after = applyTextEdits(before, [edit]);
  for (const attempt of attempts) {
    texts.set(node, after);
    const steps = attempt(selection, edit);
    if (steps > 0 && isIntact()) return steps;
    undo(steps);
    texts.set(node, before);
    if (!isIntact()) break;
  }
  return 0;
}
