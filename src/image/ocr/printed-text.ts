/** The deep pass: the text printed in one page of a picture, in as many ways of looking as time allows. */
import type { Region } from '../../contract/injection.js';
import { limits } from '../../limits.js';
import type { Raster } from '../pixels/decode.js';
import type { PrintHints } from '../pixels/text-detection.js';
import { type PrintedLine, recognise } from './recogniser.js';
import { plain, residual, stretched, turned, type Variant } from './variants.js';

export interface PrintedText {
  text: string;
  /** In the grey raster's pixels. */
  region: Region;
  /** How it was brought out. */
  way: Variant['name'];
}

export interface PrintReading {
  texts: PrintedText[];
  /** Ways of looking that there was no time for. */
  skipped: string[];
}

const confidenceMin = 45;
const smallPrintPixels = 14;
const wordsToTrust = 3;
/** Mean of the lines; print at an angle is read, but badly. */
const confidenceToTrust = 80;
/** Degrees; the recogniser itself bears about five more either way. */
const tilts = [8, -8] as const;

/** Reads a page. `startedAt` and `clock` are milliseconds of one clock; no pass begins after `limits.ocrLastPassMs`. */
export async function readPrint(
  grey: Raster,
  hints: PrintHints,
  page: number,
  startedAt: number,
  clock: () => number,
): Promise<PrintReading> {
  const texts: PrintedText[] = [];
  const skipped: string[] = [];
  const pass = async (what: string, make: () => Promise<Variant>): Promise<PrintedLine[]> => {
    if (clock() - startedAt > limits.ocrLastPassMs) {
      skipped.push(what);
      return [];
    }
    const variant = await make();
    const recognised = await recognise(variant.png);
    if (recognised === null) {
      skipped.push(what);
      return [];
    }
    const lines = recognised.filter(readable);
    for (const text of paragraphsOf(lines, variant, grey, page))
      if (!texts.some(known => squeezed(known.text) === squeezed(text.text))) texts.push(text);
    return lines;
  };

  const first = await pass('print', () => plain(grey));
  const few = wordCount(first) < wordsToTrust;
  if (hints.faintLines > 0) {
    const close = await pass('faint print', () => residual(grey, 2, 24));
    if (wordCount(close) < wordsToTrust) await pass('faint print', () => stretched(grey, 8));
    await pass('faint print', () => residual(grey, 25, 60));
  }
  const small = heightOf(first) < smallPrintPixels || (few && hints.lines + hints.columns > 0);
  if (small && Math.max(grey.width, grey.height) * 2 <= limits.ocrSidePixels)
    await pass('small print', () => plain(grey, 2));
  const nothing = texts.length === 0;
  let upright = false;
  if ((few || confidenceOf(first) < confidenceToTrust) && hints.lines > 0)
    for (const angle of tilts) {
      const lines = await pass('tilted print', () => turned(grey, angle));
      upright = wordCount(lines) > wordCount(first) && confidenceOf(lines) >= confidenceToTrust;
      if (upright) break;
    }
  if (few && nothing && !upright && hints.lines + hints.columns > 0)
    for (const angle of hints.columns > hints.lines ? ([90, 270, 180] as const) : ([180, 90, 270] as const))
      if (wordCount(await pass('turned print', () => turned(grey, angle))) >= wordsToTrust) break;
  return { texts, skipped: [...new Set(skipped)] };
}

const readable = ({ text, confidence }: PrintedLine) => confidence >= confidenceMin && /\p{L}{2}/u.test(text);
const squeezed = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
const wordCount = (lines: readonly PrintedLine[]) =>
  lines
    .filter(line => line.confidence >= 65)
    .reduce((sum, { text }) => sum + (text.match(/\p{L}{3,}/gu)?.length ?? 0), 0);

const confidenceOf = (lines: readonly PrintedLine[]): number =>
  lines.length === 0 ? 0 : lines.reduce((sum, { confidence }) => sum + confidence, 0) / lines.length;

function heightOf(lines: readonly PrintedLine[]): number {
  const heights = lines.map(({ box }) => box.y1 - box.y0).sort((a, b) => a - b);
  return heights[Math.floor(heights.length / 4)] ?? 0;
}

const gapInLines = 1.6;

/** Lines close below each other make one text: recognisers part what is set wide. */
function paragraphsOf(
  lines: readonly PrintedLine[],
  variant: Variant,
  grey: Raster,
  page: number,
): PrintedText[] {
  const groups: PrintedLine[][] = [];
  for (const line of lines) {
    const group = groups.at(-1);
    const above = group?.at(-1);
    const belongs =
      above !== undefined &&
      (above.paragraph === line.paragraph ||
        (line.box.y0 >= above.box.y0 &&
          line.box.y0 - above.box.y1 <= gapInLines * (above.box.y1 - above.box.y0) &&
          line.box.x0 < above.box.x1 &&
          line.box.x1 > above.box.x0));
    if (belongs) group!.push(line);
    else groups.push([line]);
  }
  return groups.map(group => ({
    text: group.map(line => line.text).join(' '),
    region: { ...regionOf(group, variant, grey), page },
    way: variant.name,
  }));
}

function regionOf(
  lines: readonly PrintedLine[],
  { scale, turned: angle }: Variant,
  grey: Raster,
): Omit<Region, 'page'> {
  const x0 = Math.min(...lines.map(l => l.box.x0)) / scale;
  const y0 = Math.min(...lines.map(l => l.box.y0)) / scale;
  const x1 = Math.max(...lines.map(l => l.box.x1)) / scale;
  const y1 = Math.max(...lines.map(l => l.box.y1)) / scale;
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  const [w, h] = [grey.width, grey.height];
  // The middle of the turned picture, which is larger, lies on that of the picture.
  const midX = (w * Math.abs(cos) + h * Math.abs(sin)) / 2;
  const midY = (w * Math.abs(sin) + h * Math.abs(cos)) / 2;
  const corners = [x0, x1].flatMap(cx =>
    [y0, y1].map(cy => ({
      x: Math.max(0, Math.min(w, (cx - midX) * cos + (cy - midY) * sin + w / 2)),
      y: Math.max(0, Math.min(h, (cy - midY) * cos - (cx - midX) * sin + h / 2)),
    })),
  );
  const x = Math.min(...corners.map(corner => corner.x));
  const y = Math.min(...corners.map(corner => corner.y));
  const width = Math.max(...corners.map(corner => corner.x)) - x;
  const height = Math.max(...corners.map(corner => corner.y)) - y;
  return { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) };
}
