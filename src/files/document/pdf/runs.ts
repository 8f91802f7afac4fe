import { type Letter, wordGap } from './words.js';

/**
 * Why a glyph cannot be seen: its layer is off; it is in render mode 3, as the text layer of a scan is; or
 * its colour, opacity or size hides it.
 */
export type HiddenBy = 'layer' | 'mode' | 'look';

/** Glyphs other than white space, in points, rotated so that text runs to the right and y grows downward. */
export interface GlyphRun {
  letters: Letter[];
  text: string;
  /** Left end, baseline and width. */
  x: number;
  y: number;
  width: number;
  font: object;
  /** Font size across the text. */
  size: number;
  /** Direction in degrees, clockwise: a multiple of 15, since the text of a scan may be slightly tilted. */
  angle: number;
  hidden: HiddenBy | undefined;
  /** Whether white space stands before it in the file. */
  spaceBefore: boolean;
  /** Left end of the paragraph, where a large initial stands before this line. */
  margin?: number;
}

/** Range of the distance between the glyphs of a run, in font sizes. */
const glyphGap = { min: -0.2, max: 0.6 };
/** Largest shift of the baseline in a run, in font sizes. */
const shiftMax = 0.25;
/** Share of a page that a scan covers. */
const scanShare = 0.5;

/** The glyphs of a page, joined in the order of the file where they follow each other on a line. */
export class GlyphRuns {
  runs: GlyphRun[] = [];
  chars = 0;
  /** Baseline of the last glyph. */
  private y = 0;

  /** Adds a glyph. `em` is its font size along the text; a mark is a diacritic above or below a glyph. */
  add(glyph: Omit<GlyphRun, 'letters'>, em: number, isMark: boolean): void {
    const { text, x, y, width, size, spaceBefore } = glyph;
    const run = this.runs.at(-1);
    this.chars += text.length + (spaceBefore ? 1 : 0);
    const gap = run === undefined ? 0 : gapBetween(run, glyph) / em;
    const shift = Math.abs(y - this.y) / size;
    const isNear =
      run?.angle === glyph.angle &&
      run.font === glyph.font &&
      run.hidden === glyph.hidden &&
      Math.abs(run.size - size) < 0.01 * size &&
      gap < glyphGap.max;
    if (isMark && isNear && gap > -1 && shift < 1) {
      run.letters.at(-1)!.text += spaceBefore ? ` ${text}` : text;
      return;
    }
    this.y = y;
    if (isNear && gap > glyphGap.min && shift <= shiftMax) {
      run.letters.push({ text, gap, spaceBefore });
      run.width = x + width - run.x;
    } else
      this.runs.push({
        ...glyph,
        letters: [{ text, gap: 0, spaceBefore: false }],
        spaceBefore: spaceBefore || (gap > wordGap && shift < 1),
      });
  }

  /**
   * Removes hidden runs and returns the number of their passages. The text layer of a scan stays: text in
   * render mode 3 over a large image, and all text of a page that shows none.
   */
  hideRuns(imageShare: number): number {
    const hasVisible = this.runs.some(({ hidden }) => hidden === undefined);
    const isShown = ({ hidden }: GlyphRun): boolean =>
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

/** Distance from the right end of a run to the left end of another. */
export const gapBetween = (one: { x: number; width: number }, other: { x: number }): number =>
  other.x - one.x - one.width;

/** Rotates a point so that text of this angle runs to the right. */
export function rotate(x: number, y: number, degrees: number): [number, number] {
  if (degrees === 0) return [x, y];
  const angle = (degrees * Math.PI) / 180;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  return [x * cos + y * sin, y * cos - x * sin];
}
