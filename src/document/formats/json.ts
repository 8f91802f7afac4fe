import type { Prose } from '../prose.js';
import { unescaped, writeEscaped } from './escapes.js';

/**
 * A string; group 1: its content, group 2 if it is a name, group 3 if it has no end: it then extends to the
 * end of the text, so that no part of it is read again. JSON with comments has other strings too, and these.
 */
const string =
  /"([^"\\]*(?:\\.[^"\\]*)*)(?:"(\s*:)?|(\\?$))|\/\/[^\n]*|\/\*.*?(?:\*\/|$)|'[^'\\\n]*(?:\\.[^'\\\n]*)*'?/gs;

/** The string values of a JSON text. Names and the structure are no prose, nor the code of a notebook. */
export function jsonProse(source: string): Prose[] {
  const values: Prose[] = [];
  const isNotebook = /"nbformat"\s*:/.test(source);
  let [name, cell, isFenced] = ['', '', false];
  for (const { index, 1: content, 2: isName, 3: isUnclosed } of source.matchAll(string)) {
    if (content === undefined || isUnclosed !== undefined) continue;
    if (isName !== undefined) {
      name = content;
      isFenced = false;
      continue;
    }
    if (name === 'cell_type') cell = content;
    const isFence = /^\s*(?:```|~~~)/.test(content);
    if (isFence) isFenced = !isFenced;
    if (!isNotebook || (name === 'source' && cell === 'markdown' && !isFenced && !isFence))
      values.push({ text: unescaped(content, index + 1), write: writeEscaped });
  }
  return values;
}
