import type { NotApplied } from '../../contract/cleanup.js';
import { decodePlain, decodingNotes, decodingWarnings } from '../../document/charset.js';
import { cleanedAs } from '../../document/detect.js';
import { pastedProse } from '../../document/pasted.js';
import { normalizeMapped, normalizeSpacing } from '../../document/spacing.js';
import { mergeSpans, overlaps } from '../../document/span.js';
import { withLineBreaksOf } from '../../engine/cleanup/line-breaks.js';
import type { CleanedContent, CleanOptions, DocumentProblem, ExtractedDocument } from './document.js';
import { countChange, replaceBytes, typographyEdits } from './in-place.js';

/** Reads a text file: decodes it, replaces unreadable bytes and normalises spacing. */
export function readPlain(bytes: Uint8Array, declaredCharset?: string): ExtractedDocument | DocumentProblem {
  const decoded = decodePlain(bytes, declaredCharset);
  const prose = pastedProse(decoded.text);
  const { text, runs } = prose ? normalizeMapped(prose) : { text: normalizeSpacing(decoded.text) };
  return isBlank(text) ? noText : { kind: 'txt', text, ...(runs && { runs }), ...decodingNotes(decoded) };
}

/**
 * Cleans a text or Markdown file. A byte order mark, unreadable bytes, markup and the line break of most
 * lines do not change.
 */
export function cleanPlain(
  bytes: Uint8Array,
  { readAs = 'auto', excludedSpans, ...options }: CleanOptions,
  kind: 'plain' | 'markdown' = 'plain',
): CleanedContent {
  const decoded = decodePlain(bytes);
  const { text } = decoded;
  const isMarkdown = kind === 'markdown' && readAs === 'auto';
  const excluded = kind === 'markdown' ? mergeSpans(excludedSpans?.(text, kind) ?? []) : [];
  const notApplied: NotApplied = {};
  const edits = typographyEdits(text, options, {
    readAs: isMarkdown ? kind : cleanedAs(text, readAs),
    notApplied,
  });
  const applied = withLineBreaksOf(text, edits).filter(({ start, end }) => !overlaps(excluded, start, end));
  const changes: Record<string, number> = {};
  for (const edit of applied) countChange(changes, edit);
  return {
    bytes: replaceBytes(bytes, decoded, applied),
    type: `text/${kind}; charset=${decoded.encoding}`,
    changes,
    ...(Object.keys(notApplied).length > 0 && { notApplied }),
    warnings: decodingWarnings(decoded, 'stay as they are'),
  };
}

export const noText: DocumentProblem = {
  problem: 'no_text',
  message: 'The document has no text to read.',
};

/** Whether a text has only spaces, controls and characters without a glyph. */
export const isBlank = (text: string) =>
  !/[^\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);
