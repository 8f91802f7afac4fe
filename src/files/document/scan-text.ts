import type { ReadAsChoice } from '../../contract/document.js';
import type { EngineResult } from '../../contract/scan.js';
import { readAsOf } from '../../document/detect.js';
import { joinBlocks, type VisibleText } from '../../document/html/text-blocks.js';
import { readMarkdown } from '../../document/markdown/read-markdown.js';
import type { Classifier } from '../../engine/scan/classifier.js';
import type { Rewriter } from '../../engine/scan/fixes.js';
import { inSource } from '../../engine/scan/results/in-source.js';
import { type ScanOptions, scan } from '../../engine/scan/scan.js';
import { countWords } from '../../engine/text/words.js';
import type { Bounds } from '../bounds.js';

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
  bounds: Bounds,
): EngineResult {
  const visible = choice === null ? null : readVisible(text, choice, bounds);
  if (visible === null) return withUnread(scan(text, options, model, rewrite), unread);
  const result = scan(visible.text, { ...options, readAs: 'markdown', source: text }, model, rewrite);
  return withUnread(inSource(result, visible.runs, text), unread);
}

function withUnread(result: EngineResult, unread: readonly string[]): EngineResult {
  if (unread.length === 0) return result;
  const reasons = result.degraded === undefined ? unread : [result.degraded, ...unread];
  return { ...result, degraded: reasons.join(' ') };
}

/** The visible text of Markdown; null for a text that is read as it is. */
export const visibleText = (text: string, choice: ReadAsChoice, bounds: Bounds): string | null =>
  readVisible(text, choice, bounds)?.text ?? null;

/** Null for a text that is read as it is, also for Markdown without words outside its code. */
function readVisible(text: string, choice: ReadAsChoice, bounds: Bounds): VisibleText | null {
  if (readAsOf(text, choice) === 'plain') return null;
  const visible = joinBlocks(readMarkdown(text, bounds).blocks);
  return hasWords(visible.text) ? visible : null;
}

/** Most texts have a word at their start. */
const hasWords = (text: string): boolean =>
  countWords(text, 0, Math.min(text.length, 200)) > 0 || countWords(text) > 0;
