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

/** What the text of an element is, with everything inside. */
type Kind = 'title' | 'excluded' | 'preformatted' | 'fixed' | 'link' | 'item';

/** State of an open element: what its end must undo. */
interface ElementState {
  kinds: readonly Kind[];
  style?: ReturnType<InlineStyles['start']>;
  isBlock?: boolean;
  /** Index among the block elements; none for inline elements and beyond the limit. */
  element?: number;
}

export class TextBlockCollector implements HtmlVisitor<ElementState> {
  private readonly blocks: TextBlock[] = [];
  private readonly elements: BlockElement[] = [{ name: 'html', parent: -1, labels: '' }];
  private element = 0;
  /** Open elements of each kind. */
  private readonly depths = { title: 0, excluded: 0, preformatted: 0, fixed: 0, link: 0, item: 0 };
  private readonly styles = new InlineStyles();
  private omitsText = false;

  private pending = new MappedText();
  private pendingLinkChars = 0;
  private gap: 1 | 2 = 1;

  /** Text of the first title element; undefined before it. */
  private title: string | undefined;
  /** Title of Open Graph, which omits the site's name. */
  private openGraphTitle = '';

  constructor(private readonly fixedElements: ReadonlySet<string> = new Set()) {}

  open(name: string, attributes: Token.Attribute[]): ElementState {
    const { depths, pending } = this;
    if (name === 'title' && depths.excluded === 0 && this.title === undefined) {
      this.title = '';
      return this.start({ kinds: ['title'] });
    }
    if (name === 'meta' && this.openGraphTitle === '') this.openGraphTitle = openGraphTitleOf(attributes);
    if (depths.excluded > 0 || isExcluded(name, attributes)) {
      if (blockElements.has(name)) this.endBlock(1);
      return this.start({ kinds: ['excluded'] });
    }
    const style = this.styles.start(name, attributes);
    if (name === 'br' || name === 'hr' || name === 'td' || name === 'th') {
      if (name === 'br') pending.addFixed('\n');
      else if (name === 'hr') this.endBlock(2);
      else if (!pending.isAfterSpace) pending.addFixed(' ');
      return { kinds: [], style };
    }
    const kinds: Kind[] = [];
    if (preformatted.has(name)) kinds.push('preformatted');
    if (this.fixedElements.has(name)) kinds.push('fixed');
    if (name === 'a') kinds.push('link');
    if (name === 'li') kinds.push('item');
    const isBlock = blockElements.has(name) || isDisplayedAsBlock(attributes);
    if (isBlock) this.endBlock(this.gapOf(name));
    return this.start({ kinds, style, isBlock, ...(isBlock && this.addElement(name, attributes)) });
  }

  private start(state: ElementState): ElementState {
    for (const kind of state.kinds) this.depths[kind]++;
    return state;
  }

  close({ kinds, style, isBlock, element }: ElementState): void {
    this.styles.end(style);
    for (const kind of kinds) this.depths[kind]--;
    if (!isBlock) return;
    this.endBlock(this.gapOf(this.elements[this.element]!.name));
    if (element !== undefined) this.element = this.elements[element]!.parent;
  }

  text(chars: string, start: number, end: number): void {
    const { depths, pending } = this;
    if (depths.title > 0) this.title += chars;
    if (depths.title > 0 || depths.excluded > 0) return;
    if (this.styles.hidesText) {
      this.omitsText ||= /\S/.test(chars);
      return;
    }
    const { length } = pending.text;
    if (depths.fixed > 0) pending.addFixed(chars);
    else if (depths.preformatted > 0) pending.add(chars, start, end);
    else pending.addDisplayed(chars, start, end);
    if (depths.link > 0) this.pendingLinkChars += pending.text.length - length;
  }

  formula(chars: string): void {
    if (this.depths.title === 0 && this.depths.excluded === 0)
      this.pending.addFixed(apart(this.pending.last, chars));
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
    return spacedBlocks.has(name) && (this.depths.item === 0 || name === 'p') ? 2 : 1;
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

  private addElement(name: string, attributes: Token.Attribute[]): Pick<ElementState, 'element'> {
    if (this.elements.length >= pageLimits.htmlContainers) return {};
    this.elements.push({ name, parent: this.element, labels: labelsOf(attributes) });
    this.element = this.elements.length - 1;
    return { element: this.element };
  }
}

function openGraphTitleOf(attributes: Token.Attribute[]): string {
  const property = attributeOf(attributes, 'property') ?? attributeOf(attributes, 'name');
  return (property?.toLowerCase() === 'og:title' && attributeOf(attributes, 'content')) || '';
}
