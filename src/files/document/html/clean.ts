import { separatesText, uncleanedElements } from '../../../document/html/elements.js';
import type { Edit } from '../../../engine/cleanup/clean.js';
import { escapeHtml } from '../../../engine/cleanup/html.js';
import { mergeRanges, overlaps } from '../../../engine/source/ranges.js';
import type { Bounds } from '../../bounds.js';
import { type Decoded, decodeHtml } from '../charset.js';
import { type CleanedContent, type CleanOptions, DocumentFailure } from '../document.js';
import { cleanedFile } from '../source-replacements.js';
import { typographyEdits } from '../typography-edits.js';
import { type ElementRole, walkParagraphs } from './paragraphs.js';

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
  const kept = mergeRanges(options.keptRanges?.(decoded.text, 'html') ?? []);
  const applied: Edit[] = [];
  walkParagraphs(decoded.text, bounds, isXhtml, cleaningRole, paragraph => {
    for (const edit of typographyEdits(paragraph.text.trimEnd(), options)) {
      const edits = paragraph.inSource({ ...edit, replacement: htmlOf(edit.replacement, decoded.encoding) });
      if (!edits.some(({ start, end }) => overlaps(kept, start, end))) applied.push(...edits);
    }
  });
  return cleanedFile(bytes, decoded, applied, 'text/html');
}

function cleaningRole(name: string): ElementRole {
  const separates = separatesText(name);
  if (!uncleanedElements.has(name)) return { separates, placeholder: name === 'br' ? '\n' : undefined };
  // Inline code acts as a word of its sentence.
  return { separates, text: 'dropped', placeholder: separates ? undefined : 'x' };
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
