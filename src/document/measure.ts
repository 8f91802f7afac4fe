import { number } from '../figures.js';
import { codePoints } from '../text/code-points.js';
import { countWords } from '../text/words.js';
import { type DocumentProblem, type ExtractedDocument, isProblem } from './document.js';

/** A document's prose with its size, in code points and words; of a text over the cap only the beginning. */
export interface MeasuredDocument extends ExtractedDocument {
  chars: number;
  words: number;
  /** Before it was cut. */
  wholeChars: number;
}

/** Counts and cuts where the document was read: on the thread that answers requests a long text would hold up all others. */
export function measureDocument(
  result: ExtractedDocument | DocumentProblem,
  charsMax: number,
): MeasuredDocument | DocumentProblem {
  if (isProblem(result)) return result;
  const wholeChars = codePoints(result.text);
  const cut = wholeChars > charsMax;
  const text = cut ? firstCodePoints(result.text, charsMax) : result.text;
  const warnings = cut
    ? [
        ...result.warnings,
        `The text was cut at your plan's limit of ${number(charsMax)} characters; it has ${number(wholeChars)}.`,
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

/** A reading for people to review, as the bytes of the wire: members of a JSON object without braces, UTF-8. */
export interface ExtractionMembers {
  members: Uint8Array;
}

/** The reading as an answer's bytes: a text of a megabyte takes milliseconds to write as JSON. */
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
