import { withLineBreaksOf } from '../../engine/cleanup/line-breaks.js';
import { cleanedAs } from '../../engine/source/detect.js';
import { mergeRanges, overlaps } from '../../engine/source/ranges.js';
import { decodePlain, decodingNotes } from './charset.js';
import type { CleanedContent, CleanOptions, DocumentProblem, ExtractedDocument } from './document.js';
import { cleanedFile } from './source-replacements.js';
import { typographyEdits } from './typography-edits.js';

/** Reads a text file: decodes it, replaces unreadable bytes and normalises spacing. */
export function readPlain(bytes: Uint8Array): ExtractedDocument | DocumentProblem {
  const decoded = decodePlain(bytes);
  const text = normalizeSpacing(decoded.text);
  if (isBlank(text)) return noText;
  return { kind: 'txt', text, ...decodingNotes(decoded) };
}

/**
 * Cleans a text or Markdown file. A byte order mark, unreadable bytes, markup and the line break of most
 * lines do not change.
 */
export function cleanPlain(
  bytes: Uint8Array,
  { readAs = 'auto', keptRanges, ...options }: CleanOptions,
  kind: 'plain' | 'markdown' = 'plain',
): CleanedContent {
  const decoded = decodePlain(bytes);
  const { text } = decoded;
  const isMarkdown = kind === 'markdown' && readAs === 'auto';
  const kept = kind === 'markdown' ? mergeRanges(keptRanges?.(text, kind) ?? []) : [];
  const edits = typographyEdits(text, options, {
    readAs: isMarkdown ? kind : cleanedAs(text, readAs),
  });
  const applied = withLineBreaksOf(text, edits).filter(({ start, end }) => !overlaps(kept, start, end));
  return cleanedFile(bytes, decoded, applied, `text/${kind}`);
}

export const noText: DocumentProblem = {
  problem: 'no_text',
  message: 'The document has no text to read.',
};

/** Whether a text has only spaces, controls and characters without a glyph. */
export const isBlank = (text: string) =>
  !/[^\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);

/** Spacing and characters that `normalizeSpacing` may change. Most blocks of a text have none. */
const mayBeNormalized = /[\0-\t\v-\x1f\x7f-\xa0\u2028\u2029\ud800-\udfff\ufeff]| {2}| \n|\n |\n{3}|^\s|\s$/;

/**
 * Normalises the spacing of an extracted text, for every format: runs of spaces and tabs become one space,
 * line ends become LF, paragraphs are at most one empty line apart, control characters are removed. A single
 * no-break or typographic space is evidence of authorship and stays. Linear in the text's length.
 */
export function normalizeSpacing(text: string): string {
  if (!mayBeNormalized.test(text)) return text;
  return text
    .replace(/\r\n?|[\v\f\x85\u2028\u2029]/g, '\n')
    .replace(/[\0-\x08\x0e-\x1f\x7f-\x9f]/g, '')
    .replace(/[ \t\xa0]{2,}|\t/g, ' ')
    .replace(/[ \xa0]?\n[ \xa0]?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^[\s\ufeff]+/, '')
    .trimEnd()
    .replace(/\p{Surrogate}/gu, '\ufffd');
}
