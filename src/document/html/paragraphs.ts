import type { Token } from 'parse5';
import type { ReaderBounds } from '../bounds.js';
import { MappedText } from '../mapped-text.js';
import { apart } from '../mathematics.js';
import { makesMarkup, type Prose } from '../prose.js';
import { separatesText, uncleanedElements } from './elements.js';
import { attributeOf, InlineStyles } from './visibility.js';
import { walkHtml } from './walk.js';

/** What an element does in the paragraph around it. */
export interface ElementRole {
  /** Starts and ends a paragraph. */
  separates: boolean;
  /** Its text is added without a source, so that it cannot be edited, or not at all. */
  text?: 'fixed' | 'dropped' | undefined;
  /** Several no-break spaces at its end are a blank to fill in: low lines without a source. */
  isUnderlined?: boolean;
  /** Added for the element itself. */
  placeholder?: string | undefined;
}

const underline = /underline|border-bottom\s*:(?!\s*(?:0|none))/i;
/** Spaces that a page displays one by one. */
const wideSpace = /[\xa0\u2000-\u200a\u202f\u3000]/g;

/**
 * Collects the text of each paragraph across its inline elements, since a quotation or a dash may span
 * several of them, with the source of each character.
 * @param roleOf receives whether an enclosing element is dropped
 * @param onParagraph receives the paragraphs in order, and empty ones between them
 */
export function walkParagraphs(
  source: string,
  bounds: ReaderBounds,
  isXhtml: boolean,
  roleOf: (name: string, attributes: Token.Attribute[], isDropped: boolean) => ElementRole,
  onParagraph: (paragraph: MappedText) => void,
): void {
  let paragraph = new MappedText();
  const depths = { fixed: 0, dropped: 0, underlined: 0 };
  const styles = new InlineStyles();
  /** White space in an underlined element, until its end or the text after it. */
  let blank: [chars: string, start: number, end: number][] = [];
  const endBlank = (isUnderlined = false): void => {
    const units = blank.reduce((sum, [chars]) => sum + (chars.match(wideSpace)?.length ?? 0), 0);
    if (isUnderlined && units > 1) paragraph.addFixed('_'.repeat(units));
    else for (const [chars, start, end] of blank) paragraph.addDisplayed(chars, start, end);
    blank = [];
  };
  const endParagraph = (): void => {
    onParagraph(paragraph);
    paragraph = new MappedText();
  };
  const visitor = {
    open(name: string, attributes: Token.Attribute[]) {
      endBlank();
      const role = roleOf(name, attributes, depths.dropped > 0);
      if (role.separates) endParagraph();
      if (role.placeholder !== undefined && depths.dropped === 0) paragraph.addFixed(role.placeholder);
      if (role.text !== undefined) depths[role.text]++;
      if (role.isUnderlined) depths.underlined++;
      return { ...role, style: styles.start(name, attributes) };
    },
    close({ style, ...role }: ElementRole & { style: ReturnType<InlineStyles['start']> }): void {
      styles.end(style);
      endBlank(role.isUnderlined);
      if (role.isUnderlined) depths.underlined--;
      if (role.text !== undefined) depths[role.text]--;
      if (role.separates) endParagraph();
    },
    text(chars: string, start: number, end: number): void {
      if (depths.dropped > 0 || styles.hidesText) return;
      if (depths.fixed > 0) paragraph.addFixed(chars);
      else if (depths.underlined > 0 && chars.trim() === '') blank.push([chars, start, end]);
      else {
        endBlank();
        paragraph.addDisplayed(chars, start, end);
      }
    },
    formula(chars: string): void {
      endBlank();
      if (depths.dropped === 0) paragraph.addFixed(apart(paragraph.last, chars));
    },
  };
  walkHtml(source, visitor, bounds, isXhtml);
  endParagraph();
}

/** The paragraphs of HTML that are cleaned: code, scripts and forms are no prose. */
export function cleanedParagraphs(source: string, bounds: ReaderBounds, isXhtml = false): MappedText[] {
  const paragraphs: MappedText[] = [];
  walkParagraphs(source, bounds, isXhtml, cleaningRole, paragraph => {
    const { length } = paragraph.text.trimEnd();
    if (length > 0) paragraphs.push(paragraph.slice(0, length));
  });
  return paragraphs;
}

function cleaningRole(name: string, attributes: Token.Attribute[]): ElementRole {
  const separates = separatesText(name);
  if (!uncleanedElements.has(name)) {
    const style = attributeOf(attributes, 'style') ?? '';
    const isUnderlined = name === 'u' || name === 'ins' || underline.test(style);
    return { separates, isUnderlined, placeholder: name === 'br' ? '\n' : undefined };
  }
  // Inline code acts as a word of its sentence.
  return { separates, text: 'dropped', placeholder: separates ? undefined : 'x' };
}

export const escapeHtml = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** Characters that are markup together: the start of a tag or character reference, the end of CDATA. */
const markup = /<[a-z!/?]|&(?:#|[a-z][a-z\d]+)|\]\]>/gi;

/** A paragraph of HTML that can be changed where no markup results. `toHtml` makes HTML of characters. */
export const htmlProse = (source: string, text: MappedText, toHtml: (chars: string) => string): Prose => ({
  text,
  write(edit) {
    const replacement = toHtml(edit.replacement);
    const isMarkup = text
      .sourcesOf(edit)
      .some((span, i) => makesMarkup(source, { ...span, replacement: i === 0 ? replacement : '' }, markup));
    return isMarkup ? null : replacement;
  },
});
