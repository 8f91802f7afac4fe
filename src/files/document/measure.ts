import { number } from '../../contract/figures.js';
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
  const wholeChars = codePoints(result.text);
  const isTruncated = wholeChars > charsMax;
  const text = isTruncated ? firstCodePoints(result.text, charsMax) : result.text;
  const warnings = isTruncated
    ? [
        ...result.warnings,
        `The text has ${number(wholeChars)} characters and was truncated at your plan's limit of ${number(charsMax)}.`,
      ]
    : result.warnings;
  return {
    ...result,
    text,
    warnings,
    chars: Math.min(wholeChars, charsMax),
    words: countWords(text),
    wholeChars,
  };
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

/** Serialises an extraction on the worker thread: JSON of a text of one megabyte takes milliseconds. */
export function toJsonMembers(
  result: MeasuredDocument | DocumentProblem,
): ExtractionMembers | DocumentProblem {
  if (isProblem(result)) return result;
  const { text, kind, title = null, chars, words, warnings, html } = result;
  const json = JSON.stringify({
    text,
    kind,
    title,
    chars,
    words,
    warnings,
    ...(html !== undefined && { html }),
  });
  return { members: new TextEncoder().encode(json.slice(1, -1)) };
}
