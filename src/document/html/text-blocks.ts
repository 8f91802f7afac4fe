import type { Token } from 'parse5';
import { limits } from '../../limits.js';
import { normalizeSpacing } from '../plain-text.js';
import { blockElements, spacedBlocks } from './elements.js';
import { TitleCollector } from './title.js';
import { isDisplayedAsBlock, isExcluded, labelsOf } from './visibility.js';
import { type HtmlVisitor, walkHtml } from './walk.js';

/** A run of visible text that no block boundary divides; line breaks inside it are the author's. */
export interface TextBlock {
  text: string;
  /** Characters of it inside links. */
  linkChars: number;
  /** Index of the innermost block element around it, in `Page.elements`. */
  element: number;
  /** Name of the block element that holds it. */
  name: string;
  /** Line ends before it: 1, or 2 for an empty line. */
  gap: 1 | 2;
}

/** A block element that holds visible text, for whoever looks for the main content. */
export interface BlockElement {
  name: string;
  /** Index of the one around it; -1 for the outermost. A parent stands before its children. */
  parent: number;
  /** Class, id, role and itemprop, in lower case. */
  marks: string;
}

export interface TextBlocks {
  title?: string;
  blocks: TextBlock[];
  elements: BlockElement[];
}

const preformatted = new Set(['pre', 'listing', 'xmp', 'plaintext']);

/** HTML → the visible prose, block by block. Linear in the source; nesting of any depth. */
export function readTextBlocks(html: string): TextBlocks {
  const reducer = new TextBlockCollector();
  walkHtml(html, reducer);
  return reducer.finish();
}

/** The text of blocks, each on lines of its own, paragraphs set off by an empty line. */
export function joinBlocks(blocks: readonly TextBlock[]): string {
  let text = '';
  for (const block of blocks) text += (text === '' ? '' : '\n'.repeat(block.gap)) + block.text;
  return text;
}

/** What an element changed while it is open. */
interface Effect {
  dropped: boolean;
  block: boolean;
  /** Its index among the block elements; -1 for inline elements and beyond the cap. */
  element: number;
  pre: boolean;
  link: boolean;
  item: boolean;
  title: boolean;
}

const inert: Effect = {
  dropped: false,
  block: false,
  element: -1,
  pre: false,
  link: false,
  item: false,
  title: false,
};

class TextBlockCollector implements HtmlVisitor<Effect> {
  private readonly blocks: TextBlock[] = [];
  private readonly elements: BlockElement[] = [{ name: 'html', parent: -1, marks: '' }];
  private element = 0;
  private dropDepth = 0;
  private preDepth = 0;
  private linkDepth = 0;
  private itemDepth = 0;

  private run = '';
  /** The last character of the run: asking the run itself would copy it at every text node. */
  private last = '';
  private runLinkChars = 0;
  private gap: 1 | 2 = 1;

  private readonly titles = new TitleCollector();

  open(name: string, attributes: Token.Attribute[]): Effect {
    if (name === 'title' && this.dropDepth === 0 && this.titles.begin()) return { ...inert, title: true };
    if (name === 'meta') this.titles.meta(attributes);
    if (this.dropDepth > 0 || isExcluded(name, attributes)) {
      this.dropDepth++;
      if (blockElements.has(name)) this.endBlock(1);
      return { ...inert, dropped: true };
    }
    if (name === 'br') {
      this.append('\n');
      return inert;
    }
    if (name === 'td' || name === 'th') {
      if (this.last !== '' && this.last !== ' ' && this.last !== '\n') this.append(' ');
      return inert;
    }
    if (name === 'hr') {
      this.endBlock(2);
      return inert;
    }
    const block = blockElements.has(name) || isDisplayedAsBlock(attributes);
    const effect: Effect = {
      dropped: false,
      block,
      element: -1,
      pre: preformatted.has(name),
      link: name === 'a',
      item: name === 'li',
      title: false,
    };
    if (block) {
      this.endBlock(this.gapOf(name));
      effect.element = this.addElement(name, attributes);
    }
    if (effect.pre) this.preDepth++;
    if (effect.link) this.linkDepth++;
    if (effect.item) this.itemDepth++;
    return effect;
  }

  close(effect: Effect): void {
    if (effect.title) this.titles.end();
    if (effect.dropped) this.dropDepth--;
    if (effect.pre) this.preDepth--;
    if (effect.link) this.linkDepth--;
    if (effect.item) this.itemDepth--;
    if (!effect.block) return;
    this.endBlock(this.gapOf(this.elements[this.element]!.name));
    if (effect.element >= 0) this.element = this.elements[effect.element]!.parent;
  }

  text(chars: string): void {
    if (this.titles.take(chars) || this.dropDepth > 0) return;
    if (this.preDepth > 0) {
      this.append(chars);
      return;
    }
    const text = chars.replace(/[ \t\n\f\r]+/g, ' ');
    const spaced = this.last === '' || this.last === ' ' || this.last === '\n';
    this.append(spaced && text.startsWith(' ') ? text.slice(1) : text);
  }

  finish(): TextBlocks {
    this.endBlock(1);
    const page: TextBlocks = { blocks: this.blocks, elements: this.elements };
    const title = this.titles.best();
    return title === undefined ? page : { title, ...page };
  }

  private append(chars: string): void {
    if (chars === '') return;
    this.run += chars;
    this.last = chars.at(-1)!;
    if (this.linkDepth > 0) this.runLinkChars += chars.length;
  }

  private gapOf(name: string): 1 | 2 {
    return spacedBlocks.has(name) && (this.itemDepth === 0 || name === 'p') ? 2 : 1;
  }

  private endBlock(gap: 1 | 2): void {
    const text = normalizeSpacing(this.run);
    if (text !== '') {
      this.blocks.push({
        text,
        linkChars: Math.min(this.runLinkChars, text.length),
        element: this.element,
        name: this.elements[this.element]!.name,
        gap: this.gap,
      });
      this.gap = gap;
    } else if (gap > this.gap) this.gap = gap;
    this.run = '';
    this.last = '';
    this.runLinkChars = 0;
  }

  private addElement(name: string, attributes: Token.Attribute[]): number {
    if (this.elements.length >= limits.htmlContainers) return -1;
    this.elements.push({ name, parent: this.element, marks: labelsOf(attributes) });
    this.element = this.elements.length - 1;
    return this.element;
  }
}
