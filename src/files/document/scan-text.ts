import type { ReadAs, ReadAsChoice } from '../../contract/document.js';
import type { EngineResult } from '../../contract/scan.js';
import { readAsOf } from '../../document/detect.js';
import { joinBlocks, type VisibleText } from '../../document/html/text-blocks.js';
import { readMarkdown } from '../../document/markdown/read-markdown.js';
import { pastedProse, withoutFences } from '../../document/pasted.js';
import type { Classifier } from '../../engine/scan/classifier.js';
import type { Rewriter } from '../../engine/scan/fixes.js';
import { inSource } from '../../engine/scan/results/in-source.js';
import { type ScanOptions, scan } from '../../engine/scan/scan.js';
import { countWords } from '../../engine/text/words.js';

/** Options of the scan of a text that may be a document's. */
export interface DocumentScanOptions extends ScanOptions {
  /** Sentences about parts of the document that could not be read, which the result repeats in `degraded`. */
  unread?: readonly string[];
}

/**
 * Scans a text as it was sent. Markdown is read like an uploaded .md file, so that both have the same score;
 * the offsets of the result refer to the text as sent.
 * @param choice null for a text that was extracted from a document: it has no markup
 */
export function scanText(
  text: string,
  choice: ReadAsChoice | null,
  { unread = [], ...options }: DocumentScanOptions,
  model: Classifier | null,
  rewrite: Rewriter | null,
): EngineResult {
  const visible = choice === null ? null : readVisible(text, choice);
  if (visible === null) return withUnread(scan(text, options, model, rewrite), unread);
  const { readAs, runs } = visible;
  const result = scan(visible.text, { ...options, readAs, source: text }, model, rewrite);
  return withUnread(inSource(result, runs, text), unread);
}

function withUnread(result: EngineResult, unread: readonly string[]): EngineResult {
  if (unread.length === 0) return result;
  const reasons = result.degraded === undefined ? unread : [result.degraded, ...unread];
  return { ...result, degraded: reasons.join(' ') };
}

/** The visible text of a text that has markup; null for one that is read as it is. */
export const visibleText = (text: string, choice: ReadAsChoice): string | null =>
  readVisible(text, choice)?.text ?? null;

/** Null for a text that is read as it is. Markdown without words outside its code is plain text. */
function readVisible(text: string, choice: ReadAsChoice): (VisibleText & { readAs: ReadAs }) | null {
  const prose = withoutFences(text);
  if (readAsOf(prose, choice) === 'markdown') {
    const visible = joinBlocks(readMarkdown(prose).blocks);
    if (hasWords(visible.text)) return { ...visible, readAs: 'markdown' };
  }
  const pasted = pastedProse(text);
  return pasted === undefined ? null : { text: pasted.text, runs: pasted.runs, readAs: 'plain' };
}

/** Most texts have a word at their start. */
const hasWords = (text: string): boolean =>
  countWords(text, 0, Math.min(text.length, 200)) > 0 || countWords(text) > 0;
