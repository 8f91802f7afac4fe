import { limits } from '../../../contract/limits.js';
import { linesInReadingOrder } from './columns.js';
import { PageContent } from './content.js';
import { loadPdfLibrary, type PdfLayers, type PdfPage } from './library.js';
import { lineNumbersOf } from './line-numbers.js';
import type { TextLine } from './lines.js';
import { type GlyphRun, GlyphRuns, rotate } from './runs.js';
import { readingOrder, trackingsOf, wordsOf } from './words.js';

/** The lines of one page, in reading order. */
export interface PageLines {
  lines: TextLine[];
  /** Lines in other directions than most of the page: stamps, axis labels, rotated tables. */
  otherDirections: TextLine[];
  /** Height of the page in the direction of most of its text, in points. */
  height: number;
  /** Characters read. The page is cut when there are more than requested. */
  chars: number;
  /** Whether the page has more text than is read. */
  isCut: boolean;
  /** Passages that cannot be seen. They are left out. */
  hiddenPassages: number;
  /** Numbers of lines in the margin. They are left out. */
  lineNumbers: GlyphRun[];
}

/** Reads about `charsMax` characters of a page at most. `lineNumber` is the last one of the page before. */
export async function readPageLines(
  page: PdfPage,
  layers: PdfLayers,
  charsMax: number,
  lineNumber: GlyphRun | undefined,
): Promise<PageLines> {
  const pdfjs = await loadPdfLibrary();
  const collected = new GlyphRuns();
  const content = new PageContent(pdfjs, page, layers, collected);
  const isCut = () => collected.chars > charsMax || collected.runs.length > limits.pdfPageItems;
  await content.read(isCut);

  const { width, height } = page.getViewport({ scale: 1 });
  const hiddenPassages = collected.hideRuns(content.largestImage / (width * height));
  const trackings = trackingsOf(collected.runs);
  for (const run of collected.runs) run.text = wordsOf(run.letters, trackings);
  const printed = new Map<string, GlyphRun[]>();
  const runs = collected.runs.filter(run => run.text.trim() !== '' && !isPrintedTwice(printed, run));
  const chars = new Map<number, number>();
  for (const { angle, text } of runs) chars.set(angle, (chars.get(angle) ?? 0) + text.length);
  const [angle = 0, ...others] = [...chars.keys()].sort((a, b) => chars.get(b)! - chars.get(a)!);
  const runsAt = (direction: number) => runs.filter(run => run.angle === direction);
  // Without the runs, since the lines of all pages are retained, and letters take much memory.
  const linesIn = (part: GlyphRun[]): TextLine[] =>
    linesInReadingOrder(part).map(line => {
      const read = (text: string) => pdfjs.normalizeUnicode(readingOrder(text));
      const cells = line.cells.map(cell => ({ ...cell, text: read(cell.text) }));
      return { ...line, cells, text: read(line.text), runs: [] };
    });
  const main = runsAt(angle);
  const corners = [0, width].flatMap(x => [0, height].map(y => rotate(x, y, angle)[1]));
  const top = Math.min(...corners);
  for (const run of main) run.y -= top;
  const lineNumbers = new Set(lineNumbersOf(main, lineNumber));
  return {
    lines: linesIn(main.filter(run => !lineNumbers.has(run))),
    otherDirections: others.flatMap(other => linesIn(runsAt(other))),
    height: Math.max(...corners) - top,
    chars: collected.chars,
    isCut: isCut(),
    hiddenPassages,
    lineNumbers: [...lineNumbers],
  };
}

/** Whether a run repeats another at almost the same position: printed bold text and shadows. */
function isPrintedTwice(printed: Map<string, GlyphRun[]>, run: GlyphRun): boolean {
  const { text, x, y, size } = run;
  const earlier = printed.get(text) ?? [];
  const reach = 0.2 * size;
  if (earlier.some(other => Math.abs(other.x - x) < reach && Math.abs(other.y - y) < reach)) return true;
  printed.set(text, [...earlier.slice(-7), run]);
  return false;
}
