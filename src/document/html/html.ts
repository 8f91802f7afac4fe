import { decodeHtml } from '../charset.js';
import type { DocumentProblem, Extracted } from '../document.js';
import { decodingWarnings, isBlank, noText } from '../plain-text.js';
import { reduce, textOf } from './text-blocks.js';

/** An HTML document's visible prose (SPEC §2.5). `declaredCharset` is that of a Content-Type header. */
export function readHtml(bytes: Uint8Array, declaredCharset?: string): Extracted | DocumentProblem {
  const decoded = decodeHtml(bytes, declaredCharset);
  const page = reduce(decoded.text);
  const text = textOf(page.blocks);
  if (isBlank(text)) return noText;
  const result: Extracted = { kind: 'html', text, warnings: decodingWarnings(decoded) };
  if (page.title !== undefined) result.title = page.title;
  return result;
}
