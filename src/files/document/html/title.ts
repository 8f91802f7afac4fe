import type { Token } from 'parse5';
import { normalizeSpacing } from '../plain-text.js';
import { attributeOf } from './visibility.js';

/** Collects a page's title: of Open Graph, which omits the site's name, or the first element. */
export class TitleCollector {
  private elementText = '';
  private openGraph = '';
  private isOpen = false;
  private isFound = false;

  /** Starts a title element; returns false for any but the first. */
  open(): boolean {
    if (this.isFound) return false;
    this.isFound = true;
    this.isOpen = true;
    return true;
  }

  close(): void {
    this.isOpen = false;
  }

  /** Collects text inside the title element; returns whether the text was inside it. */
  text(chars: string): boolean {
    if (this.isOpen) this.elementText += chars;
    return this.isOpen;
  }

  meta(attributes: Token.Attribute[]): void {
    const property = attributeOf(attributes, 'property') ?? attributeOf(attributes, 'name');
    if (property?.toLowerCase() === 'og:title' && this.openGraph === '')
      this.openGraph = attributeOf(attributes, 'content') ?? '';
  }

  /** The title on one line, cut to `charsMax`; undefined when the page has none. */
  title(charsMax: number): string | undefined {
    const source = this.openGraph.trim() === '' ? this.elementText : this.openGraph;
    const title = normalizeSpacing(source).replace(/\s+/g, ' ');
    return title === '' ? undefined : title.slice(0, charsMax);
  }
}
