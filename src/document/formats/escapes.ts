import { MappedText } from '../mapped-text.js';
import type { Edit } from '../span.js';

/** Escapes of JSON, YAML, TOML and gettext in double quotes. */
const escapeSequence = /\\(?:u([\da-f]{4})|U([\da-f]{8})|x([\da-f]{2})|([\s\S]))/gi;
const escaped: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' };

/** Adds the text of a string between double quotes, whose content starts at an offset of the source. */
export function unescaped(content: string, offset: number, value = new MappedText()): MappedText {
  let from = 0;
  for (const { 0: found, 1: four, 2: eight, 3: two, 4: letter, index } of content.matchAll(escapeSequence)) {
    value.add(content.slice(from, index), offset + from);
    from = index + found.length;
    const code = Number.parseInt(four ?? eight ?? two ?? '', 16);
    const char = code <= 0x10ffff ? String.fromCodePoint(code) : (escaped[letter ?? ''] ?? letter ?? found);
    value.add(char, offset + index, offset + from);
  }
  value.add(content.slice(from), offset + from);
  return value;
}

/** A replacement between double quotes. A line break of a string is text, and no line break of a document. */
export const writeEscaped = ({ replacement }: Edit): string | null =>
  /[\0-\x1f]/.test(replacement) ? null : replacement.replace(/["\\]/g, '\\$&');

/** Leaves out replacements with characters that the format has no way to write. */
export const unlessIn =
  (pattern: RegExp) =>
  ({ replacement }: Edit): string | null =>
    pattern.test(replacement) ? null : replacement;

/** The text of a string in which a quotation mark is doubled. */
export function undoubled(content: string, offset: number, mark: string): MappedText {
  const value = new MappedText();
  let at = offset;
  for (const [i, part] of content.split(mark + mark).entries()) {
    if (i > 0) value.add(mark, at - 2, at);
    value.add(part, at);
    at += part.length + 2;
  }
  return value;
}
