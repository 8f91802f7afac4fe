import type { CleanupEdit, EditContext } from './edit-context.js';

/** The spaces before a column, in offsets of its line. */
interface Gap {
  start: number;
  end: number;
  /** Spaces that must stay. */
  spacesMin: number;
  /** Whether edits are left out where the spaces cannot take up their difference in length. */
  isFixed: boolean;
}

/** Spaces between columns, or before a bar. */
const gap = /(?<=\S)(?: {2,}(?=[^\s|│║┃])| *(?=[|│║┃]))/g;

/** Spaces that are a gap after any mark: two may follow a sentence. */
const gapMin = 3;

/** The kinds of edits that change no width. */
const withoutWidth = new Set(['invisible characters', 'line endings', 'decomposed letters']);

const growthOf = ({ start, end, replacement, kind }: CleanupEdit): number =>
  withoutWidth.has(kind) ? 0 : replacement.length - (end - start);

/**
 * The edits after which the columns of tables begin where they did: the spaces after a changed cell take up
 * the difference in length. Without the edits of a cell that has too few spaces after it.
 */
export function keepingColumns(context: EditContext, edits: CleanupEdit[]): CleanupEdit[] {
  if (!context.facts.hasColumns) return edits;
  const lines: CleanupEdit[][] = [];
  let lineEnd = -1;
  for (const edit of edits) {
    if (edit.start >= lineEnd) {
      lineEnd = context.line(edit.start).end;
      lines.push([]);
    }
    lines.at(-1)!.push(edit);
  }
  return lines.flatMap(inLine => keepingColumnsOfLine(context, inLine));
}

function keepingColumnsOfLine(context: EditContext, edits: CleanupEdit[]): CleanupEdit[] {
  const line = context.line(edits[0]!.start);
  const moves = edits.some(edit => growthOf(edit) !== 0) && line.mayHaveColumns && line.aligned;
  if (!moves) return edits;
  const kept = new Set(fitted(edits, line.start, gapsOf(line.text, line.columns)));
  context.isCrowded ||= edits.some(edit => !kept.has(edit));
  return [...kept];
}

/** The edits of a line, cell by cell, each with an edit of the spaces after it. */
function* fitted(edits: readonly CleanupEdit[], offset: number, gaps: readonly Gap[]): Iterable<CleanupEdit> {
  let next = 0;
  for (const { start, end, spacesMin, isFixed } of gaps) {
    const first = next;
    while (next < edits.length && edits[next]!.start < offset + end) next++;
    const cell = edits.slice(first, next);
    const growth = cell.reduce((sum, edit) => sum + growthOf(edit), 0);
    const isBefore = cell.every(edit => edit.end <= offset + start);
    const fits = isBefore && end > start && end - start - growth >= spacesMin;
    if (growth === 0 || fits || !isFixed) yield* cell;
    if (growth === 0 || !fits) continue;
    const spaces = { start: offset + start, end: offset + start + Math.max(1, growth) };
    const replacement = ' '.repeat(Math.max(0, 1 - growth));
    yield { ...spaces, replacement, kind: 'extra spaces', glyphs: Math.abs(growth) };
  }
  yield* edits.slice(next);
}

function gapsOf(line: string, columns: readonly number[] | undefined): Gap[] {
  if (columns !== undefined && columns.length > 0)
    return columns
      .filter(column => column < line.trimEnd().length)
      .map(end => ({ start: line.slice(0, end).trimEnd().length, end, spacesMin: 1, isFixed: true }));
  return Array.from(line.matchAll(gap), ({ 0: { length }, index }) => {
    const end = index + length;
    const isBar = /[|│║┃]/.test(line.charAt(end));
    const isFixed = columns !== undefined || line[end] !== '|';
    return { start: index, end, spacesMin: isBar ? 1 : gapMin, isFixed };
  });
}
