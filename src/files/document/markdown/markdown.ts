import { count } from '../../../contract/prose.js';
import { decodePlain, decodingNotes } from '../../../document/charset.js';
import { joinBlocks } from '../../../document/html/text-blocks.js';
import { readMarkdown as readBlocks } from '../../../document/markdown/read-markdown.js';
import { withoutFences } from '../../../document/pasted.js';
import type { DocumentProblem, ExtractedDocument } from '../document.js';
import { isBlank, noText } from '../plain-text.js';

/** Extracts the visible text of a Markdown document (CommonMark with GitHub's extensions). */
export function readMarkdown(
  bytes: Uint8Array,
  declaredCharset?: string,
): ExtractedDocument | DocumentProblem {
  const decoded = decodePlain(bytes, declaredCharset);
  const { blocks, indentedCodeBlocks } = readBlocks(withoutFences(decoded.text));
  const visible = joinBlocks(blocks);
  if (isBlank(visible.text)) return noText;
  const { warnings, ...notes } = decodingNotes(decoded);
  if (indentedCodeBlocks > 0)
    warnings.push(
      `${count(indentedCodeBlocks, 'block')} of indented code ${indentedCodeBlocks === 1 ? 'was' : 'were'} left out.`,
    );
  return { kind: 'markdown', ...visible, ...notes, warnings };
}
