import { count } from '../../../contract/prose.js';
import { frontMatterChars } from '../../../engine/source/front-matter.js';
import type { Bounds } from '../../bounds.js';
import { decodePlain, decodingNotes } from '../charset.js';
import { type DocumentProblem, type ExtractedDocument, isProblem } from '../document.js';
import { joinBlocks, readTextBlocks } from '../html/text-blocks.js';
import { isBlank, normalizeSpacing, noText } from '../plain-text.js';
import { markdownParser, type ParsedMarkdown } from './parser.js';

/** Code blocks, fenced or indented, are removed: they are not prose. */
const parse = markdownParser({ code: () => '<hr>' });

/** Extracts the visible text of a Markdown document (CommonMark with GitHub's extensions). */
export function readMarkdown(bytes: Uint8Array, bounds: Bounds): ExtractedDocument | DocumentProblem {
  const decoded = decodePlain(bytes);
  const read = readMarkdownText(decoded.text, bounds);
  if (isProblem(read)) return read;
  const { warnings, ...notes } = decodingNotes(decoded);
  return { ...read, ...notes, warnings: [...warnings, ...read.warnings] };
}

/** Extracts the visible text of a Markdown source. */
export function readMarkdownText(text: string, bounds: Bounds): ExtractedDocument | DocumentProblem {
  const source = text.slice(frontMatterChars(text));
  let parsed: ParsedMarkdown;
  try {
    parsed = parse(source, bounds);
  } catch (error) {
    // The recursive parser overflowed the stack. No person nests so deeply.
    if (!(error instanceof RangeError)) throw error;
    return { problem: 'unreadable', message: 'The Markdown is nested too deeply to be read.' };
  }
  const visible = normalizeSpacing(
    `${joinBlocks(readTextBlocks(parsed.html, bounds).blocks)}\n\n${parsed.rest}`,
  );
  if (isBlank(visible)) return noText;
  const warnings: string[] = [];
  if (parsed.isCut)
    warnings.push('The Markdown has more markup than is read; some of it is left in the text.');
  const blocks = parsed.indentedCodeBlocks;
  if (blocks > 0)
    warnings.push(`${count(blocks, 'block')} of indented code ${blocks === 1 ? 'was' : 'were'} left out.`);
  return { kind: 'markdown', text: visible, warnings };
}
