import type { Bounds } from '../../bounds.js';
import { type Glyph, type HiddenBy, PageContent } from './content.js';
import { linesInReadingOrder } from './layout.js';
import { loadPdfLibrary, type PdfLayers, type PdfPage } from './library.js';
import { lineNumbersOf } from './line-numbers.js';
import type { GlyphRun, TextLine } from './rows.js';
import { isRightToLeft, type Letter, readingOrder, trackingsOf, wordGap, wordsOf } from './words.js';

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
  bounds: Bounds,
  charsMax: number,
  lineNumber: GlyphRun | undefined,
): Promise<PageLines> {
  const { OPS, normalizeUnicode } = await loadPdfLibrary();
  const collected = new CollectedRuns();
  const content = new PageContent(OPS, page, layers, glyph => collected.add(glyph));
  const isCut = () => collected.chars > charsMax || collected.runs.length > bounds.pdfPageItems;
  await content.read(isCut);

  const { width, height } = page.getViewport({ scale: 1 });
  const hidden = collected.hideRuns(content.largestImage / (width * height));
  const trackings = trackingsOf(collected.runs);
  const positions = new Map<string, [number, number][]>();
  const runsByAngle = new Map<number, GlyphRun[]>();
  for (const run of collected.runs) {
    run.text = readingOrder(normalizeUnicode(wordsOf(run.letters, trackings)));
    run.rightToLeft = isRightToLeft(run.text);
    if (run.text.trim() === '' || isPrintedTwice(positions, run)) continue;
    const runs = runsByAngle.get(run.angle) ?? [];
    runs.push(run);
    runsByAngle.set(run.angle, runs);
  }
  const byLength = [...runsByAngle].sort((one, other) => textLength(other[1]) - textLength(one[1]));
  const [main, ...others] = byLength;
  const angle = main?.[0] ?? 0;
  const corners = [0, width].flatMap(x => [0, height].map(y => rotate(x, y, angle)[1]));
  const top = Math.min(...corners);
  for (const item of main?.[1] ?? []) item.y -= top;
  const lineNumbers = lineNumbersOf(main?.[1] ?? [], lineNumber);
  const isLineNumber = new Set(lineNumbers);
  return {
    lines: linesInReadingOrder((main?.[1] ?? []).filter(run => !isLineNumber.has(run))),
    lineNumbers,
    otherDirections: others.flatMap(([, items]) => linesInReadingOrder(items)),
    height: Math.max(...corners) - top,
    chars: collected.chars,
    isCut: isCut(),
    hiddenPassages: hidden,
  };
}

interface CollectedRun extends GlyphRun {
  letters: Letter[];
  font: string;
  /** Direction in degrees, clockwise: a multiple of 15, since the text of a scan may be slightly tilted. */
  angle: number;
  hidden: HiddenBy | undefined;
}

/** Range of the distance between the glyphs of a run, in font sizes. */
const glyphGap = { min: -0.2, max: 0.6 };
/** Largest shift of the baseline in a run, in font sizes. */
const shiftMax = 0.25;
/** Share of a page that a scan covers. */
const scanShare = 0.5;

/** The glyphs of a page, joined in the order of the file where they follow each other on a line. */
class CollectedRuns {
  runs: CollectedRun[] = [];
  chars = 0;
  /** Baseline of the last glyph. */
  private y = 0;

  add(glyph: Glyph): void {
    const { text, isMark, width, font, em, size, degrees, spaceBefore, hidden } = glyph;
    const angle = (((Math.round(degrees / 15) * 15) % 360) + 360) % 360;
    const [x, y] = rotate(glyph.x, glyph.y, angle);
    const run = this.runs.at(-1);
    const letter = run?.letters.at(-1);
    this.chars += text.length + (spaceBefore ? 1 : 0);
    const gap = run === undefined ? 0 : (x - run.x - run.width) / em;
    const shift = Math.abs(y - this.y) / size;
    const isNear =
      run?.angle === angle &&
      run.font === font &&
      run.hidden === hidden &&
      Math.abs(run.size - size) < 0.01 * size &&
      gap < glyphGap.max;
    if (isMark && isNear && letter !== undefined && gap > -1 && shift < 1) {
      letter.text += spaceBefore ? ` ${text}` : text;
      return;
    }
    this.y = y;
    if (isNear && gap > glyphGap.min && shift <= shiftMax) {
      run.letters.push({ text, gap, spaceBefore });
      run.width = x + width - run.x;
      return;
    }
    this.runs.push({
      text: '',
      letters: [{ text, gap: 0, spaceBefore: false }],
      x,
      y,
      width,
      size,
      font,
      angle,
      rightToLeft: false,
      spaceBefore: spaceBefore || (gap > wordGap && shift < 1),
      hidden,
    });
  }

  /**
   * Removes hidden runs and returns the number of their passages. The text layer of a scan stays: text in
   * render mode 3 over a large image, and all text of a page that shows none.
   */
  hideRuns(imageShare: number): number {
    const hasVisible = this.runs.some(({ hidden }) => hidden === undefined);
    const isShown = ({ hidden }: CollectedRun): boolean =>
      hidden === undefined ||
      (hidden !== 'layer' && !hasVisible) ||
      (hidden === 'mode' && imageShare >= scanShare);
    const passages = this.runs.filter(
      (run, at) => !isShown(run) && run.hidden !== this.runs[at - 1]?.hidden,
    ).length;
    this.runs = this.runs.filter(isShown);
    return passages;
  }
}

const textLength = (items: GlyphRun[]) => items.reduce((sum, item) => sum + item.text.length, 0);

/** Rotates a point so that text of this angle runs to the right. */
function rotate(x: number, y: number, degrees: number): [number, number] {
  if (degrees === 0) return [x, y];
  const angle = (degrees * Math.PI) / 180;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  return [x * cos + y * sin, y * cos - x * sin];
}

/** Whether a run repeats another at almost the same position: printed bold text and shadows. */
function isPrintedTwice(positions: Map<string, [number, number][]>, { text, x, y, size }: GlyphRun): boolean {
  const isNear = ([px, py]: [number, number]) =>
    Math.abs(px - x) < 0.2 * size && Math.abs(py - y) < 0.2 * size;
  const earlier = positions.get(text) ?? [];
  if (earlier.slice(-8).some(isNear)) return true;
  earlier.push([x, y]);
  positions.set(text, earlier);
  return false;
}
