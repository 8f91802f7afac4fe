import type { Token } from 'parse5';
import { limits } from '../../limits.js';
import { normalizeSpacing } from '../plain-text.js';
import { attributeOf } from './visibility.js';

/** The page's title: what the page gives for sharing, else the title element, without the repeated site name. */
export class TitleCollector {
  private element = '';
  private shared = '';
  private open = false;
  private seen = false;

  begin(): boolean {
    if (this.seen) return false;
    this.seen = true;
    this.open = true;
    return true;
  }

  end(): void {
    this.open = false;
  }

  take(chars: string): boolean {
    if (this.open) this.element += chars;
    return this.open;
  }

  meta(attributes: Token.Attribute[]): void {
    const property = attributeOf(attributes, 'property') ?? attributeOf(attributes, 'name');
    if (property?.toLowerCase() === 'og:title' && this.shared === '')
      this.shared = attributeOf(attributes, 'content') ?? '';
  }

  best(): string | undefined {
    const title = normalizeSpacing(this.shared.trim() === '' ? this.element : this.shared).replace(
      /\s+/g,
      ' ',
    );
    return title === '' ? undefined : title.slice(0, limits.titleChars);
  }
}
