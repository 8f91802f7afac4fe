/** CSV lines for spreadsheets. Pure. */

/** Characters with which a spreadsheet begins a formula (OWASP, CSV injection). */
const formula = /^[=+\-@\t\r]/;

type Cell = string | number | boolean | null;

/** A field of a CSV line (RFC 4180); empty for null. */
function field(value: Cell): string {
  if (typeof value !== 'string') return value === null ? '' : String(value);
  const text = formula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export const csvLine = (fields: readonly Cell[]): string => `${fields.map(field).join(',')}\r\n`;
