import type { Token } from 'parse5';
import { MappedText } from '../../../engine/cleanup/mapped-text.js';
import type { Bounds } from '../../bounds.js';
import type { CharacterReferences } from './tokenizer.js';
import { walkHtml } from './walk.js';

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
  let isInTitle = false;
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
      isInTitle = name === 'title';
      return role;
    },
    close(role: ElementRole): void {
      if (role.text !== undefined) depths[role.text]--;
      if (role.separates) endParagraph();
      isInTitle = false;
    },
    text(chars: string, start: number, references: CharacterReferences): void {
      if (depths.dropped > 0) return;
      if (depths.fixed === 0) addSource(paragraph, source, chars, start, references, isInTitle);
      else for (const unit of chars.split('')) paragraph.add(unit);
    },
  };
  walkHtml(source, visitor, bounds, isXhtml);
  endParagraph();
}

/** Adds decoded text that starts at an offset of the source, as displayed. */
function addSource(
  paragraph: MappedText,
  source: string,
  chars: string,
  start: number,
  references: CharacterReferences,
  isInTitle: boolean,
): void {
  let from = start;
  for (let at = 0; at < chars.length; ) {
    if (!isInTitle && source.startsWith(emptyEndTag, from)) {
      from += emptyEndTag.length;
      continue;
    }
    const reference = references.get(from);
    const to = from + (reference?.sourceLength ?? (source.startsWith('\r\n', from) ? 2 : 1));
    const units = reference?.textLength ?? 1;
    for (let unit = 0; unit < units; unit++) paragraph.addDisplayed(chars[at++]!, from, to);
    from = to;
  }
}

/** The tokenizer drops this without a token, except in a title, where tags are text. */
const emptyEndTag = '</>';
