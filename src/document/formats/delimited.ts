import { MappedText } from '../mapped-text.js';
import type { Prose } from '../prose.js';
import type { Edit } from '../span.js';
import { undoubled } from './escapes.js';

/** Delimiters of fields, in the order in which they are preferred. */
const delimiters = [',', '\t', ';', '|'];
/** Characters and lines that decide the delimiter. */
const sampleChars = 5_000;
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
      fields.push({ text: undoubled(source.slice(at + 1, end), at + 1, '"'), write: writeQuoted });
      at = end + 1;
    }
    const end = fieldEnd(source, at, delimiter);
    if (end > at) fields.push({ text: MappedText.of(source.slice(at, end), at), write: writePlain });
    at = end + 1;
  }
  return fields;
}

/** The delimiter that divides the first lines into the same number of fields, else into the most. */
function delimiterOf(source: string): string {
  const lines = withoutQuoted(source.slice(0, sampleChars))
    .split('\n', sampleLines)
    .filter(line => line !== '');
  const counts = delimiters.map(delimiter => {
    const columns = lines.map(line => line.split(delimiter).length);
    const least = Math.min(...columns);
    return least > 1 && columns.every(count => count === least) ? sampleChars + least : least;
  });
  return delimiters[counts.indexOf(Math.max(...counts))]!;
}

/** A quoted field, which may have several lines. */
const quotedField = /(?<=^|[,;\t|\n])"[^"]{0,1000}(?:""[^"]{0,1000}){0,20}"(?=[,;\t|\r\n]|$)/g;

/** Lines with two quotation marks in place of each quoted field. */
export const withoutQuoted = (source: string): string => source.replace(quotedField, '""');

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

const writeQuoted = ({ replacement }: Edit): string => replacement.replaceAll('"', '""');

/** A quotation mark, or the delimiter of another program, would divide the field. */
const writePlain = ({ replacement }: Edit): string | null =>
  /[",;|\t\n]/.test(replacement) ? null : replacement;
