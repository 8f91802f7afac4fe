import { type Decoded, decodeHtml } from '../../../document/charset.js';
import { cleanedParagraphs, escapeHtml } from '../../../document/html/paragraphs.js';
import { sourceEdits } from '../../../document/prose.js';
import { mergeSpans, overlaps } from '../../../document/span.js';
import type { CleanupEdit } from '../../../engine/cleanup/clean.js';
import type { Bounds } from '../../bounds.js';
import { type CleanedContent, type CleanOptions, DocumentFailure } from '../document.js';
import { cleanedFile } from '../source-replacements.js';
import { typographyEdits } from '../typography-edits.js';

/**
 * Cleans the text of an HTML document in place, a paragraph at a time. All markup, code and scripts stay byte
 * for byte.
 */
export function cleanHtml(
  bytes: Uint8Array,
  bounds: Bounds,
  options: CleanOptions,
  isXhtml = false,
): CleanedContent {
  const decoded = decodeEditable(bytes);
  const excluded = mergeSpans(options.excludedSpans?.(decoded.text, 'html') ?? []);
  const write = ({ replacement }: { replacement: string }) => htmlOf(replacement, decoded.encoding);
  const applied: CleanupEdit[] = [];
  for (const text of cleanedParagraphs(decoded.text, bounds, isXhtml))
    for (const edit of typographyEdits(text.text, options)) {
      const parts = sourceEdits({ text, write }, edit);
      if (parts.some(({ start, end }) => overlaps(excluded, start, end))) continue;
      parts.forEach((part, i) => {
        applied.push({ ...edit, ...part, glyphs: i === 0 ? edit.glyphs : 0 });
      });
    }
  return cleanedFile(bytes, decoded, applied, 'text/html');
}

/** Decodes HTML whose bytes can be replaced in place. Throws DocumentFailure. */
export function decodeEditable(bytes: Uint8Array): Decoded {
  const decoded = decodeHtml(bytes);
  // Stateful: the bytes of a character depend on the escape sequence before it.
  if (decoded.encoding === 'iso-2022-jp')
    throw new DocumentFailure(
      'unsupported',
      'HTML in ISO-2022-JP cannot be cleaned in place; save it as UTF-8.',
    );
  return decoded;
}

/** Text as HTML. Legacy encodings get character references for what is not ASCII. */
export function htmlOf(text: string, encoding: string): string {
  const escaped = escapeHtml(text);
  return encoding.startsWith('utf-')
    ? escaped
    : escaped.replace(/[^\0-\x7f]/gu, char => `&#${char.codePointAt(0)};`);
}
