/**
 * Reads rich text as it is shown: white space that the page collapses is one space, and code, images and
 * mentions are one character.
 */
import type { FieldText } from '../../field-edits.js';
import { isMonospace, isRead, isShown, layoutOf } from './element-kinds.js';
import { type Part, trimmedLines } from './trimmed-lines.js';

/** Stands for an element that is not read. The cleaner leaves it unchanged. */
const standIn = '\ufffd';

export function readRich(field: HTMLElement): FieldText {
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

/** The segments of a field in the order of the document. */
export function partsOf(field: HTMLElement): Part[] {
  const reader = new PartReader(isMonospace(field));
  // Depth-first without recursion, so that a deeply nested field cannot exhaust the stack.
  let node: Node = field.firstChild ?? field;
  while (node !== field) {
    const entered = reader.enter(node);
    if (entered && node.firstChild !== null) {
      node = node.firstChild;
      continue;
    }
    if (entered) reader.leave(node as Element);
    while (node !== field && node.nextSibling === null) {
      node = node.parentNode!;
      if (node !== field) reader.leave(node as Element);
    }
    if (node !== field) node = node.nextSibling!;
  }
  return trimmedLines(reader.parts);
}

const lineBreak = /[\r\v\f\u0085\u2028\u2029]/;
const runs = /[\r\v\f\u0085\u2028\u2029]|[ \t\n]+|[^ \t\n\r\v\f\u0085\u2028\u2029]+/g;

class PartReader {
  readonly parts: Part[] = [];
  private lines = 0;
  private line = 0;
  /** Whether the page collapses a space that follows. */
  private collapsesNext = false;
  /** The lines around inline blocks, which are lines of their own. */
  private readonly outer: number[] = [];

  constructor(private readonly isMonospaceField: boolean) {}

  /** Reads a node, and returns whether its children are to be read. */
  enter(node: Node): boolean {
    if (node instanceof Text) this.readText(node);
    if (!(node instanceof Element)) return false;
    const layout = layoutOf(node);
    if (layout.isHidden) return false;
    const entered = isRead(node, this.isMonospaceField);
    if (layout.isBlock && !entered && isShown(node)) this.standForBlock(node);
    else if (layout.isBlock || node.tagName === 'BR') this.breakLine();
    else if (layout.isInlineBlock && entered) {
      this.standFor('');
      this.outer.push(this.line);
      this.breakLine();
    } else if (!entered && isShown(node)) this.standFor(node.textContent ?? '');
    return entered;
  }

  leave(element: Element): void {
    const { isBlock, isInlineBlock } = layoutOf(element);
    if (isBlock) this.breakLine();
    if (!isInlineBlock) return;
    this.line = this.outer.pop()!;
    this.collapsesNext = false;
  }

  private breakLine(): void {
    this.line = ++this.lines;
    this.collapsesNext = false;
  }

  private add(node: Text, start: number, text: string): void {
    this.parts.push({ node, start, segment: { text, line: this.line } });
  }

  private addFixed(text: string, shown: string): void {
    this.parts.push({ node: null, start: 0, segment: { text, line: this.line, fixed: true, shown } });
  }

  private standFor(shown: string): void {
    this.addFixed(standIn, shown);
    this.collapsesNext = false;
  }

  /** A block that is not read, such as code: a line of its own, with all of its lines for the clipboard. */
  private standForBlock(block: Element): void {
    this.breakLine();
    this.standFor(block instanceof HTMLElement ? block.innerText.trimEnd() : '');
    this.breakLine();
  }

  private readText(node: Text): void {
    const { whiteSpaceCollapse } = getComputedStyle(node.parentElement!);
    const keepsSpaces = /^(?:preserve|break-spaces)$/.test(whiteSpaceCollapse);
    const keepsBreaks = whiteSpaceCollapse !== 'collapse';
    let start = 0;
    let at = 0;
    const endPart = () => {
      if (at > start) this.add(node, start, node.data.slice(start, at));
    };
    for (const { index, 0: found } of node.data.matchAll(runs)) {
      const end = index + found.length;
      at = index;
      const isBreak = lineBreak.test(found) || (keepsBreaks && found.includes('\n'));
      const isSpace = /^[ \t\n]/.test(found);
      if (isBreak) {
        endPart();
        this.breakLine();
        start = end;
      } else if (isSpace && !keepsSpaces && (this.collapsesNext || found !== ' ')) {
        endPart();
        if (!this.collapsesNext) this.addFixed(' ', ' ');
        this.collapsesNext = true;
        start = end;
      } else this.collapsesNext = isSpace && !keepsSpaces;
      at = end;
    }
    endPart();
  }
}
