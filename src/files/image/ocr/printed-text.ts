/** Reads the printed text of a page: OCR of several variants of it, until the time limit. */

import type { Region } from '../../../contract/injection.js';
import { limits } from '../../../contract/limits.js';
import { boxAround, mostFrequent, type Raster } from '../pixels/decode.js';
import type { TextHints } from '../pixels/text-detection.js';
import { type RecognisedLine, recognise } from './recogniser.js';
import { enlarged, residual, rotated, stretched, type Variant } from './variants.js';

export interface PrintedText {
  text: string;
  /** In the grey raster's pixels. */
  region: Region;
  /** The kind of text: the name of its variant, and faint print wherever all ink is faint. */
  kind: Variant['name'];
}

export interface PrintedTextResult {
  texts: PrintedText[];
  /** Kinds of text that were not searched for, because the time limit was reached. */
  skipped: string[];
  /** Whether print was found that is not readable, as print in other scripts than Latin is. */
  hasUnreadable: boolean;
}

const confidenceMin = 45;
/** Confidence below which a line may not be Latin: other scripts get 20 to 55, Latin 65 and more. */
const latinConfidence = 60;
const smallTextPixels = 14;
/** Minimum words of a successful pass. */
const wordsMin = 3;
/** Minimum mean confidence of upright text. Tilted text is recognised with lower confidence. */
const uprightConfidence = 80;
/** Maximum distance of faint ink from its background, in levels. */
const faintReach = 24;
/** Maximum share of a faint text's pixels beyond that distance: noise, and the edges of other text. */
const strongShareMax = 0.005;
/** Rotations in degrees. The recogniser tolerates about five degrees more in either direction. */
const tilts = [8, -8] as const;
/** Turns of a page without upright text, the likeliest first, by the direction of its lines. */
const turns = { columns: [90, 270, 180], lines: [180, 90, 270] } as const;

/**
 * Reads a page. No pass starts after `limits.ocrLastPassMs`.
 * @param spentMs processor time that the request took so far
 */
export async function readPrintedText(
  grey: Raster,
  hints: TextHints,
  page: number,
  spentMs: () => number,
): Promise<PrintedTextResult> {
  const texts: PrintedText[] = [];
  const skipped: string[] = [];
  let unreadable = 0;
  const pass = async (kind: string, make: () => Promise<Variant>): Promise<RecognisedLine[]> => {
    if (spentMs() > limits.ocrLastPassMs) {
      skipped.push(kind);
      return [];
    }
    const variant = await make();
    const recognised = await recognise(variant.png);
    const lines = recognised.filter(isReadable);
    if (kind === 'print') unreadable = recognised.filter(isUnreadable).length;
    for (const text of paragraphsOf(lines, variant, grey, page))
      if (!texts.some(known => lettersOf(known.text) === lettersOf(text.text))) texts.push(text);
    return lines;
  };

  const first = await pass('print', () => enlarged(grey));
  const isSparse = wordCount(first) < wordsMin;
  if (hints.faintLines > 0) {
    const near = await pass('faint print', () => residual(grey, 2, faintReach));
    if (wordCount(near) < wordsMin) await pass('faint print', () => stretched(grey, 8));
    await pass('faint print', () => residual(grey, faintReach + 1, 60));
  }
  const isSmall = heightOf(first) < smallTextPixels || (isSparse && hints.lines + hints.columns > 0);
  if (isSmall && Math.max(grey.width, grey.height) * 2 <= limits.ocrSidePixels)
    await pass('small print', () => enlarged(grey, 2));
  const isEmpty = texts.length === 0;
  const passUntil = async (
    kind: string,
    angles: readonly number[],
    isRight: (lines: readonly RecognisedLine[]) => boolean,
  ): Promise<boolean> => {
    for (const angle of angles) if (isRight(await pass(kind, () => rotated(grey, angle)))) return true;
    return false;
  };
  const mayTilt = (isSparse || confidenceOf(first) < uprightConfidence) && hints.lines > 0;
  const isTilted =
    mayTilt &&
    (await passUntil('tilted print', tilts, lines => {
      return wordCount(lines) > wordCount(first) && confidenceOf(lines) >= uprightConfidence;
    }));
  const mayTurn = isSparse && isEmpty && !isTilted && hints.lines + hints.columns > 0;
  const angles = turns[hints.columns > hints.lines ? 'columns' : 'lines'];
  const isTurned =
    mayTurn && (await passUntil('turned print', angles, lines => wordCount(lines) >= wordsMin));
  return { texts, skipped: [...new Set(skipped)], hasUnreadable: unreadable > 0 && !isTilted && !isTurned };
}

const isReadable = ({ text, confidence }: RecognisedLine) =>
  confidence >= confidenceMin && /\p{L}{2}/u.test(text);

/** Whether a line has letters that the recogniser guessed. Letters of other scripts get low confidence. */
const isUnreadable = ({ text, confidence }: RecognisedLine) =>
  confidence < latinConfidence && /\p{L}{3}/u.test(text);

/** Letters and digits of a text in lower case. Passes may differ in case, spaces and punctuation. */
const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Number of words in the lines that were recognised with confidence. */
const wordCount = (lines: readonly RecognisedLine[]) =>
  lines
    .filter(line => line.confidence >= 65)
    .reduce((sum, { text }) => sum + (text.match(/\p{L}{3,}/gu)?.length ?? 0), 0);

const confidenceOf = (lines: readonly RecognisedLine[]): number =>
  lines.length === 0 ? 0 : lines.reduce((sum, { confidence }) => sum + confidence, 0) / lines.length;

/** Lower quartile of the lines' heights. */
function heightOf(lines: readonly RecognisedLine[]): number {
  const heights = lines.map(({ box }) => box.y1 - box.y0).sort((a, b) => a - b);
  return heights[Math.floor(heights.length / 4)] ?? 0;
}

const gapInLines = 1.6;

/** Joins lines that follow each other closely: the recogniser splits text with wide line spacing. */
function paragraphsOf(
  lines: readonly RecognisedLine[],
  variant: Variant,
  grey: Raster,
  page: number,
): PrintedText[] {
  const groups: RecognisedLine[][] = [];
  for (const line of lines) {
    const group = groups.at(-1);
    const above = group?.at(-1);
    const continues =
      above !== undefined &&
      (above.paragraph === line.paragraph ||
        (line.box.y0 >= above.box.y0 &&
          line.box.y0 - above.box.y1 <= gapInLines * (above.box.y1 - above.box.y0) &&
          line.box.x0 < above.box.x1 &&
          line.box.x1 > above.box.x0));
    if (continues) group!.push(line);
    else groups.push([line]);
  }
  return groups.map(group => {
    const region = regionOf(group, variant, grey);
    return {
      text: group.map(line => line.text).join(' '),
      region: { ...region, page },
      kind: isFaint(region, grey) ? 'faint print' : variant.name,
    };
  });
}

/** Whether all ink of a region is faint. The recogniser reads faint text in any variant. */
function isFaint({ x, y, width, height }: Omit<Region, 'page'>, grey: Raster): boolean {
  const right = Math.min(x + width, grey.width);
  const bottom = Math.min(y + height, grey.height);
  const levels = new Uint8Array(Math.max(0, right - x) * Math.max(0, bottom - y));
  for (let row = y; row < bottom; row++)
    levels.set(grey.data.subarray(row * grey.width + x, row * grey.width + right), (row - y) * (right - x));
  const background = mostFrequent(levels);
  const strong = levels.reduce((sum, level) => sum + Number(Math.abs(level - background) > faintReach), 0);
  return levels.length > 0 && strong <= strongShareMax * levels.length;
}

/** The box around lines, in the grey raster's pixels. */
function regionOf(
  lines: readonly RecognisedLine[],
  { scale, rotation }: Variant,
  grey: Raster,
): Omit<Region, 'page'> {
  const x0 = Math.min(...lines.map(l => l.box.x0)) / scale;
  const y0 = Math.min(...lines.map(l => l.box.y0)) / scale;
  const x1 = Math.max(...lines.map(l => l.box.x1)) / scale;
  const y1 = Math.max(...lines.map(l => l.box.y1)) / scale;
  const [cos, sin] = [Math.cos((rotation * Math.PI) / 180), Math.sin((rotation * Math.PI) / 180)];
  const [w, h] = [grey.width, grey.height];
  // The rotated variant is larger than the raster; both have the same centre.
  const midX = (w * Math.abs(cos) + h * Math.abs(sin)) / 2;
  const midY = (w * Math.abs(sin) + h * Math.abs(cos)) / 2;
  const corners = [x0, x1].flatMap(cx =>
    [y0, y1].map(cy => ({
      x: Math.max(0, Math.min(w, (cx - midX) * cos + (cy - midY) * sin + w / 2)),
      y: Math.max(0, Math.min(h, (cy - midY) * cos - (cx - midX) * sin + h / 2)),
    })),
  );
  return boxAround(corners);
}
