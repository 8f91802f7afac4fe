import type { Token } from 'parse5';
import { walkHtml } from '../../../document/html/walk.js';
import { MappedText } from '../../../engine/cleanup/mapped-text.js';
import type { Bounds } from '../../bounds.js';

/** What an element does in the paragraph around it. */
export interface ElementRole {
  /** Starts and ends a paragraph. */
  separates: boolean;
  /** Its text is added without a source, so that it cannot be edited, or not at all. */
  text?: 'fixed' | 'dropped' | undefined;
  /** Added for the element itself. */
  placeholder?: string | undefined;
}

/**
 * Collects the text of each paragraph across its inline elements, since a quotation or a dash may span
 * several of them, with the source of each character.
 * @param roleOf receives whether an enclosing element is dropped
 * @param onParagraph receives the paragraphs in order, and empty ones between them
 */
export function walkParagraphs(
  source: string,
  bounds: Bounds,
  isXhtml: boolean,
  roleOf: (name: string, attributes: Token.Attribute[], isDropped: boolean) => ElementRole,
  onParagraph: (paragraph: MappedText) => void,
): void {
  let paragraph = new MappedText();
  const depths = { fixed: 0, dropped: 0 };
  const endParagraph = (): void => {
    onParagraph(paragraph);
    paragraph = new MappedText();
  };
  const visitor = {
    open(name: string, attributes: Token.Attribute[]): ElementRole {
      const role = roleOf(name, attributes, depths.dropped > 0);
      if (role.separates) endParagraph();
      if (role.placeholder !== undefined && depths.dropped === 0) paragraph.add(role.placeholder);
      if (role.text !== undefined) depths[role.text]++;
      return role;
    },
    close(role: ElementRole): void {
      if (role.text !== undefined) depths[role.text]--;
      if (role.separates) endParagraph();
    },
    text(chars: string, start: number, end: number): void {
      if (depths.dropped > 0) return;
      const isExact = end - start === chars.length;
      chars.split('').forEach((unit, i) => {
        if (depths.fixed > 0) paragraph.add(unit);
        else if (isExact) paragraph.addDisplayed(unit, start + i, start + i + 1);
        else paragraph.addDisplayed(unit, start, end);
      });
    },
  };
  walkHtml(source, visitor, bounds, isXhtml);
  endParagraph();
}
