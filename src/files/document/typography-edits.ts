import type { CleanedAs } from '../../contract/cleanup.js';
import { number } from '../../contract/prose.js';
import { type CleanupEdit, findEdits } from '../../engine/cleanup/clean.js';
import { codePoints } from '../../engine/text/code-points.js';
import { type CleanOptions, DocumentFailure } from './document.js';

/** The edits that clean a text of a document: none where its typography stays. */
export const typographyEdits = (
  text: string,
  { typography, contractions, notApplied }: CleanOptions,
  { readAs = 'plain', hardBreaks = true }: { readAs?: CleanedAs; hardBreaks?: boolean } = {},
): CleanupEdit[] =>
  typography === 'keep'
    ? []
    : findEdits(text, { contractions, hardBreaks, ...(notApplied && { notApplied }) }, readAs);

/**
 * Finds the edits of each paragraph of one document, and throws once the paragraphs exceed `charsMax`: those
 * of headers, notes and comments are in no extracted text.
 */
export function editFinder(options: CleanOptions): (paragraph: string) => CleanupEdit[] {
  let chars = 0;
  return paragraph => {
    chars += codePoints(paragraph);
    requireChars(chars, options);
    return typographyEdits(paragraph, options, { hardBreaks: false });
  };
}

/** Throws DocumentFailure if a document has more than `charsMax` code points. */
export function requireChars(chars: number, { charsMax = Number.POSITIVE_INFINITY }: CleanOptions): void {
  if (chars > charsMax)
    throw new DocumentFailure(
      'too_long',
      `The document is too long: your plan's limit is ${number(charsMax)} characters.`,
    );
}
