import type { Edit } from './fixes/edit-context.js';
import { MappedText } from './mapped-text.js';

/**
 * A string; group 1: its content, group 2 if it is a name, group 3 if it has no end: it then extends to
 * the end of the text, so that no part of it is read again.
 */
const string = /"([^"\\]*(?:\\.[^"\\]*)*)(?:"(\s*:)?|(\\?$))/gs;
const escapeSequence = /\\(?:u([\da-f]{4})|(.))/giy;
const escaped: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' };

/** Finds the edits of the string values of a JSON text. Names, ASCII and the structure do not change. */
export function jsonEdits(source: string, find: (text: string) => readonly Edit[]): Edit[] {
  const edits: Edit[] = [];
  for (const { index, 1: content, 2: isName, 3: isUnclosed } of source.matchAll(string)) {
    if (isName !== undefined || isUnclosed !== undefined) continue;
    const value = decode(content!, index + 1);
    for (const edit of find(value.text)) if (isAllowed(edit)) edits.push(...value.inSource(edit));
  }
  return edits;
}

/** A quotation mark would end the string, and JSON has no control characters. */
const isAllowed = ({ replacement }: Edit) => !/["\\\0-\x1f]/.test(replacement);

function decode(content: string, offset: number): MappedText {
  const value = new MappedText();
  for (let at = 0; at < content.length; ) {
    escapeSequence.lastIndex = at;
    const match = content[at] === '\\' ? escapeSequence.exec(content) : null;
    const end = match === null ? at + 1 : escapeSequence.lastIndex;
    value.add(unitOf(content[at]!, match), offset + at, offset + end);
    at = end;
  }
  return value;
}

const unitOf = (unit: string, match: RegExpExecArray | null): string =>
  match === null
    ? unit
    : match[1] === undefined
      ? (escaped[match[2]!] ?? match[2]!)
      : String.fromCharCode(Number.parseInt(match[1], 16));
