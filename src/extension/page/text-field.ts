import type { FieldEdits, FieldText, Segment } from '../field-edits.js';

/** Outcome of changing a field. */
export type FieldChange =
  | { done: true /** How often the browser's undo command must be used. */; undoSteps: number }
  | { done: false; reason: 'changed' | 'rejected' | 'managed' };

/** A segment of rich text and its place: an offset in a text node, or null where nothing is edited. */
interface Part {
  node: Text | null;
  start: number;
  segment: Segment;
}

/** A field during a change. */
interface Watched {
  /** The expected text of every text node. */
  texts: Map<Text, string>;
  isAsExpected(node: Text): boolean;
  /**
   * Whether the field has its elements and the expected texts, after the spaces that the browser has written
   * as no-break spaces since the last call were replaced.
   */
  isIntact(): boolean;
}

/**
 * Reads the text field with the focus, or changes it. It runs inside the page: the browser passes its source
 * to it, so it uses nothing outside of itself. Returns null in a frame without such a field.
 *
 * Rich text is read as it is shown: white space that the page collapses is one space, and code, images and
 * mentions are one character. It is changed inside its text nodes; elements and attributes stay. Edits are
 * typed by the browser's editing command, which the undo command reverts.
 */
export function textField(change: FieldEdits | null): FieldText | FieldChange | null {
  /** Elements whose text is not prose. */
  const code = 'code, pre, kbd, samp, tt, script, style, button';
  /** Elements that are shown although they have no text. */
  const replaced = 'img, svg, canvas, video, audio, iframe, object, embed, input, select, textarea, math';
  /** Stands for an element that is not read. The cleaner leaves it unchanged. */
  const standIn = '\ufffd';

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
      isRich: false,
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
      announceInput(field);
    }
    if (caret[0] !== null && caret[1] !== null) field.setSelectionRange(caret[0].offset, caret[1].offset);
    return field.value === after ? { done: true, undoSteps } : { done: false, reason: 'rejected' };
  }

  function announceInput(field: HTMLElement): void {
    field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText' }));
  }

  function type(text: string): void {
    if (text === '') document.execCommand('delete');
    else document.execCommand('insertText', false, text);
  }

  function layoutOf(element: Element) {
    const { display } = getComputedStyle(element);
    return {
      isHidden: display === 'none',
      isBlock: !/^(?:inline|contents|ruby)/.test(display),
      isInlineBlock: display.startsWith('inline-'),
    };
  }

  function isRead(element: Element): boolean {
    return (
      element instanceof HTMLElement && element.isContentEditable && !element.matches(`${code}, ${replaced}`)
    );
  }

  /** Whether an element that is not read takes part in its line. */
  function isShown(element: Element): boolean {
    return (
      /[^\s\p{Cf}]/u.test(element.textContent ?? '') ||
      element.matches(replaced) ||
      element.querySelector(replaced) !== null
    );
  }

  /** The segments of a field in the order of the document. */
  function partsOf(field: HTMLElement): Part[] {
    const parts: Part[] = [];
    let lines = 0;
    let line = 0;
    /** Whether the page collapses a space that follows. */
    let collapsesNext = false;
    /** The lines around inline blocks, which are lines of their own. */
    const outer: number[] = [];
    const breakLine = () => {
      line = ++lines;
      collapsesNext = false;
    };
    const add = (node: Text | null, start: number, text: string) =>
      parts.push({ node, start, segment: node === null ? { text, line, fixed: true } : { text, line } });

    const standFor = () => {
      add(null, 0, standIn);
      collapsesNext = false;
    };

    /** Reads a node, and returns whether its children are to be read. */
    function enter(node: Node): boolean {
      if (node instanceof Text) readText(node);
      if (!(node instanceof Element)) return false;
      const layout = layoutOf(node);
      if (layout.isHidden) return false;
      const entered = isRead(node);
      if (layout.isBlock || node.tagName === 'BR') breakLine();
      else if (layout.isInlineBlock && entered) {
        standFor();
        outer.push(line);
        breakLine();
      } else if (!entered && isShown(node)) standFor();
      return entered;
    }

    function leave(element: Element): void {
      const { isBlock, isInlineBlock } = layoutOf(element);
      if (isBlock) breakLine();
      if (!isInlineBlock) return;
      line = outer.pop()!;
      collapsesNext = false;
    }

    function readText(node: Text): void {
      const { whiteSpaceCollapse } = getComputedStyle(node.parentElement!);
      const keepsSpaces = /^(?:preserve|break-spaces)$/.test(whiteSpaceCollapse);
      const keepsBreaks = whiteSpaceCollapse !== 'collapse';
      let start = 0;
      let at = 0;
      const endPart = () => {
        if (at > start) add(node, start, node.data.slice(start, at));
      };
      for (const { index, 0: found } of node.data.matchAll(
        /[\r\v\f\u0085\u2028\u2029]|[ \t\n]+|[^ \t\n\r\v\f\u0085\u2028\u2029]+/g,
      )) {
        const end = index + found.length;
        at = index;
        const isBreak = /[\r\v\f\u0085\u2028\u2029]/.test(found) || (keepsBreaks && found.includes('\n'));
        const isSpace = /^[ \t\n]/.test(found);
        if (isBreak) {
          endPart();
          breakLine();
          start = end;
        } else if (isSpace && !keepsSpaces && (collapsesNext || found !== ' ')) {
          endPart();
          if (!collapsesNext) add(null, 0, ' ');
          collapsesNext = true;
          start = end;
        } else collapsesNext = isSpace && !keepsSpaces;
        at = end;
      }
      endPart();
    }

    // Depth-first without recursion, so that a deeply nested field cannot exhaust the stack.
    let node: Node = field.firstChild ?? field;
    while (node !== field) {
      const entered = enter(node);
      if (entered && node.firstChild !== null) {
        node = node.firstChild;
        continue;
      }
      if (entered) leave(node as Element);
      while (node !== field && node.nextSibling === null) {
        node = node.parentNode!;
        if (node !== field) leave(node as Element);
      }
      if (node !== field) node = node.nextSibling!;
    }
    return withoutEnds(withoutFillers(parts));
  }

  /** Omits text nodes of invisible characters, in which editors hold the caret. */
  function withoutFillers(parts: Part[]): Part[] {
    return parts.flatMap(part => {
      const { text, line } = part.segment;
      if (!/^[\s\p{Cf}]*\p{Cf}[\s\p{Cf}]*$/u.test(text)) return [part];
      return /[^\S\ufeff]/.test(text)
        ? [{ node: null, start: 0, segment: { text: ' ', line, fixed: true } }]
        : [];
    });
  }

  /** Omits the spaces at both ends of every line, which are not shown or which the person is typing after. */
  function withoutEnds(parts: Part[]): Part[] {
    const begun = new Set<number>();
    const shown = (part: Part, spaces: RegExp): Part | null => {
      const { text, line, fixed } = part.segment;
      if (begun.has(line)) return part;
      const rest = text.replace(spaces, '');
      if (rest === '') return null;
      begun.add(line);
      if (fixed) return part;
      const start = part.start + (text.endsWith(rest) ? text.length - rest.length : 0);
      return { node: part.node, start, segment: { text: rest, line } };
    };
    const begins = parts.flatMap(part => shown(part, /^[\s\p{Cf}]*[^\S\ufeff]/u) ?? []);
    begun.clear();
    return begins
      .reverse()
      .flatMap(part => shown(part, /[^\S\ufeff][\s\p{Cf}]*$/u) ?? [])
      .reverse();
  }

  function readRich(field: HTMLElement): FieldText {
    const parts = partsOf(field);
    const selection = getSelection();
    const place = (node: Node | null | undefined, offset: number) => {
      const segment = parts.findLastIndex(part => part.node === node && offset >= part.start);
      return segment === -1 ? null : { segment, offset: offset - parts[segment]!.start };
    };
    return {
      segments: parts.map(({ segment }) => segment),
      caret: [
        place(selection?.anchorNode, selection?.anchorOffset ?? 0),
        place(selection?.focusNode, selection?.focusOffset ?? 0),
      ],
      lengthMax: null,
      isRich: true,
    };
  }

  function changeRich(field: HTMLElement, { expected, edits, caret }: FieldEdits): FieldChange {
    const parts = partsOf(field);
    if (parts.length !== expected.length || parts.some(({ segment }, i) => segment.text !== expected[i]))
      return { done: false, reason: 'changed' };
    // Lexical and Slate write their own copy of the text back, and would mix it with the changed one.
    if (field.closest('[data-lexical-editor], [data-slate-editor]') !== null)
      return { done: false, reason: 'managed' };
    const selection = getSelection();
    if (selection === null) return { done: false, reason: 'rejected' };
    const { anchorNode, anchorOffset, focusNode, focusOffset } = selection;
    field.focus({ preventScroll: true });
    const changed = withShownSpaces(field, () => changeParts(field, selection, parts, edits));
    if (!changed.done) return changed;
    const point = (place: FieldEdits['caret'][0], node: Node | null, offset: number) => {
      if (place === null) return { node, offset };
      const { node: text, start } = parts[place.segment]!;
      let shift = 0;
      for (const edit of edits)
        if (edit.segment < place.segment && parts[edit.segment]!.node === text)
          shift += edit.replacement.length - (edit.end - edit.start);
      return { node: text, offset: start + shift + place.offset };
    };
    const [from, to] = [point(caret[0], anchorNode, anchorOffset), point(caret[1], focusNode, focusOffset)];
    if (from.node !== null && to.node !== null)
      selection.setBaseAndExtent(
        from.node,
        Math.min(from.offset, lengthOf(from.node)),
        to.node,
        Math.min(to.offset, lengthOf(to.node)),
      );
    return changed;
  }

  function lengthOf(node: Node): number {
    return node instanceof Text ? node.length : node.childNodes.length;
  }

  /**
   * Runs a function while the page shows every space. The editing command would otherwise write spaces that
   * collapse as no-break spaces, and delete white space of the source.
   */
  function withShownSpaces<Result>(field: HTMLElement, run: () => Result): Result {
    const style = new CSSStyleSheet();
    style.replaceSync('* { white-space: break-spaces !important }');
    const scope = field.getRootNode() as Document | ShadowRoot;
    scope.adoptedStyleSheets = [...scope.adoptedStyleSheets, style];
    try {
      return run();
    } finally {
      scope.adoptedStyleSheets = scope.adoptedStyleSheets.filter(sheet => sheet !== style);
    }
  }

  function changeParts(
    field: HTMLElement,
    selection: Selection,
    parts: Part[],
    edits: FieldEdits['edits'],
  ): FieldChange {
    const watched = watch(field);
    let undoSteps = 0;
    let isUndoable = true;
    // From the end, so that the offsets of earlier edits stay valid.
    for (const { segment, start, end, replacement } of [...edits].reverse()) {
      const { node, start: partStart } = parts[segment]!;
      const range = { node: node!, start: partStart + start, end: partStart + end };
      const steps = typeInto(selection, range, replacement, watched);
      if (steps > 0) undoSteps += steps;
      else {
        isUndoable = false;
        range.node.replaceData(range.start, end - start, replacement);
        announceInput(field);
      }
    }
    const done = edits.every(({ segment }) => watched.isAsExpected(parts[segment]!.node!));
    return done ? { done, undoSteps: isUndoable ? undoSteps : 0 } : { done, reason: 'rejected' };
  }

  /**
   * Replaces a range by the browser's editing command and returns the number of undo steps. Returns 0, with
   * the field unchanged, when the command changes more than the text of the node.
   */
  function typeInto(
    selection: Selection,
    { node, start, end }: { node: Text; start: number; end: number },
    replacement: string,
    { texts, isIntact }: Watched,
  ): number {
    const before = node.data;
    const after = before.slice(0, start) + replacement + before.slice(end);
    const typeOver = () => {
      selection.setBaseAndExtent(node, start, node, end);
      type(replacement);
      return 1;
    };
    // Typed over a whole node or its start, the text could get the formatting of the text beside it.
    const typeBehind = () => {
      selection.collapse(node, end);
      type(replacement);
      selection.setBaseAndExtent(node, Math.min(start, node.length), node, Math.min(end, node.length));
      type('');
      return 2;
    };
    let steps = 0;
    for (const attempt of [typeOver, typeBehind]) {
      texts.set(node, after);
      const typed = attempt();
      if (isIntact()) {
        steps = typed;
        break;
      }
      for (let step = 0; step < typed; step++) document.execCommand('undo');
      texts.set(node, before);
      if (!isIntact()) break;
    }
    texts.set(node, after);
    return steps;
  }

  function watch(field: HTMLElement): Watched {
    const texts = new Map<Text, string>();
    const walker = document.createTreeWalker(field, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
      texts.set(node as Text, (node as Text).data);
    const structure = structureOf(field);
    const observer = new MutationObserver(() => {});
    observer.observe(field, { subtree: true, childList: true, attributes: true, characterData: true });
    const isAsExpected = (node: Text): boolean => {
      const expected = texts.get(node) ?? '';
      return node.isConnected ? node.data === expected : expected === '';
    };
    return {
      texts,
      isAsExpected,
      isIntact: () => {
        const records = observer.takeRecords();
        const touched = records
          .flatMap(({ target, removedNodes, addedNodes }) => [target, ...removedNodes, ...addedNodes])
          .filter(node => node instanceof Text);
        for (const node of touched) writeSpaces(node, texts.get(node) ?? '');
        observer.takeRecords();
        const isStructureSame = records.every(({ type }) => type === 'characterData');
        return touched.every(isAsExpected) && (isStructureSame || structureOf(field) === structure);
      },
    };
  }

  /** Replaces no-break spaces that the browser wrote. */
  function writeSpaces(node: Text, expected: string): void {
    const plain = (text: string) => text.replaceAll('\u00a0', ' ');
    if (plain(node.data) !== plain(expected)) return;
    for (let i = 0; i < expected.length; i++)
      if (node.data[i] !== expected[i]) node.replaceData(i, 1, expected[i]!);
  }

  /** The elements and comments of a field with their attributes and parents. */
  function structureOf(field: HTMLElement): string {
    const places = new Map<Node | null, number>();
    const nodes: string[] = [];
    const walker = document.createTreeWalker(field, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_COMMENT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      places.set(node, places.size);
      const attributes = node instanceof Element ? Array.from(node.attributes) : [];
      const named = attributes.map(({ name, value }) => `${name}=${value}`);
      nodes.push([node.nodeName, places.get(node.parentNode), ...named].join());
    }
    return nodes.join('\n');
  }
}
