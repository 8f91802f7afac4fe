import { frontMatterChars } from '../../document/markdown/front-matter.js';
import { indentedCode } from '../../document/markdown/indented-code.js';
import { mergeRanges, type SourceRange } from './ranges.js';

/** An edit of a text: its place, the new text and the kind of change. */
interface TextEdit extends SourceRange {
  replacement: string;
  kind: string;
}

/**
 * The edits that a Markdown text may have. The cleanup itself skips fenced and inline code and URLs. This
 * also protects front matter, indented code, tags, link destinations, link definitions, and the white space
 * and markers at the start and end of a line.
 * @param kept further parts that must not change
 */
export function outsideMarkup<E extends TextEdit>(
  text: string,
  edits: readonly E[],
  kept: readonly SourceRange[] = [],
): E[] {
  if (edits.length === 0) return [];
  const markupInText = markupRanges(text, kept);
  let next = 0;
  return edits.filter(edit => {
    while (next < markupInText.length && markupInText[next]!.end <= edit.start) next++;
    const range = markupInText[next];
    return (range === undefined || range.start >= edit.end) && !createsListMarker(text, edit);
  });
}

/** First characters of markup. Without this test, every alternative is tried at every letter. */
const markupStart = String.raw`(?=[-_*=|: \t[\]<])`;
/** Markup within one line. Each alternative is linear: none backtracks over more than a line. */
const markup = new RegExp(
  `${markupStart}(?:${[
    // Thematic breaks, heading underlines, the delimiter row of a table.
    String.raw`(?=[-_*=])(?<=^[ \t>]{0,20})(?:[-_*=] ?){2,}[ \t]*$`,
    String.raw`^\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)+(?:\|[ \t]*)?$`,
    // Indentation of code and lists; white space at a line's end, where two spaces are a line break.
    String.raw`^[ \t]+`,
    String.raw`(?<![ \t])[ \t]+$`,
    // Link definitions. The text of a footnote is prose.
    String.raw`^ {0,3}\[(?!\^)[^\]\n]{1,200}\]:[ \t]*[^\n]*$`,
    // Footnote marks, and the label of a definition.
    String.raw`\[\^[^\]\s]{1,100}\]:?`,
    // Destinations and titles of links and images.
    String.raw`\]\([^()\n]{0,1000}(?:\([^()\n]{0,1000}\)[^()\n]{0,1000})?\)`,
    // Tags.
    String.raw`</?[A-Za-z][^<>\n]{0,1000}>`,
  ].join('|')})`,
  'gm',
);

/** Markup and kept parts, which must not change, in order and without overlaps. */
function markupRanges(text: string, kept: readonly SourceRange[]): SourceRange[] {
  const ranges: SourceRange[] = [];
  const front = frontMatterChars(text);
  if (front > 0) ranges.push({ start: 0, end: front });
  markup.lastIndex = front;
  for (let match = markup.exec(text); match !== null; match = markup.exec(text)) {
    ranges.push({ start: match.index, end: match.index + match[0].length });
    if (match[0] === '') markup.lastIndex++;
  }
  return mergeRanges([...ranges, ...kept, ...comments(text), ...indentedCode(text)]);
}

function comments(text: string): SourceRange[] {
  const ranges: SourceRange[] = [];
  for (let start = text.indexOf('<!--'); start >= 0; ) {
    const close = text.indexOf('-->', start);
    if (close < 0) break;
    ranges.push({ start, end: close + 3 });
    start = text.indexOf('<!--', close);
  }
  return ranges;
}

/** Characters before an edit that are searched for the start of its line. */
const markerIndent = 8;

/** A rule, and a marker that white space follows. A hyphen before a number is its sign. */
const marker = /^\s*(?:>|-{2,}|[-+*#](?:\s|$))/;

/** Whether an edit would create a list marker, rule, heading or quotation at the start of a line. */
function createsListMarker(text: string, { start, end, replacement, kind }: TextEdit): boolean {
  if (kind === 'bullets' || !marker.test(replacement + text.charAt(end))) return false;
  // A search for the line's start would read a line of n dashes n times.
  const before = text.slice(Math.max(0, start - markerIndent), start);
  const newline = before.lastIndexOf('\n');
  if (newline < 0 && start >= markerIndent) return false;
  return /^[\s>]*$/.test(before.slice(newline + 1));
}
