import { limits } from '../../limits.js';
import { decodePlain } from '../charset.js';
import type { DocumentProblem, ExtractedDocument } from '../document.js';
import { joinBlocks, readTextBlocks } from '../html/text-blocks.js';
import { decodingWarnings, isBlank, normalizeSpacing, noText } from '../plain-text.js';
import { markdownParser, type ParsedMarkdown } from './parser.js';

/** Code blocks, fenced or indented, are no prose and go (SPEC §2.5). */
const parse = markdownParser({ code: () => '<hr>' });

/** Length of the YAML between --- lines at the very start, which is data for a site generator; 0 without. */
export function frontMatterChars(text: string): number {
  const opening = /^---[ \t]*\r?\n(?=[\w-]+:)/.exec(text);
  if (opening === null) return 0;
  for (let start = opening[0].length; start < Math.min(text.length, frontMatterLongest); ) {
    const found = text.indexOf('\n', start);
    const end = found < 0 ? text.length : found + 1;
    if (/^(?:---|\.\.\.)\s*$/.test(text.slice(start, Math.min(end, start + 100)))) return end;
    start = end;
  }
  return 0;
}

const frontMatterLongest = 10_000;

/** A Markdown document (CommonMark and GitHub's extensions) as its visible prose. */
export function readMarkdown(bytes: Uint8Array): ExtractedDocument | DocumentProblem {
  const decoded = decodePlain(bytes);
  const source = decoded.text.slice(frontMatterChars(decoded.text));
  let parsed: ParsedMarkdown;
  try {
    parsed = parse(source, limits.markdownSteps);
  } catch (error) {
    // The parser recurses, and says so by overflowing the stack: nesting no person writes.
    if (!(error instanceof RangeError)) throw error;
    return { problem: 'unreadable', message: 'The Markdown is nested too deeply to be read.' };
  }
  const text = normalizeSpacing(`${joinBlocks(readTextBlocks(parsed.html).blocks)}\n\n${parsed.rest}`);
  if (isBlank(text)) return noText;
  const warnings = decodingWarnings(decoded);
  if (parsed.isCut)
    warnings.push('The Markdown has more markup than is read; some of it is left in the text.');
  return { kind: 'markdown', text, warnings };
}
