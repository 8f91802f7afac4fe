import type { Token } from 'parse5';
import { MappedText } from '../mapped-text.js';
import { apart } from '../mathematics.js';
import { makesMarkup, type Prose } from '../prose.js';
import { separatesText, uncleanedElements } from './elements.js';
import { attributeOf, InlineStyles } from './visibility.js';
import { walkHtml } from './walk.js';

const underline = /underline|border-bottom\s*:(?!\s*(?:0|none))/i;
/** Spaces that a page displays one by one. */
const wideSpace = /[\xa0\u2000-\u200a\u202f\u3000]/g;
const indentation = new RegExp(`^${wideSpace.source}+`);

/**
 * The paragraphs of HTML that are cleaned: code, scripts and forms are no prose. Each has the text of its
 * inline elements, since a quotation or a dash may span several of them, with the source of each character.
 */
export function cleanedParagraphs(source: string, isXhtml = false): MappedText[] {
  const paragraphs: MappedText[] = [];
  let paragraph = new MappedText();
  /** End of the indentation of the last line of the paragraph. */
  let indentEnd = -1;
  const depths = { dropped: 0, underlined: 0 };
  const styles = new InlineStyles();
  /** White space in an underlined element, until its end or the text after it. */
  let blank: [chars: string, start: number, end: number][] = [];
  /** Several no-break spaces at the end of an underlined element are a blank to fill in: low lines. */
  const endBlank = (isUnderlined = false): void => {
    const units = blank.reduce((sum, [chars]) => sum + (chars.match(wideSpace)?.length ?? 0), 0);
    if (isUnderlined && units > 1) paragraph.addFixed('_'.repeat(units));
    else for (const [chars, start, end] of blank) paragraph.addDisplayed(chars, start, end);
    blank = [];
  };
  /** Adds text. Wide spaces that indent a line stay, since a page displays no others there. */
  const addText = (chars: string, start: number, end: number): void => {
    const { last } = paragraph;
    const isIndented = last === '' || last === '\n' || paragraph.text.length === indentEnd;
    const indent = isIndented ? (indentation.exec(chars)?.[0] ?? '') : '';
    paragraph.addFixed(indent);
    if (indent !== '') indentEnd = paragraph.text.length;
    if (indent !== chars) paragraph.addDisplayed(chars.slice(indent.length), start + indent.length, end);
  };
  const endParagraph = (): void => {
    const { length } = paragraph.text.trimEnd();
    if (length > 0) paragraphs.push(paragraph.slice(0, length));
    paragraph = new MappedText();
    indentEnd = -1;
  };
  const open = (name: string, attributes: Token.Attribute[]) => {
    endBlank();
    const separates = separatesText(name);
    const isDropped = uncleanedElements.has(name);
    const isUnderlined = !isDropped && hasUnderline(name, attributes);
    if (separates) endParagraph();
    // Inline code acts as a word of its sentence.
    if (depths.dropped === 0 && isDropped && !separates) paragraph.addFixed('x');
    if (depths.dropped === 0 && name === 'br') paragraph.addLineBreak();
    if (isDropped) depths.dropped++;
    if (isUnderlined) depths.underlined++;
    return { separates, isDropped, isUnderlined, style: styles.start(name, attributes) };
  };
  const visitor = {
    open,
    close({ style, separates, isDropped, isUnderlined }: ReturnType<typeof open>): void {
      styles.end(style);
      endBlank(isUnderlined);
      if (isUnderlined) depths.underlined--;
      if (isDropped) depths.dropped--;
      if (separates) endParagraph();
    },
    text(chars: string, start: number, end: number): void {
      if (depths.dropped > 0 || styles.hidesText) return;
      if (depths.underlined > 0 && chars.trim() === '') blank.push([chars, start, end]);
      else {
        endBlank();
        addText(chars, start, end);
      }
    },
    formula(chars: string): void {
      endBlank();
      if (depths.dropped === 0) paragraph.addFixed(apart(paragraph.last, chars));
    },
  };
  walkHtml(source, visitor, isXhtml);
  endParagraph();
  return paragraphs;
}

const hasUnderline = (name: string, attributes: Token.Attribute[]): boolean =>
  name === 'u' || name === 'ins' || underline.test(attributeOf(attributes, 'style') ?? '');

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
