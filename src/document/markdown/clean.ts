import { type Edit, findEdits } from '../../cleanup/clean.js';
import { decodePlain } from '../charset.js';
import type { CleanedFile, CleanOptions, DocumentProblem } from '../document.js';
import { decodingWarnings } from '../plain-text.js';
import { cleanedFile, countChange } from '../source-replacements.js';
import { frontMatterChars } from './markdown.js';

/**
 * Cleans Markdown in place. Fenced and inline code and addresses are spared by cleaning itself; here what
 * Markdown adds: front matter, indented code, tags, link destinations, definitions, and the white space and
 * marks that mean something at the edges of a line.
 */
export function cleanMarkdown(bytes: Uint8Array, options: CleanOptions): CleanedFile | DocumentProblem {
  const decoded = decodePlain(bytes);
  const { text } = decoded;
  const kept = markupRanges(text);
  const changes: Record<string, number> = {};
  let next = 0;
  const applied = findEdits(text, options).filter(edit => {
    while (next < kept.length && kept[next]!.end <= edit.start) next++;
    const range = kept[next];
    if ((range !== undefined && range.start < edit.end) || createsListMarker(text, edit)) return false;
    countChange(changes, edit);
    return true;
  });
  return cleanedFile(bytes, decoded, applied, {
    extension: '.md',
    type: 'text/markdown',
    changes,
    warnings: decodingWarnings(decoded),
  });
}

interface MarkupRange {
  start: number;
  end: number;
}

/** Markup of one line or less. Each alternative is linear: none backtracks over more than a line. */
const markup = new RegExp(
  [
    // Thematic breaks, underlines of headings, the second line of a table.
    String.raw`(?<=^[ \t>]{0,20})(?:[-_*=] ?){2,}[ \t]*$`,
    String.raw`^\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)+\|?[ \t]*$`,
    // Indentation, of code and of lists; white space at a line's end, where two spaces are a line break.
    String.raw`^[ \t]+`,
    String.raw`(?<![ \t])[ \t]+$`,
    // Definitions of links.
    String.raw`^ {0,3}\[[^\]\n]{1,200}\]:[ \t]*[^\n]*$`,
    // Destinations and titles of links and images.
    String.raw`\]\([^()\n]{0,1000}(?:\([^()\n]{0,1000}\)[^()\n]{0,1000})?\)`,
    // Tags.
    String.raw`</?[A-Za-z][^<>\n]{0,1000}>`,
  ].join('|'),
  'gm',
);

function markupRanges(text: string): MarkupRange[] {
  const ranges: MarkupRange[] = [];
  const front = frontMatterChars(text);
  if (front > 0) ranges.push({ start: 0, end: front });
  markup.lastIndex = front;
  for (let match = markup.exec(text); match !== null; match = markup.exec(text)) {
    ranges.push({ start: match.index, end: match.index + match[0].length });
    if (match[0] === '') markup.lastIndex++;
  }
  return [...ranges, ...comments(text), ...indentedCode(text)]
    .sort((a, b) => a.start - b.start || b.end - a.end)
    .reduce(apart, []);
}

function apart(ranges: MarkupRange[], next: MarkupRange): MarkupRange[] {
  const last = ranges.at(-1);
  if (last === undefined || next.start >= last.end) ranges.push(next);
  return ranges;
}

function comments(text: string): MarkupRange[] {
  const ranges: MarkupRange[] = [];
  for (let start = text.indexOf('<!--'); start >= 0; ) {
    const close = text.indexOf('-->', start);
    if (close < 0) break;
    ranges.push({ start, end: close + 3 });
    start = text.indexOf('<!--', close);
  }
  return ranges;
}

/** Lines indented by four after an empty line, outside lists (where they are paragraphs of an item). */
function indentedCode(text: string): MarkupRange[] {
  const ranges: MarkupRange[] = [];
  let afterBlank = true;
  let inList = false;
  let inCode = false;
  for (let start = 0; start < text.length; ) {
    const found = text.indexOf('\n', start);
    const end = found < 0 ? text.length : found;
    const line = text.slice(start, end);
    const isBlankLine = line.trim() === '';
    const isIndented = /^(?: {4}| {0,3}\t)/.test(line);
    if (/^ {0,3}(?:[-*+]|\d{1,9}[.)])[ \t]/.test(line)) inList = true;
    else if (afterBlank && !isBlankLine && !/^[ \t]/.test(line)) inList = false;
    inCode = isIndented && !isBlankLine && !inList && (afterBlank || inCode);
    if (inCode) ranges.push({ start, end });
    afterBlank = isBlankLine;
    start = end + 1;
  }
  return ranges;
}

/** How far from its line's start a mark may stand to open a block. */
const markerIndent = 8;

/** A dash in words that would come to stand at the start of a line as a list's mark. */
function createsListMarker(text: string, { start, replacement, kind }: Edit): boolean {
  if (kind === 'bullets' || !/^\s*[-+*#>]/.test(replacement)) return false;
  // Only so much is read: a search for the line's start would read a line of dashes once per dash.
  const before = text.slice(Math.max(0, start - markerIndent), start);
  const newline = before.lastIndexOf('\n');
  if (newline < 0 && start >= markerIndent) return false;
  return /^[\s>]*$/.test(before.slice(newline + 1));
}
