import { escapeHtml, htmlProse } from '../../../document/html/paragraphs.js';
import { MappedText } from '../../../document/mapped-text.js';
import { readMarkdown } from '../../../document/markdown/read-markdown.js';
import { type Edit, overlaps, type Span } from '../../../document/span.js';
import { type EditableParagraph, editableParagraph } from '../edits/place-edits.js';

/**
 * The blocks of the visible text of a Markdown source, whose words can be replaced. Replacements are escaped
 * where they would be markup, in HTML as HTML.
 */
export function markdownParagraphs(source: string): EditableParagraph[] {
  const { blocks, html } = readMarkdown(source);
  return blocks.map(({ text: chars, runs }) => {
    const text = MappedText.from(chars, runs);
    const inHtml = htmlProse(source, text, escapeHtml);
    const write = (edit: Edit) => {
      const place = text.sourcesOf(edit)[0];
      if (place !== undefined && overlaps(html, place.start, place.end)) return inHtml.write!(edit);
      if (place === undefined || isLabel(source, place) || uncoversMarker(source, place, edit.replacement))
        return null;
      return escapeMarkup(source, place, edit.replacement);
    };
    return editableParagraph({ text, write });
  });
}

/** Longest start of a line that is recognised: list items and quotations as deep as they are read. */
const lineStartChars = 100;
const lineStart = /(?:^|\n)[ \t]*(?:(?:>|[-*+][ \t]|\d{1,9}[.)][ \t])[ \t]*)*$/;

/** Whether only white space and markers of quotations and list items precede an offset on its line. */
const startsLine = (source: string, at: number): boolean =>
  lineStart.test(source.slice(Math.max(0, at - lineStartChars), at));

/** Escapes what would be markup, also a marker at the start of a line, with the text after the words. */
function escapeMarkup(source: string, { start, end }: Span, words: string): string {
  const escaped = words.replace(/[\\`*_[\]<>#|~&]/g, '\\$&');
  if (!startsLine(source, start)) return escaped;
  if (/^[-+=]/.test(words)) return `\\${escaped}`;
  const number = /^\d+(?=[.)])/.exec(words + source.charAt(end))?.[0];
  // The full stop is escaped, not the number.
  return number === undefined ? escaped : `${number}\\${escaped.slice(number.length)}`;
}

/** Whether a removal makes a marker of the characters after it: the first word of "Then - we left". */
const uncoversMarker = (source: string, { start, end }: Span, replacement: string): boolean =>
  replacement.trim() === '' &&
  startsLine(source, start) &&
  /^[ \t]*(?:[-+*=#>|~`]|\d+[.)]|[ \t]{4})/.test(source.slice(end, end + lineStartChars));

/** Longest text of a link that is recognised as a label. */
const labelChars = 1_000;

/** Whether a place is in brackets without a destination: they may refer to a link definition by this text. */
function isLabel(source: string, { start, end }: Span): boolean {
  const before = source.slice(Math.max(0, start - labelChars), start);
  if (before.lastIndexOf('[') <= before.lastIndexOf(']')) return false;
  const after = source.slice(end, end + labelChars);
  const close = after.search(/[[\]]/);
  return after[close] === ']' && !/^\](?:\(|\[[^\]])/.test(after.slice(close));
}
