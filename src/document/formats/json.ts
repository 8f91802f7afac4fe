import type { Prose } from '../prose.js';
import { unescaped, writeEscaped } from './escapes.js';

/**
 * A string; group 1: its content, group 2 if it is a name, group 3 if it has no end: it then extends to
 * the end of the text, so that no part of it is read again.
 */
const string = /"([^"\\]*(?:\\.[^"\\]*)*)(?:"(\s*:)?|(\\?$))/gs;

/** The string values of a JSON text. Names and the structure are no prose. */
export function jsonProse(source: string): Prose[] {
  const values: Prose[] = [];
  for (const { index, 1: content, 2: isName, 3: isUnclosed } of source.matchAll(string))
    if (isName === undefined && isUnclosed === undefined)
      values.push({ text: unescaped(content!, index + 1), write: writeEscaped });
  return values;
}
