import type { SyntaxNodeRef } from '@lezer/common';
import { decodeHTMLStrict } from 'entities';
import { labelOf, type MarkdownTree, nodeTypes } from './grammar.js';

/** Receives a Markdown document as elements of HTML, in order. */
export interface MarkdownVisitor {
  start(element: string): void;
  end(element: string): void;
  /** Visible text and its place in the source: letter for letter unless the lengths differ. */
  text(chars: string, start: number, end: number): void;
  /** HTML inside, which starts at an offset of the source. */
  markup(html: string, start: number): void;
  code(text: string): void;
}

/** Types of blocks of inline text. */
const isLeaf: ReadonlySet<number> = new Set(
  nodeTypes
    .filter(({ name }) => /^(?:Paragraph|Task|TableCell|(?:ATX|Setext)Heading\d)$/.test(name))
    .map(({ id }) => id),
);
/** The element of HTML that a node is. A paragraph is one except in a list without empty lines. */
const elements: Readonly<Record<string, string>> = {
  Blockquote: 'blockquote',
  Emphasis: 'em',
  StrongEmphasis: 'strong',
  Strikethrough: 'del',
  InlineCode: 'code',
  BulletList: 'ul',
  OrderedList: 'ol',
  ListItem: 'li',
  Table: 'table',
  TableHeader: 'tr',
  TableRow: 'tr',
  SetextHeading1: 'h1',
  SetextHeading2: 'h2',
  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map(level => [`ATXHeading${level}`, `h${level}`])),
};

/**
 * Passes the elements and the visible text of a Markdown tree to a visitor. Images, link destinations,
 * definitions and marks of footnotes are left out.
 */
export class MarkdownWalk {
  /** Offset up to which the inline text of the open leaf block was passed on; -1 outside leaf blocks. */
  private at = -1;
  /** Whether the open leaf block is a cell of a table, in which `\\|` is a bar, also in code. */
  private isCell = false;
  /** Characters of a space at both ends of the open inline code, which are no part of it. */
  private codePadding = 0;
  /** End of a link without a definition, whose brackets are text. */
  private literalTo = -1;
  /** Whether each open list has empty lines between its blocks. */
  private readonly looseLists: boolean[] = [];

  constructor(
    private readonly text: string,
    /** Offset of `text` in the source. */
    private readonly offset: number,
    private readonly visitor: MarkdownVisitor,
    private readonly parsed: MarkdownTree,
  ) {}

  run(): void {
    this.parsed.tree.iterate({ enter: node => this.enter(node), leave: node => this.leave(node) });
  }

  /** Returns false to skip the content of a node. */
  private enter(node: SyntaxNodeRef): boolean {
    const { name, from, to } = node;
    switch (name) {
      case 'Document':
      case 'Footnote':
      case 'Indented':
      case 'Autolink':
        return true;
      case 'BulletList':
      case 'OrderedList':
        this.looseLists.push(this.isLoose(node));
        break;
      case 'FencedCode':
      case 'CodeBlock':
        this.visitor.code(this.codeOf(node));
        return false;
      case 'HorizontalRule':
        this.visitor.start('hr');
        return false;
      case 'HTMLBlock':
        this.visitor.markup(this.withoutQuoteMarks(node), this.offset + from);
        return false;
      case 'TableCell':
        this.visitor.start('td');
        this.isCell = true;
        break;
      case 'Paragraph':
      case 'Task':
        if (this.isSpaced(node)) this.visitor.start('p');
        break;
      case 'Link':
        return this.enterLink(node);
      case 'Emphasis':
      case 'StrongEmphasis':
      case 'Strikethrough':
        this.flush(from);
        break;
      case 'InlineCode':
        this.flush(from);
        this.codePadding = this.paddingOf(node);
        break;
      case 'CodeMark':
        this.skipCodeMark(node);
        return false;
      case 'HeaderMark':
        this.skipHeaderMark(node);
        return false;
      case 'URL':
        // The address of `<http://a>` is its text.
        if (node.node.parent?.name === 'Autolink') return false;
        this.skip(node);
        return false;
      case 'LinkMark':
      case 'LinkLabel':
        if (to <= this.literalTo && node.node.parent?.name === 'Link') return false;
        this.skip(node);
        return false;
      case 'Escape':
        this.flush(from);
        this.visitor.text(this.text.slice(from + 1, to), this.offset + from, this.offset + to);
        this.at = to;
        return false;
      case 'Entity':
        this.flush(from);
        this.visitor.text(decodeHTMLStrict(this.text.slice(from, to)), this.offset + from, this.offset + to);
        this.at = to;
        return false;
      case 'HardBreak':
        this.flush(from);
        this.visitor.start('br');
        this.at = to;
        return false;
      case 'HTMLTag':
        this.flush(from);
        this.visitor.markup(this.text.slice(from, to), this.offset + from);
        this.at = to;
        return false;
      default: {
        if (elements[name] === undefined) {
          this.skip(node);
          return false;
        }
      }
    }
    const element = elements[name];
    if (element !== undefined) this.visitor.start(element);
    if (isLeaf.has(node.type.id)) this.at = from;
    return true;
  }

  private leave(node: SyntaxNodeRef): void {
    const { name, type } = node;
    if (isLeaf.has(type.id)) {
      this.flush(node.to);
      this.at = -1;
      if (this.isCell) {
        this.visitor.end('td');
        this.isCell = false;
      }
      if ((name === 'Paragraph' || name === 'Task') && this.isSpaced(node)) this.visitor.end('p');
    }
    const element = elements[name];
    if (element === undefined) return;
    this.flush(node.to);
    this.visitor.end(element);
    if (element === 'ul' || element === 'ol') this.looseLists.pop();
  }

  /** Passes on the text of the open leaf block before an offset. */
  private flush(to: number): void {
    if (this.at < 0) return;
    while (this.isCell && this.at < to) {
      const escaped = this.text.indexOf('\\|', this.at);
      if (escaped < 0 || escaped >= to) break;
      this.passOn(escaped);
      this.at = escaped + 1;
      this.passOn(escaped + 2);
    }
    this.passOn(to);
  }

  private passOn(to: number): void {
    if (to > this.at)
      this.visitor.text(this.text.slice(this.at, to), this.offset + this.at, this.offset + to);
    this.at = to;
  }

  private skip({ from, to }: SyntaxNodeRef): void {
    if (this.at < 0) return;
    this.flush(from);
    this.at = to;
  }

  /** 1 for inline code with spaces at both ends and other characters between, else 0 (CommonMark §6.1). */
  private paddingOf({ node }: SyntaxNodeRef): number {
    const start = node.firstChild?.to ?? node.from;
    const end = node.lastChild?.from ?? node.to;
    const isSpace = (at: number): boolean => this.text[at] === ' ' || this.text[at] === '\n';
    return isSpace(start) && isSpace(end - 1) && /[^ \n]/.test(this.text.slice(start, end)) ? 1 : 0;
  }

  private skipCodeMark({ from, to, node }: SyntaxNodeRef): void {
    if (this.at < 0) return;
    const isEnd = node.prevSibling !== null;
    this.flush(isEnd ? from - this.codePadding : from);
    this.at = isEnd ? to : to + this.codePadding;
  }

  /** In a quotation, the marks of the line before are no part of an underlined heading. */
  private skipHeaderMark({ from, to }: SyntaxNodeRef): void {
    const newline = this.text.lastIndexOf('\n', from);
    const isLineStart = newline > this.at && /^[ \t>]*$/.test(this.text.slice(newline + 1, from));
    this.flush(isLineStart ? newline : from);
    if (this.at < 0) return;
    this.at = to;
    while (this.text[this.at] === ' ') this.at++;
  }

  /** The lines of a code block, without its fences and its indent. */
  private codeOf({ from, to, node }: SyntaxNodeRef): string {
    const lines = node.getChildren('CodeText').map(part => this.text.slice(part.from, part.to));
    return lines.length > 0 ? lines.join('') : node.name === 'FencedCode' ? '' : this.text.slice(from, to);
  }

  private enterLink(node: SyntaxNodeRef): boolean {
    const { from, to } = node;
    const link = node.node;
    if (link.getChild('URL') !== null || this.text.charCodeAt(to - 1) === closeParenthesis) return true;
    const found = link.getChild('LinkLabel');
    const label = found === null || found.to - found.from === 2 ? null : found;
    const brackets =
      label === null ? this.text.slice(from, found?.from ?? to) : this.text.slice(label.from, label.to);
    const isDefined = this.parsed.definitions.has(labelOf(brackets));
    if (isDefined && brackets.startsWith('[^')) {
      this.skip(node);
      return false;
    }
    if (!isDefined) this.literalTo = to;
    return true;
  }

  /** Whether a paragraph is an element of its own: not the text of an item in a list without empty lines. */
  private isSpaced({ node }: SyntaxNodeRef): boolean {
    return node.parent?.name !== 'ListItem' || this.looseLists.at(-1) === true;
  }

  /** Whether an empty line separates items of a list, or blocks of an item (CommonMark §5.3). */
  private isLoose({ node }: SyntaxNodeRef): boolean {
    let end = -1;
    for (let item = node.firstChild; item !== null; item = item.nextSibling) {
      for (let block = item.firstChild; block !== null; block = block.nextSibling) {
        if (block.name === 'ListMark') {
          if (end >= 0 && this.hasEmptyLine(end, item.from)) return true;
        } else if (block.name !== 'QuoteMark') {
          if (end >= item.from && this.hasEmptyLine(end, block.from)) return true;
          end = block.to;
        }
      }
    }
    return false;
  }

  private hasEmptyLine(from: number, to: number): boolean {
    return /\n[ \t>]*\n/.test(this.text.slice(from, to));
  }

  /** The HTML of a block, with spaces in place of the marks of the quotation that it is in. */
  private withoutQuoteMarks({ from, to, node }: SyntaxNodeRef): string {
    let html = '';
    let at = from;
    for (const mark of node.getChildren('QuoteMark')) {
      html += this.text.slice(at, mark.from) + ' '.repeat(mark.to - mark.from);
      at = mark.to;
    }
    return html + this.text.slice(at, to);
  }
}

const closeParenthesis = 41;
