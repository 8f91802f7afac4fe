import { decodeHtml, decodingNotes } from '../../../document/charset.js';
import { joinBlocks, readTextBlocks } from '../../../document/html/text-blocks.js';
import type { Bounds } from '../../bounds.js';
import type { DocumentProblem, ExtractedDocument } from '../document.js';
import { isBlank, noText } from '../plain-text.js';

/** Extracts the visible text of an HTML document. `declaredCharset` comes from a Content-Type header. */
export function readHtml(
  bytes: Uint8Array,
  bounds: Bounds,
  declaredCharset?: string,
): ExtractedDocument | DocumentProblem {
  const decoded = decodeHtml(bytes, declaredCharset);
  const { blocks, title, warnings } = readTextBlocks(decoded.text, bounds);
  const visible = joinBlocks(blocks);
  if (isBlank(visible.text)) return noText;
  const notes = decodingNotes(decoded, warnings);
  return { kind: 'html', ...visible, ...(title !== undefined && { title }), ...notes };
}
