import { lowerBound, type Span } from '../../../document/span.js';

/** A table whose rules show where its columns begin, as readers of plain text know them. */
export interface Table extends Span {
  /** Offsets in each line of the columns after the first; empty where bars are between them. */
  columns: readonly number[];
}

/** A rule with dashes for each column (Pandoc, reStructuredText), and one with signs between them. */
const rule = /^[ \t]*(?:-{2,}(?: +-{2,})+|={2,}(?: +={2,})+)[ \t]*$/;
const border = /^[ \t]*\+?(?:[-=:]{2,}\+)+[-=:]*[ \t]*$/;
/** The first and last line of a table whose rows have several lines. */
const edge = /^[ \t]*-{3,}[ \t]*$/;

/** Signs that rules have: native searches for them reject most texts. */
export const mayHaveTables = (text: string): boolean =>
  ['-- ', '== ', '+-', '+='].some(sign => text.includes(sign));

/**
 * The tables of a text with rules. They end at an empty line; one that an unbroken rule opens, at the next
 * such rule.
 */
export function tablesOf(text: string): Table[] {
  if (!mayHaveTables(text)) return [];
  const tables: Table[] = [];
  let paragraph = 0;
  let open: Table | undefined;
  let isEdged = false;
  for (const { 0: line, index } of text.matchAll(/^.*$/gm)) {
    const end = index + line.length;
    if (line.trim() === '') {
      if (!isEdged) open = undefined;
      paragraph = end + 1;
    } else if (open !== undefined && (!isEdged || edge.test(line))) {
      open.end = end;
      if (isEdged) open = undefined;
    } else if (open === undefined && (rule.test(line) || border.test(line))) {
      const columns = rule.test(line) ? Array.from(line.matchAll(/(?<= )[-=]+/g), ({ index }) => index) : [];
      open = { start: paragraph, end, columns: columns.slice(/^\s/.test(line) ? 1 : 0) };
      isEdged = edge.test(text.slice(paragraph, index).split('\n', 1)[0]!);
      tables.push(open);
    }
  }
  return tables;
}

/** The table that an offset is in. */
export function tableAt(tables: readonly Table[], at: number): Table | undefined {
  const table = tables[lowerBound(tables.length, i => tables[i]!.end <= at)];
  return table !== undefined && table.start <= at ? table : undefined;
}
