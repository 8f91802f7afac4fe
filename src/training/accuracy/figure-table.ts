/** Measured figures, stored as `docs/accuracy/NAME.csv`. The units are in the names of the columns. */
export interface FigureTable {
  readonly name: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}

/**
 * A table as CSV (RFC 4180, LF line ends). An undefined figure (`–`) is an empty cell, and a column whose
 * name ends in `_percent` has no percent signs.
 */
export function csvOf({ head, rows }: FigureTable): string {
  const cells = rows.map(row =>
    row.map((cell, i) => {
      const text = cell === '–' ? '' : String(cell);
      return head[i]!.endsWith('_percent') ? text.replace(/%$/, '') : text;
    }),
  );
  return [head, ...cells].map(row => `${row.map(quoted).join(',')}\n`).join('');
}

const quoted = (cell: string) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** The cells of a CSV file that `csvOf` wrote, the header first. */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quotedCell, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\n]*))(,|\n)/g)) {
    rows.at(-1)!.push(quotedCell?.replaceAll('""', '"') ?? plain!);
    if (end === '\n') rows.push([]);
  }
  return rows.slice(0, -1);
}
