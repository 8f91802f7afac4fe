/** Tables as CSV for spreadsheets. Pure. */

/** Characters with which a spreadsheet begins a formula (OWASP, CSV injection). */
const formula = /^[=+\-@\t\r]/;

type Cell = string | number | boolean | null;

/** A field of a CSV line (RFC 4180): empty for null, "yes" or "no" for a boolean. */
function field(value: Cell): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value !== 'string') return value === null ? '' : String(value);
  const text = formula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const line = (fields: readonly Cell[]): string => `${fields.map(field).join(',')}\r\n`;

/** Rows with the names of their members as the head. */
export const csvTable = (rows: readonly Readonly<Record<string, Cell>>[]): string =>
  [Object.keys(rows[0] ?? {}), ...rows.map(row => Object.values(row))].map(line).join('');
