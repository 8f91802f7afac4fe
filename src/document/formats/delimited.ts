import { MappedText } from '../mapped-text.js';
import type { Prose } from '../prose.js';
import type { Edit } from '../span.js';

/** Delimiters of fields, in the order in which they are preferred. */
const delimiters = [',', '\t', ';', '|'];
/** Lines that decide the delimiter. */
const sampleLines = 20;

/**
 * The fields of comma-separated or tab-separated values (RFC 4180). A quotation mark is doubled in a quoted
 * field, and cannot be written into another one.
 */
export function delimitedProse(source: string): Prose[] {
  const delimiter = delimiterOf(source);
  const fields: Prose[] = [];
  for (let at = 0; at < source.length; ) {
    if (source[at] === '"') {
      const end = quotedEnd(source, at);
      fields.push({ text: quotedText(source, at + 1, end), write: writeQuoted });
      at = end + 1;
    }
    const end = fieldEnd(source, at, delimiter);
    if (end > at)
      fields.push({
        text: MappedText.of(source.slice(at, end), at),
        write: edit => writePlain(edit, delimiter),
      });
    at = end + 1;
  }
  return fields;
}

/** The delimiter that divides the first lines into the same number of fields, of the most if several do. */
function delimiterOf(source: string): string {
  const lines = source
    .split('\n', sampleLines)
    .filter(line => line !== '')
    .map(line => line.replace(/"[^"]*(?:""[^"]*)*"/g, ''));
  const counts = delimiters.map(delimiter => {
    const columns = lines.map(line => line.split(delimiter).length);
    return columns.every(count => count === columns[0] && count > 1) ? (columns[0] ?? 0) : 0;
  });
  return delimiters[counts.indexOf(Math.max(...counts))]!;
}

/** Offset of the mark that ends a quoted field. */
function quotedEnd(source: string, start: number): number {
  for (let at = source.indexOf('"', start + 1); at >= 0; at = source.indexOf('"', at + 2))
    if (source[at + 1] !== '"') return at;
  return source.length;
}

function fieldEnd(source: string, start: number, delimiter: string): number {
  for (let at = start; at < source.length; at++)
    if (source[at] === delimiter || source[at] === '\n') return at;
  return source.length;
}

function quotedText(source: string, start: number, end: number): MappedText {
  const text = new MappedText();
  let from = start;
  for (const { index } of source.slice(start, end).matchAll(/""/g)) {
    text.add(source.slice(from, start + index), from);
    from = start + index + 2;
    text.add('"', from - 2, from);
  }
  text.add(source.slice(from, end), from);
  return text;
}

const writeQuoted = ({ replacement }: Edit): string => replacement.replaceAll('"', '""');

const writePlain = ({ replacement }: Edit, delimiter: string): string | null =>
  replacement.includes('"') || replacement.includes(delimiter) || replacement.includes('\n')
    ? null
    : replacement;
