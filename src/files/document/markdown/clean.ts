import { findEdits } from '../../../engine/cleanup/clean.js';
import { outsideMarkup } from '../../../engine/source/markup.js';
import { decodePlain } from '../charset.js';
import type { CleanedContent, CleanOptions, DocumentProblem } from '../document.js';
import { cleanedFile, countChange } from '../source-replacements.js';

/** Cleans Markdown in place. Markup does not change, unless the file is read as plain text. */
export function cleanMarkdown(bytes: Uint8Array, options: CleanOptions): CleanedContent | DocumentProblem {
  const decoded = decodePlain(bytes);
  const { text } = decoded;
  const kept = options.keptRanges?.(text, 'markdown') ?? [];
  const edits = findEdits(text, options);
  const applied = options.readAs === 'plain' ? edits : outsideMarkup(text, edits, kept);
  const changes: Record<string, number> = {};
  for (const edit of applied) countChange(changes, edit);
  return cleanedFile(bytes, decoded, applied, 'text/markdown', changes);
}
