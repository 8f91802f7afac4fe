import { decodeHtml } from '../charset.js';
import type { DocumentProblem, ExtractedDocument } from '../document.js';
import { decodingWarnings, isBlank, noText } from '../plain-text.js';
import { joinBlocks, readTextBlocks } from './text-blocks.js';

/** An HTML document's visible prose (SPEC §2.5). `declaredCharset` is that of a Content-Type header. */
export function readHtml(bytes: Uint8Array, declaredCharset?: string): ExtractedDocument | DocumentProblem {
  const decoded = decodeHtml(bytes, declaredCharset);
  const page = readTextBlocks(decoded.text);
  const text = joinBlocks(page.blocks);
  if (isBlank(text)) return noText;
  const result: ExtractedDocument = { kind: 'html', text, warnings: decodingWarnings(decoded) };
  if (page.title !== undefined) result.title = page.title;
  return result;
}
