import type { FieldEdits, FieldText, Segment } from '../field-edits.js';

/** Outcome of changing a field. */
export type FieldChange =
  | { done: true /** How often the browser's undo command must be used. */; undoSteps: number }
  | { done: false; reason: 'changed' | 'rejected' };

/** A part of a text node between line breaks, with its offset in the node. */
interface Part {
  node: Text;
  start: number;
  segment: Segment;
}

/**
 * Reads the text field with the focus, or changes it. It runs inside the page: the browser passes its source
 * to it, so it uses nothing outside of itself. Returns null in a frame without such a field.
 *
 * Rich text is changed inside its text nodes, so that links and formatting stay. Edits are typed by the
 * browser's editing command, which the undo command reverts.
 */
export function textField(change: FieldEdits | null): FieldText | FieldChange | null {
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

  function withFocus({ activeElement }: Document | ShadowRoot): Element | null {
    return activeElement?.shadowRoot ? withFocus(activeElement.shadowRoot) : activeElement;
  }

  function readValue(field: HTMLTextAreaElement | HTMLInputElement): FieldText {
    const place = (offset: number | null) => ({ segment: 0, offset: offset ?? 0 });
    return {
      segments: [{ text: field.value, line: 0 }],
      caret: [place(field.selectionStart), place(field.selectionEnd)],
      lengthMax: field.maxLength > 0 ? field.maxLength : null,
    };
  }

  function changeValue(
    field: HTMLTextAreaElement | HTMLInputElement,
    { expected, edits, caret }: FieldEdits,
  ): FieldChange {
    const before = field.value;
    if (before !== expected[0]) return { done: false, reason: 'changed' };
    const edit = edits[0];
    if (edit === undefined) return { done: true, undoSteps: 0 };
    const after = before.slice(0, edit.start) + edit.replacement + before.slice(edit.end);
    field.focus({ preventScroll: true });
    field.setSelectionRange(edit.start, edit.end);
    type(edit.replacement);
    let undoSteps = 1;
    if (field.value !== after) {
      // The browser offers no editing command here: the value is set, as a script of the page would.
      undoSteps = 0;
      field.value = before;
      field.setRangeText(edit.replacement, edit.start, edit.end, 'end');
      field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText' }));
    }
    if (caret !== null) field.setSelectionRange(caret[0].offset, caret[1].offset);
    return field.value === after ? { done: true, undoSteps } : { done: false, reason: 'rejected' };
  }

  function type(text: string): void {
    if (text === '') document.execCommand('delete');
    else document.execCommand('insertText', false, text);
  }

  /** A text in which spaces compare equal: editors write one that would otherwise collapse as U+00A0. */
  function comparable(text: string): string {
    return text.replaceAll('\u00a0', ' ');
  }

  /** The closest element around a node that is not inline, or the field. */
  function blockOf(node: Node, field: HTMLElement): Element | null {
    let parent = node.parentElement;
    while (parent !== null && parent !== field && getComputedStyle(parent).display.startsWith('inline'))
      parent = parent.parentElement;
    return parent;
  }

  function partsOf(field: HTMLElement): Part[] {
    const parts: Part[] = [];
    const walker = document.createTreeWalker(field, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, {
      acceptNode: node =>
        node instanceof HTMLElement && (!node.isContentEditable || node.matches('code, pre, script, style'))
          ? NodeFilter.FILTER_REJECT
          : NodeFilter.FILTER_ACCEPT,
    });
    let line = 0;
    let block: Element | null = null;
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (!(node instanceof Text)) {
        if (node instanceof HTMLBRElement) line++;
        continue;
      }
      const parent = blockOf(node, field);
      if (parent !== block) line++;
      block = parent;
      let start = 0;
      for (const text of node.data.split('\n')) {
        if (start > 0) line++;
        if (/\S/.test(text)) parts.push({ node, start, segment: { text, line } });
        start += text.length + 1;
      }
    }
    return parts;
  }

  function readRich(field: HTMLElement): FieldText {
    const parts = partsOf(field);
    const selection = getSelection();
    const place = (node: Node | null | undefined, offset: number) => {
      const segment = parts.findIndex(
        part => part.node === node && offset >= part.start && offset <= part.start + part.segment.text.length,
      );
      return segment === -1 ? null : { segment, offset: offset - parts[segment]!.start };
    };
    const [from, to] = [
      place(selection?.anchorNode, selection?.anchorOffset ?? 0),
      place(selection?.focusNode, selection?.focusOffset ?? 0),
    ];
    return {
      segments: parts.map(({ segment }) => segment),
      caret: from !== null && to !== null ? [from, to] : null,
      lengthMax: null,
    };
  }

  /** Replaces a range of a text node and returns how many undo steps that is. */
  function typeOver(
    selection: Selection,
    node: Text,
    [from, to]: [number, number],
    replacement: string,
    isMixed: boolean,
  ): number {
    if (from > 0 || !isMixed || replacement === '') {
      selection.setBaseAndExtent(node, from, node, to);
      type(replacement);
      return 1;
    }
    // Typed at the start of the node, the text would get the formatting of the text beside it.
    selection.collapse(node, to);
    type(replacement);
    selection.setBaseAndExtent(node, from, node, to);
    if (to > from) type('');
    return to > from ? 2 : 1;
  }

  function changeRich(field: HTMLElement, { expected, edits, caret }: FieldEdits): FieldChange {
    const parts = partsOf(field);
    if (
      parts.length !== expected.length ||
      parts.some(({ segment }, i) => comparable(segment.text) !== comparable(expected[i]!))
    )
      return { done: false, reason: 'changed' };
    const selection = getSelection();
    if (selection === null) return { done: false, reason: 'rejected' };
    field.focus({ preventScroll: true });
    let undoSteps = 0;
    // From the end, so that the offsets of earlier edits stay valid.
    for (const { segment, start, end, replacement } of [...edits].reverse()) {
      const part = parts[segment]!;
      if (!part.node.isConnected) return { done: false, reason: 'rejected' };
      const { line } = part.segment;
      const isMixed = parts[segment - 1]?.segment.line === line || parts[segment + 1]?.segment.line === line;
      undoSteps += typeOver(
        selection,
        part.node,
        [part.start + start, part.start + end],
        replacement,
        isMixed,
      );
    }
    const after = partsOf(field);
    const wanted = [...expected];
    for (const { segment, start, end, replacement } of edits)
      wanted[segment] = wanted[segment]!.slice(0, start) + replacement + wanted[segment]!.slice(end);
    const done =
      comparable(after.map(({ segment }) => segment.text).join('')) === comparable(wanted.join(''));
    const [from, to] = caret?.map(({ segment, offset }) => {
      const part = after[segment];
      return part && { node: part.node, offset: Math.min(part.start + offset, part.node.length) };
    }) ?? [undefined, undefined];
    if (done && from && to && after.length === parts.length)
      selection.setBaseAndExtent(from.node, from.offset, to.node, to.offset);
    return done ? { done, undoSteps } : { done, reason: 'rejected' };
  }
}
