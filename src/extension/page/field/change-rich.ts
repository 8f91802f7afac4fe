/**
 * Changes rich text inside its text nodes; elements and attributes stay. Edits are typed by the browser's
 * editing command where it changes nothing else.
 */
import { editBetween } from '../../../document/edits.js';
import type { CaretPlace, FieldChange, FieldEdits } from '../../field-edits.js';
import { partsOf } from './rich-parts.js';
import type { Part } from './trimmed-lines.js';
import { announceInput, type NodeEdit, typeEdit, undo } from './type-edit.js';
import { type WatchedField, watch } from './watched-field.js';

export function changeRich(field: HTMLElement, edits: FieldEdits): FieldChange {
  const { before, after } = edits;
  const parts = partsOf(field);
  // Lexical and Slate write their own copy of the text back, and would mix it with the changed one.
  if (field.closest('[data-lexical-editor], [data-slate-editor]') !== null)
    return { done: false, reason: 'managed' };
  const selection = getSelection()!;
  const from = { node: selection.anchorNode, offset: selection.anchorOffset };
  const to = { node: selection.focusNode, offset: selection.focusOffset };
  field.focus({ preventScroll: true });
  const watched = watch(field);
  const all = parts.flatMap((part, i): NodeEdit[] => {
    const [text, edited] = [before.texts[i]!, after.texts[i]!];
    if (text === edited) return [];
    const { start, end, replacement } = editBetween(text, edited);
    return [{ node: part.node!, start: part.start + start, end: part.start + end, replacement }];
  });
  const isTyped = withShownSpaces(field, () => makeEdits(field, selection, watched, all));
  watched.stop();
  if (!all.every(({ node }) => watched.isAsExpected(node))) return { done: false, reason: 'rejected' };
  restoreSelection(
    selection,
    placeOf(after.caret[0], from, parts, edits),
    placeOf(after.caret[1], to, parts, edits),
  );
  return { done: true, isTyped };
}

/**
 * Shows every space and every element. The editing command would otherwise write spaces that collapse as
 * no-break spaces, and delete white space of the source and hidden elements.
 */
function withShownSpaces<Result>(field: HTMLElement, run: () => Result): Result {
  const style = new CSSStyleSheet();
  style.replaceSync('* { white-space: break-spaces !important; display: revert !important }');
  const scope = field.getRootNode() as Document | ShadowRoot;
  scope.adoptedStyleSheets = [...scope.adoptedStyleSheets, style];
  try {
    return run();
  } finally {
    scope.adoptedStyleSheets = scope.adoptedStyleSheets.filter(sheet => sheet !== style);
  }
}

/** Makes edits, which are in the order of the field, and returns whether all were typed. */
function makeEdits(
  field: HTMLElement,
  selection: Selection,
  watched: WatchedField,
  edits: readonly NodeEdit[],
): boolean {
  const before = new Map(edits.map(({ node }) => [node, node.data]));
  let steps = 0;
  // From the end, so that the offsets of earlier ones stay valid.
  const untyped = edits.toReversed().find(edit => {
    const typed = typeEdit(selection, edit, watched);
    steps += typed;
    return typed === 0;
  });
  if (untyped === undefined) return true;
  // The undo command mixes up a text that was changed without it, so all changes are made in the same way.
  undo(steps);
  for (const [node, text] of before) watched.texts.set(node, text);
  if (!watched.isIntact()) for (const [node, text] of before) if (node.data !== text) node.data = text;
  for (const { node, start, end, replacement } of edits.toReversed()) {
    node.replaceData(start, end - start, replacement);
    watched.texts.set(node, node.data);
    announceInput(field);
  }
  return false;
}

interface Point {
  node: Node | null;
  offset: number;
}

/** Where an end of the selection is after the edits, or where it was when it is not in a part. */
function placeOf(
  place: CaretPlace | null,
  { node, offset }: Point,
  parts: readonly Part[],
  { before, after }: FieldEdits,
): Point {
  if (place === null) return { node, offset };
  const part = parts[place.segment]!;
  const shift = parts
    .slice(0, place.segment)
    .map(({ node }, i) => (node === part.node ? after.texts[i]!.length - before.texts[i]!.length : 0))
    .reduce((total, moved) => total + moved, 0);
  return { node: part.node, offset: part.start + shift + place.offset };
}

function restoreSelection(selection: Selection, from: Point, to: Point): void {
  if (from.node === null || to.node === null) return;
  selection.setBaseAndExtent(
    from.node,
    Math.min(from.offset, lengthOf(from.node)),
    to.node,
    Math.min(to.offset, lengthOf(to.node)),
  );
}

const lengthOf = (node: Node): number => (node instanceof Text ? node.length : node.childNodes.length);
