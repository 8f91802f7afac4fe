import { number } from '../../contract/prose.js';
import { codePoints } from '../../engine/text/code-points.js';
import { countWords } from '../../engine/text/words.js';
import { type DocumentProblem, type ExtractedDocument, isProblem } from './document.js';

/** An extracted document with its size. A text above the plan's character limit is truncated. */
export interface MeasuredDocument extends ExtractedDocument {
  /** Code points and words of `text`. */
  chars: number;
  words: number;
  /** Code points before truncation. */
  wholeChars: number;
}

/** Counts and truncates a text, on the worker thread, since a long one would block the event loop. */
export function measureDocument(
  result: ExtractedDocument | DocumentProblem,
  charsMax: number,
): MeasuredDocument | DocumentProblem {
  if (isProblem(result)) return result;
  const chars = codePoints(result.text);
  if (chars <= charsMax) return { ...result, chars, words: countWords(result.text), wholeChars: chars };
  const text = firstCodePoints(result.text, charsMax);
  const warning = `The text has ${number(chars)} characters and was truncated at the limit of ${number(charsMax)}.`;
  const warnings = [...result.warnings, warning];
  return { ...result, text, warnings, chars: charsMax, words: countWords(text), wholeChars: chars };
}

function firstCodePoints(text: string, count: number): string {
  let end = 0;
  for (let i = 0; i < count; i++) end += text.codePointAt(end)! > 0xffff ? 2 : 1;
  return text.slice(0, end);
}

/** Members of the response's JSON object, without its braces, in UTF-8. */
export interface ExtractionMembers {
  members: Uint8Array;
}

/**
 * Serialises an extraction on the worker thread: JSON of a text of one megabyte takes milliseconds.
 * @param ignored warnings about the request, before those about the document
 */
export function toJsonMembers(
  result: MeasuredDocument | DocumentProblem,
  ignored: readonly string[],
): ExtractionMembers | DocumentProblem {
  if (isProblem(result)) return result;
  const { text, kind, title = null, chars, words, html } = result;
  const warnings = [...ignored, ...result.warnings];
  const json = JSON.stringify({ text, kind, title, chars, words, warnings, html });
  return { members: new TextEncoder().encode(json.slice(1, -1)) };
}
