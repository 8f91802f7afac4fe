import type { Token } from 'parse5';
import { pageLimits } from '../../contract/page-limits.js';
import { MappedText, type Run } from '../mapped-text.js';
import { apart } from '../mathematics.js';
import { normalizeMapped, normalizeSpacing } from '../spacing.js';
import { blockElements, spacedBlocks } from './elements.js';
import { attributeOf, InlineStyles, isDisplayedAsBlock, isExcluded, labelsOf } from './visibility.js';
import { type HtmlVisitor, walkHtml } from './walk.js';

/** Visible text without a block boundary inside. Its line breaks are the author's. */
export interface TextBlock {
  text: string;
  /** The places of its parts in the source. */
  runs: readonly Run[];
  linkChars: number;
  /** Index of the innermost block element around it in `TextBlocks.elements`. */
  element: number;
  name: string;
  /** Line ends before it: 1, or 2 for an empty line. */
  gap: 1 | 2;
}

/** A block element with visible text. The main content is chosen among these. */
export interface BlockElement {
  name: string;
  /** Index of the enclosing element, which precedes this one; -1 for the root. */
  parent: number;
  /** Class, id, role and itemprop, in lower case. */
  labels: string;
}

export interface TextBlocks {
  /** On one line, of at most `titleChars`. */
  title?: string;
  blocks: TextBlock[];
  elements: BlockElement[];
  /** A sentence about text that inline styles hide. */
  warnings: string[];
}

const preformatted = new Set(['pre', 'listing', 'xmp', 'plaintext']);

/**
 * Reads the visible text of HTML, block by block. Linear in the source, at any depth of nesting.
 * @param fixedElements elements whose text is read without its places, so that it cannot be edited
 */
export function readTextBlocks(
  html: string,
  isXhtml = false,
  fixedElements: ReadonlySet<string> = new Set(),
): TextBlocks {
  const collector = new TextBlockCollector(fixedElements);
  walkHtml(html, collector, isXhtml);
  return collector.finish();
}

/** A text, and the places of its parts in the source. */
export interface VisibleText {
  text: string;
  runs: readonly Run[];
}

/** Joins blocks with their line ends: one block a line, paragraphs separated by an empty line. */
export function joinBlocks(blocks: readonly TextBlock[]): VisibleText {
  let text = '';
  const runs: Run[] = [];
  for (const block of blocks) {
    if (text !== '') text += '\n'.repeat(block.gap);
    const at = text.length;
    for (const { start, end, textStart, textEnd } of block.runs)
      runs.push({ start, end, textStart: at + textStart, textEnd: at + textEnd });
    text += block.text;
  }
  return { text, runs };
}

/** State of an open element: what its end must undo. */
interface ElementState {
  style?: ReturnType<InlineStyles['start']>;
  excluded?: boolean;
  block?: boolean;
  /** Index among the block elements; none for inline elements and beyond the limit. */
  element?: number;
  pre?: boolean;
  fixed?: boolean;
  link?: boolean;
  item?: boolean;
  title?: boolean;
}

export class TextBlockCollector implements HtmlVisitor<ElementState> {
  private readonly blocks: TextBlock[] = [];
  private readonly elements: BlockElement[] = [{ name: 'html', parent: -1, labels: '' }];
  private element = 0;
  private excludedDepth = 0;
  private preDepth = 0;
  private fixedDepth = 0;
  private linkDepth = 0;
  private itemDepth = 0;
  private readonly styles = new InlineStyles();
  private omitsText = false;

  private pending = new MappedText();
  private pendingLinkChars = 0;
  private gap: 1 | 2 = 1;

  /** Text of the first title element; undefined before it. */
  private title: string | undefined;
  private isInTitle = false;
  /** Title of Open Graph, which omits the site's name. */
  private openGraphTitle = '';

  constructor(private readonly fixedElements: ReadonlySet<string> = new Set()) {}

  open(name: string, attributes: Token.Attribute[]): ElementState {
    if (name === 'title' && this.excludedDepth === 0 && this.title === undefined) {
      this.title = '';
      this.isInTitle = true;
      return { title: true };
    }
    if (name === 'meta' && this.openGraphTitle === '') this.openGraphTitle = openGraphTitleOf(attributes);
    if (this.excludedDepth > 0 || isExcluded(name, attributes)) {
      this.excludedDepth++;
      if (blockElements.has(name)) this.endBlock(1);
      return { excluded: true };
    }
    const style = this.styles.start(name, attributes);
    if (name === 'br' || name === 'hr' || name === 'td' || name === 'th') {
      if (name === 'br') this.pending.addFixed('\n');
      else if (name === 'hr') this.endBlock(2);
      else if (!this.pending.isAfterSpace) this.pending.addFixed(' ');
      return { style };
    }
    const state: ElementState = {
      style,
      block: blockElements.has(name) || isDisplayedAsBlock(attributes),
      pre: preformatted.has(name),
      fixed: this.fixedElements.has(name),
      link: name === 'a',
      item: name === 'li',
    };
    if (state.block) {
      this.endBlock(this.gapOf(name));
      this.addElement(state, name, attributes);
    }
    if (state.pre) this.preDepth++;
    if (state.fixed) this.fixedDepth++;
    if (state.link) this.linkDepth++;
    if (state.item) this.itemDepth++;
    return state;
  }

  close(state: ElementState): void {
    this.styles.end(state.style);
    if (state.title) this.isInTitle = false;
    if (state.excluded) this.excludedDepth--;
    if (state.pre) this.preDepth--;
    if (state.fixed) this.fixedDepth--;
    if (state.link) this.linkDepth--;
    if (state.item) this.itemDepth--;
    if (!state.block) return;
    this.endBlock(this.gapOf(this.elements[this.element]!.name));
    if (state.element !== undefined) this.element = this.elements[state.element]!.parent;
  }

  text(chars: string, start: number, end: number): void {
    if (this.isInTitle) this.title += chars;
    if (this.isInTitle || this.excludedDepth > 0) return;
    if (this.styles.hidesText) {
      this.omitsText ||= /\S/.test(chars);
      return;
    }
    const { length } = this.pending.text;
    if (this.fixedDepth > 0) this.pending.addFixed(chars);
    else if (this.preDepth > 0) this.pending.add(chars, start, end);
    else this.pending.addDisplayed(chars, start, end);
    if (this.linkDepth > 0) this.pendingLinkChars += this.pending.text.length - length;
  }

  formula(chars: string): void {
    if (!this.isInTitle && this.excludedDepth === 0) this.pending.addFixed(apart(this.pending.last, chars));
  }

  finish(): TextBlocks {
    this.endBlock(1);
    const { blocks, elements } = this;
    const source = this.openGraphTitle.trim() === '' ? (this.title ?? '') : this.openGraphTitle;
    const title = normalizeSpacing(source).replace(/\s+/g, ' ').slice(0, pageLimits.titleChars);
    const warnings = this.omitsText ? ['Text that the page does not display was left out.'] : [];
    return { ...(title !== '' && { title }), blocks, elements, warnings };
  }

  private gapOf(name: string): 1 | 2 {
    return spacedBlocks.has(name) && (this.itemDepth === 0 || name === 'p') ? 2 : 1;
  }

  private endBlock(gap: 1 | 2): void {
    const { text, runs } = normalizeMapped(this.pending);
    if (text !== '') {
      this.blocks.push({
        text,
        runs,
        linkChars: Math.min(this.pendingLinkChars, text.length),
        element: this.element,
        name: this.elements[this.element]!.name,
        gap: this.gap,
      });
      this.gap = gap;
    } else if (gap > this.gap) this.gap = gap;
    if (this.pending.text !== '') this.pending = new MappedText();
    this.pendingLinkChars = 0;
  }

  private addElement(state: ElementState, name: string, attributes: Token.Attribute[]): void {
    if (this.elements.length >= pageLimits.htmlContainers) return;
    state.element = this.elements.length;
    this.elements.push({ name, parent: this.element, labels: labelsOf(attributes) });
    this.element = state.element;
  }
}

function openGraphTitleOf(attributes: Token.Attribute[]): string {
  const property = attributeOf(attributes, 'property') ?? attributeOf(attributes, 'name');
  return (property?.toLowerCase() === 'og:title' && attributeOf(attributes, 'content')) || '';
}
