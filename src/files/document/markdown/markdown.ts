import { count } from '../../../contract/figures.js';
import type { Bounds } from '../../bounds.js';
import { decodePlain, decodingWarnings } from '../charset.js';
import type { DocumentProblem, ExtractedDocument } from '../document.js';
import { joinBlocks, readTextBlocks } from '../html/text-blocks.js';
import { isBlank, normalizeSpacing, noText } from '../plain-text.js';
import { markdownParser, type ParsedMarkdown } from './parser.js';

/** Code blocks, fenced or indented, are removed: they are not prose. */
const parse = markdownParser({ code: () => '<hr>' });

/** Length of the front matter: YAML between --- lines at the start, for site generators; 0 without. */
export function frontMatterChars(text: string): number {
  const opening = /^---[ \t]*\r?\n(?=[\w-]+:)/.exec(text);
  if (opening === null) return 0;
  for (let start = opening[0].length; start < Math.min(text.length, frontMatterCharsMax); ) {
    const found = text.indexOf('\n', start);
    const end = found < 0 ? text.length : found + 1;
    if (/^(?:---|\.\.\.)\s*$/.test(text.slice(start, Math.min(end, start + 100)))) return end;
    start = end;
  }
  return 0;
}

const frontMatterCharsMax = 10_000;

/** Extracts the visible text of a Markdown document (CommonMark with GitHub's extensions). */
export function readMarkdown(bytes: Uint8Array, bounds: Bounds): ExtractedDocument | DocumentProblem {
  const decoded = decodePlain(bytes);
  const source = decoded.text.slice(frontMatterChars(decoded.text));
  let parsed: ParsedMarkdown;
  try {
    parsed = parse(source, bounds);
  } catch (error) {
    // The recursive parser overflowed the stack. No person nests so deeply.
    if (!(error instanceof RangeError)) throw error;
    return { problem: 'unreadable', message: 'The Markdown is nested too deeply to be read.' };
  }
  const text = normalizeSpacing(
    `${joinBlocks(readTextBlocks(parsed.html, bounds).blocks)}\n\n${parsed.rest}`,
  );
  if (isBlank(text)) return noText;
  const warnings = decodingWarnings(decoded);
  if (parsed.isCut)
    warnings.push('The Markdown has more markup than is read; some of it is left in the text.');
  const blocks = parsed.indentedCodeBlocks;
  if (blocks > 0)
    warnings.push(`${count(blocks, 'block')} of indented code ${blocks === 1 ? 'was' : 'were'} left out.`);
  return { kind: 'markdown', text, warnings };
}
