import { lowerBound } from '../../../document/span.js';
import { type Cell, type TextLine, textOf } from './lines.js';

/** Joins the text of a line to the one before it. */
type Join = (before: string, after: string) => string;

/**
 * Joins the lines of each row of a table, whose cells may have several, and returns which lines are rows. A
 * cell with more lines than the others begins above their baseline where cells are centred.
 */
export function joinRows(lines: readonly TextLine[], join: Join): { lines: TextLine[]; rows: Set<TextLine> } {
  const isRowAt = lines.map((_, at) => hasRowNear(lines, at, -1) || hasRowNear(lines, at, 1));
  const joined: TextLine[] = [];
  const rows = new Set<TextLine>();
  const changed = new Set<TextLine>();
  let row: TextLine | undefined;
  for (const [at, line] of lines.entries()) {
    const isTopOfNext = isRowAt[at + 1] === true && leads(line, lines[at + 1]!);
    if (isRowAt[at]) {
      row = { ...line, cells: line.cells.map(cell => ({ ...cell })) };
      for (let top = joined.at(-1); top !== undefined && !rows.has(top) && leads(top, row); ) {
        addAbove(row, top, join);
        changed.add(row);
        joined.pop();
        top = joined.at(-1);
      }
      joined.push(row);
      rows.add(row);
    } else if (row !== undefined && !isTopOfNext && continuesCell(line, lines[at - 1]!, row)) {
      addBelow(row, line, join);
      changed.add(row);
    } else {
      joined.push(line);
      row = undefined;
    }
  }
  for (const line of changed) line.text = textOf(line.cells);
  return { lines: joined, rows };
}

/** Lines that a cell may have between two rows. */
const cellLinesMax = 4;

/** Whether the nearest line of several cells before (`step` -1) or after (1) a line is a row of its table. */
function hasRowNear(lines: readonly TextLine[], at: number, step: -1 | 1): boolean {
  for (let i = 1; i <= cellLinesMax; i++) {
    const other = lines[at + step * i];
    if (isRow(lines[at]!, other)) return true;
    if (other?.cells.length !== 1) return false;
  }
  return false;
}

/** Cells of a row that are compared with those of the next. */
const cellsMax = 100;

/** Whether a line and another are rows of one table: most of their cells are below each other. */
function isRow(line: TextLine, other: TextLine | undefined): boolean {
  if (other?.column !== line.column) return false;
  const near = 0.3 * line.size;
  const isNumber = ({ text }: Cell) => /\d/.test(text) && !/\p{L}/u.test(text);
  const isAligned = (one: Cell, two: Cell) =>
    Math.abs(one.left - two.left) < near ||
    (isNumber(one) && isNumber(two) && Math.abs(one.right - two.right) < near);
  const [last, otherLast] = [line.cells.at(-1), other.cells.at(-1)];
  const isJustified =
    last !== undefined && otherLast !== undefined && Math.abs(last.right - otherLast.right) < near / 3;
  if (isJustified && !isAligned(last, otherLast)) return false;
  // Text stands below the first cell on any page.
  const [cells, others] = [line.cells.slice(1, cellsMax), other.cells.slice(1, cellsMax)];
  const aligned = cells.filter(one => others.some(two => isAligned(one, two))).length;
  return aligned > 0 && 2 * aligned >= Math.max(cells.length, others.length);
}

/** Number of cells that begin left of `x`. */
const cellsBefore = (x: number, { cells }: TextLine): number =>
  lowerBound(cells.length, at => cells[at]!.left < x);

/** The cell that a line is below or above: the last that begins left of it, if it ends before the next. */
function cellOf({ left, right }: TextLine, row: TextLine): Cell | undefined {
  const after = cellsBefore(left + 0.3 * row.size, row);
  const next = row.cells[after];
  return next !== undefined && right > next.left ? undefined : row.cells[after - 1];
}

const isWithinSentence = (text: string): boolean => /^\p{Ll}/u.test(text);

/** Whether a line goes on with a cell of a row that it is below; in the first one, within a sentence. */
function continuesCell(line: TextLine, previous: TextLine, row: TextLine): boolean {
  if (line.column !== row.column || line.y - previous.y > 1.6 * row.size) return false;
  const cell = cellOf(line, row);
  return (
    cell !== undefined && (cell !== row.cells[0] || (row.cells.length > 1 && isWithinSentence(line.text)))
  );
}

function addBelow(row: TextLine, line: TextLine, join: Join): void {
  const cell = cellOf(line, row)!;
  cell.text = join(cell.text, line.text);
}

/**
 * Whether a line of one cell begins a row: less than a line above it in a gap, or above the rest of a
 * sentence.
 */
function leads(line: TextLine, row: TextLine): boolean {
  if (line.column !== row.column || line.cells.length !== 1) return false;
  const step = row.y - line.y;
  const nearest = row.cells[cellsBefore(line.right, row) - 1];
  if (nearest === undefined || nearest.right < line.left) return step < 0.9 * row.size;
  const cell = cellOf(line, row);
  const isBelow = cell !== undefined && Math.abs(cell.left - line.left) < 0.3 * row.size;
  return isBelow && step < 1.6 * row.size && isWithinSentence(cell.text);
}

function addAbove(row: TextLine, line: TextLine, join: Join): void {
  const cell = cellOf(line, row);
  if (cell !== undefined && cell.right > line.left) cell.text = join(line.text, cell.text);
  else {
    const { left, right, text } = line;
    row.cells.splice(cellsBefore(left, row), 0, { left, right, text });
  }
  row.y = line.y;
}
