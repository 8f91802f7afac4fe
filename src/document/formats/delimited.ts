import { MappedText } from '../mapped-text.js';
import type { Prose } from '../prose.js';
import type { Edit } from '../span.js';
import { undoubled, unlessIn } from './escapes.js';

/** Delimiters of fields, in the order in which they are preferred. */
const delimiters = [',', '\t', ';', '|'];
/** Characters and rows that decide the delimiter. */
const sampleChars = 5_000;
const rowsMax = 50;

/**
 * The fields of comma-separated or tab-separated values (RFC 4180). A quotation mark is doubled in a quoted
 * field, and cannot be written into another one.
 */
export function delimitedProse(source: string): Prose[] {
  const delimiter = delimiterOf(source);
  const field = new RegExp(
    `(?:"([^"]*(?:""[^"]*)*)(?:"|$))?([^${delimiter}\\n]*)(?:[${delimiter}\\n]|$)`,
    'g',
  );
  const fields: Prose[] = [];
  for (const { 1: quoted, 2: plain, index } of source.matchAll(field)) {
    if (quoted !== undefined) fields.push({ text: undoubled(quoted, index + 1, '"'), write: writeQuoted });
    if (plain !== '') {
      const start = quoted === undefined ? index : index + quoted.length + 2;
      fields.push({ text: MappedText.of(plain!, start), write: writePlain });
    }
  }
  return fields;
}

/** The delimiter that divides the first lines into the same number of fields, else into the most. */
function delimiterOf(source: string): string {
  const rows = firstRows(source);
  const counts = delimiters.map(delimiter => {
    const columns = rows.map(row => row.split(delimiter).length);
    const least = Math.min(...columns);
    return least > 1 && columns.every(count => count === least) ? sampleChars + least : least;
  });
  return delimiters[counts.indexOf(Math.max(...counts))]!;
}

/** A quoted field, which may have several lines. */
const quotedField = /"(?<=(?:^|[,;\t|\n])")[^"]{0,1000}(?:""[^"]{0,1000}){0,20}"(?=[,;\t|\r\n]|$)/g;

/** Lines with two quotation marks in place of each quoted field. */
export const withoutQuoted = (source: string): string =>
  source.includes('"') ? source.replace(quotedField, '""') : source;

/** A character that a cleanup leaves. */
const visible = /[^\s\p{C}]/u;

/** The first rows without their quoted fields, and without comments. */
export function firstRows(source: string): string[] {
  const rows = withoutQuoted(source.slice(0, sampleChars)).split('\n', rowsMax);
  if (source.length > sampleChars && rows.length > 1 && rows.length < rowsMax) rows.pop();
  return rows.filter(row => visible.test(row) && !row.startsWith('#'));
}

const writeQuoted = ({ replacement }: Edit): string => replacement.replaceAll('"', '""');

/** A quotation mark, or the delimiter of another program, would divide the field. */
const writePlain = unlessIn(/[",;|\t\n]/);
